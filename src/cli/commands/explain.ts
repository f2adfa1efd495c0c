/** `ssg explain`: what the code of a problem means, and how to fix it. */

import type { ProblemDescription } from "../../model/problems/codes/description.ts";
import { PROBLEM_SUBJECTS } from "../../model/problems/codes/index.ts";
import { helpUrlOf } from "../../model/problems/manual.ts";
import { didYouMean, formatHint } from "../../model/problems/problem.ts";
import { printable } from "../../model/text/control-characters.ts";
import type { LintRule } from "../../quality/content/rule.ts";
import { LINT_RULES } from "../../quality/rules/index.ts";
import { wrapForTerminal } from "../terminal/wrap-for-terminal.ts";

const EXIT_UNKNOWN_CODE = 2;

/** Prints the explanation of a code, or a list of all codes. */
export function runExplain(code: string | undefined): void {
	if (code === undefined) {
		console.log(listOfCodes());
		return;
	}
	const explanation = explanationOf(code);
	if (explanation !== undefined) {
		console.log(explanation);
		return;
	}
	const hint = didYouMean(code, allCodes()) ?? "ssg explain lists all codes of problems";
	console.error(`error: unknown code "${printable(code)}"\n${formatHint(hint)}`);
	process.exitCode = EXIT_UNKNOWN_CODE;
}

const allCodes = (): string[] => [
	...PROBLEM_SUBJECTS.flatMap(({ problems }) => problems.map(({ code }) => code)),
	...LINT_RULES.map(({ id }) => id),
];

function explanationOf(code: string): string | undefined {
	const description = PROBLEM_SUBJECTS.flatMap(({ problems }) => problems).find((one) => one.code === code);
	if (description) return describeProblem(description);
	const rule = LINT_RULES.find(({ id }) => id === code);
	return rule && describeRule(rule);
}

const describeProblem = ({ code, severity, severityKey, summary, cause, cure }: ProblemDescription): string =>
	[
		`${code} (${severity}${severityKey ? `, set by ${severityKey} in the configuration` : ""})`,
		wrapForTerminal(summary),
		`Cause\n${wrapForTerminal(cause, "  ")}`,
		`Fix\n${wrapForTerminal(cure, "  ")}`,
		`More: ${helpUrlOf(code)}`,
	].join("\n\n");

const describeRule = ({ id, summary, severity }: LintRule): string =>
	[
		`${id} (rule of ssg check, default: ${severity})`,
		wrapForTerminal(`${summary}.`),
		`Configure\n${wrapForTerminal(`Set check.rules["${id}"] in the configuration to "ignore", "log", "warn" or "throw". In a page, <!-- check-disable-next-line ${id} --> switches the rule off for a line.`, "  ")}`,
		`More: ${helpUrlOf(id)}`,
	].join("\n\n");

function listOfCodes(): string {
	const width = Math.max(...allCodes().map((code) => code.length));
	const row = (code: string, summary: string) =>
		wrapForTerminal(summary, " ".repeat(width + 4)).replace(/^ */, `  ${code.padEnd(width)}  `);
	return [
		...PROBLEM_SUBJECTS.map(({ title, problems }) =>
			[title, ...problems.map(({ code, summary }) => row(code, summary))].join("\n"),
		),
		["Rules of ssg check", ...LINT_RULES.map(({ id, summary }) => row(id, `${summary}.`))].join("\n"),
	].join("\n\n");
}
