import type { SourceLocation } from "../../model/problems/problem.ts";
import type { OutlineTable } from "../../model/site/outline.ts";
import { defineRule, type LintedDocument } from "../content/rule.ts";

/**
 * Screen readers say the header of each cell. The corner of a table whose first column names the rows has nothing to
 * say: WCAG technique H63 leaves it empty.
 */
export const tableHeader = defineRule({
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
});

/** The bar before the cell, if the row begins with one. */
function locationOfHeader({ at }: OutlineTable, column: number, { text }: LintedDocument["file"]): SourceLocation {
	const row = text.split("\n", at.line)[at.line - 1] ?? "";
	if (!/^\s*\|/.test(row)) return at;
	const bars = [...row.matchAll(/(?<!\\)\|/g)];
	return { ...at, column: (bars[column]?.index ?? 0) + 1 };
}
