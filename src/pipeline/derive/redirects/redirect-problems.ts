/** What is wrong with a redirect: its old address is taken, or it does not lead to a page. */
import type { SiteConfig } from "../../../model/config.ts";
import { closestMatch, didYouMean, type Problem, suggestName } from "../../../model/problems/problem.ts";
import { withReportingSeverity } from "../../../model/problems/reporting-severity.ts";
import { decodeUriText, parseRoute, type Route, routeOf, withoutTrailingSlash } from "../../../model/urls/route.ts";
import type { RedirectContext, RedirectOutcome } from "./redirect-outcome.ts";
import { type RedirectRule, redirectLocation } from "./redirect-rules.ts";

export const occupiedProblem = ({ from, key }: RedirectRule, occupant: string, config: SiteConfig): Problem => ({
	severity: "warning",
	code: "redirect-from-taken",
	message: `redirect from "${from}" is hidden by ${occupant}`,
	...redirectLocation(key, config),
	hint: "remove the redirect, or move what is there",
});

/** The problems of a rule across all locales. */
export function findRedirectProblems(
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
