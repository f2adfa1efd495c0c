/** Reads lines of the files as their authors wrote them. */
import type { SourceFile } from "../../model/content/source.ts";

const knownLines = new WeakMap<SourceFile, readonly string[]>();

/** A line of a file, from 1; `""` behind the last one. */
export function sourceLineOf(file: SourceFile, line: number): string {
	let lines = knownLines.get(file);
	if (!lines) {
		lines = file.text.split(/\r\n|\r|\n/);
		knownLines.set(file, lines);
	}
	return lines[line - 1] ?? "";
}
