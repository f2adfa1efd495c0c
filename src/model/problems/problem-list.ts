/** Limits how many problems of a file are reported: fixing the first ones often fixes the others. */
import { groupBy } from "../collections.ts";
import type { Problem, Severity } from "./problem.ts";

const MAX_PROBLEMS_PER_FILE = 20;

/**
 * Returns each problem once, also if a text has it in several locales. Those of a file with too many are sorted by
 * location, and all but the first ones become one problem that counts them. May be called again with its own result and
 * further problems.
 *
 * @param locales names of the locales, which begin routes in messages
 */
export function limitProblems(problems: readonly Problem[], locales: readonly string[] = []): Problem[] {
	// A problem without a file is a group of its own.
	const byFile = groupBy(distinct(problems, locales), (problem) => problem.at?.path ?? problem);
	return [...byFile.values()].flatMap(limitGroup);
}

function limitGroup(problems: readonly Problem[]): readonly Problem[] {
	const ordered = problems.filter(({ moreProblems }) => !moreProblems).toSorted(byLocation);
	const omitted = [...ordered.slice(MAX_PROBLEMS_PER_FILE), ...problems.filter(({ moreProblems }) => moreProblems)];
	return omitted.length === 0 ? ordered : [...ordered.slice(0, MAX_PROBLEMS_PER_FILE), summarize(omitted)];
}

/** Hints are ignored, because a locale may suggest a page of its own. The first of equal problems counts. */
function distinct(problems: readonly Problem[], locales: readonly string[]): Problem[] {
	const seen = new Map<string, Problem>();
	for (const problem of problems) {
		const { hint, ...rest } = problem;
		const message = withoutLocales(problem.message, locales);
		const key = JSON.stringify({ ...rest, message, ...(!rest.at && { hint }) });
		if (!seen.has(key)) seen.set(key, problem);
	}
	return [...seen.values()];
}

/** @example `broken anchor #x on /fr/help` becomes `broken anchor #x on /help` */
const withoutLocales = (message: string, locales: readonly string[]): string =>
	message.replace(/ \/([^\s/]+)(?=\/)/g, (route, name) => (locales.includes(name) ? " " : route));

const byLocation = (a: Problem, b: Problem): number =>
	(a.at?.line ?? 0) - (b.at?.line ?? 0) || (a.at?.column ?? 0) - (b.at?.column ?? 0);

/** Has the highest severity of the omitted problems, so that the build still fails if it must. */
function summarize(omitted: readonly Problem[]): Problem {
	const count = omitted.reduce((sum, { moreProblems = 1 }) => sum + moreProblems, 0);
	return {
		severity: highestSeverity(omitted),
		code: "more-problems",
		message: `${count.toLocaleString("en")} more problem${count === 1 ? "" : "s"} in this file`,
		...(omitted[0]?.at && { at: omitted[0].at }),
		moreProblems: count,
	};
}

const SEVERITIES: readonly Severity[] = ["error", "warning", "info"];

const highestSeverity = (problems: readonly Problem[]): Severity =>
	SEVERITIES.find((severity) => problems.some((problem) => problem.severity === severity)) ?? "info";
