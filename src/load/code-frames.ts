/** Adds code frames to problems. */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { codeFrameOf } from "../model/code-frame.ts";
import type { Problem } from "../model/problem.ts";

/** A larger file is hardly written by hand. */
const MAX_FILE_BYTES = 2 ** 20;

/** Adds the line of each warning and error, unless its file cannot be read or is not text. */
export function withCodeFrames(
	problems: readonly Problem[],
	root: string,
): readonly Problem[] {
	const texts = new Map<string, string | undefined>();
	const textOf = (file: string): string | undefined => {
		if (!texts.has(file)) texts.set(file, readText(path.resolve(root, file)));
		return texts.get(file);
	};
	return problems.map((problem) => {
		const { at, severity } = problem;
		if (!at || severity === "info" || problem.moreProblems) return problem;
		const text = textOf(at.path);
		const codeFrame = text === undefined ? undefined : codeFrameOf(text, at);
		return codeFrame ? { ...problem, codeFrame } : problem;
	});
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
