/** Breaks paragraphs into lines for a terminal. */

const MAX_LINE_LENGTH = 100;

/** Existing line breaks stay. */
export function wrapForTerminal(text: string, indent = ""): string {
	const columns = process.stdout.columns ?? MAX_LINE_LENGTH;
	const width = Math.max(20, Math.min(columns, MAX_LINE_LENGTH));
	return text
		.split("\n")
		.map((paragraph) => wrapParagraph(paragraph, indent, width))
		.join("\n");
}

function wrapParagraph(text: string, indent: string, width: number): string {
	const lines: string[] = [];
	let line = indent;
	for (const word of text.split(" ")) {
		const isFirst = line === indent;
		if (!isFirst && line.length + 1 + word.length > width) {
			lines.push(line);
			line = indent + word;
		} else line += isFirst ? word : ` ${word}`;
	}
	return [...lines, line].join("\n");
}
