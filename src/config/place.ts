/** Where the keys of a configuration stand in its file, read from the text alone. */
import { type Location, locate } from "../model/problem.ts";

/** The text of a configuration file, for finding the places of its keys. */
export interface ConfigText {
	readonly path: string;
	readonly text: string;
}

/** The keys of an object, or the items of a list: nested ones are blanked out, so that places stay what they are. */
interface Level {
	readonly start: number;
	readonly code: string;
}

interface Found {
	readonly at: number;
	/** Where its value begins. */
	readonly value: number;
}

/** Where a key stands, as far as its names and items are written out; the start of the file when none of it is. */
export function placeOfKey(
	keys: readonly string[],
	{ path, text }: ConfigText,
): Location {
	const code = withoutText(text);
	let found: Found | undefined;
	for (const key of keys) {
		const next = found
			? within(levelAt(code, found.value), key)
			: topKey(code, key);
		if (!next) break;
		found = next;
	}
	return locate(path, text, found?.at ?? 0);
}

const NO_CODE =
	/\/\*[\s\S]*?\*\/|\/\/[^\r\n]*|(["'`])(?:\\[\s\S]|(?!\1)[^\\])*\1(?=(\s*:)?)/g;

/** The code with blanks for comments and for what stands between quotes, unless it is a key. */
const withoutText = (text: string): string =>
	text.replace(NO_CODE, (match, _quote, colon) =>
		colon === undefined ? match.replace(/[^\r\n]/g, " ") : match,
	);

/** In the object that is exported, or wherever the name is first. */
function topKey(code: string, key: string): Found | undefined {
	const start = /\bdefineConfig\s*\(|\bexport\s+default\b/.exec(code);
	const level = start && levelAt(code, start.index + start[0].length);
	return within(level, key) ?? keyIn({ start: 0, code }, key);
}

function levelAt(code: string, value: number): Level | undefined {
	const start = value + code.slice(value).search(/\S/);
	if (!/[{[]/.test(code.charAt(start))) return undefined;
	let depth = 0;
	let own = "";
	for (const sign of code.slice(start)) {
		const isEnd = /[}\])]/.test(sign);
		if (isEnd) depth--;
		own += depth <= 1 && !isEnd ? sign : " ".repeat(sign.length);
		if (/[{[(]/.test(sign)) depth++;
		if (depth === 0) break;
	}
	return { start, code: own };
}

const within = (level: Level | null | undefined, key: string) =>
	level
		? level.code.startsWith("[")
			? itemIn(level, Number(key))
			: keyIn(level, key)
		: undefined;

function keyIn({ start, code }: Level, key: string): Found | undefined {
	const escaped = key.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
	const match = new RegExp(
		`(?<![\\w$.])["']?${escaped}["']?\\s*(?:[:,(}]|$)`,
	).exec(code);
	if (!match) return undefined;
	const at = start + match.index;
	return { at, value: at + match[0].length };
}

function itemIn({ start, code }: Level, index: number): Found | undefined {
	let from = 1;
	for (let item = 0; item < index; item++) {
		const comma = code.indexOf(",", from);
		if (comma < 0) return undefined;
		from = comma + 1;
	}
	const skipped = code.slice(from).search(/\S/);
	if (skipped < 0) return undefined;
	const at = start + from + skipped;
	return { at, value: at };
}
