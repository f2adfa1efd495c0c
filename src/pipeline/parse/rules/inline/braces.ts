/** Parses groups in braces: `{.class #id key=value other="two words" flag}`. */

export interface BraceEntry {
	/** `class` for `.name`, `id` for `#name`. */
	readonly key: string;
	/** Absent for a bare word. */
	readonly value?: string;
	readonly quoted: boolean;
}

export interface BraceGroup {
	readonly entries: readonly BraceEntry[];
	/** Length of the group in the text, including the braces. */
	readonly length: number;
}

/** An id may contain dots, as in Docusaurus: `{#navbar.items}`. */
const ENTRY_PATTERN =
	/\.([^\s{}.#="'<>`\\]+)|#([^\s{}#="'<>`\\]+)|([A-Za-z][\w:-]*)(?:=(?:"([^"\n]*)"|'([^'\n]*)'|([^\s"'{}=<>`]+)))?/y;
const SPACES = /\s*/y;

/** The group at the start of a text; `undefined` if it is malformed or empty. */
export function readBraceGroup(text: string): BraceGroup | undefined {
	if (text[0] !== "{") return;
	const entries: BraceEntry[] = [];
	let at = skipSpace(text, 1);
	while (text[at] !== "}") {
		ENTRY_PATTERN.lastIndex = at;
		const match = ENTRY_PATTERN.exec(text);
		if (!match) return;
		entries.push(toBraceEntry(match));
		at = skipSpace(text, ENTRY_PATTERN.lastIndex);
	}
	return entries.length > 0 ? { entries, length: at + 1 } : undefined;
}

/** The group if it is the whole text. */
export function parseBraceGroup(text: string): readonly BraceEntry[] | undefined {
	const braces = readBraceGroup(text);
	return braces?.length === text.length ? braces.entries : undefined;
}

/** The value of the last entry with this key. */
export const entryValue = (entries: readonly BraceEntry[], key: string): string | undefined =>
	entries.findLast((entry) => entry.key === key)?.value;

function skipSpace(text: string, at: number): number {
	SPACES.lastIndex = at;
	SPACES.exec(text);
	return SPACES.lastIndex;
}

function toBraceEntry(match: RegExpExecArray): BraceEntry {
	const [, className, id, key = "", double, single, bare] = match;
	if (className !== undefined) return { key: "class", value: className, quoted: false };
	if (id !== undefined) return { key: "id", value: id, quoted: false };
	const value = double ?? single ?? bare;
	if (value === undefined) return { key, quoted: false };
	return { key, value, quoted: bare === undefined };
}
