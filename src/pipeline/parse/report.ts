/** Reports problems from rules. */
import type { Env } from "markdown-it";
import type { Problem } from "../../model/problems/problem.ts";
import { environmentOf, findLocation, type ParseEnvironment } from "./environment.ts";

interface RuleProblem extends Omit<Problem, "at"> {
	/** Text on the line whose column is reported. */
	readonly text?: string;
}

/**
 * Reports a problem once, at a line of the body. In an included file, it is located at the outermost directive and
 * names the file.
 */
export function reportProblem(env: Env | undefined, line: number, { text, message, ...problem }: RuleProblem): void {
	const known = environmentOf(env);
	const outermost = known.activeIncludes[0];
	const file = known.activeIncludes.at(-1)?.path;
	const at = findLocation(known, outermost?.line ?? line, outermost ? "" : text);
	reportOnce(known, { ...problem, message: file ? `${message} (in "${file}")` : message, at });
}

/** Reports a problem whose place is known, unless it has been reported. */
export function reportOnce({ reportedKeys, problems }: ParseEnvironment, problem: Problem): void {
	const key = `${problem.at?.line} ${problem.at?.column} ${problem.message}`;
	if (reportedKeys.has(key)) return;
	reportedKeys.add(key);
	problems.push(problem);
}

/** Warns of something, as `reportProblem` does. */
export const warn = (env: Env | undefined, line: number, problem: Omit<RuleProblem, "severity">): void =>
	reportProblem(env, line, { severity: "warning", ...problem });

/** Warns of the first use of a construct in a file. */
export function warnOnce(
	env: Env | undefined,
	line: number,
	{ construct, ...problem }: Omit<RuleProblem, "severity"> & { readonly construct: string },
): void {
	const { reportedConstructs } = environmentOf(env);
	if (reportedConstructs.has(construct)) return;
	reportedConstructs.add(construct);
	warn(env, line, problem);
}
