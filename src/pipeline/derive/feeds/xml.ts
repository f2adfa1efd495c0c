import type { XMLBuilder } from "xmlbuilder2/lib/interfaces.js";
import { escapeHtml } from "../../../model/text/escape-html.ts";

export type { XMLBuilder };

/**
 * Characters that XML 1.0 cannot represent, not even escaped, including lone surrogates
 * (https://www.w3.org/TR/xml/#charsets).
 */
const INVALID_XML_CHARACTER = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/**
 * Prepares a text for the builder. Removes invalid characters, and escapes ampersands, because the builder leaves
 * `&lt;` in a text unescaped.
 */
const prepareXmlText = (text: string): string => text.replace(INVALID_XML_CHARACTER, "").replaceAll("&", "&amp;");

/** Text for an element, or for an attribute in double quotes. */
export const escapeXml = (text: string): string => escapeHtml(text.replace(INVALID_XML_CHARACTER, ""));

/** An XML file; `addContents` adds to its root element. Loads the builder, which is a third of the engine's code. */
export async function buildXml(
	root: string,
	attributes: Readonly<Record<string, string>>,
	addContents: (root: XMLBuilder) => void,
): Promise<string> {
	const { create } = await import("./xml-builder.ts");
	const document = create({ version: "1.0", encoding: "UTF-8" });
	addContents(addElement(document, root, attributes));
	return `${document.end({ prettyPrint: true })}\n`;
}

/** Adds an element and returns it. Attribute values are plain text. */
export function addElement(
	parent: XMLBuilder,
	name: string,
	attributes: Readonly<Record<string, string>> = {},
): XMLBuilder {
	const values = Object.entries(attributes).map(([key, value]) => [key, prepareXmlText(value)]);
	return parent.ele(name, Object.fromEntries(values));
}

/** Adds an element that contains only text. */
export function addTextElement(
	parent: XMLBuilder,
	name: string,
	text: string,
	attributes: Readonly<Record<string, string>> = {},
): void {
	addElement(parent, name, attributes).txt(prepareXmlText(text));
}
