import { create } from "xmlbuilder2";
import type { XMLBuilder } from "xmlbuilder2/lib/interfaces.js";

export type { XMLBuilder };

/** Everything that XML 1.0 has no way to say, not even escaped; half of a surrogate pair is among it. */
const UNSAYABLE =
	/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/**
 * A text for the builder: without the characters that no XML file may hold, and with its ampersands escaped, because
 * the builder takes `&lt;` in a text for markup and leaves it alone.
 */
const xmlText = (text: string): string =>
	text.replace(UNSAYABLE, "").replaceAll("&", "&amp;");

/** A text as it stands in an element, or in an attribute between double quotes. */
export const escaped = (text: string): string =>
	xmlText(text)
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;")
		.replaceAll('"', "&quot;");

/** An XML file whose root element `fill` is given to put things in. */
export function xmlFile(
	root: string,
	attributes: Readonly<Record<string, string>>,
	fill: (root: XMLBuilder) => void,
): string {
	const document = create({ version: "1.0", encoding: "UTF-8" });
	fill(add(document, root, attributes));
	return `${document.end({ prettyPrint: true })}\n`;
}

/** Adds an element and returns it. Attribute values are plain text. */
export function add(
	parent: XMLBuilder,
	name: string,
	attributes: Readonly<Record<string, string>> = {},
): XMLBuilder {
	const escaped = Object.entries(attributes).map(([key, value]) => [
		key,
		xmlText(value),
	]);
	return parent.ele(name, Object.fromEntries(escaped));
}

/** Adds an element that holds a text and nothing else. */
export function addText(
	parent: XMLBuilder,
	name: string,
	text: string,
	attributes: Readonly<Record<string, string>> = {},
): void {
	add(parent, name, attributes).txt(xmlText(text));
}
