/**
 * Locates keys in the text of a configuration file, or of a theme. It reads the text only, without a parser: a key that is computed or
 * imported from another file has no location of its own.
 */
import { locationAt, type SourceLocation } from "../model/problems/problem.ts";

/** A configuration file: its path, for problems, and its text. */
export interface ConfigSource {
	readonly path: string;
	readonly text: string;
}

/** Where an object or array literal is. */
export interface LiteralRange {
	/** The offset of its opening bracket. */
	readonly start: number;
	/** The offset of its closing bracket. */
	readonly end: number;
}

/**
 * Returns where the literal of a top-level key is, or without a key, that of the whole configuration; `undefined` if
 * there is none, and `computed` if its value is no literal.
 */
export function findConfigLiteral(text: string, key?: string): LiteralRange | "computed" | undefined {
	const code = blankNonCode(text);
	const found = key === undefined ? undefined : findTopKey(code, key);
	if (key !== undefined && !found) return undefined;
	const literal = found ? literalBodyAt(code, found.valueStart) : findExportedLiteral(code);
	if (!literal) return found && "computed";
	const { start } = literal;
	return { start, end: start + literal.code.length - 1 };
}

/** An object or array literal. Nested literals are replaced with spaces, which keeps offsets valid. */
interface LiteralBody {
	readonly start: number;
	readonly code: string;
}

interface ConfigLocation {
	readonly start: number;
	/** The offset of the value. */
	readonly valueStart: number;
}

/** Returns the location of the deepest key of the path that is written out, or the start of the file if none is. */
export function locateConfigKey(keys: readonly string[], { path, text }: ConfigSource): SourceLocation {
	const code = blankNonCode(text);
	let location: ConfigLocation | undefined;
	for (const key of keys) {
		const nextLocation = location
			? findInLiteral(literalBodyAt(code, location.valueStart), key)
			: findTopKey(code, key);
		if (!nextLocation) break;
		location = nextLocation;
	}
	return locationAt(path, text, location?.start ?? 0);
}

const COMMENT_OR_STRING = /\/\*[\s\S]*?\*\/|\/\/[^\r\n]*|(["'`])(?:\\[\s\S]|(?!\1)[^\\])*\1(?=(\s*:)?)/g;

/** Replaces comments and strings with spaces, except quotes and strings that are keys. Offsets stay the same. */
export const blankNonCode = (text: string): string =>
	text.replace(COMMENT_OR_STRING, (match, quote = " ", colon) =>
		colon === undefined ? quote + match.slice(1, -1).replace(/[^\r\n]/g, " ") + quote : match,
	);

/** In the exported object if it is a literal, otherwise the first occurrence of the name. */
const findTopKey = (code: string, key: string): ConfigLocation | undefined =>
	findInLiteral(findExportedLiteral(code), key) ?? findKey({ start: 0, code }, key);

function findExportedLiteral(code: string): LiteralBody | undefined {
	const start = /\b(?:defineConfig|createTheme)\s*\(|\bexport\s+default\b(?!\s+(?:defineConfig|createTheme)\b)/.exec(
		code,
	);
	return start ? literalBodyAt(code, start.index + start[0].length) : undefined;
}

function literalBodyAt(code: string, value: number): LiteralBody | undefined {
	const start = value + code.slice(value).search(/\S/);
	if (!/[{[]/.test(code.charAt(start))) return undefined;
	let depth = 0;
	let blanked = "";
	for (const sign of code.slice(start)) {
		const isEnd = /[}\])]/.test(sign);
		if (isEnd) depth--;
		blanked += depth <= 1 && !isEnd ? sign : " ".repeat(sign.length);
		if (/[{[(]/.test(sign)) depth++;
		if (depth === 0) break;
	}
	return { start, code: blanked };
}

const findInLiteral = (level: LiteralBody | null | undefined, key: string) =>
	level ? (level.code.startsWith("[") ? findItem(level, Number(key)) : findKey(level, key)) : undefined;

function findKey({ start, code }: LiteralBody, key: string): ConfigLocation | undefined {
	const escaped = key.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
	const match = new RegExp(`(?<![\\w$.])["']?${escaped}["']?\\s*(?:[:,(}=]|$)`).exec(code);
	if (!match) return undefined;
	const at = start + match.index;
	return { start: at, valueStart: at + match[0].length };
}

function findItem({ start, code }: LiteralBody, index: number): ConfigLocation | undefined {
	let from = 1;
	for (let item = 0; item < index; item++) {
		const comma = code.indexOf(",", from);
		if (comma < 0) return undefined;
		from = comma + 1;
	}
	const skipped = code.slice(from).search(/\S/);
	if (skipped < 0) return undefined;
	const at = start + from + skipped;
	return { start: at, valueStart: at };
}
