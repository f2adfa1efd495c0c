/** A table in Markdown whose columns stand below each other; the first column to the left, figures to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
	const lines = [head, ...rows].map((row) => head.map((_, column) => escaped(row[column] ?? "")));
	const widths = head.map((_, column) => Math.max(3, ...lines.map((line) => line[column]?.length ?? 0)));
	const rule = widths.map((width, column) => (column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`));
	const padded = lines.map((line) =>
		line.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))),
	);
	padded.splice(1, 0, rule);
	return padded.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

const escaped = (cell: string): string => cell.replaceAll("|", "\\|").replace(/\s*\n\s*/g, " ");
