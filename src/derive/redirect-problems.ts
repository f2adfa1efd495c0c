/** Problems with redirects. */
import type { SiteConfig } from "../model/config.ts";
import { didYouMean, type Problem } from "../model/problem.ts";
import { type Route, withoutTrailingSlash } from "../model/route.ts";
import type { RedirectContext, RedirectOutcome } from "./redirect-outcome.ts";
import type { RedirectRule } from "./redirect-rules.ts";

/** The start of the configuration file: redirects are values made by a program, which have no line number. */
export const configLocation = ({ configPath }: SiteConfig) => ({
	path: configPath,
	line: 1,
	column: 1,
});

export const occupiedProblem = (
	{ from }: RedirectRule,
	occupant: string,
	config: SiteConfig,
): Problem => ({
	severity: "warning",
	code: "redirect-from-taken",
	message: `redirect from "${from}" is hidden by ${occupant}`,
	at: configLocation(config),
	hint: "remove the redirect, or move what is there",
});

/** The problem of a rule across all locales, if any. */
export function redirectProblemOf(
	rule: RedirectRule,
	outcomes: readonly RedirectOutcome[],
	context: RedirectContext,
): Problem | undefined {
	const loop = outcomes.find(({ kind }) => kind === "loop");
	if (loop) return loopProblem(rule, loop.chain, context.config);
	const missing = outcomes.find(({ kind }) => kind === "nowhere");
	if (missing?.kind === "nowhere" && missing.chain.length === 1)
		return missingTargetProblem(rule, missing.path, context);
	const chain = outcomes.find(
		({ kind, chain }) => kind === "target" && chain.length > 1,
	);
	return chain && chainProblem(rule, chain.chain, context.config);
}

/** A loop is reported once, by the rule whose old path sorts first. Rules that lead into the loop are not reported. */
function loopProblem(
	rule: RedirectRule,
	chain: readonly RedirectRule[],
	config: SiteConfig,
): Problem | undefined {
	const loop = chain.slice(chain.indexOf(chain.at(-1) as RedirectRule));
	const [first] = loop.map(({ path }) => path).sort();
	if (rule.path !== first) return undefined;
	const names = loop.map(({ from }) => `"${from}"`).join(" to ");
	return {
		severity: "error",
		code: "redirect-loop",
		message: `redirect loop: ${names}`,
		at: configLocation(config),
		hint: "redirect one of them to a page",
	};
}

/** A page that only some locales have is not reported, nor one of a locale that is not being built. */
function missingTargetProblem(
	{ from, to }: RedirectRule,
	path: Route,
	{ config, pages, locales }: RedirectContext,
): Problem | undefined {
	if (pages.has(withoutTrailingSlash(path))) return undefined;
	if (locales.length < config.locales.length) return undefined;
	return {
		severity: "error",
		code: "redirect-target",
		message: `broken redirect from "${from}" to "${to.kind === "path" ? to.written : to.url}"`,
		at: configLocation(config),
		hint:
			didYouMean(path, pages.keys()) ??
			"write the path of a page without the locale prefix",
	};
}

const chainProblem = (
	{ from }: RedirectRule,
	chain: readonly RedirectRule[],
	config: SiteConfig,
): Problem => ({
	severity: "info",
	code: "redirect-chain",
	message: `redirect chain from "${from}" through ${chain
		.slice(1)
		.map((one) => `"${one.from}"`)
		.join(" and ")}`,
	at: configLocation(config),
	hint: "readers are redirected to the end directly; you can shorten the chain",
});
