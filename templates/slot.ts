/** Stands for an element in a string. No text of an author contains it, because control characters are removed. */
export const SLOT = "\0";

/** The text before the slot, and the text after it. */
export function splitAtSlot(text: string): [string, string] {
	const [before = "", after = ""] = text.split(SLOT);
	return [before, after];
}
