/** Reads the authors file: the authors that posts refer to by key. */
import type { Author } from "../../../model/content/document.ts";
import type { DataFile } from "../../../model/content/source.ts";
import type { Problem } from "../../../model/problems/problem.ts";
import { imageUrlOf, linkUrlOf } from "../../../model/urls/url-safety.ts";
import { unsafeUrl } from "../rules/tokens/links.ts";
import { isMapping, type YamlEntry } from "../yaml/located-yaml.ts";
import { type EntryFields, emptyEntryProblem, readEntryFields } from "./entry-fields.ts";
import { readDataFile } from "./read-data-file.ts";

type AuthorField = Exclude<keyof Author, "key">;

const AUTHOR: EntryFields<AuthorField> = {
	kind: "author",
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
	const data = readDataFile(file, NOT_A_MAPPING);
	const entries = data.entries.map(readAuthorEntry);
	return {
		authors: Object.fromEntries(entries.flatMap(({ author }) => (author ? [[author.key, author]] : []))),
		problems: [...data.problems, ...entries.flatMap(({ problems }) => problems)],
	};
}

const NOT_A_MAPPING = {
	code: "bad-authors-file",
	message: "the authors file is not a mapping of keys to authors",
	hint: 'start each author with a key at the beginning of a line, such as "jane:", and write "name: Jane Doe" below it, indented',
};

function readAuthorEntry(entry: YamlEntry): {
	readonly author?: Author & { readonly key: string };
	readonly problems: readonly Problem[];
} {
	if (!isMapping(entry.value.data)) return { problems: [emptyEntryProblem(entry, "author", EMPTY_HINT)] };
	const { fields, problems } = readEntryFields(entry, AUTHOR);
	return { author: { key: entry.key, ...fields }, problems };
}

const EMPTY_HINT = 'write "name: …" below it, indented';

/** Returns `undefined` if the URL is unsafe. */
function safeValue(field: AuthorField, text: string): string | undefined {
	if (field === "url") return linkUrlOf(text);
	return field === "imageUrl" ? imageUrlOf(text) : text;
}
