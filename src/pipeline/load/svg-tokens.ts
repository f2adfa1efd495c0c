/**
 * Splits an SVG file into tags and texts. Stricter than XML: whatever browsers might read in another way is an error, so
 * that nothing can hide from the checks.
 */

export interface SvgTag {
	readonly kind: "open" | "empty" | "close";
	/** With its prefix. */
	readonly name: string;
	/** Decoded, by name with prefix. */
	readonly attributes: ReadonlyMap<string, string>;
	readonly at: number;
}

export interface SvgText {
	readonly kind: "text";
	/** Decoded. */
	readonly text: string;
	readonly at: number;
}

/** What is wrong, as in "it has a <script> element", and the offset. */
export class SvgProblem extends Error {
	readonly at: number;
	constructor(message: string, at: number) {
		super(message);
		this.at = at;
	}
}

const XML_DECLARATION =
	/^<\?xml[ \t\r\n]+version=["']1\.\d["'](?:[ \t\r\n]+encoding=["'](?:utf-8|us-ascii|iso-8859-1)["'])?(?:[ \t\r\n]+standalone=["'](?:yes|no)["'])?[ \t\r\n]*\?>/i;
const NAME = /[A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?/y;
const SPACE = /[ \t\r\n]*/y;
const VALUE_START = /[ \t\r\n]*=[ \t\r\n]*(["'])/y;
const DOCTYPE = /<!DOCTYPE[ \t\r\n]+svg(?:[ \t\r\n]+PUBLIC[ \t\r\n]+"[^"<>[\]]*"[ \t\r\n]+"[^"<>[\]]*")?[ \t\r\n]*>/y;

const CDATA = "<![CDATA[";

export function* tokenizeSvg(text: string): Iterable<SvgTag | SvgText> {
	let at = XML_DECLARATION.exec(text)?.[0].length ?? 0;
	const match = (pattern: RegExp): RegExpExecArray | null => {
		pattern.lastIndex = at;
		const found = pattern.exec(text);
		if (found) at = pattern.lastIndex;
		return found;
	};
	const upTo = (end: string, start: number): string => {
		const found = text.indexOf(end, start);
		if (found < 0) throw new SvgProblem("it is not well-formed XML", at);
		at = found + end.length;
		return text.slice(start, found);
	};
	while (at < text.length) {
		const start = at;
		if (text[at] !== "<") {
			const end = text.indexOf("<", at);
			at = end < 0 ? text.length : end;
			yield { kind: "text", text: decodeXml(text.slice(start, at), start), at: start };
		} else if (text.startsWith("<!--", at)) {
			upTo("--", at + 4);
			if (text[at] !== ">") throw new SvgProblem("it has a comment with two hyphens", start);
			at++;
		} else if (text.startsWith(CDATA, at)) yield { kind: "text", text: upTo("]]>", at + CDATA.length), at: start };
		else if (text.startsWith("<?", at)) throw new SvgProblem("it has a processing instruction (<?…?>)", start);
		else if (text.startsWith("<!", at)) {
			if (!match(DOCTYPE)) throw new SvgProblem("it defines entities or types (<!…>)", start);
		} else yield readTag(start);
	}

	function readTag(start: number): SvgTag {
		const isClose = text[at + 1] === "/";
		at += isClose ? 2 : 1;
		const name = match(NAME)?.[0];
		if (name === undefined) throw new SvgProblem("it is not well-formed XML", start);
		const attributes = new Map<string, string>();
		for (;;) {
			const hasSpace = match(SPACE)?.[0] !== "";
			const isEmpty = !isClose && text.startsWith("/>", at);
			if (isEmpty || text[at] === ">") {
				at += isEmpty ? 2 : 1;
				return { kind: isClose ? "close" : isEmpty ? "empty" : "open", name, attributes, at: start };
			}
			const attribute = hasSpace && !isClose ? match(NAME)?.[0] : undefined;
			const quote = attribute && match(VALUE_START)?.[1];
			if (!attribute || !quote || attributes.has(attribute)) throw new SvgProblem("it is not well-formed XML", at);
			const value = upTo(quote, at);
			if (value.includes("<")) throw new SvgProblem("it is not well-formed XML", start);
			attributes.set(attribute, decodeXml(value, start));
		}
	}
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", apos: "'", gt: ">", lt: "<", quot: '"' };

function decodeXml(text: string, at: number): string {
	if (!text.includes("&")) return text;
	return text.replace(/&([^;&]{0,12};)?/g, (_all, found: string = "") => {
		const name = found.slice(0, -1);
		const code = /^#(?:(\d+)|x([\da-f]+))$/i.exec(name);
		const point = code?.[1] ? Number(code[1]) : code?.[2] ? Number.parseInt(code[2], 16) : undefined;
		if (point !== undefined && point > 0 && point <= 0x10ffff) return String.fromCodePoint(point);
		if (Object.hasOwn(ENTITIES, name)) return ENTITIES[name] as string;
		throw new SvgProblem(`it has the entity &${found || "…"}`, at);
	});
}
