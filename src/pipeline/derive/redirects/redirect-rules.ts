/** Redirect rules, validated as far as possible without knowing the pages. */
import type { SiteConfig } from "../../../model/config.ts";
import { type Problem, startOfFile } from "../../../model/problems/problem.ts";
import { withReportingSeverity } from "../../../model/problems/reporting-severity.ts";
import type { Page } from "../../../model/site/page.ts";
import {
	decodeUriText,
	hrefOf,
	htmlFileOf,
	type OutputPath,
	parseRoute,
	type Route,
	routeOf,
	type TrailingSlash,
	withoutTrailingSlash,
} from "../../../model/urls/route.ts";
import { routeProblem, writtenPathProblem } from "../../../model/urls/safe-path.ts";
import { pathWithoutLocale } from "../urls.ts";

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
export function createRedirectRules(config: SiteConfig, pages: readonly Page[]) {
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
function redirectRequests(config: SiteConfig, pages: readonly Page[]) {
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
		return { from, address, path, isFile: path !== routeOf(address), to: destination, key };
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

// Validates the addresses of redirects, so that no redirect leads to another site unintentionally.

/** The target of a redirect: another site, or a path without locale prefix. */
type RedirectDestination =
	| { readonly kind: "elsewhere"; readonly url: string }
	| {
			readonly kind: "path";
			/** As the author wrote it. */
			readonly written: string;
			/** The decoded path. */
			readonly file: string;
			/** The route of that path. */
			readonly path: Route;
			/** Query and fragment, percent-encoded. */
			readonly ending: string;
	  };

/** Control characters and backslashes: browsers ignore the former and read the latter as slashes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finds them on purpose
const UNSAFE_CHARACTERS = /[\u0000-\u001f\u007f\\]/;

/** Decodes an old address; `undefined` if it is not a path that can become a file. */
function parseOldAddress(from: unknown): string | undefined {
	if (typeof from !== "string" || !/^\/(?!\/)/.test(from)) return undefined;
	if (writtenPathProblem(from) || routeProblem(decodeUriText(from))) return undefined;
	return decodeUriText(from);
}

/** The locale prefix of a path. The default locale has no prefix, so `/en/help` is a path like any other. */
const localePrefixOf = (path: string, config: SiteConfig): string | undefined =>
	config.locales
		.map(({ name }) => name)
		.filter((name) => name !== config.defaultLocale)
		.find((name) => path === `/${name}` || path.startsWith(`/${name}/`));

/** A destination that is safe to write into a page; `undefined` if there is none. */
function parseDestination(to: unknown): RedirectDestination | undefined {
	if (typeof to !== "string" || UNSAFE_CHARACTERS.test(decodeUriText(to))) return undefined;
	if (/^https?:\/\/[^/]/i.test(to)) return URL.canParse(to) ? { kind: "elsewhere", url: new URL(to).href } : undefined;
	if (!/^\/(?!\/)/.test(to)) return undefined;
	const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
	const { search, hash } = new URL(rest, "https://example.org/");
	return { kind: "path", written: to, file: decodeUriText(path), path: parseRoute(path), ending: search + hash };
}
