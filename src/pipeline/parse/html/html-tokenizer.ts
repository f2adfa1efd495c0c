/** Splits HTML into tags, comments and text. */
import { RAW_TEXT_TAGS } from "./html-tags.ts";

export interface HtmlAttribute {
	/** In lower case. */
	readonly name: string;
	/** As written, with character references; absent if there is no value. */
	readonly value?: string;
	/** Offsets of the name and of the value in the text. */
	readonly at: number;
	readonly valueAt: number;
}

interface HtmlTokenBase {
	/** As written. */
	readonly source: string;
	/** Offset in the text. */
	readonly at: number;
}
export type HtmlToken = HtmlTokenBase &
	(
		| {
				readonly kind: "open";
				readonly name: string;
				readonly attributes: readonly HtmlAttribute[];
				readonly isEmpty: boolean;
		  }
		| { readonly kind: "close"; readonly name: string }
		| { readonly kind: "comment"; readonly isClosed: boolean }
		/** A declaration, a processing instruction or a CDATA section. */
		| { readonly kind: "other" }
		| { readonly kind: "text" }
	);

/** The tokens of some HTML in order. Their sources joined are the text. */
export function* tokenizeHtml(html: string): Generator<HtmlToken> {
	const text = searched(html);
	let offset = 0;
	let from = 0;
	for (;;) {
		const at = html.indexOf("<", from);
		const piece = at < 0 ? undefined : pieceAt(text, at);
		if (at >= 0 && !piece) {
			from = at + 1;
			continue;
		}
		const end = piece ? at : html.length;
		if (end > offset) yield { kind: "text", source: html.slice(offset, end), at: offset };
		if (!piece) return;
		yield piece;
		offset = at + piece.source.length;
		from = offset;
		if (piece.kind !== "open" || piece.isEmpty || !RAW_TEXT_TAGS.has(piece.name)) continue;
		// Scripts and styles are in their own languages, in which `<b>` may be text.
		const close = text.endTag(piece.name, offset);
		if (close >= 0) from = close;
	}
}

type SearchedText = ReturnType<typeof searched>;

/** A text with a cache of search results, so that tokenizing takes linear time. */
function searched(html: string) {
	const found = new Map<string, number>();
	const next = (key: string, from: number, search: (from: number) => number): number => {
		const known = found.get(key);
		if (known !== undefined && (known < 0 || known >= from)) return known;
		const at = search(from);
		found.set(key, at);
		return at;
	};
	return {
		html,
		/**
		 * Offset of the next occurrence at or after an offset; -1 if there is none. Offsets must not decrease between calls.
		 */
		next: (text: string, from: number) => next(text, from, (at) => html.indexOf(text, at)),
		/** The same for a closing tag, ignoring case. */
		endTag: (name: string, from: number) =>
			next(`</${name}`, from, (at) => {
				const pattern = new RegExp(`</${name}`, "gi");
				pattern.lastIndex = at;
				return pattern.exec(html)?.index ?? -1;
			}),
		/** Offsets of attributes that are not followed by the end of a tag. */
		unended: new Set<number>(),
	};
}

/** The token that starts with the less-than sign at this offset. */
function pieceAt(text: SearchedText, at: number): HtmlToken | undefined {
	const { html } = text;
	if (html.startsWith("<!--", at)) return commentAt(text, at);
	const [, slash, name] = matchAt(TAG_NAME, html, at) ?? [];
	if (name === undefined) return otherAt(text, at);
	if (!slash) return openingTagAt(text, at, name.toLowerCase(), at + 1 + name.length);
	const end = text.next(">", at + 2 + name.length);
	if (end < 0) return;
	return { kind: "close", name: name.toLowerCase(), source: html.slice(at, end + 1), at };
}

const TAG_NAME = /<(\/?)([a-z][a-z0-9-]*)/iy;

function commentAt({ html, next }: SearchedText, at: number): HtmlToken {
	const [short] = matchAt(SHORT_COMMENT, html, at) ?? [];
	const end = short ? at + short.length - 3 : next("-->", at + 4);
	const source = html.slice(at, end < 0 ? html.length : end + 3);
	return { kind: "comment", isClosed: source.endsWith(">"), source, at };
}

const SHORT_COMMENT = /<!---?>/y;

function otherAt({ html, next }: SearchedText, at: number): HtmlToken | undefined {
	const begin = matchAt(OTHER, html, at)?.[0];
	if (begin === undefined) return;
	const close = begin === "<?" ? "?>" : begin.endsWith("[") ? "]]>" : ">";
	const end = next(close, at + begin.length);
	if (end < 0) return;
	return { kind: "other", source: html.slice(at, end + close.length), at };
}

const OTHER = /<\?|<![a-z]|<!\[CDATA\[/iy;

function openingTagAt({ html, unended }: SearchedText, at: number, name: string, begin: number): HtmlToken | undefined {
	const attributes: HtmlAttribute[] = [];
	const offsets: number[] = [];
	let end = begin;
	for (;;) {
		// A quoted value may contain what looks like a tag, followed by the same attributes.
		if (unended.has(end)) return;
		const match = matchAt(ATTRIBUTE_PATTERN, html, end);
		if (!match) break;
		offsets.push(end);
		attributes.push(attributeOf(match));
		end += match[0].length;
	}
	const close = matchAt(TAG_END, html, end);
	if (!close) {
		for (const offset of offsets) unended.add(offset);
		return;
	}
	const source = html.slice(at, end + close[0].length);
	return { kind: "open", name, attributes, isEmpty: close[0].endsWith("/>"), source, at };
}

const ATTRIBUTE_PATTERN = /(\s+)([^\s"'<>/=]+)(?:(\s*=\s*)(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/y;
const TAG_END = /\s*\/?>/y;

function attributeOf(match: RegExpExecArray): HtmlAttribute {
	const [, space = "", name = "", equals, double, single, bare] = match;
	const at = match.index + space.length;
	if (equals === undefined) return { name: name.toLowerCase(), at, valueAt: at };
	const quote = bare === undefined ? 1 : 0;
	return {
		name: name.toLowerCase(),
		value: double ?? single ?? bare ?? "",
		at,
		valueAt: at + name.length + equals.length + quote,
	};
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
	pattern.lastIndex = at;
	return pattern.exec(text);
}
