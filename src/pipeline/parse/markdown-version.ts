/** The text of a page's Markdown version: the author's text as plain Markdown, with placeholders for local URLs. */

import type { ContentTemplate, Placeholder } from "../../model/content/content.ts";
import { findIndexInOrder } from "../../model/text/find-index-in-order.ts";
import { decodeUriText } from "../../model/urls/route.ts";
import { isComponent } from "./components/component-context.ts";
import { plainMarkdownEdits, type TextEdit } from "./components/plain-markdown.ts";
import { maskCode } from "./components/syntax/mask-code.ts";
import { addPlaceholder, type ParseEnvironment, splitAtPlaceholders } from "./environment.ts";
import { expandIncludes } from "./rules/includes/expand-includes.ts";
import { interpolatedText } from "./rules/inline/interpolation.ts";
import { lineStartsOf } from "./rules/tokens/token-locations.ts";
import { plainDirectives } from "./text/plain-directives.ts";

type AddressPlaceholder = Extract<Placeholder, { kind: "link" | "image" }>;

/** Adds a placeholder and returns its mark for the text. */
type MarkPlaceholder = (placeholder: Placeholder) => string;

/**
 * The body as plain Markdown: with included texts, without components and directives, and with placeholders for the URLs of
 * the site.
 */
export function createMarkdownVersionTemplate(body: string, env: ParseEnvironment): ContentTemplate {
	const placeholders: Placeholder[] = [];
	const mark: MarkPlaceholder = (placeholder) => addPlaceholder({ placeholders }, placeholder);
	const edits = plainMarkdownEdits(
		body,
		env.moduleNames,
		(name) => isComponent({ env }, name),
		(name) => env.components.get(name) === "component",
		(expression) => interpolatedText(env, expression),
	);
	const addresses = env.placeholders.filter(isAddressPlaceholder);
	const ranges = addressRanges(body, addresses, env);
	const marked = editText(body, edits, ranges, mark);
	const whole = expandIncludes(marked, env.includes, env.path, env.includeAliases);
	const isMarked = whole === marked && ranges.length === addresses.length;
	const full = isMarked ? whole : markOtherAddresses(whole, addresses, mark);
	const plain = withoutAttributes(plainDirectives(full, (name) => mark({ kind: "label", name })));
	return splitAtPlaceholders(plain, { placeholders });
}

/** Makes the edits, and puts placeholders in place of the URLs at these locations. */
function editText(
	body: string,
	edits: readonly TextEdit[],
	addresses: readonly PlaceholderRange[],
	mark: MarkPlaceholder,
): string {
	let text = "";
	let end = 0;
	for (const change of sortedChanges(edits, addresses)) {
		if (change.start < end) continue; // the preview repeats the links of the body
		text += body.slice(end, change.start);
		end = change.end;
		if ("placeholder" in change) {
			text += mark(change.placeholder);
			continue;
		}
		const address = change.text && addressWithin(addresses, change.tag);
		const written = address ? body.slice(address.start, address.end) : "";
		const place = written ? change.text.indexOf(`<${written}>`) + 1 : 0;
		// The URL of a component stays the target of the link or the image that stands for it.
		text +=
			address && place > 0
				? change.text.slice(0, place) + mark(address.placeholder) + change.text.slice(place + written.length)
				: change.text;
	}
	return text + body.slice(end);
}

/** Ids and classes at the end of headings and paragraphs. */
const ATTRIBUTES = /[ \t]?\{[.#][\w-][^{}\n]*\}$/gm;

function withoutAttributes(text: string): string {
	if (!/\{[.#]/.test(text)) return text;
	let plain = "";
	let end = 0;
	for (const { index, 0: written } of maskCode(text).matchAll(ATTRIBUTES)) {
		plain += text.slice(end, index);
		end = index + written.length;
	}
	return plain + text.slice(end);
}

/** URLs of inline links, reference definitions, and attributes of raw HTML. */
const OTHER_ADDRESSES = [
	/\]\(\s?<?([^\s()<>]+)/g,
	/^[ \t>]*\[[^\]\r\n\u2028\u2029]+\]:[ \t]*<?([^\s<>]+)/gm,
	/\s(?:href|src)\s?=\s?["']([^"'\n]+)/g,
];

/** The URLs whose location is not known, because they are in included texts, in raw HTML, or far from their links. */
function markOtherAddresses(text: string, addresses: readonly AddressPlaceholder[], mark: MarkPlaceholder): string {
	const byAddress = new Map(addresses.map((placeholder) => [decodeUriText(addressOf(placeholder)), placeholder]));
	if (byAddress.size === 0 || !/\]:|href|src|\]\(/.test(text)) return text;
	const masked = maskCode(text);
	const found = OTHER_ADDRESSES.flatMap((pattern) => [...masked.matchAll(pattern)]).flatMap(
		({ index, 0: match, 1: written = "" }) => {
			const placeholder = byAddress.get(decodeUriText(written));
			const end = index + match.length;
			return placeholder ? [{ placeholder, start: end - written.length, end }] : [];
		},
	);
	return editText(
		text,
		[],
		found.sort((a, b) => a.start - b.start),
		mark,
	);
}

/** The first URL in a tag. */
function addressWithin(addresses: readonly PlaceholderRange[], tag: TextEdit["tag"]): PlaceholderRange | undefined {
	if (!tag) return undefined;
	const found = addresses[findIndexInOrder(addresses, ({ start }) => start >= tag.start)];
	return found && found.end <= tag.end ? found : undefined;
}

interface PlaceholderRange {
	readonly placeholder: AddressPlaceholder;
	readonly start: number;
	readonly end: number;
}

const sortedChanges = (edits: readonly TextEdit[], placeholders: readonly PlaceholderRange[]) =>
	edits.length === 0 ? placeholders : [...edits, ...placeholders].sort((a, b) => a.start - b.start || b.end - a.end);

const isAddressPlaceholder = (placeholder: Placeholder): placeholder is AddressPlaceholder =>
	placeholder.kind === "link" || placeholder.kind === "image";

const addressOf = (placeholder: AddressPlaceholder): string =>
	placeholder.kind === "link" ? placeholder.href : placeholder.src;

/** Offsets of the placeholders' URLs in the body. */
function addressRanges(body: string, addresses: readonly AddressPlaceholder[], { linesBefore }: ParseEnvironment) {
	const lineStarts = lineStartsOf(body);
	return addresses
		.flatMap((placeholder) => {
			const line = lineStarts[placeholder.at.line - linesBefore - 1];
			if (line === undefined) return [];
			const start = line + placeholder.at.column - 1;
			const length = addressLengthAt(body, start, addressOf(placeholder));
			return length > 0 ? [{ placeholder, start, end: start + length }] : [];
		})
		.sort((a, b) => a.start - b.start);
}

/** Length of the URL at this offset; 0 if another text is there. The parser has percent-encoded the URL. */
function addressLengthAt(body: string, start: number, address: string): number {
	if (body.startsWith(address, start)) return address.length;
	const written = /^[^\s()<>"]+/.exec(body.slice(start, start + 2000))?.[0] ?? "";
	return decodeUriText(written) === decodeUriText(address) ? written.length : 0;
}
