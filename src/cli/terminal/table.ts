/** Formats a table: the first column is left-aligned, the others are right-aligned. */
export function formatTable(rows: readonly (readonly (string | number)[])[]): string[] {
	const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => String(row[i]).length)));
	return rows.map((row) =>
		row
			.map((cell, i) => (i === 0 ? String(cell).padEnd(widths[i] ?? 0) : String(cell).padStart((widths[i] ?? 0) + 2)))
			.join(""),
	);
}
