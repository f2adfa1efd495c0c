/** Readers for the authors of a post. */
import type { Author } from "../../../model/content/document.ts";
import { isMapping } from "../yaml/located-yaml.ts";
import {
	address,
	type FieldReader,
	type FrontMatterField,
	nestedField,
	readImageUrl,
	readString,
} from "./field-readers.ts";

/** The keys of an author in front matter. */
const AUTHOR_KEYS: Readonly<Record<string, keyof Author>> = {
	key: "key",
	name: "name",
	title: "title",
	url: "url",
	image_url: "imageUrl",
	imageURL: "imageUrl",
	imageUrl: "imageUrl",
	email: "email",
};

/** Docusaurus's older keys, which describe a single author. */
export const LEGACY_AUTHOR_KEYS: Readonly<Record<string, keyof Author>> = {
	author: "name",
	author_title: "title",
	authorTitle: "title",
	author_url: "url",
	authorURL: "url",
	author_image_url: "imageUrl",
	authorImageURL: "imageUrl",
};

/** The reader for a field of an author. */
export function authorPart(part: keyof Author): FieldReader<string> {
	if (part === "url") return address;
	return part === "imageUrl" ? readImageUrl : readString;
}

/** Reads a key of the authors file, an inline author, or a list of both. */
export const readPostAuthors: FieldReader<readonly (string | Author)[]> = (field) => {
	const { value, name } = field;
	const items = Array.isArray(value.data) ? value.items : [value];
	const read = items.flatMap((item) => readPostAuthor(nestedField(field, name, item)) ?? []);
	return value.data === null ? undefined : read;
};

function readPostAuthor(field: FrontMatterField): string | Author | undefined {
	if (!isMapping(field.value.data)) return readString(field);
	const read = field.value.entries.flatMap(({ key, value }) => {
		const part = AUTHOR_KEYS[key];
		const words = part && authorPart(part)(nestedField(field, `${field.name}.${key}`, value));
		return part && words !== undefined ? [[part, words]] : [];
	});
	const known: Author = Object.fromEntries(read);
	if (known.key || known.name || known.imageUrl) return known;
	return field.report(`${field.name}: author without key, name or image_url`, "give the author a name");
}
