/** Reads the texts of a page's sections from its markup, without a DOM: the search runs in a worker. */
import { defaultHeadingId, type SearchDocumentSection, type SectionTexts } from "./format.ts";

/** A tag, or the text before the next one. Comments are not in the markup. */
const MARKUP = /<(\/?)([a-zA-Z][\w:-]*)(?![\w:-])((?:"[^"<]*"|'[^'<]*'|[^"'<>])*)>|[^<]+|</g;

const CONTENT = /\sclass="content[ "]/;
const ID = /\sid="([^"]*)"/;
const HEADING = /^h[1-6]$/;

/** Elements that have no text of the author. */
const SKIPPED = /^(?:annotation|button|nav|noscript|script|style|svg|template)$/;
const HIDDEN = /\saria-hidden="true"|\sclass="[^"]*\bvisually-hidden\b/;

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** Elements within a word or a sentence. All others separate words. */
const INLINE =
	/^(?:a|abbr|b|bdi|bdo|cite|code|del|em|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)$/;

/** A dot separates the texts of table cells. */
const CELL = /^t[dh]$/;

/**
 * The text below each heading, with spaces collapsed. Headings that are no section's belong to the text.
 *
 * @param main the markup of `<main>`
 * @param sections those of the page in the search documents
 */
export function sectionTextsIn(main: string, sections: readonly SearchDocumentSection[]): SectionTexts {
	const places = new Map(sections.map((section, place) => [sectionIdOf(section), place]));
	const texts = sections.map(() => "");
	/** The names of the open elements. Texts count within the content, and outside of skipped elements. */
	const open: string[] = [];
	let contentDepth = CONTENT.test(main) ? Number.POSITIVE_INFINITY : 0;
	let skippedDepth = Number.POSITIVE_INFINITY;
	let place = 0;
	const add = (text: string) => {
		const isShown = open.length >= contentDepth && open.length < skippedDepth;
		if (isShown && place < texts.length) texts[place] += text;
	};
	const close = (tag: string) => {
		const at = open.lastIndexOf(tag);
		if (at < 0) return;
		open.length = at;
		if (at < contentDepth) contentDepth = Number.POSITIVE_INFINITY;
		if (at < skippedDepth) skippedDepth = Number.POSITIVE_INFINITY;
	};
	for (const [source, slash, name = "", attributes = ""] of main.matchAll(MARKUP)) {
		const tag = name.toLowerCase();
		if (tag === "") {
			add(source);
			continue;
		}
		if (!INLINE.test(tag)) add(slash && CELL.test(tag) ? " · " : " ");
		if (slash) {
			close(tag);
			continue;
		}
		const id = HEADING.test(tag) && ID.exec(attributes)?.[1];
		const known = id ? places.get(decodeText(id)) : undefined;
		if (known !== undefined) place = known;
		if (VOID.test(tag)) continue;
		open.push(tag);
		const isSkipped = known !== undefined || SKIPPED.test(tag) || HIDDEN.test(attributes);
		if (isSkipped) skippedDepth = Math.min(skippedDepth, open.length);
		if (contentDepth > open.length && CONTENT.test(attributes)) contentDepth = open.length;
	}
	return texts.map((text) => decodeText(text).replace(/\s+/g, " ").trim());
}

const sectionIdOf = (section: SearchDocumentSection): string =>
	typeof section === "string" ? defaultHeadingId(section) : section[1];

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", apos: "'", gt: ">", lt: "<", nbsp: "\u00a0", quot: '"' };

/** The engine writes only a few entities, and authors hardly more. */
const decodeText = (text: string): string =>
	text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (source, hex, decimal, name) => {
		if (name) return ENTITIES[name] ?? source;
		const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
		return code <= 0x10ffff ? String.fromCodePoint(code) : source;
	});
