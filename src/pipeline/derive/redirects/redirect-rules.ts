/** Redirect rules, validated as far as possible without knowing the pages. */
import type { SiteConfig } from "../../../model/config.ts";
import { type Problem, startOfFile } from "../../../model/problems/problem.ts";
import { withReportingSeverity } from "../../../model/problems/reporting-severity.ts";
import type { Page } from "../../../model/site/page.ts";
import {
	hrefOf,
	htmlFileOf,
	type OutputPath,
	parseRoute,
	type Route,
	routeOf,
	type TrailingSlash,
	withoutTrailingSlash,
} from "../../../model/urls/route.ts";
import { pathWithoutLocale } from "../urls.ts";
import { localePrefixOf, parseDestination, parseOldAddress, type RedirectDestination } from "./redirect-address.ts";

/** @param key where a redirect is written, such as `redirects[2]`; those of `createRedirects` have its key */
export const redirectLocation = (key: string, { configPath }: SiteConfig) => ({
	at: startOfFile(configPath),
	configKey: key,
});

/** An old path and its destination. Paths have no locale prefix. */
export interface RedirectRule {
	/** As the author wrote it. */
	readonly from: string;
	/** Decoded. */
	readonly address: string;
	/** The route of that path. */
	readonly path: Route;
	/** Whether the old address names a file, as in `/old.html`, which must then be the file served. */
	readonly isFile: boolean;
	readonly to: RedirectDestination;
	/** Its key in the configuration. */
	readonly key: string;
}

/** The configured rules in order. If two have the same old path, the first one counts. */
export function redirectRulesOf(
	config: SiteConfig,
	pages: readonly Page[],
): { rules: RedirectRule[]; problems: Problem[] } {
	const rules = new Map<string, RedirectRule>();
	const created = createdRequests(config, pages);
	const problems = [...created.problems];
	for (const request of [...listedRequests(config), ...created.requests]) {
		const rule = toRedirectRule(request, config);
		if ("code" in rule) problems.push(rule);
		else {
			const file = redirectFileOf(rule, rule.path, config.trailingSlash);
			const first = rules.get(file);
			if (first) problems.push(...duplicateRedirectProblems(rule, first, config));
			else rules.set(file, rule);
		}
	}
	return { rules: [...rules.values()], problems };
}

/** The file for an old address; `route` is the rule's path in some locale. */
export const redirectFileOf = (rule: RedirectRule, route: Route, form: TrailingSlash): OutputPath =>
	htmlFileOf(route, rule.isFile ? "bare" : form);

interface RedirectRequest {
	readonly from: string;
	readonly to: string;
	readonly key: string;
}

const listedRequests = (config: SiteConfig): RedirectRequest[] =>
	config.redirects.list.flatMap(({ from, to }, index) =>
		from.map((one) => ({ from: one, to, key: `redirects[${index}]` })),
	);

const CREATE_KEY = "createRedirects";

function createdRequests(
	config: SiteConfig,
	pages: readonly Page[],
): { requests: RedirectRequest[]; problems: Problem[] } {
	const { create } = config.redirects;
	if (!create) return { requests: [], problems: [] };
	const paths = new Map<string, string>();
	for (const page of pages) {
		const path = pathWithoutLocale(page, config);
		const key = withoutTrailingSlash(path);
		if (page.hasAddress && !paths.has(key)) paths.set(key, path);
	}
	const requests: RedirectRequest[] = [];
	for (const path of paths.values()) {
		try {
			for (const from of create(path) ?? []) requests.push({ from, to: hrefOf(path, "/"), key: CREATE_KEY });
		} catch (error) {
			return {
				requests,
				problems: [createFailedProblem(path, error, config)],
			};
		}
	}
	return { requests, problems: [] };
}

const createFailedProblem = (path: string, error: unknown, config: SiteConfig): Problem => ({
	severity: "error",
	code: "redirects-create",
	message: `createRedirects failed for "${path}": ${error instanceof Error ? error.message : String(error)}`,
	...redirectLocation(CREATE_KEY, config),
	hint: "it must take a path, and return a list of old paths or undefined",
});

function toRedirectRule({ from, to, key }: RedirectRequest, config: SiteConfig): RedirectRule | Problem {
	const address = parseOldAddress(from);
	if (address === undefined)
		return {
			severity: "error",
			code: "redirect-from",
			message: `invalid redirect source "${from}"`,
			...redirectLocation(key, config),
			hint: 'write an absolute path without query, fragment and "..", such as /help/old',
		};
	const prefix = localePrefixOf(address, config);
	if (prefix)
		return {
			severity: "error",
			code: "redirect-from",
			message: `redirect source "${from}" starts with the locale "${prefix}"`,
			...redirectLocation(key, config),
			hint: "remove the locale: redirects apply to every locale",
		};
	const destination = parseDestination(to);
	if (destination) {
		const path = parseRoute(from);
		const isFile = path !== routeOf(address);
		return { from, address, path, isFile, to: destination, key };
	}
	return {
		severity: "error",
		code: "redirect-target",
		message: `invalid target "${to}" of the redirect from "${from}"`,
		...redirectLocation(key, config),
		hint: "write a path such as /help/new, or a URL such as https://example.org/new",
	};
}

function duplicateRedirectProblems(rule: RedirectRule, first: RedirectRule, config: SiteConfig): Problem[] {
	const name = ({ to }: RedirectRule) => (to.kind === "path" ? to.written : to.url);
	return withReportingSeverity(config.onDuplicateRoutes, {
		code: "duplicate-redirect",
		message: `duplicate redirect from "${rule.from}": to "${name(first)}" and to "${name(rule)}"`,
		...redirectLocation(rule.key, config),
		hint: "remove the second one, which has no effect",
	});
}
