/** XML as elements with their namespaces, which is what the rules of a feed speak of. */
import { XMLValidator } from "fast-xml-parser";
import { create } from "xmlbuilder2";

/** The element that holds all others. @throws when the text is not well-formed */
export function parseXml(text: string): Element {
	const validity = XMLValidator.validate(text); // the other parser lets pass what is not
	if (validity !== true) throw new Error(`${validity.err.msg} in line ${validity.err.line}`);
	return (create(text).node as unknown as Document).documentElement;
}

/** Not `children`: that of this parser has descendants, too. */
export const elementsIn = (parent: Element): Element[] =>
	[...parent.childNodes].filter((node): node is Element => node.nodeType === 1);

/** The elements right in another, of a namespace and perhaps a name; `""` is no namespace. */
export const childrenIn = (parent: Element, namespace: string, name?: string): Element[] =>
	elementsIn(parent).filter(
		(child) => (child.namespaceURI ?? "") === namespace && (name === undefined || child.localName === name),
	);

export const textOf = (element: Element): string => (element.textContent ?? "").trim();
