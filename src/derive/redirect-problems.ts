/** What is wrong with redirects, in the author's words. */
import type { SiteConfig } from "../model/config.ts";
import { nearest, type Problem } from "../model/problem.ts";
import { type Route, sameRoute } from "../model/route.ts";
import type { Ground, Landing } from "./redirect-landing.ts";
import type { Rule } from "./redirect-rules.ts";

/** The configuration is a program: what it made has no line of its own. */
export const inConfig = ({ file }: SiteConfig) => ({
	path: file,
	line: 1,
	column: 1,
});

export const takenProblem = (
	{ from }: Rule,
	occupant: string,
	config: SiteConfig,
): Problem => ({
	severity: "warning",
	code: "redirect-from-taken",
	message: `redirect from “${from}” is not made where ${occupant} stands`,
	at: inConfig(config),
	hint: "take the redirect out, or move what stands there",
});

/** What the ways of one rule in all locales add up to. */
export function problemOf(
	rule: Rule,
	landings: readonly Landing[],
	ground: Ground,
): Problem | undefined {
	const loop = landings.find(({ kind }) => kind === "loop");
	if (loop) return loopProblem(rule, loop.way, ground.config);
	const lost = landings.find(({ kind }) => kind === "nowhere");
	if (lost?.kind === "nowhere" && lost.way.length === 1)
		return lostProblem(rule, lost.path, ground);
	const chain = landings.find(
		({ kind, way }) => kind === "target" && way.length > 1,
	);
	return chain && chainProblem(rule, chain.way, ground.config);
}

/** A loop is reported by that of its rules whose old path sorts first; rules that lead into it say nothing. */
function loopProblem(
	rule: Rule,
	way: readonly Rule[],
	config: SiteConfig,
): Problem | undefined {
	const loop = way.slice(way.indexOf(way.at(-1) as Rule));
	const [first] = loop.map(({ path }) => path).sort();
	if (rule.path !== first) return undefined;
	const names = loop.map(({ from }) => `“${from}”`).join(" to ");
	return {
		severity: "error",
		code: "redirect-loop",
		message: `redirects lead in a circle: ${names}`,
		at: inConfig(config),
		hint: "lead one of them to a page",
	};
}

/** A page that other locales have is missed by nobody, and neither is one of a locale that is not built now. */
function lostProblem(
	{ from, to }: Rule,
	path: Route,
	{ config, pages, locales }: Ground,
): Problem | undefined {
	if (pages.has(sameRoute(path))) return undefined;
	if (locales.length < config.locales.length) return undefined;
	const meant = nearest(path, pages.keys());
	return {
		severity: "error",
		code: "redirect-target",
		message: `redirect from “${from}” leads to “${to.kind === "path" ? to.written : to.url}”, which is no page`,
		at: inConfig(config),
		hint: meant
			? `did you mean ${meant}?`
			: "write the path of a page without the prefix of its locale",
	};
}

const chainProblem = (
	{ from }: Rule,
	way: readonly Rule[],
	config: SiteConfig,
): Problem => ({
	severity: "info",
	code: "redirect-chain",
	message: `redirect from “${from}” goes by way of ${way
		.slice(1)
		.map((one) => `“${one.from}”`)
		.join(" and ")}`,
	at: inConfig(config),
	hint: "readers go straight to its end; you may write that",
});
