/** The rules of Atom: RFC 4287. */
import { type ChildRules, childProblems, childrenIn, notEmpty, text } from "./element-rules.ts";
import {
	isAbsoluteIri,
	isEmail,
	isLanguageTag,
	isMimeType,
	isTimestamp,
	relativeAddressesIn,
	repeatedIn,
} from "./values.ts";
import type { XmlElement } from "./xml.ts";

const ATOM = "http://www.w3.org/2005/Atom";

const iri = text(isAbsoluteIri, "an absolute IRI");
const date = text(isTimestamp, "a date of RFC 3339");

/** Sections 3.2, 4.2.7, 4.2.2, 3.1 and 4.2.4. */
const PERSON: ChildRules = {
	name: { min: 1, max: 1, check: notEmpty },
	uri: { max: 1, check: iri },
	email: { max: 1, check: text(isEmail, "an e-mail address") },
};
const person = (element: XmlElement) => childProblems(element, ATOM, PERSON);

const COMMON: ChildRules = {
	author: { check: person },
	category: { check: categoryProblems },
	contributor: { check: person },
	id: { min: 1, max: 1, check: iri },
	link: { check: linkProblems },
	rights: { max: 1, check: textProblems },
	title: { min: 1, max: 1, check: textProblems },
	updated: { min: 1, max: 1, check: date },
};

const ENTRY: ChildRules = {
	...COMMON,
	content: { max: 1, check: contentProblems },
	published: { max: 1, check: date },
	source: { max: 1 },
	summary: { max: 1, check: textProblems },
};

const FEED: ChildRules = {
	...COMMON,
	generator: { max: 1 },
	icon: { max: 1, check: iri },
	logo: { max: 1, check: iri },
	subtitle: { max: 1, check: textProblems },
	entry: { check: entryProblems },
};

export function atomProblems(root: XmlElement, url: string): string[] {
	if (root.namespace !== ATOM) return [`the namespace is "${root.namespace}", not "${ATOM}"`];
	const entries = childrenIn(root, ATOM, "entry");
	const ids = entries.flatMap((entry) => childrenIn(entry, ATOM, "id").map(({ text }) => text));
	return [
		...languageProblems(root),
		...childProblems(root, ATOM, FEED),
		...alternateProblems(root),
		...selfProblems(root, url),
		...repeatedIn(ids).map((id) => `<id> "${id}" is not unique`),
		...entries.flatMap((entry) => authorProblems(entry, root)),
	];
}

function entryProblems(entry: XmlElement): string[] {
	const hasContent = childrenIn(entry, ATOM, "content").length > 0;
	const hasPage = linksOf(entry, "alternate").length > 0;
	return [
		...languageProblems(entry),
		...childProblems(entry, ATOM, ENTRY),
		...alternateProblems(entry),
		...(hasContent || hasPage ? [] : ['neither <content> nor <link rel="alternate"> (4.1.2)']),
	];
}

function languageProblems({ attributes }: XmlElement): string[] {
	const language = attributes["xml:lang"];
	return language === undefined || isLanguageTag(language) ? [] : [`xml:lang is "${language}"`];
}

/** 4.1.1: every entry has an author, or the feed has one. */
function authorProblems(entry: XmlElement, feed: XmlElement): string[] {
	const isNamed = [entry, feed].some((element) => childrenIn(element, ATOM, "author").length > 0);
	return isNamed ? [] : ["an <entry> and its <feed> have no <author> (4.1.1)"];
}

/** 4.2.7.2: a link without a relation is an alternate. */
const linksOf = (element: XmlElement, relation: string): XmlElement[] =>
	childrenIn(element, ATOM, "link").filter(({ attributes: { rel = "alternate" } }) => rel === relation);

/** 4.1.1 and 4.1.2: no two alternates of one type and language. */
const alternateProblems = (element: XmlElement): string[] =>
	repeatedIn(
		linksOf(element, "alternate").map(({ attributes: { type = "", hreflang = "" } }) => `${type} ${hreflang}`),
	).map((kind) => `two alternates of the kind "${kind.trim()}"`);

const selfProblems = (feed: XmlElement, url: string): string[] => {
	const self = linksOf(feed, "self");
	return self.length === 1 && self[0]?.attributes.href === url ? [] : [`no <link rel="self"> names ${url} (4.1.1)`];
};

function linkProblems({ attributes }: XmlElement): string[] {
	const { href = "", type, hreflang } = attributes;
	return [
		...(isAbsoluteIri(href) ? [] : [`href "${href}" is not an absolute IRI`]),
		...(type === undefined || isMimeType(type) ? [] : [`type "${type}" is no MIME type`]),
		...(hreflang === undefined || isLanguageTag(hreflang) ? [] : [`hreflang "${hreflang}" is no language tag`]),
	];
}

function categoryProblems({ attributes }: XmlElement): string[] {
	return attributes.term ? [] : ["no term (4.2.2.1)"];
}

function textProblems(element: XmlElement): string[] {
	const { type = "text" } = element.attributes;
	if (!["text", "html", "xhtml"].includes(type)) return [`type is "${type}" (3.1.1)`];
	if (type === "xhtml") return [];
	return element.children.length > 0 ? [`elements within type "${type}" (3.1.1)`] : notEmpty(element);
}

function contentProblems(content: XmlElement): string[] {
	const { type = "text", src } = content.attributes;
	if (src !== undefined)
		return [
			...(isAbsoluteIri(src) ? [] : [`src "${src}" is not an absolute IRI`]),
			...(content.text || content.children.length > 0 ? ["both src and content (4.1.3.2)"] : []),
		];
	if (type !== "html") return isMimeType(type) ? [] : textProblems(content);
	return [
		...textProblems(content),
		...relativeAddressesIn(content.text).map((relative) => `"${relative}" has no scheme and host`),
	];
}
