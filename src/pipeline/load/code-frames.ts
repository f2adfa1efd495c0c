/** Adds code frames to problems, and the places that are found by what their author wrote. */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { formatCodeFrame } from "../../model/problems/code-frame.ts";
import { locationAt, type Problem, type SourceLocation } from "../../model/problems/problem.ts";

/** A larger file is hardly written by hand. */
const MAX_FILE_BYTES = 2 ** 20;

/** Adds the line of each warning and error that has a place, unless its file cannot be read or is not text. */
export function withCodeFrames(problems: readonly Problem[], root: string): readonly Problem[] {
	const textOf = createSourceReader(root);
	return problems.map((problem) => {
		const { severity, writtenAs = [] } = problem;
		const isFramed = severity !== "info" && !problem.moreProblems;
		if (!problem.at || !(isFramed || writtenAs.length > 0)) return problem;
		const text = textOf(problem.at.path);
		if (text === undefined) return problem;
		const at = findText(text, writtenAs, problem.at.path) ?? problem.at;
		const codeFrame = isFramed && !at.isWholeFile ? formatCodeFrame(text, at) : undefined;
		return { ...problem, at, ...(codeFrame && { codeFrame }) };
	});
}

/** Returns a function that reads a file once; `undefined` if it cannot be read or is not text. */
export function createSourceReader(root: string): (file: string) => string | undefined {
	const texts = new Map<string, string | undefined>();
	return (file) => {
		if (!texts.has(file)) texts.set(file, readText(path.resolve(root, file)));
		return texts.get(file);
	};
}

function findText(text: string, candidates: readonly string[], path: string): SourceLocation | undefined {
	const offset = candidates.map((candidate) => text.indexOf(candidate)).find((found) => found >= 0);
	return offset === undefined ? undefined : locationAt(path, text, offset);
}

function readText(file: string): string | undefined {
	try {
		if (statSync(file).size > MAX_FILE_BYTES) return undefined;
		const text = readFileSync(file, "utf8").replace(/^\ufeff/, "");
		return text.includes("\0") ? undefined : text;
	} catch {
		return undefined; // changed since the build, or a folder
	}
}
