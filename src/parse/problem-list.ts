/** Limits the problems of a file: sorted, without duplicates, and not thousands of them. */
import type { Problem, Severity } from "../model/problem.ts";

/** Fixing these reveals the next ones. */
const MAX_PROBLEMS = 20;

/** The first problems by location, and the number of the remaining ones. */
export function problemList(problems: readonly Problem[]): readonly Problem[] {
	const all = inOrder(distinct(problems));
	if (all.length <= MAX_PROBLEMS) return all;
	return [...all.slice(0, MAX_PROBLEMS), others(all.slice(MAX_PROBLEMS))];
}

const distinct = (problems: readonly Problem[]): Problem[] => [
	...new Map(problems.map((problem) => [keyOf(problem), problem])).values(),
];

const keyOf = ({ at, code, message }: Problem): string =>
	`${at?.line} ${at?.column} ${code} ${message}`;

const inOrder = (problems: readonly Problem[]): Problem[] =>
	problems.toSorted(
		(a, b) =>
			(a.at?.line ?? 0) - (b.at?.line ?? 0) ||
			(a.at?.column ?? 0) - (b.at?.column ?? 0),
	);

/** Summarises problems with the highest of their severities, so that the build still fails if it must. */
function others(problems: readonly Problem[]): Problem {
	const count = problems.length.toLocaleString("en");
	return {
		severity: worstOf(problems),
		code: "more-problems",
		message: `${count} more problem${problems.length === 1 ? "" : "s"} in this file`,
		...(problems[0]?.at && { at: problems[0].at }),
	};
}

const SEVERITIES: readonly Severity[] = ["error", "warning", "info"];

const worstOf = (problems: readonly Problem[]): Severity =>
	SEVERITIES.find((severity) =>
		problems.some((problem) => problem.severity === severity),
	) ?? "info";
