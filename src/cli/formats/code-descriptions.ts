/** Says what the code of a problem stands for. */

import { PROBLEM_SUBJECTS } from "../../model/problems/codes/index.ts";
import { LINT_RULES } from "../../quality/rules/index.ts";

/** A sentence for each code; Markdown. */
export function codeSummaries(): ReadonlyMap<string, string> {
	return new Map([
		...PROBLEM_SUBJECTS.flatMap(({ problems }) => problems).map(({ code, summary }) => [code, summary] as const),
		...LINT_RULES.map(({ id, summary }) => [id, `${summary}.`] as const),
	]);
}
