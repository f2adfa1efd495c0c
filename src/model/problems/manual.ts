/** The manual of ssg, which explains each code of a problem on a page of its own. */
import type { Problem } from "./problem.ts";

export const MANUAL_URL = "https://ssg.example.org";

/** The page that explains a code. */
export const helpUrlOf = (code: string): string => `${MANUAL_URL}/docs/reference/problems/${code}`;

/** A guide of the manual, by the name of its file. */
export const guideUrlOf = (name: string): string => `${MANUAL_URL}/docs/guides/${name}`;

/** A problem in a report for programs. */
export interface ReportedProblem extends Problem {
	/** The page of the manual that explains the code. */
	readonly helpUrl: string;
}

export const withHelpUrl = (problem: Problem): ReportedProblem => ({ ...problem, helpUrl: helpUrlOf(problem.code) });
