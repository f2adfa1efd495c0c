/** Finds the tags of components in a text, and the pairs that belong together. */
import { findExpressionEnd } from "./syntax/expression-end.ts";
import { maskCode } from "./syntax/mask-code.ts";

export interface ComponentAttribute {
	/** Empty for `{...props}`. */
	readonly name: string;
	/** Offset in the text. */
	readonly start: number;
	/** A quoted value. */
	readonly text?: string;
	/** The expression in braces, without them. */
	readonly expression?: string;
}

/** A component from its opening tag to its closing one. A tag that closes itself has no content. */
export interface ComponentRange {
	readonly name: string;
	readonly attributes: readonly ComponentAttribute[];
	/** Offsets in the text. */
	readonly start: number;
	readonly contentStart: number;
	readonly contentEnd: number;
	readonly end: number;
}

export type OpenTag = Omit<ComponentRange, "contentEnd" | "end"> & { readonly isEmpty: boolean };

export interface ComponentRanges {
	/** By the offset of their start. */
	readonly byStart: ReadonlyMap<number, ComponentRange>;
	/** Tags without a counterpart, by their offset. */
	readonly unmatched: ReadonlyMap<number, UnmatchedTag>;
}

export interface UnmatchedTag {
	readonly name: string;
	readonly isClosing: boolean;
	readonly end: number;
}

const NO_RANGES: ComponentRanges = { byStart: new Map(), unmatched: new Map() };
const TAG_START = /<(\/?)([A-Z][\w.]*)/g;

/** The components of a text, in time proportional to its length. */
export function findComponents(text: string, isComponent: (name: string) => boolean): ComponentRanges {
	if (!/<\/?[A-Z]/.test(text)) return NO_RANGES;
	const masked = maskCode(text);
	const byStart = new Map<number, ComponentRange>();
	const unmatched = new Map<number, UnmatchedTag>();
	const open: OpenTag[] = [];
	const openCounts = new Map<string, number>();
	const count = (name: string, change: number) => openCounts.set(name, (openCounts.get(name) ?? 0) + change);
	const startPattern = new RegExp(TAG_START);
	for (;;) {
		const match = startPattern.exec(masked);
		if (!match) break;
		const [source, slash, name = ""] = match;
		if (!isComponent(name) || masked[match.index - 1] === "\\") continue;
		if (slash) {
			const end = closingTagEnd(text, match.index + source.length);
			if (end < 0) continue;
			startPattern.lastIndex = end;
			if (!openCounts.get(name)) {
				unmatched.set(match.index, { name, isClosing: true, end });
				continue;
			}
			for (;;) {
				const tag = open.pop() as OpenTag;
				count(tag.name, -1);
				if (tag.name === name) {
					byStart.set(tag.start, { ...tag, contentEnd: match.index, end });
					break;
				}
				unmatched.set(tag.start, unclosed(tag));
			}
			continue;
		}
		const read = readOpeningTag(text, match.index, name);
		startPattern.lastIndex = Math.max(read.end, startPattern.lastIndex);
		if (!read.tag) continue;
		const { tag } = read;
		if (tag.isEmpty) byStart.set(tag.start, { ...tag, contentEnd: read.end, end: read.end });
		else {
			open.push(tag);
			count(name, 1);
		}
	}
	for (const tag of open) unmatched.set(tag.start, unclosed(tag));
	return { byStart, unmatched };
}

const unclosed = ({ name, contentStart }: OpenTag): UnmatchedTag => ({ name, isClosing: false, end: contentStart });

const TAG_SPACE = /\s*/y;
/** Vue's `@` and `#` are read, so that they can be left out. */
const ATTRIBUTE_NAME = /[A-Za-z_:@#][\w:.-]*/y;

function closingTagEnd(text: string, at: number): number {
	const end = skip(TAG_SPACE, text, at);
	return text[end] === ">" ? end + 1 : -1;
}

/** Reads a tag. `end` is where reading stopped, so that no text is read twice. */
export function readOpeningTag(text: string, start: number, name: string) {
	const attributes: ComponentAttribute[] = [];
	let at = start + 1 + name.length;
	for (;;) {
		at = skip(TAG_SPACE, text, at);
		const isEmpty = text.startsWith("/>", at);
		if (isEmpty || text[at] === ">") {
			const end = at + (isEmpty ? 2 : 1);
			return { tag: { name, attributes, start, contentStart: end, isEmpty }, end };
		}
		if (text[at] === "{") {
			const spread = findExpressionEnd(text, at);
			if (!spread.closed) return { end: spread.end };
			const expression = text.slice(at + 1, spread.end - 1);
			attributes.push({ name: "", start: at, expression });
			at = spread.end;
			continue;
		}
		const nameEnd = skip(ATTRIBUTE_NAME, text, at);
		if (nameEnd === at) return { end: at };
		const attribute = { name: text.slice(at, nameEnd), start: at };
		const equals = skip(TAG_SPACE, text, nameEnd);
		if (text[equals] !== "=") {
			attributes.push(attribute);
			at = nameEnd;
			continue;
		}
		at = skip(TAG_SPACE, text, equals + 1);
		const quote = text[at];
		if (quote === "{") {
			const found = findExpressionEnd(text, at);
			if (!found.closed) return { end: found.end };
			const expression = text.slice(at + 1, found.end - 1);
			attributes.push({ ...attribute, expression });
			at = found.end;
		} else if (quote === '"' || quote === "'") {
			const close = text.indexOf(quote, at + 1);
			if (close < 0) return { end: at + 1 };
			attributes.push({ ...attribute, text: text.slice(at + 1, close) });
			at = close + 1;
		} else return { end: at };
	}
}

function skip(pattern: RegExp, text: string, at: number): number {
	pattern.lastIndex = at;
	return pattern.exec(text) ? pattern.lastIndex : at;
}
