/** Marks in the Markdown version of a page for components of the site, which write their text when the page is rendered. */

/** Control characters, which no text of an author has. */
const START = "\u0001";
const END = "\u0002";

/** A mark for a component with these props, which are plain data. */
export const componentMark = (name: string, props: Readonly<Record<string, unknown>>): string =>
	`${START}${name} ${JSON.stringify(props)}${END}`;

export const hasComponentMark = (text: string): boolean => text.includes(START);

/** The text with the marks replaced. A line on which nothing is left is removed. */
export function replaceComponentMarks(text: string, textOf: (name: string, props: object) => string): string {
	const [before = "", ...marked] = text.split(START);
	let written = before;
	for (const part of marked) {
		const space = part.indexOf(" ");
		const end = part.indexOf(END);
		const text = textOf(part.slice(0, space), JSON.parse(part.slice(space + 1, end)));
		const after = part.slice(end + END.length);
		const isLineEmpty = text === "" && (written === "" || written.endsWith("\n")) && after.startsWith("\n");
		written += text + (isLineEmpty ? after.slice(1) : after);
	}
	return written;
}
