/** Tells the lines of code fences from those of text. */

const FENCE = /^(?:(`{3,})[^`]*$|(~{3,}))/;
/** Quote and list markers, and indentation. */
const PREFIX = /^(?:[\s>]|[-*+]\s|\d{1,9}[.)]\s)*/;

/** The fence characters at the start of a line; empty if there are none. */
export function openedFence(line: string): string {
	const [, backquotes, tildes] = FENCE.exec(line) ?? [];
	return backquotes ?? tildes ?? "";
}

export const isClosingFence = (text: string, fence: string): boolean =>
	text.startsWith(fence) && text.trimEnd() === (fence[0] as string).repeat(text.trimEnd().length);

/** Visits lines with the markers and the indentation before their text. `isCode` is also true for those of a fence itself. */
export function visitLines(lines: readonly string[], visit: (line: string, prefix: string, isCode: boolean) => void) {
	let fence = "";
	for (const line of lines) {
		const prefix = PREFIX.exec(line)?.[0] ?? "";
		const rest = line.slice(prefix.length);
		const isInside = fence !== "";
		if (!isInside) fence = openedFence(rest);
		visit(line, prefix, fence !== "");
		if (isInside && isClosingFence(rest, fence)) fence = "";
	}
}
