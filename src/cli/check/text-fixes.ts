/** Applies the fixes of problems to the text of a file. */
import type { TextFix } from "../../model/problems/problem.ts";

export interface FixedText {
	readonly text: string;
	readonly applied: readonly TextFix[];
}

/** Leaves out fixes whose text is no longer there, and those that overlap with one before. */
export function applyTextFixes(text: string, fixes: readonly TextFix[]): FixedText {
	const lineStarts = [0, ...[...text.matchAll(/\r\n|\r|\n/g)].map(endOf)];
	const edits = fixes
		.flatMap((fix) => {
			const lineStart = lineStarts[fix.at.line - 1];
			if (lineStart === undefined) return [];
			const start = lineStart + fix.at.column - 1;
			return text.startsWith(fix.from, start) ? [{ fix, start, end: start + fix.from.length }] : [];
		})
		.sort((a, b) => a.start - b.start);
	const applied: TextFix[] = [];
	let fixed = "";
	let done = 0;
	let lastStart = -1; // an insertion ends where it starts
	for (const { fix, start, end } of edits) {
		if (start < done || start === lastStart) continue;
		lastStart = start;
		fixed += text.slice(done, start) + fix.to;
		done = end;
		applied.push(fix);
	}
	return { text: fixed + text.slice(done), applied };
}

const endOf = ({ index, 0: match }: RegExpExecArray): number => index + match.length;
