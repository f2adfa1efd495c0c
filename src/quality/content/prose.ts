/** The texts of a document that people read, and problems in them. */

import type { SourceFile } from "../../model/content/source.ts";
import type { SourceLocation } from "../../model/problems/problem.ts";
import { locationInText, type OutlineText } from "../../model/site/outline.ts";
import { memoizeByObject } from "../../model/text/lazily.ts";
import type { LintedDocument, RuleProblem } from "./rule.ts";
import { sourceLineOf } from "./source-lines.ts";

/** A text without markup: a block, or a value that is somewhere on a line. */
export type ProseText = OutlineText | { readonly kind: "value"; readonly text: string; readonly at: SourceLocation };

/** The front matter that readers see. */
const SHOWN_KEYS = [
	["title", "title"],
	["title_meta", "titleMeta"],
	["description", "description"],
	["sidebar_label", "sidebarLabel"],
	["pagination_label", "paginationLabel"],
] as const;

/** Front matter, blocks, and alternative texts of images. */
export const extractProse = memoizeByObject(({ document, outline }: LintedDocument): readonly ProseText[] => {
	const values: ProseText[] = [];
	for (const [key, field] of SHOWN_KEYS) {
		const text = document.frontMatter[field];
		const at = document.keys[key];
		if (text && at) values.push({ kind: "value", text, at });
	}
	for (const { alt, at } of outline.images) if (alt) values.push({ kind: "value", text: alt, at });
	return [...values, ...outline.texts];
});

export interface ProseRange {
	/** Offsets in the text. */
	readonly start: number;
	readonly end: number;
	/** What `--fix` writes in its place. */
	readonly replacement?: string;
}

/** A problem about a part of a text. It has a fix if the file has the same characters there. */
export function problemInText(
	{ file }: LintedDocument,
	prose: ProseText,
	{ start, end, replacement }: ProseRange,
	{ message, hint }: Pick<RuleProblem, "message" | "hint">,
): RuleProblem {
	const from = prose.text.slice(start, end);
	const expected = expectedLocation(file, prose, start);
	const column = columnOf(sourceLineOf(file, expected.line), expected.column - 1, from);
	const at = column < 0 ? expected : { ...expected, column: column + 1 };
	return {
		message,
		at,
		...(hint && { hint }),
		...(replacement !== undefined && column >= 0 && { fix: { at, from, to: replacement } }),
	};
}

function expectedLocation(file: SourceFile, prose: ProseText, offset: number): SourceLocation {
	if (prose.kind !== "value") return locationInText(prose, offset);
	const { text, at } = prose;
	const column = sourceLineOf(file, at.line).indexOf(text);
	return column < 0 ? at : { ...at, column: column + 1 + offset };
}

/** Character references and included texts are not where they are expected, but a text that is there once is meant. */
function columnOf(line: string, expected: number, text: string): number {
	if (line.startsWith(text, expected)) return expected;
	const first = line.indexOf(text);
	return first >= 0 && first === line.lastIndexOf(text) ? first : -1;
}
