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

/** @param key where a redirect is written, such as `redirects[2]` */
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
export function createRedirectRules(
	config: SiteConfig,
	pages: readonly Page[],
): { rules: RedirectRule[]; problems: Problem[] } {
	const rules = new Map<string, RedirectRule>();
	const { requests, problems } = redirectRequests(config, pages);
	for (const request of requests) {
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
export const redirectFileOf = (rule: RedirectRule, route: Route, trailingSlash: TrailingSlash): OutputPath =>
	htmlFileOf(route, rule.isFile ? "bare" : trailingSlash);

interface RedirectRequest {
	readonly from: string;
	readonly to: string;
	readonly key: string;
}

/** In the order of the configuration. */
function redirectRequests(
	config: SiteConfig,
	pages: readonly Page[],
): { requests: RedirectRequest[]; problems: Problem[] } {
	const requests: RedirectRequest[] = [];
	const problems: Problem[] = [];
	config.redirects.forEach((item, index) => {
		const key = `redirects[${index}]`;
		if (typeof item !== "function") requests.push(...[item.from].flat().map((from) => ({ from, to: item.to, key })));
		else
			for (const path of pagePathsOf(pages, config)) {
				try {
					for (const from of [item(path) ?? []].flat()) requests.push({ from, to: hrefOf(path, "/"), key });
				} catch (error) {
					problems.push(functionFailedProblem(path, error, redirectLocation(key, config)));
					break;
				}
			}
	});
	return { requests, problems };
}

/** Without locale, once each. */
function pagePathsOf(pages: readonly Page[], config: SiteConfig): Iterable<string> {
	const paths = new Map<string, string>();
	for (const page of pages) {
		const path = pathWithoutLocale(page, config);
		const key = withoutTrailingSlash(path);
		if (page.hasAddress && !paths.has(key)) paths.set(key, path);
	}
	return paths.values();
}

const functionFailedProblem = (
	path: string,
	error: unknown,
	location: ReturnType<typeof redirectLocation>,
): Problem => ({
	severity: "error",
	code: "redirects-function",
	message: `the function in redirects failed for "${path}": ${error instanceof Error ? error.message : String(error)}`,
	...location,
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
