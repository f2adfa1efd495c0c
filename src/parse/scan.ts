/** Cuts HTML into tags, comments and text. What is no tag is text. */
import { RAW } from "./tags.ts";

export interface Attribute {
	/** In lower case. */
	readonly name: string;
	/** As written, its entities undecoded; absent where there is no value. */
	readonly value?: string;
	/** Offsets of the name and of the value in the scanned text. */
	readonly at: number;
	readonly valueAt: number;
}

interface Written {
	/** As written. */
	readonly source: string;
	/** Its offset in the scanned text. */
	readonly at: number;
}
export type Piece = Written &
	(
		| {
				readonly kind: "open";
				readonly name: string;
				readonly attributes: readonly Attribute[];
				readonly isEmpty: boolean;
		  }
		| { readonly kind: "close"; readonly name: string }
		| { readonly kind: "comment"; readonly isClosed: boolean }
		/** A declaration, a processing instruction, a CDATA section. */
		| { readonly kind: "other" }
		| { readonly kind: "text" }
	);

const NEXT =
	/<!--(?:-?>|[\s\S]*?(?:-->|$))|<\/([a-z][a-z0-9-]*)[^>]*>|<([a-z][a-z0-9-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*(\/?)>|<(?:\?[\s\S]*?\?|![a-z][^>]*|!\[CDATA\[[\s\S]*?\]\])>/gi;

/** The pieces of some HTML, in order and without gaps: their sources joined are the text. */
export function* scan(html: string): Generator<Piece> {
	let done = 0;
	const pattern = new RegExp(NEXT);
	for (;;) {
		const match = pattern.exec(html);
		const end = match?.index ?? html.length;
		if (end > done)
			yield { kind: "text", source: html.slice(done, end), at: done };
		if (!match) return;
		const piece = pieceOf(match);
		yield piece;
		done = pattern.lastIndex;
		if (piece.kind !== "open" || piece.isEmpty || !RAW.has(piece.name))
			continue;
		// The content of a script or a style is its own language, in which `<b>` may be text.
		const close = html.toLowerCase().indexOf(`</${piece.name}`, done);
		if (close >= 0) pattern.lastIndex = close;
	}
}

function pieceOf(match: RegExpExecArray): Piece {
	const [source, close, open, attributes = "", slash] = match;
	const written = { source, at: match.index };
	if (source.startsWith("<!--"))
		return {
			...written,
			kind: "comment",
			isClosed: source.endsWith(">"),
		};
	if (close) return { ...written, kind: "close", name: close.toLowerCase() };
	if (open === undefined) return { ...written, kind: "other" };
	return {
		...written,
		kind: "open",
		name: open.toLowerCase(),
		attributes: attributesOf(attributes, match.index + 1 + open.length),
		isEmpty: slash === "/",
	};
}

const ATTRIBUTE =
	/([^\s"'<>/=]+)(?:(\s*=\s*)(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

function attributesOf(text: string, start: number): Attribute[] {
	return Array.from(text.matchAll(ATTRIBUTE), (match) => {
		const [, name = "", equals, double, single, bare] = match;
		const at = start + match.index;
		if (equals === undefined)
			return { name: name.toLowerCase(), at, valueAt: at };
		const quote = bare === undefined ? 1 : 0;
		return {
			name: name.toLowerCase(),
			value: double ?? single ?? bare ?? "",
			at,
			valueAt: at + name.length + equals.length + quote,
		};
	});
}
