import { type SourceLocation, wholeFile } from "../../model/problems/problem.ts";
import type { LintedDocument } from "./rule.ts";

/** Where a tag is in the front matter; the key, if its spelling there is another one. */
export function locateTag(
	{ document, file }: LintedDocument,
	label: string,
): { readonly at: SourceLocation; readonly isExact: boolean } {
	const key = document.keys.tags;
	if (!key) return { at: wholeFile(document.path), isExact: false };
	const lines = file.text.split(/\r\n|\r|\n/);
	for (let line = key.line; line <= lines.length; line++) {
		const text = lines[line - 1] as string;
		// Another key, or the end of the front matter.
		if (line > key.line && /^(?:[^\s#-]|---)/.test(text)) break;
		const index = columnOf(label, text);
		if (index >= 0) return { at: { ...key, line, column: index + 1 }, isExact: true };
	}
	return { at: key, isExact: false };
}

function columnOf(label: string, line: string): number {
	const isBoundary = (sign = " ") => /[\s[\],"'{}]/.test(sign);
	for (let index = line.indexOf(label); index >= 0; index = line.indexOf(label, index + 1))
		if (isBoundary(line[index - 1]) && isBoundary(line[index + label.length]) && /^[\p{L}\p{N} _-]+$/u.test(label))
			return index;
	return -1;
}
