/** Who wrote a post. */
import type { Author } from "../model/document.ts";
import { type Field, inside, type Reader, text } from "./fields.ts";
import { isMapping } from "./yaml-tree.ts";

/** The keys of an author, as authors write them. */
const PARTS: Readonly<Record<string, keyof Author>> = {
	key: "key",
	name: "name",
	title: "title",
	url: "url",
	image_url: "imageUrl",
	imageURL: "imageUrl",
	imageUrl: "imageUrl",
	email: "email",
};

/** The keys by which a post named one author before there was a list. */
export const SINGLE_AUTHOR: Readonly<Record<string, keyof Author>> = {
	author: "name",
	author_title: "title",
	authorTitle: "title",
	author_url: "url",
	authorURL: "url",
	author_image_url: "imageUrl",
	authorImageURL: "imageUrl",
};

/** A key of the authors file, an author written out, or a list of both. */
export const authors: Reader<readonly (string | Author)[]> = (field) => {
	const { value, name } = field;
	const items = Array.isArray(value.data) ? value.items : [value];
	const read = items.flatMap((item) => author(inside(field, name, item)) ?? []);
	return value.data === null ? undefined : read;
};

function author(field: Field): string | Author | undefined {
	if (!isMapping(field.value.data)) return text(field);
	const read = field.value.entries.flatMap(({ key, value }) => {
		const part = PARTS[key];
		const words = part && text(inside(field, `${field.name}.${key}`, value));
		return part && words !== undefined ? [[part, words]] : [];
	});
	const known: Author = Object.fromEntries(read);
	if (known.key || known.name || known.imageUrl) return known;
	return field.report(
		`${field.name}: an author without key, name or image_url`,
		"give it a name",
	);
}
