/** Says what the code of a problem stands for. */

import { LINT_RULES } from "../../quality/rules/index.ts";
import { readProblemSubjects } from "../problem-descriptions.ts";

/** A sentence for each code; Markdown. */
export function codeSummaries(): ReadonlyMap<string, string> {
	return new Map([
		...readProblemSubjects().flatMap(({ problems }) => problems.map(({ code, summary }) => [code, summary] as const)),
		...LINT_RULES.map(({ id, summary }) => [id, `${summary}.`] as const),
	]);
}
