import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type PrintOptions, printProblems } from "../../src/cli/terminal/print-problems.ts";
import type { Problem } from "../../src/model/problems/problem.ts";

const printing = suite("problems on a terminal");

const problems = Array.from(
	{ length: 3000 },
	(_, n): Problem => ({
		severity: "error",
		code: "broken-link",
		message: `broken link to /x${n}`,
		at: { path: "content/en/help/gone.md", line: n + 1, column: 1 },
	}),
);

function linesOf(options: PrintOptions): readonly string[] {
	const lines: string[] = [];
	const { error } = console;
	console.error = (line: string) => lines.push(line);
	try {
		printProblems(problems, process.cwd(), { areAnnotations: false, ...options });
	} finally {
		console.error = error;
	}
	return lines;
}

printing("are the first ten of a kind, and how many more there are", () => {
	const lines = linesOf({});
	assert.is(lines.filter((line) => line.includes("broken link to")).length, 10);
	assert.equal(lines.slice(10), [
		"2,990 more broken-link in content/en/help",
		"  help: run the command with --verbose to see all of them",
	]);
});

printing("are all with --verbose, and all annotations", () => {
	for (const options of [{ verbose: true }, { areAnnotations: true }]) assert.is(linesOf(options).length, 3000);
});

printing.run();
