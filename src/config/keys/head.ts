/** `head`: elements in the `<head>` of every page. */
import * as v from "valibot";
import {
	HEAD_TAG_NAMES,
	type HeadTag,
	type HeadTagName,
} from "../../model/head-tag.ts";
import { isSafeImageUrl } from "../../model/url-safety.ts";
import type { ParsedConfig } from "../schema.ts";
import { expected } from "../values.ts";

export interface HeadKeys {
	/**
	 * Elements at the end of the `<head>` of every page. The content security policy allows what they load: the origins
	 * of their URLs, and the hashes of inline scripts and styles. Paths of the site are written without the base URL.
	 * @default []
	 * @example [{ tagName: "script", attributes: { src: "https://stats.example.org/script.js", defer: true } }]
	 */
	readonly head?: readonly HeadTagOptions[];
}

export interface HeadTagOptions {
	readonly tagName: HeadTagName;
	/** As in HTML. `true` is an attribute without a value; `false` leaves it out. @default {} */
	readonly attributes?: Readonly<Record<string, string | boolean>>;
	/** The text of a script or a style sheet. */
	readonly innerHTML?: string;
}

const attributeName = v.pipe(
	v.string(),
	v.regex(
		/^[a-z][\w:.-]*$/i,
		expected("the name of an attribute, such as crossorigin"),
	),
	v.check(
		(name) => !/^on|^style$/i.test(name),
		({ input }) =>
			`the attribute ${input} holds code, which the content security policy forbids`,
	),
);

const attributeValue = v.union(
	[v.string(), v.boolean()],
	expected("a string, true or false"),
);

type ParsedHeadTag = HeadTagOptions & {
	readonly attributes: Readonly<Record<string, string | boolean>>;
};

const URL_ATTRIBUTES = ["href", "src"];

const hasSafeUrls = ({ attributes }: ParsedHeadTag): boolean =>
	URL_ATTRIBUTES.every((name) =>
		isSafeImageUrl(String(attributes[name] ?? "")),
	);

/** Either the address or the text of a script; only scripts and styles have a text. */
function hasValidText({ tagName, attributes, innerHTML }: ParsedHeadTag) {
	if (tagName === "script")
		return "src" in attributes !== (innerHTML !== undefined);
	return (innerHTML !== undefined) === (tagName === "style");
}

/** HTML ends the element at the first end tag, even inside a string: https://html.spec.whatwg.org/#restrictions-for-contents-of-script-elements */
const endsElement = ({ tagName, innerHTML = "" }: ParsedHeadTag): boolean =>
	new RegExp(`</${tagName}|<!--`, "i").test(innerHTML);

const headTag = v.pipe(
	v.strictObject({
		tagName: v.picklist(HEAD_TAG_NAMES),
		attributes: v.exactOptional(v.record(attributeName, attributeValue), {}),
		innerHTML: v.exactOptional(v.string()),
	}),
	v.check(
		hasSafeUrls,
		"needs a path of the site or an https: or http: URL in href and src",
	),
	v.check(
		hasValidText,
		'a script needs either "src" or "innerHTML", a style "innerHTML", and other elements neither',
	),
	v.check(
		(tag) => !endsElement(tag),
		"the text contains an end tag or `<!--`, with which the element would end",
	),
);

export const headKeys = { head: v.exactOptional(v.array(headTag), []) };

/** All elements that the configuration adds to `<head>`, in order. */
export const resolveHead = ({
	head,
}: ParsedConfig): { readonly head: readonly HeadTag[] } => ({
	head: head.map(toHeadTag),
});

const toHeadTag = ({
	tagName,
	attributes,
	innerHTML,
}: ParsedConfig["head"][number]): HeadTag => ({
	tagName,
	attributes: Object.fromEntries(
		Object.entries(attributes).filter(
			(entry): entry is [string, string | true] => entry[1] !== false,
		),
	),
	...(innerHTML !== undefined && { innerHTML }),
});
