/** Reads the authors file: the authors that posts refer to by key. */
import type { Author } from "../../../model/content/document.ts";
import type { DataFile } from "../../../model/content/source.ts";
import { imageUrlOf, linkUrlOf } from "../../../model/urls/url-safety.ts";
import { unsafeUrl } from "../rules/tokens/links.ts";
import { type EntryFields, readKeyedEntries } from "./entry-fields.ts";

type AuthorField = Exclude<keyof Author, "key">;

const AUTHOR: EntryFields<AuthorField> = {
	kind: "author",
	notMapping: {
		code: "bad-authors-file",
		message: "the authors file is not a mapping of keys to authors",
		hint: 'start each author with a key at the beginning of a line, such as "jane:", and write "name: Jane Doe" below it, indented',
	},
	emptyHint: 'write "name: …" below it, indented',
	fields: new Map([
		["name", "name"],
		["title", "title"],
		["url", "url"],
		["image_url", "imageUrl"],
		["imageURL", "imageUrl"],
		["email", "email"],
	]),
	/** Docusaurus fields that this theme does not display. */
	ignored: new Set(["socials", "page", "description"]),
	read: (field, text, { at }) => safeValue(field, text) ?? unsafeUrl(text, at),
};

/** The authors of an `authors` file in YAML or JSON, by key. Invalid entries and fields are reported and left out. */
export function parseAuthorsFile(file: DataFile) {
	const { entries, problems } = readKeyedEntries(file, AUTHOR);
	const authors: Readonly<Record<string, Author>> = Object.fromEntries(
		entries.map(({ entry: { key }, fields }) => [key, { key, ...fields }]),
	);
	return { authors, problems };
}

/** Returns `undefined` if the URL is unsafe. */
function safeValue(field: AuthorField, text: string): string | undefined {
	if (field === "url") return linkUrlOf(text);
	return field === "imageUrl" ? imageUrlOf(text) : text;
}
