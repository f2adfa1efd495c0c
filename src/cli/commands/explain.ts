/** `ssg explain`: what the code of a problem means, and how to fix it. */
import type { Command } from "commander";
import { helpUrlOf } from "../../model/problems/manual.ts";
import { didYouMean, formatHint } from "../../model/problems/problem.ts";
import { printable } from "../../model/text/control-characters.ts";
import type { LintRule } from "../../quality/content/rule.ts";
import { LINT_RULES } from "../../quality/rules/index.ts";
import { type ProblemDescription, readProblemSubjects } from "../problem-descriptions.ts";

export default (program: Command): Command =>
	program
		.command("explain")
		.description("explain the code of a problem")
		.argument("[code]", "the code, such as broken-link (default: list all)")
		.addHelpText("after", HELP)
		.action(runExplain);

const HELP = `
Says what the code means, when it is reported and how to fix it. The manual has a page with the same text for each code.

Examples:
  ssg explain broken-link  explain one code
  ssg explain              list all codes

Exit codes: 0 success, 2 unknown code.`;

const EXIT_UNKNOWN_CODE = 2;

/** Prints the explanation of a code, or a list of all codes. */
function runExplain(code: string | undefined): void {
	const subjects = [
		...readProblemSubjects().map(({ title, problems }) => ({ title, codes: problems.map(explainProblem) })),
		{ title: "Rules of ssg check", codes: LINT_RULES.map(explainRule) },
	];
	const all = subjects.flatMap(({ codes }) => codes);
	const names = all.map((one) => one.code);
	const width = Math.max(...names.map(({ length }) => length));
	const row = ({ code: name, summary }: Explanation) =>
		wrapForTerminal(summary, " ".repeat(width + 4)).replace(/^ */, `  ${name.padEnd(width)}  `);
	const text =
		code === undefined
			? subjects.map(({ title, codes }) => [title, ...codes.map(row)].join("\n")).join("\n\n")
			: all.find((one) => one.code === code)?.text;
	if (text !== undefined) {
		console.log(text);
		return;
	}
	const hint = didYouMean(code as string, names) ?? "ssg explain lists all codes of problems";
	console.error(`error: unknown code "${printable(code as string)}"\n${formatHint(hint)}`);
	process.exitCode = EXIT_UNKNOWN_CODE;
}

interface Explanation {
	readonly code: string;
	readonly summary: string;
	/** For a terminal. */
	readonly text: string;
}

const explainProblem = ({ code, summary, cause, fix, ...problem }: ProblemDescription): Explanation => ({
	code,
	summary,
	text: [
		`${code} (${[
			problem.severity,
			...(problem.severityKey ? [`set by ${problem.severityKey} in the configuration`] : []),
			...(problem.otherSeverity ? [`but ${problem.otherSeverity}`] : []),
		].join(", ")})`,
		wrapForTerminal(summary),
		`Cause\n${wrapForTerminal(cause, "  ")}`,
		`Fix\n${wrapForTerminal(fix, "  ")}`,
		`More: ${helpUrlOf(code)}`,
	].join("\n\n"),
});

const explainRule = ({ id, summary, severity, isAboutFiles }: LintRule): Explanation => {
	const setting = `Set check.rules["${id}"] in the configuration to "ignore", "log", "warn" or "throw".`;
	const comments = `In a page, <!-- check-disable-next-line ${id} --> switches the rule off for a line, and <!-- check-disable ${id} --> for the text below it, the front matter and the page as a whole.`;
	return {
		code: id,
		summary: `${summary}.`,
		text: [
			`${id} (rule of ssg check, default: ${severity})`,
			wrapForTerminal(`${summary}.`),
			`Configure\n${wrapForTerminal(isAboutFiles ? setting : `${setting} ${comments}`, "  ")}`,
			`More: ${helpUrlOf(id)}`,
		].join("\n\n"),
	};
};

/** Breaks paragraphs into lines for a terminal. */
const MAX_LINE_LENGTH = 100;

/** Existing line breaks stay. */
function wrapForTerminal(text: string, indent = ""): string {
	const columns = process.stdout.columns ?? MAX_LINE_LENGTH;
	const width = Math.max(20, Math.min(columns, MAX_LINE_LENGTH));
	return text
		.split("\n")
		.map((paragraph) => wrapParagraph(paragraph, indent, width))
		.join("\n");
}

function wrapParagraph(text: string, indent: string, width: number): string {
	const lines: string[] = [];
	let line = indent;
	for (const word of text.split(" ")) {
		const isFirst = line === indent;
		if (!isFirst && line.length + 1 + word.length > width) {
			lines.push(line);
			line = indent + word;
		} else line += isFirst ? word : ` ${word}`;
	}
	return [...lines, line].join("\n");
}
