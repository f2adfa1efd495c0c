/** Redirects as the author wants them, checked as far as that is possible without the pages. */
import type { SiteConfig } from "../model/config.ts";
import type { Page } from "../model/page.ts";
import type { Problem, Severity } from "../model/problem.ts";
import {
	fileOf,
	hrefOf,
	type OutputPath,
	parseRoute,
	type Route,
	type RouteForm,
	routeOf,
	sameRoute,
} from "../model/route.ts";
import { pathOf } from "./address.ts";
import {
	type Destination,
	destinationOf,
	oldAddress,
	prefixOf,
} from "./redirect-address.ts";
import { inConfig } from "./redirect-problems.ts";

/** One old path and where it leads. Paths are without locale prefix. */
export interface Rule {
	/** As the author wrote it. */
	readonly from: string;
	/** The same, decoded. */
	readonly address: string;
	/** The same as a page of that address would have it. */
	readonly path: Route;
	/** The old address named a file, `/old.html`: it is served from that very file. */
	readonly isFile: boolean;
	readonly to: Destination;
}

/** The rules of the configuration, in its order; of two for one old path, the first. */
export function rulesOf(
	config: SiteConfig,
	pages: readonly Page[],
): { rules: Rule[]; problems: Problem[] } {
	const rules = new Map<string, Rule>();
	const created = createdWishes(config, pages);
	const problems = [...created.problems];
	for (const wish of [...listedWishes(config), ...created.wishes]) {
		const rule = ruleOf(wish, config);
		if ("code" in rule) problems.push(rule);
		else {
			const file = ruleFile(rule, rule.path, config.routeForm);
			const first = rules.get(file);
			if (first) problems.push(...duplicate(rule, first, config));
			else rules.set(file, rule);
		}
	}
	return { rules: [...rules.values()], problems };
}

/** The file that answers at an old address; `route` is the rule's path in some locale. */
export const ruleFile = (
	rule: Rule,
	route: Route,
	form: RouteForm,
): OutputPath => fileOf(route, rule.isFile ? "bare" : form);

interface Wish {
	readonly from: string;
	readonly to: string;
}

const listedWishes = (config: SiteConfig): Wish[] =>
	config.redirects.list.flatMap(({ from, to }) =>
		from.map((one) => ({ from: one, to })),
	);

function createdWishes(
	config: SiteConfig,
	pages: readonly Page[],
): { wishes: Wish[]; problems: Problem[] } {
	const { create } = config.redirects;
	if (!create) return { wishes: [], problems: [] };
	const paths = new Map<string, string>();
	for (const page of pages) {
		const path = pathOf(page, config);
		const key = sameRoute(path);
		if (page.kind !== "not-found" && !paths.has(key)) paths.set(key, path);
	}
	const wishes: Wish[] = [];
	for (const path of paths.values()) {
		try {
			for (const from of create(path) ?? [])
				wishes.push({ from, to: hrefOf(path, "/") });
		} catch (error) {
			return { wishes, problems: [createFailed(path, error, config)] };
		}
	}
	return { wishes, problems: [] };
}

const createFailed = (
	path: string,
	error: unknown,
	config: SiteConfig,
): Problem => ({
	severity: "error",
	code: "redirects-create",
	message: `redirects.create failed for “${path}”: ${error instanceof Error ? error.message : String(error)}`,
	at: inConfig(config),
	hint: "it takes a path and returns a list of old paths, or nothing",
});

function ruleOf({ from, to }: Wish, config: SiteConfig): Rule | Problem {
	const address = oldAddress(from);
	if (address === undefined)
		return {
			severity: "error",
			code: "redirect-from",
			message: `redirect from “${from}”, which is not a path of the site`,
			at: inConfig(config),
			hint: "write it from the root, without query, fragment and “..”: /help/old",
		};
	const prefix = prefixOf(address, config);
	if (prefix)
		return {
			severity: "error",
			code: "redirect-from",
			message: `redirect from “${from}”, which begins with the locale “${prefix}”`,
			at: inConfig(config),
			hint: "leave the locale out: a redirect is made for every locale",
		};
	const destination = destinationOf(to);
	if (destination) {
		const path = parseRoute(from);
		const isFile = path !== routeOf(address);
		return { from, address, path, isFile, to: destination };
	}
	return {
		severity: "error",
		code: "redirect-target",
		message: `redirect from “${from}” leads to “${to}”, which is neither a path of the site nor an http address`,
		at: inConfig(config),
		hint: "write /help/new or https://example.org/new",
	};
}

const severities: Readonly<Record<string, Severity>> = {
	warn: "warning",
	throw: "error",
};

function duplicate(rule: Rule, first: Rule, config: SiteConfig): Problem[] {
	const severity = severities[config.onDuplicateRoutes];
	if (!severity) return [];
	const name = ({ to }: Rule) => (to.kind === "path" ? to.written : to.url);
	return [
		{
			severity,
			code: "duplicate-redirect",
			message: `redirect from “${rule.from}” is there twice: to “${name(first)}” and to “${name(rule)}”`,
			at: inConfig(config),
			hint: "the first one counts; take the other out",
		},
	];
}
