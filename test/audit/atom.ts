/** The rules of Atom: RFC 4287. */
import {
	allOf,
	attribute,
	type ChildRules,
	children,
	namesItself,
	notEmpty,
	one,
	optional,
	requiredAttribute,
	several,
	text,
	unless,
} from "./element-rules.ts";
import {
	isAbsoluteIri,
	isEmail,
	isLanguageTag,
	isMimeType,
	isTimestamp,
	relativeAddressesIn,
	repeatedIn,
} from "./values.ts";
import { childrenIn, elementsIn, textOf } from "./xml.ts";

const ATOM = "http://www.w3.org/2005/Atom";

const iri = text(isAbsoluteIri, "an absolute IRI");
const date = text(isTimestamp, "a date of RFC 3339");
const language = attribute("xml:lang", isLanguageTag, "a language tag");

/** Sections 3.2, 4.2.7, 4.2.2, 3.1 and 4.2.4. */
const person = children(ATOM, {
	name: one(notEmpty),
	uri: optional(iri),
	email: optional(text(isEmail, "an e-mail address")),
});

const link = allOf(
	requiredAttribute("href", isAbsoluteIri, "an absolute IRI"),
	attribute("type", isMimeType, "a MIME type"),
	attribute("hreflang", isLanguageTag, "a language tag"),
);

const COMMON: ChildRules = {
	author: several(person),
	category: several(requiredAttribute("term", Boolean, "a text")),
	contributor: several(person),
	id: one(iri),
	link: several(link),
	rights: optional(textProblems),
	title: one(textProblems),
	updated: one(date),
};

const entry = children(ATOM, {
	...COMMON,
	content: optional(contentProblems),
	published: optional(date),
	source: optional(),
	summary: optional(textProblems),
});

const feed = children(ATOM, {
	...COMMON,
	generator: optional(),
	icon: optional(iri),
	logo: optional(iri),
	subtitle: optional(textProblems),
	entry: several(allOf(language, entry, alternateProblems, linkOrContent)),
});

export function atomProblems(root: Element, url: string): string[] {
	if (root.namespaceURI !== ATOM) return [`the namespace is "${root.namespaceURI}", not "${ATOM}"`];
	const entries = childrenIn(root, ATOM, "entry");
	const ids = entries.flatMap((entry) => childrenIn(entry, ATOM, "id").map(textOf));
	const hasAuthor = (element: Element) => childrenIn(element, ATOM, "author").length > 0;
	return [
		...allOf(language, feed, alternateProblems)(root),
		...namesItself(childrenIn(root, ATOM, "link"), url), // 4.1.1
		...repeatedIn(ids).map((id) => `<id> "${id}" is not unique`),
		...unless(hasAuthor(root) || entries.every(hasAuthor), "an <entry> and its <feed> have no <author> (4.1.1)"),
	];
}

/** 4.2.7.2: a link without a relation is an alternate. */
const alternatesOf = (element: Element): Element[] =>
	childrenIn(element, ATOM, "link").filter((link) => (link.getAttribute("rel") ?? "alternate") === "alternate");

/** 4.1.1 and 4.1.2: no two alternates of one type and language. */
function alternateProblems(element: Element): string[] {
	const kinds = alternatesOf(element).map(
		(link) => `${link.getAttribute("type") ?? "no type"} and ${link.getAttribute("hreflang") ?? "no language"}`,
	);
	return repeatedIn(kinds).map((kind) => `two alternates of ${kind}`);
}

function linkOrContent(entry: Element): string[] {
	const count = alternatesOf(entry).length + childrenIn(entry, ATOM, "content").length;
	return unless(count > 0, 'neither <content> nor <link rel="alternate"> (4.1.2)');
}

function textProblems(element: Element): readonly string[] {
	const type = element.getAttribute("type") ?? "text";
	if (!["text", "html", "xhtml"].includes(type)) return [`type is "${type}" (3.1.1)`];
	if (type === "xhtml") return [];
	return elementsIn(element).length > 0 ? [`elements within type "${type}" (3.1.1)`] : notEmpty(element);
}

function contentProblems(content: Element): readonly string[] {
	const type = content.getAttribute("type") ?? "text";
	if (content.hasAttribute("src"))
		return [
			...attribute("src", isAbsoluteIri, "an absolute IRI")(content),
			...unless(!content.hasChildNodes(), "both src and content (4.1.3.2)"),
		];
	if (type !== "html") return isMimeType(type) ? [] : textProblems(content);
	return [
		...textProblems(content),
		...relativeAddressesIn(textOf(content)).map((relative) => `"${relative}" has no scheme and host`),
	];
}
