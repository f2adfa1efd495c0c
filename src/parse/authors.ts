/** The authors file: who may stand at the head of a post, by key. */

import type { Author } from "../model/document.ts";
import type { Location, Problem } from "../model/problem.ts";
import { nearest } from "../model/problem.ts";
import type { DataFile } from "../model/source.ts";
import { placesBelow, readData, textOf, topOf } from "./data-yaml.ts";
import { isMapping } from "./yaml-tree.ts";

export interface ParsedAuthors {
	readonly authors: Readonly<Record<string, Author>>;
	readonly problems: readonly Problem[];
}

type Field = Exclude<keyof Author, "key">;

/** By the key in the file. */
const FIELDS: ReadonlyMap<string, Field> = new Map([
	["name", "name"],
	["title", "title"],
	["url", "url"],
	["image_url", "imageUrl"],
	["imageURL", "imageUrl"],
	["email", "email"],
]);
/** Keys of Docusaurus that nothing here shows. */
const UNUSED = new Set(["socials", "page", "description"]);
const KNOWN = [...FIELDS.keys(), ...UNUSED];

/** The authors of an `authors` file in YAML or JSON, by key; an entry that is wrong is left out or cut down, and reported. */
export function parseAuthors(file: DataFile): ParsedAuthors {
	const { values = {}, keys, problems } = readData(file, NO_MAPPING);
	const start = { path: file.path, line: 1, column: 1 };
	const places = topOf(keys);
	const entries = Object.entries(values).map(([key, entry]) => {
		const at = places.get(key) ?? start;
		const within = placesBelow(keys, key);
		const placeOf = (name: string) => within.get(name) ?? at;
		return readAuthor({ key, at, placeOf }, entry);
	});
	return {
		authors: Object.fromEntries(
			entries.flatMap(({ author }) => (author ? [[author.key, author]] : [])),
		),
		problems: [...problems, ...entries.flatMap((entry) => entry.problems)],
	};
}

const NO_MAPPING = {
	code: "bad-authors-file",
	message: "the authors are not a map from keys to authors",
	hint: "Begin each author with a key at the start of a line, as in “jane:”, and put “name: Jane Doe” below it, indented.",
};

/** Where an author stands in the file. */
interface Standing {
	readonly key: string;
	readonly at: Location;
	readonly placeOf: (field: string) => Location;
}

interface ReadAuthor {
	readonly author?: Author & { readonly key: string };
	readonly problems: readonly Problem[];
}

function readAuthor(standing: Standing, entry: unknown): ReadAuthor {
	const { key } = standing;
	if (!isMapping(entry)) return { problems: [noAuthor(standing)] };
	const problems: Problem[] = [];
	const fields: [Field, string][] = [];
	for (const [name, value] of Object.entries(entry)) {
		const field = FIELDS.get(name);
		const text = textOf(value);
		if (!field) problems.push(...unknownField(standing, name));
		else if (text !== undefined) fields.push([field, text]);
		else if (value !== null) problems.push(notText(standing, name));
	}
	return { author: { key, ...Object.fromEntries(fields) }, problems };
}

const noAuthor = ({ key, at }: Standing): Problem => ({
	severity: "error",
	code: "bad-author",
	message: `author “${key}” has no fields`,
	at,
	hint: "Put “name: …” below it, indented.",
});

const notText = ({ key, placeOf }: Standing, name: string): Problem => ({
	severity: "error",
	code: "bad-author",
	message: `“${name}” of author “${key}” is not a text`,
	at: placeOf(name),
});

function unknownField({ key, placeOf }: Standing, name: string): Problem[] {
	if (UNUSED.has(name)) return [];
	const meant = nearest(name, KNOWN);
	return [
		{
			severity: "warning",
			code: "unknown-author-field",
			message: `“${name}” of author “${key}” is no field of an author`,
			at: placeOf(name),
			hint: meant
				? `Did you mean “${meant}”?`
				: `An author has ${[...FIELDS.keys()].join(", ")}.`,
		},
	];
}
