/** Problems with redirects. */
import type { SiteConfig } from "../model/config.ts";
import { didYouMean, type Problem, startOfFile } from "../model/problem.ts";
import { type Route, withoutTrailingSlash } from "../model/route.ts";
import type { RedirectContext, RedirectOutcome } from "./redirect-outcome.ts";
import type { RedirectRule } from "./redirect-rules.ts";

/** @param key where a redirect is written, such as `redirects[2]`; those of `createRedirects` have its key */
export const redirectLocation = (key: string, { configPath }: SiteConfig) => ({
	at: startOfFile(configPath),
	configKey: key,
});

export const occupiedProblem = (
	{ from, key }: RedirectRule,
	occupant: string,
	config: SiteConfig,
): Problem => ({
	severity: "warning",
	code: "redirect-from-taken",
	message: `redirect from "${from}" is hidden by ${occupant}`,
	...redirectLocation(key, config),
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
		...redirectLocation(rule.key, config),
		hint: "redirect one of them to a page",
	};
}

/** A page that only some locales have is not reported, nor one of a locale that is not being built. */
function missingTargetProblem(
	{ from, to, key }: RedirectRule,
	path: Route,
	{ config, pages, locales }: RedirectContext,
): Problem | undefined {
	if (pages.has(withoutTrailingSlash(path))) return undefined;
	if (locales.length < config.locales.length) return undefined;
	return {
		severity: "error",
		code: "redirect-target",
		message: `broken redirect from "${from}" to "${to.kind === "path" ? to.written : to.url}"`,
		...redirectLocation(key, config),
		hint:
			didYouMean(path, pages.keys()) ??
			"write the path of a page without the locale prefix",
	};
}

const chainProblem = (
	{ from, key }: RedirectRule,
	chain: readonly RedirectRule[],
	config: SiteConfig,
): Problem => ({
	severity: "info",
	code: "redirect-chain",
	message: `redirect chain from "${from}" through ${chain
		.slice(1)
		.map((one) => `"${one.from}"`)
		.join(" and ")}`,
	...redirectLocation(key, config),
	hint: "readers are redirected to the end directly; you can shorten the chain",
});
