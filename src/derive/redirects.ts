/**
 * Redirects from old addresses.
 *
 * 1. The rules are read from the configuration.
 * 2. In each locale, a rule lands on a page, a public file or another site, perhaps by way of other rules.
 * 3. Each landing is a page of its own, for any host, and lines of `_redirects`, for hosts that read it.
 */
import type { Locale } from "../model/config.ts";
import type { Problem } from "../model/problem.ts";
import { hrefOf, localized, outputPath, sameRoute } from "../model/route.ts";
import type { Output, Site } from "../model/site.ts";
import { type Ground, groundOf, land } from "./redirect-landing.ts";
import { redirectPage, type Target } from "./redirect-page.ts";
import { problemOf, takenProblem } from "./redirect-problems.ts";
import { type Rule, ruleFile, rulesOf } from "./redirect-rules.ts";

const HOST_FILE = "_redirects";

/** The redirects of all built locales, and what is wrong with them. `publicFiles` are never written over. */
export function redirects(
	site: Site,
	publicFiles: ReadonlySet<string>,
): { outputs: Output[]; problems: Problem[] } {
	const { rules, problems } = rulesOf(site.config, site.pages);
	const ground = groundOf(site, rules, publicFiles);
	const made = rules.map((rule) => redirectsOf(rule, ground));
	const lines = made.flatMap((one) => one.lines);
	const outputs = made.flatMap((one) => one.outputs);
	if (lines.length > 0 && !publicFiles.has(HOST_FILE))
		outputs.push({ path: outputPath(HOST_FILE), contents: lines.join("") });
	return {
		outputs,
		problems: [...problems, ...made.flatMap((one) => one.problems)],
	};
}

interface Made {
	readonly outputs: Output[];
	readonly lines: string[];
	readonly problems: Problem[];
}

/** What one rule gives in all locales. */
function redirectsOf(rule: Rule, ground: Ground): Made {
	const made: Made = { outputs: [], lines: [], problems: [] };
	const inTheWay = ground.locales.map((locale) =>
		occupant(rule, locale, ground),
	);
	const taken = inTheWay.find((what) => what !== undefined);
	if (taken) made.problems.push(takenProblem(rule, taken, ground.config));
	const free = ground.locales.filter((_, index) => !inTheWay[index]);
	const landings = free.map((locale) => land(rule, locale, ground));
	const problem = problemOf(rule, landings, ground);
	if (problem) made.problems.push(problem);
	for (const [index, locale] of free.entries()) {
		const landing = landings[index];
		if (landing?.kind !== "target") continue;
		const { path, addresses } = oldPlace(rule, locale, ground);
		made.outputs.push({ path, contents: redirectPage(landing.target, locale) });
		made.lines.push(...addresses.map((from) => hostLine(from, landing.target)));
	}
	return made;
}

/** What already stands at the old address. */
function occupant(
	rule: Rule,
	locale: Locale,
	ground: Ground,
): string | undefined {
	const page = ground.pages.get(sameRoute(rule.path))?.[locale.name];
	if (page) return `the page ${page.route}`;
	const { path, route } = oldPlace(rule, locale, ground);
	const file = [path, sameRoute(route).slice(1)].find((one) =>
		ground.publicFiles.has(one),
	);
	return file && `the public file ${file}`;
}

/** The old address in a locale: its file, and what hosts may be asked for. */
function oldPlace(rule: Rule, locale: Locale, { config }: Ground) {
	const route = localized(rule.path, locale.name, config.defaultLocale);
	const path = ruleFile(rule, route, config.routeForm);
	const bare = sameRoute(route);
	const asked = rule.isFile ? [`/${path}`] : [bare, `${bare}/`];
	return {
		route,
		path,
		addresses: asked.map((one) => hrefOf(one, config.baseUrl)),
	};
}

/** `*` and `:` stand for any text in this file, unless they are encoded. */
const hostLine = (from: string, { href }: Target): string =>
	`${from.replace(/\*/g, "%2A").replace(/:/g, "%3A")} ${href} 301\n`;
