/** The marks in the info string of a fence: `{1,3-5}`, `ins={2}`, `del="text"`, `"text"`. */

/** First and last line, 1-based. */
export type LineRange = readonly [first: number, last: number];

export type InfoMarkKind = "highlight" | "added" | "removed";

/** Lines, or a text wherever the code has it. */
export type InfoMark = { readonly kind: InfoMarkKind } & ({ readonly lines: LineRange } | { readonly text: string });

export interface MarkInfo {
	readonly marks: readonly InfoMark[];
	/** Marks that are regular expressions, which have no effect. */
	readonly patterns: readonly string[];
	/** The info string without the marks that are texts or have a key. */
	readonly rest: string;
}

/** Each is searched for in each line. */
const MAX_TEXTS = 20;

const KEYED = /(?:^|\s)(ins|del|mark)=(?:"([^"]*)"|'([^']*)'|\{([^{}]*)\}|([^\s"'{]\S*))/g;
/** A quoted text or a regular expression, without a key. */
const UNKEYED = /(^|\s)(?:"([^"]+)"|'([^']+)'|(\/[^\s/]+\/))(?=\s|$)/g;
const LINES = /\{([\d,\s-]+)\}/;
const PATTERN = /^\/(.+)\/$/;

const KINDS: Readonly<Record<string, InfoMarkKind>> = { mark: "highlight", ins: "added", del: "removed" };

/** Reads the marks of an info string. */
export function parseMarkInfo(info: string): MarkInfo {
	const marks: InfoMark[] = [];
	const patterns: string[] = [];
	const addText = (kind: InfoMarkKind, text: string) => {
		if (PATTERN.test(text)) patterns.push(text);
		else if (text !== "" && marks.length < MAX_TEXTS) marks.push({ kind, text });
	};
	const unkeyed = info.replace(KEYED, (_, key: string, double, single, braces, bare) => {
		const kind = KINDS[key] as InfoMarkKind;
		if (braces === undefined) addText(kind, double ?? single ?? bare);
		else marks.push(...lineMarks(kind, braces));
		return " ";
	});
	// Quotes in a title in brackets are part of it.
	const titleStart = unkeyed.indexOf("[");
	const rest = unkeyed.replace(UNKEYED, (written, _space, double, single, pattern, at: number) => {
		if (titleStart >= 0 && at > titleStart) return written;
		addText("highlight", double ?? single ?? pattern);
		return " ";
	});
	marks.push(...lineMarks("highlight", LINES.exec(rest)?.[1] ?? ""));
	return { marks, patterns, rest };
}

const lineMarks = (kind: InfoMarkKind, list: string): InfoMark[] =>
	list.split(",").flatMap((part): InfoMark[] => {
		const [, first, last] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part) ?? [];
		return first ? [{ kind, lines: [Number(first), Number(last ?? first)] }] : [];
	});
