/** Reads JavaScript literals without running anything: the values of props and constants. */

export type Literal = string | number | boolean | null | readonly Literal[] | { readonly [key: string]: Literal };

export type Constants = ReadonlyMap<string, Literal>;

const MAX_DEPTH = 50;

/** Names that could change more than the component they are given to. */
const REFUSED_NAMES = new Set(["__proto__", "constructor", "prototype", "dangerouslySetInnerHTML"]);

export const isRefusedName = (name: string): boolean => REFUSED_NAMES.has(name);

const SPACE = /(?:\s|\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/|\/\/[^\n]*(?:\n|$))*/y;
const NUMBER = /[-+]?(?:0[xX][\da-fA-F]+|\d+(?:\.\d*)?(?:[eE][-+]?\d+)?)/y;
const MEMBER = /\.([A-Za-z_$][\w$]*)/y;
const NAME = /[A-Za-z_$][\w$]*/y;
/** Docusaurus's ways to name a file: `require('./a.png').default` and `useBaseUrl('/a')`. */
const FILE_CALL = /(?:require|useBaseUrl)\(\s*(?:"([^"\\\n]*)"|'([^'\\\n]*)')\s*\)(?:\.default\b)?/y;

/** The value of a text that is a literal or the name of a constant; `undefined` for any other expression. */
export function parseLiteral(text: string, constants: Constants = new Map()): Literal | undefined {
	const reader = { text, at: 0, constants };
	const value = readValue(reader, 0);
	skipSpace(reader);
	return reader.at === text.length ? value : undefined;
}

/**
 * The literal at an offset of a module, and where it ends. Shorthand properties whose value is not known, such as
 * functions, are left out of its objects.
 */
export function readLiteralAt(
	text: string,
	at: number,
	constants: Constants,
): { readonly value: Literal; readonly end: number } | undefined {
	const reader = { text, at, constants, skipsUnknown: true };
	const value = readValue(reader, 0);
	return value === undefined ? undefined : { value, end: reader.at };
}

interface Reader {
	readonly text: string;
	readonly constants: Constants;
	readonly skipsUnknown?: boolean;
	at: number;
}

function readValue(reader: Reader, depth: number): Literal | undefined {
	skipSpace(reader);
	const sign = reader.text[reader.at] ?? "";
	if (depth > MAX_DEPTH) return;
	if (sign === "[") return readArray(reader, depth);
	if (sign === "{") return readObject(reader, depth);
	if (sign === '"' || sign === "'" || sign === "`") return readString(reader);
	const number = take(reader, NUMBER)?.[0];
	if (number !== undefined) return Number(number);
	const file = take(reader, FILE_CALL);
	if (file) return filePathOf(file[1] ?? file[2] ?? "");
	const name = take(reader, NAME)?.[0];
	if (name === "true" || name === "false") return name === "true";
	if (name === "null" || name === "undefined") return null;
	return name === undefined ? undefined : readMembers(reader, reader.constants.get(name));
}

/** A property of a constant: `colours.dark`. */
function readMembers(reader: Reader, constant: Literal | undefined): Literal | undefined {
	let value = constant;
	for (;;) {
		const name = take(reader, MEMBER)?.[1];
		if (name === undefined) return value;
		value = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
	}
}

const isObject = (value: Literal | undefined): value is { readonly [key: string]: Literal } =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** Files of Docusaurus's folder `static` are served from the root of the site. */
const filePathOf = (written: string): string => written.replace(/^@site\/static\//, "/");

function readArray(reader: Reader, depth: number): Literal[] | undefined {
	const items: Literal[] = [];
	reader.at++;
	while (!takeSign(reader, "]")) {
		const item = readValue(reader, depth + 1);
		if (item === undefined) return;
		items.push(item);
		if (!takeSign(reader, ",") && !isNext(reader, "]")) return;
	}
	return items;
}

function readObject(reader: Reader, depth: number): { readonly [key: string]: Literal } | undefined {
	const entries: [string, Literal][] = [];
	reader.at++;
	while (!takeSign(reader, "}")) {
		skipSpace(reader);
		const sign = reader.text[reader.at];
		const name = take(reader, NAME)?.[0];
		const key = sign === '"' || sign === "'" ? readString(reader) : (name ?? take(reader, NUMBER)?.[0]);
		if (key === undefined || isRefusedName(key)) return;
		const isShorthand = name !== undefined && (isNext(reader, ",") || isNext(reader, "}"));
		if (!isShorthand && !takeSign(reader, ":")) return;
		const value = isShorthand ? reader.constants.get(name) : readValue(reader, depth + 1);
		if (value !== undefined) entries.push([key, value]);
		else if (!isShorthand || !reader.skipsUnknown) return;
		if (!takeSign(reader, ",") && !isNext(reader, "}")) return;
	}
	return Object.fromEntries(entries);
}

const ESCAPES: Readonly<Record<string, string>> = {
	n: "\n",
	r: "\r",
	t: "\t",
	b: "\b",
	f: "\f",
	v: "\v",
	"0": "",
	"\n": "",
};

/** A string; a template literal with an expression is none. */
function readString(reader: Reader): string | undefined {
	const { text } = reader;
	const quote = text[reader.at] as string;
	let value = "";
	for (let at = reader.at + 1; at < text.length; at++) {
		const character = text[at] as string;
		if (character === quote) {
			reader.at = at + 1;
			return value;
		}
		if (quote === "`" ? text.startsWith("${", at) : character === "\n") return;
		if (character !== "\\") {
			value += character;
			continue;
		}
		const [source, unicode] = escapeAt(text, at + 1);
		value += unicode ?? ESCAPES[source] ?? source;
		at += source.length;
	}
	return;
}

const UNICODE_ESCAPE = /u\{([\da-fA-F]{1,6})\}|u([\da-fA-F]{4})|x([\da-fA-F]{2})/y;

function escapeAt(text: string, at: number): [source: string, value?: string] {
	UNICODE_ESCAPE.lastIndex = at;
	const match = UNICODE_ESCAPE.exec(text);
	if (!match) return [text[at] ?? ""];
	const code = Number.parseInt(match[1] ?? match[2] ?? match[3] ?? "", 16);
	return [match[0], code <= 0x10ffff ? String.fromCodePoint(code) : "\ufffd"];
}

function skipSpace(reader: Reader): void {
	take(reader, SPACE);
}

function take(reader: Reader, pattern: RegExp): RegExpExecArray | null {
	pattern.lastIndex = reader.at;
	const match = pattern.exec(reader.text);
	if (match) reader.at = pattern.lastIndex;
	return match;
}

function isNext(reader: Reader, sign: string): boolean {
	skipSpace(reader);
	return reader.text[reader.at] === sign;
}

function takeSign(reader: Reader, sign: string): boolean {
	const found = isNext(reader, sign);
	if (found) reader.at++;
	return found;
}
