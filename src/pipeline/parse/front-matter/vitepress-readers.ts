/** Readers of VitePress's front matter keys whose values are not those of Docusaurus. */
import type { FrontMatter, PagerOverride } from "../../../model/content/document.ts";
import { isMapping } from "../yaml/located-yaml.ts";
import { type FieldReader, nestedField, readProperty, readString } from "./field-readers.ts";
import { type HeadFields, headFieldsOf, mergeHeadFields } from "./head-fields.ts";

type OutlineFields = Pick<FrontMatter, "hideTableOfContents" | "tocMinHeadingLevel" | "tocMaxHeadingLevel">;

/** `false`, a level, two levels, `deep`, or a mapping with one of these as `level`. */
export const readOutline: FieldReader<OutlineFields> = (field) => {
	const { data } = field.value;
	if (data === null) return;
	if (data === false) return { hideTableOfContents: true };
	if (isMapping(data)) return readProperty(field, "level", readOutline);
	const levels = data === "deep" ? [2, 6] : Array.isArray(data) ? data : [data, data];
	const [min, max] = levels;
	if (levels.length === 2 && isLevel(min) && isLevel(max) && min <= max)
		return { tocMinHeadingLevel: min, tocMaxHeadingLevel: max };
	return field.report("outline is not a level of headings", "write a number from 2 to 6, [2, 3], deep or false");
};

const isLevel = (value: unknown): value is number => [2, 3, 4, 5, 6].includes(value as number);

/** The layout of documents is the default. VitePress's empty page, `false`, is not supported. */
export const readLayout: FieldReader<"home"> = (field) => {
	const { data } = field.value;
	if (data === "home") return "home";
	if (data === null || data === "doc" || data === "page") return;
	return field.omit(`layout "${data}" is not supported and is left out`, "write home, doc or page");
};

/** `false`, the text of the link, or `{ text, link }`. */
export const readPagerOverride: FieldReader<PagerOverride | null> = (field) => {
	const { data } = field.value;
	if (data === false || data === "false") return null;
	if (!isMapping(data)) {
		const text = readString(field);
		return text === undefined ? undefined : { text };
	}
	const text = readProperty(field, "text", readString);
	const link = readProperty(field, "link", readString);
	return { ...(text && { text }), ...(link && { link }) };
};

/** A list of elements: `[meta, { name: "a", content: "b" }]`. */
export const readHeadElements: FieldReader<HeadFields> = (field) => {
	if (field.value.data === null) return;
	if (!Array.isArray(field.value.data)) return field.report("head is not a list", HEAD_HINT);
	const fields: HeadFields[] = [];
	for (const item of field.value.items) {
		const element = readHeadElement(nestedField(field, "head", item));
		if (element) fields.push(element);
	}
	return mergeHeadFields(fields);
};

const HEAD_HINT = 'write - - meta, and below it, indented, - { name: "…", content: "…" }';

const readHeadElement: FieldReader<HeadFields> = (field) => {
	const [tag, attributes, text] = field.value.items;
	const name = String(tag?.data ?? "");
	if (!tag || (attributes && !isMapping(attributes.data)))
		return field.report("an element of head is not a list", HEAD_HINT);
	const given = (attributes?.entries ?? []).map(({ key, value }) => [key.toLowerCase(), String(value.data)]);
	const fields = headFieldsOf(name, Object.fromEntries(given), String(text?.data ?? ""));
	return (
		fields ??
		field.omit(
			`<${name}> in the head of a page is left out`,
			"a page can have other meta and link elements that load nothing",
		)
	);
};
