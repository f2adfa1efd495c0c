/** The manual of ssg, which explains each code of a problem on a page of its own. */
import type { Problem } from "./problem.ts";

export const MANUAL_URL = "https://ssg.example.org";

/** The page that explains a code. */
export const helpUrlOf = (code: string): string =>
	`${MANUAL_URL}/docs/reference/problems/${code}`;

/** A guide of the manual, by the name of its file. */
export const guideUrlOf = (name: string): string =>
	`${MANUAL_URL}/docs/guides/${name}`;

/** For reports that programs read. */
export const withHelpUrl = (
	problem: Problem,
): Problem & { readonly helpUrl: string } => ({
	...problem,
	helpUrl: helpUrlOf(problem.code),
});
