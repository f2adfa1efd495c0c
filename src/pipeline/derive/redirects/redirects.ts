/**
 * Redirects from old addresses:
 *
 * 1. Read the rules from the configuration.
 * 2. In each locale, follow each rule to a page, a public file or another site, possibly through other rules.
 * 3. Write each as a page, which works on any host, and as lines of `_redirects`, which some hosts read.
 *
 * A locale without a home page gets one more (`home-redirects.ts`).
 */
import type { Locale, SiteConfig } from "../../../model/config.ts";
import {
	closestMatch,
	didYouMean,
	type Problem,
	type SourceLocation,
	suggestName,
	wholeFile,
} from "../../../model/problems/problem.ts";
import { withReportingSeverity } from "../../../model/problems/reporting-severity.ts";
import type { Chrome } from "../../../model/site/chrome.ts";
import type { Output, ResolvedSite, SiteRedirect } from "../../../model/site/site.ts";
import {
	decodeUriText,
	hrefOf,
	htmlFileOf,
	localizedRoute,
	parseRoute,
	type Route,
	routeOf,
	withoutTrailingSlash,
} from "../../../model/urls/route.ts";
import { hostPath } from "../urls.ts";
import {
	createRedirectContext,
	followRedirect,
	type RedirectContext,
	type RedirectOutcome,
} from "./redirect-outcome.ts";
import { type RedirectTarget, renderRedirectPage } from "./redirect-page.ts";
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

// Problems with redirects.

const occupiedProblem = ({ from, key }: RedirectRule, occupant: string, config: SiteConfig): Problem => ({
	severity: "warning",
	code: "redirect-from-taken",
	message: `redirect from "${from}" is hidden by ${occupant}`,
	...redirectLocation(key, config),
	hint: "remove the redirect, or move what is there",
});

/** The problems of a rule across all locales. */
function findRedirectProblems(
	rule: RedirectRule,
	outcomes: readonly RedirectOutcome[],
	context: RedirectContext,
): readonly Problem[] {
	const loop = outcomes.find(({ kind }) => kind === "loop");
	if (loop) return loopProblems(rule, loop.chain, context.config);
	const missing = outcomes.find(({ kind }) => kind === "nowhere");
	if (missing?.kind === "nowhere" && missing.chain.length === 1)
		return missingTargetProblems(rule, missing.path, context);
	const chain = outcomes.find(({ kind, chain }) => kind === "target" && chain.length > 1);
	return [
		...(chain ? [chainProblem(rule, chain.chain, context.config)] : []),
		...fullUrlProblems(rule, context),
		...brokenAnchorProblems(rule, outcomes, context),
	];
}

/** A loop is reported once, by the rule whose old path sorts first. Rules that lead into the loop are not reported. */
function loopProblems(rule: RedirectRule, chain: readonly RedirectRule[], config: SiteConfig): readonly Problem[] {
	const loop = chain.slice(chain.indexOf(chain.at(-1) as RedirectRule));
	const [first] = loop.map(({ path }) => path).sort();
	if (rule.path !== first) return [];
	const isOwn = loop.every((one) => one === rule);
	const names = loop.map(({ from }) => `"${from}"`).join(" to ");
	return [
		{
			severity: "error",
			code: "redirect-loop",
			message: isOwn ? `redirect from "${rule.from}" to itself` : `redirect loop: ${names}`,
			...redirectLocation(rule.key, config),
			hint: isOwn ? "write the path of a page as its target, or remove it" : "redirect one of them to a page",
		},
	];
}

/** A page that only some locales have is not reported, nor one of a locale that is not being built. */
function missingTargetProblems(
	{ from, to, key }: RedirectRule,
	path: Route,
	{ config, pages, locales }: RedirectContext,
): readonly Problem[] {
	if (pages.has(withoutTrailingSlash(path))) return [];
	if (locales.length < config.locales.length) return [];
	return withReportingSeverity(config.onBrokenLinks, {
		code: "redirect-target",
		message: `broken redirect from "${from}" to "${to.kind === "path" ? to.written : to.url}"`,
		...redirectLocation(`${key}.to`, config),
		hint:
			inOtherVersion(path, { config, pages }) ??
			didYouMean(path, pages.keys()) ??
			"write the path of a page without the locale prefix",
	});
}

/** A hint if another version of the documentation has the page. */
function inOtherVersion(path: string, { config, pages }: Pick<RedirectContext, "config" | "pages">) {
	const paths = config.docs.flatMap(({ routeBasePath, versions }) => {
		const homes = versions.map((version) => routeOf(`${routeBasePath}/${version.path}/`));
		const rests = homes.filter((home) => `${path}/`.startsWith(home)).map((home) => path.slice(home.length));
		return homes.flatMap((home) => rests.map((rest) => withoutTrailingSlash(home + rest)));
	});
	const found = paths.find((one) => pages.has(one));
	return found && `another version has it: ${suggestName(found)}`;
}

const chainProblem = ({ from, key }: RedirectRule, chain: readonly RedirectRule[], config: SiteConfig): Problem => ({
	severity: "info",
	code: "redirect-chain",
	message: `redirect chain from "${from}" through ${chain
		.slice(1)
		.map((one) => `"${one.from}"`)
		.join(" and ")}`,
	...redirectLocation(key, config),
	hint: "readers are redirected to the end directly; you can shorten the chain",
});

/** A full URL hides from these checks that it is a page of this site, and leads to the default locale from all of them. */
function fullUrlProblems(
	{ from, to, key }: RedirectRule,
	{ config, pages, rules }: RedirectContext,
): readonly Problem[] {
	const home = config.url + config.baseUrl;
	if (to.kind !== "elsewhere" || !to.url.startsWith(home)) return [];
	const { pathname } = new URL(`/${to.url.slice(home.length)}`, config.url);
	const path = withoutTrailingSlash(parseRoute(pathname));
	if (!pages.has(path) && !rules.has(path)) return [];
	return [
		{
			severity: "info",
			code: "redirect-full-url",
			message: `redirect from "${from}" to the full URL of a page of this site`,
			...redirectLocation(`${key}.to`, config),
			hint: `write "/${to.url.slice(home.length)}", which leads to the page in each locale`,
		},
	];
}

/** The fragment of a target whose page has no such id. Only the ids of Markdown are known. */
function brokenAnchorProblems(
	{ from, key }: RedirectRule,
	outcomes: readonly RedirectOutcome[],
	{ anchors, config }: RedirectContext,
): readonly Problem[] {
	for (const outcome of outcomes) {
		if (outcome.kind !== "target" || !outcome.page) continue;
		const { route, writtenIn } = outcome.page;
		const ids = writtenIn === "markdown" ? anchors[route] : undefined;
		const [, hash] = outcome.target.href.split("#", 2);
		const id = decodeUriText(hash ?? "");
		if (!id || !ids || ids.includes(id)) continue;
		const near = closestMatch(id, ids);
		return withReportingSeverity(config.onBrokenAnchors, {
			code: "broken-anchor",
			message: `redirect from "${from}" to the broken anchor #${id} on ${route}`,
			...redirectLocation(`${key}.to`, config),
			...(near && { hint: suggestName(`#${near}`) }),
		});
	}
	return [];
}
