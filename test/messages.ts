/**
 * What problems say, word for word. Tests name codes and places; the texts are in one file per area, so that a message
 * that is reworded changes one line.
 *
 *     UPDATE=1 node test/run.mjs config/      adds what the file does not have yet
 *
 * To drop what is no longer said, delete the file first.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as assert from "uvu/assert";
import { formatProblem, type Problem } from "../src/model/problems/problem.ts";

/**
 * Returns a function that gives each problem as `page.md:1:2 error broken-link`, and fails if `test/AREA/messages.txt`
 * has not its text.
 */
export function codesIn(area: string): (problems: readonly Problem[]) => string[] {
	const name = `test/${area}/messages.txt`;
	const file = fileURLToPath(new URL(`../${name}`, import.meta.url));
	return (problems) => {
		const known = readMessages(file);
		const texts = problems.map(messageOf);
		const missing = texts.filter((text) => !known.includes(text));
		if (missing.length > 0 && process.env.UPDATE)
			writeFileSync(file, `${[...new Set([...known, ...missing])].sort().join("\n\n")}\n`);
		else assert.equal(missing, [], `${name} has not:\n\n${missing.join("\n\n")}`);
		return problems.map(codeOf);
	};
}

const readMessages = (file: string): readonly string[] =>
	existsSync(file) ? readFileSync(file, "utf8").trimEnd().split("\n\n") : [];

const messageOf = ({ code, message, hint, severity }: Problem): string =>
	formatProblem({ code, message, severity, ...(hint && { hint }) }).replace(`${severity} `, "");

/** A problem as it is printed, without its text. */
const codeOf = ({ message: _, hint: _hint, codeFrame: _frame, ...problem }: Problem): string =>
	formatProblem({ ...problem, message: "" }).replace(/: $/, "");
