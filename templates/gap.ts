/** Stands for an element in a string. No text of an author contains it, because control characters are removed. */
export const GAP = "\0";

/** The text before the gap, and the text after it. */
export function splitAtGap(text: string): [string, string] {
	const [before = "", after = ""] = text.split(GAP);
	return [before, after];
}
