/** The rules for the structure of a page. */

import { type SourceLocation, wholeFile } from "../../model/problems/problem.ts";
import type { OutlineTable } from "../../model/site/outline.ts";
import { defineRule, type LintedDocument } from "../content/rule.ts";
import { sourceLineOf } from "../content/source-lines.ts";

export const STRUCTURE_RULES = [
	/** Screen readers offer headings as a tree, in which a level that is missing looks like a lost section: WCAG 2.2, 1.3.1. */
	defineRule({
		id: "heading-levels",
		summary: "A heading is more than one level below the heading before it",
		severity: "warn",
		*checkDocument({ document: { headings, frontMatter } }) {
			if (frontMatter.layout === "home") return;
			let before = 1; // the title of the page
			for (const { level, text, at } of headings) {
				if (level > before + 1)
					yield {
						message: `heading "${text}" of level ${level} follows one of level ${before}`,
						at,
						hint: `use level ${before + 1}: ${"#".repeat(before + 1)} ${text}`,
					};
				before = level;
			}
		},
	}),
	/** The theme makes the level-1 heading of a page from its title, unless the text starts with one. */
	defineRule({
		id: "single-h1",
		summary: "A page has several level-1 headings, or none",
		severity: "warn",
		*checkDocument({ file, document }) {
			const { frontMatter, heading, headings, keys, path } = document;
			if (frontMatter.layout === "home") return;
			const further = headings.slice(heading ? 1 : 0).filter(({ level }) => level === 1);
			const hasTitle = heading !== undefined || !frontMatter.hideTitle;
			const mayBeTitle = !heading && frontMatter.title === undefined;
			for (const { text, at } of hasTitle ? further : further.slice(1))
				yield {
					message: `"${text}" is a second level-1 heading`,
					at,
					hint:
						mayBeTitle && text === further[0]?.text
							? "move it to the start of the text, where it is the title of the page"
							: `use ## ${text}, and one level more for the headings below it`,
				};
			if (!hasTitle && further.length === 0 && !mayHaveH1(file))
				yield {
					message: "the page has no level-1 heading, because its title is hidden",
					at: keys.hide_title ?? keys.hideTitle ?? wholeFile(path),
					hint: "start the text with a heading: # Title",
				};
		},
	}),
	/**
	 * Screen readers say the header of each cell. The corner of a table whose first column names the rows has nothing to
	 * say: WCAG technique H63 leaves it empty.
	 */
	defineRule({
		id: "table-header",
		summary: "A column of a table has no header",
		severity: "warn",
		*checkDocument({ file, outline }) {
			for (const table of outline.tables) {
				const { headers, firstCells } = table;
				if (headers.every((header) => header === "")) {
					yield {
						message: "a table without headers",
						at: table.at,
						hint: "name the columns in its first row, or use a list",
					};
					continue;
				}
				const hasRowNames = firstCells.every((cell) => cell !== "");
				for (const [column, header] of headers.entries())
					if (header === "" && !(column === 0 && hasRowNames))
						yield {
							message: `column ${column + 1} of the table has no header`,
							at: locationOfHeader(table, column, file),
							hint: "say what the cells of the column hold",
						};
			}
		},
	}),
];

/** Raw HTML may have the heading, and so may components. */
const mayHaveH1 = ({ text }: LintedDocument["file"]): boolean => /<(?:h1\b|[A-Z])/.test(text);

/** The bar before the cell, if the row begins with one. */
function locationOfHeader({ at }: OutlineTable, column: number, file: LintedDocument["file"]): SourceLocation {
	const row = sourceLineOf(file, at.line);
	if (!/^\s*\|/.test(row)) return at;
	const bars = [...row.matchAll(/(?<!\\)\|/g)];
	return { ...at, column: (bars[column]?.index ?? 0) + 1 };
}
