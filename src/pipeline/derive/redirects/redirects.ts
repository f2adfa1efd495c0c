/**
 * Redirects from old addresses:
 *
 * 1. Read the rules from the configuration.
 * 2. In each locale, follow each rule to a page, a public file or another site, possibly through other rules.
 * 3. Write each as a page, which works on any host, and as lines of `_redirects`, which some hosts read.
 *
 * A locale without a home page gets one more. `redirect-problems.ts` tells what is wrong with a rule.
 */
import type { Locale } from "../../../model/config.ts";
import { type Problem, type SourceLocation, wholeFile } from "../../../model/problems/problem.ts";
import type { Chrome } from "../../../model/site/chrome.ts";
import type { Output, ResolvedSite, SiteRedirect } from "../../../model/site/site.ts";
import { hrefOf, htmlFileOf, localizedRoute, type Route, withoutTrailingSlash } from "../../../model/urls/route.ts";
import { hostPath } from "../urls.ts";
import { createRedirectContext, followRedirect, type RedirectContext } from "./redirect-outcome.ts";
import { type RedirectTarget, renderRedirectPage } from "./redirect-page.ts";
import { findRedirectProblems, occupiedProblem } from "./redirect-problems.ts";
import { createRedirectRules, type RedirectRule, redirectFileOf, redirectLocation } from "./redirect-rules.ts";

/** The redirects of all built locales. Files in `publicFiles` are never overwritten. */
export function deriveRedirects(site: ResolvedSite, publicFiles: ReadonlySet<string>) {
	const { rules, problems } = createRedirectRules(site.config, site.pages);
	const context = createRedirectContext(site, rules, publicFiles);
	const results = rules.map((rule) => outputsOfRule(rule, context));
	const written = results.flatMap((one) => one.outputs);
	const home = deriveHomeRedirects(
		site,
		(path) => publicFiles.has(path) || written.some((output) => output.path === path),
	);
	return {
		/** A page for each old address. */
		outputs: [...written, ...home.outputs],
		/** For hosts that read `_redirects`. */
		lines: [...results.flatMap((one) => one.lines), ...home.lines],
		/** Those that the configuration names, also those that lead nowhere. */
		redirects: results.flatMap((one) => one.redirects),
		/** Name and location of the redirect that a page is written for, by the page's path. */
		origins: new Map(results.flatMap((one) => one.origins)),
		problems: [...problems, ...results.flatMap((one) => one.problems), ...home.problems],
	};
}

export type Redirects = ReturnType<typeof deriveRedirects>;

/** What a file is generated from. */
export interface Origin {
	readonly name: string;
	readonly at: SourceLocation;
}

interface RedirectOutputs {
	readonly outputs: Output[];
	readonly lines: string[];
	readonly redirects: SiteRedirect[];
	readonly origins: [path: string, Origin][];
	readonly problems: Problem[];
}

/** The files of a rule in all locales. */
function outputsOfRule(rule: RedirectRule, context: RedirectContext): RedirectOutputs {
	const result: RedirectOutputs = { outputs: [], lines: [], redirects: [], origins: [], problems: [] };
	const origin = { name: `the redirect from "${rule.from}"`, ...redirectLocation(rule.key, context.config) };
	const occupants = context.locales.map((locale) => findOccupant(rule, locale, context));
	const taken = occupants.find((what) => what !== undefined);
	if (taken) result.problems.push(occupiedProblem(rule, taken, context.config));
	const free = context.locales.filter((_, index) => !occupants[index]);
	const outcomes = free.map((locale) => followRedirect(rule, locale, context));
	result.problems.push(...findRedirectProblems(rule, outcomes, context));
	for (const [index, locale] of free.entries()) {
		const outcome = outcomes[index];
		const { path, address, addresses } = collectOldAddresses(rule, locale, context);
		const { key } = rule;
		if (outcome?.kind !== "target") {
			result.redirects.push({ from: address, key });
			continue;
		}
		const { href } = outcome.target;
		result.redirects.push({ from: address, to: href, key });
		result.outputs.push({ path, contents: renderRedirectPage(outcome.target, locale) });
		result.origins.push([path, origin]);
		result.lines.push(...addresses.map((from) => hostRedirectLine(from, outcome.target)));
	}
	return result;
}

/** The page or file that is already at the old address. */
function findOccupant(rule: RedirectRule, locale: Locale, context: RedirectContext): string | undefined {
	const from = withoutTrailingSlash(rule.path);
	const page = (context.pages.get(from) ?? context.pagesIgnoringCase.get(from.toLowerCase()))?.[locale.name];
	if (page) return `the page ${page.route}`;
	const { path, route } = collectOldAddresses(rule, locale, context);
	const file = [path, withoutTrailingSlash(route).slice(1)].find((one) => context.publicFiles.has(one));
	return file && `the public file ${file}`;
}

/** The old address in a locale: its file, and the paths that hosts may be asked for. */
function collectOldAddresses(rule: RedirectRule, locale: Locale, { config }: RedirectContext) {
	const route = localizedRoute(rule.path, locale.name, config.defaultLocale);
	const path = redirectFileOf(rule, route, config.trailingSlash);
	const bare = withoutTrailingSlash(route);
	const routes = rule.isFile ? [`/${path}`] : bare === "/" ? [bare] : [bare, `${bare}/`];
	return { route, path, address: routes[0] as string, addresses: routes.map((one) => hrefOf(one, config.baseUrl)) };
}

const hostRedirectLine = (from: string, { href }: RedirectTarget): string => `${hostPath(from)} ${href} 301\n`;

// A locale without a home page: readers are led to its documentation, otherwise to its news.

/** @param taken whether a page, a public file or another redirect is at a path of the output */
function deriveHomeRedirects(site: ResolvedSite, taken: (path: string) => boolean) {
	const result: Pick<RedirectOutputs, "outputs" | "lines" | "problems"> = { outputs: [], lines: [], problems: [] };
	const { config } = site;
	const routes = new Set(site.pages.map(({ route }) => route));
	const empty: string[] = [];
	for (const chrome of Object.values(site.chromes)) {
		const path = htmlFileOf(chrome.home, config.trailingSlash);
		if (routes.has(chrome.home) || taken(path)) continue;
		const target = targetOf(chrome, routes);
		if (!target) {
			empty.push(chrome.locale.name);
			continue;
		}
		const href = hrefOf(target.route, config.baseUrl);
		result.outputs.push({
			path,
			contents: renderRedirectPage({ href, url: config.url + href, title: target.title }, chrome.locale),
		});
		// Temporary, because the site may get a home page.
		result.lines.push(`${hrefOf(chrome.home, config.baseUrl)} ${href} 302\n`);
	}
	const hasContent = config.docs.length > 0 || config.news; // then its pages have problems of their own
	if (empty.length > 0 && !hasContent)
		result.problems.push({
			severity: "warning",
			code: "no-home-page",
			message: `the site has no home page in ${empty.map((name) => `"${name}"`).join(", ")}, and no documents or posts to lead readers to`,
			at: wholeFile(config.configPath),
			hint: `create ${config.contentPath}/${empty[0]}/${config.pages.path}/index.md`,
		});
	return result;
}

function targetOf({ versions, news, site }: Chrome, routes: ReadonlySet<Route>) {
	const docs = versions.find(({ isLast }) => isLast)?.home;
	if (docs && routes.has(docs)) return { route: docs, title: site.title };
	if (news && routes.has(news.route)) return { route: news.route, title: news.title };
	return undefined;
}
