/** Groups in braces: `{.class #id key=value other="two words" flag}`. */

export interface Entry {
	/** `class` for `.name`, `id` for `#name`. */
	readonly key: string;
	/** Absent for a bare word. */
	readonly value?: string;
	readonly quoted: boolean;
}

export interface Braces {
	readonly entries: readonly Entry[];
	/** How long the group is in the text, both braces included. */
	readonly length: number;
}

const ENTRY =
	/([.#])([^\s{}.#="'<>`\\]+)|([A-Za-z][\w:-]*)(?:=(?:"([^"\n]*)"|'([^'\n]*)'|([^\s"'{}=<>`]+)))?/y;
const SPACE = /\s*/y;

/** The group that a text begins with; nothing where it is not well formed to its closing brace, or is empty. */
export function bracesAt(text: string): Braces | undefined {
	if (text[0] !== "{") return;
	const entries: Entry[] = [];
	let at = skipSpace(text, 1);
	while (text[at] !== "}") {
		ENTRY.lastIndex = at;
		const match = ENTRY.exec(text);
		if (!match) return;
		entries.push(entryOf(match));
		at = skipSpace(text, ENTRY.lastIndex);
	}
	return entries.length > 0 ? { entries, length: at + 1 } : undefined;
}

/** The group that is the whole of a text. */
export function bracesOf(text: string): readonly Entry[] | undefined {
	const braces = bracesAt(text);
	return braces?.length === text.length ? braces.entries : undefined;
}

/** The value of the last entry with a key. */
export const valueFor = (
	entries: readonly Entry[],
	key: string,
): string | undefined => entries.findLast((entry) => entry.key === key)?.value;

function skipSpace(text: string, at: number): number {
	SPACE.lastIndex = at;
	SPACE.exec(text);
	return SPACE.lastIndex;
}

function entryOf(match: RegExpExecArray): Entry {
	const [, sign, name, key = "", double, single, bare] = match;
	if (name !== undefined)
		return { key: sign === "." ? "class" : "id", value: name, quoted: false };
	const value = double ?? single ?? bare;
	if (value === undefined) return { key, quoted: false };
	return { key, value, quoted: bare === undefined };
}
