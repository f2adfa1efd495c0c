/**
 * Invisible characters with an effect. Terminals interpret some as commands that move the cursor, rename the window or
 * even type; others reorder the text around them.
 */

/**
 * C0 except tab, line feed and carriage return; DEL; C1; and the bidirectional overrides, which can make `txt.exe` look
 * like `exe.txt`. Bidirectional marks, embeddings and isolates are allowed: texts that mix Hebrew or Arabic with Latin
 * need them.
 */
const CONTROLS = /[^\P{Cc}\t\n\r]|[\u202d\u202e]/gu;

/** The index of the first control character; -1 if there is none. */
export const controlIn = (text: string): number => text.search(CONTROLS);

/** Removes control characters, so that the text reads as it looks. */
export const withoutControls = (text: string): string => text.replace(CONTROLS, "");

/** The characters above, line breaks, and everything else that changes the direction of the text after it. */
const UNPRINTABLE = /[\p{Cc}\u2028-\u202e\u2066-\u2069\ufeff]/gu;

/** A text on one line of a terminal, with unprintable characters as escapes: `\u001b`. */
export const printable = (text: string): string =>
	text.replace(
		UNPRINTABLE,
		(character) => ESCAPES[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
	);

const ESCAPES: Readonly<Record<string, string>> = { "\t": "\\t", "\n": "\\n", "\r": "\\r" };
