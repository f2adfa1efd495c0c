/** What the elements of a `<head>` say about a page, as front matter. */
import type { FrontMatter } from "../../../model/content/document.ts";
import { imageUrlOf, isSafeUrl } from "../../../model/urls/url-safety.ts";

export type HeadFields = Pick<
	FrontMatter,
	"canonicalUrl" | "description" | "head" | "image" | "keywords" | "titleMeta"
>;
type HeadAttributes = Readonly<Record<string, string>>;

const META_NAME = /^[A-Za-z][\w:.-]*$/;
/** Those that change how a page is loaded or shown, and those that prove who owns a site. */
const REFUSED_META = /^(?:viewport|referrer|generator|color-scheme|monetization)$|verif/i;
const LINK_RELATIONS = new Set(["alternate", "author", "help", "license", "next", "prev"]);
const LINK_ATTRIBUTES = ["rel", "href", "hreflang", "type", "title"];

/** The front matter for an element; `undefined` if pages may not have it. */
export function headFieldsOf(tagName: string, attributes: HeadAttributes, text = ""): HeadFields | undefined {
	if (tagName === "title") return { titleMeta: text };
	if (tagName === "meta") return metaFields(attributes);
	return tagName === "link" ? linkFields(attributes) : undefined;
}

function metaFields(attributes: HeadAttributes): HeadFields | undefined {
	const { name, property, content } = attributes;
	const key = name ?? property ?? "";
	if (content === undefined || !META_NAME.test(key) || REFUSED_META.test(key)) return;
	switch (key) {
		case "description":
			return { description: content };
		case "keywords":
			return { keywords: content.split(",").map((word) => word.trim()) };
		case "og:image": {
			const image = imageUrlOf(content);
			return image === undefined ? undefined : { image };
		}
		default:
			return { head: [{ tagName: "meta", attributes: { [name ? "name" : "property"]: key, content } }] };
	}
}

function linkFields(attributes: HeadAttributes): HeadFields | undefined {
	const { rel = "", href = "" } = attributes;
	const relation = rel.toLowerCase();
	if (href === "" || !isSafeUrl(href)) return;
	if (relation === "canonical") return /^https?:\/\//i.test(href) ? { canonicalUrl: href } : undefined;
	if (!LINK_RELATIONS.has(relation)) return;
	const kept = LINK_ATTRIBUTES.flatMap((name) => (attributes[name] === undefined ? [] : [[name, attributes[name]]]));
	return { head: [{ tagName: "link", attributes: Object.fromEntries(kept) }] };
}

/** The fields of several elements. The first value counts; other elements are added. */
export function mergeHeadFields(all: readonly HeadFields[]): HeadFields {
	const merged: HeadFields = {};
	for (const fields of all.toReversed()) Object.assign(merged, fields);
	const head = all.flatMap((fields) => fields.head ?? []);
	return { ...merged, ...(head.length > 0 && { head }) };
}
