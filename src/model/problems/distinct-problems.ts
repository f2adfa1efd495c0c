import { groupBy } from "../collections.ts";
import type { Problem } from "./problem.ts";

/**
 * Returns each problem once, also if a text has it in several locales; those of a file are sorted by location. Hints and
 * written forms are ignored, because a locale has pages and addresses of its own. The first of equal problems counts.
 *
 * @param locales names of the locales, which begin routes in messages
 */
export function distinctProblems(problems: readonly Problem[], locales: readonly string[]): Problem[] {
	const seen = new Map<string, Problem>();
	for (const problem of problems) {
		const { hint, writtenAs, ...rest } = problem;
		const message = withoutLocales(problem.message, locales);
		const key = JSON.stringify({ ...rest, message, ...(!rest.at && { hint }) });
		if (!seen.has(key)) seen.set(key, problem);
	}
	// A problem without a file is a group of its own.
	const byFile = groupBy([...seen.values()], (problem) => problem.at?.path ?? problem);
	return [...byFile.values()].flatMap((group) => group.toSorted(byLocation));
}

/** @example `broken anchor #x on /fr/help` becomes `broken anchor #x on /help` */
const withoutLocales = (message: string, locales: readonly string[]): string =>
	message.replace(/ \/([^\s/]+)(?=\/)/g, (route, name) => (locales.includes(name) ? " " : route));

export const byLocation = (a: Problem, b: Problem): number =>
	(a.at?.line ?? 0) - (b.at?.line ?? 0) || (a.at?.column ?? 0) - (b.at?.column ?? 0);
