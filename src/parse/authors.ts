/** The authors file: who may stand at the head of a post, by key. */
import matter from "gray-matter";
import type { Location, Problem } from "../model/problem.ts";
import { locate, nearest } from "../model/problem.ts";
import type { Author, DataFile } from "../model/site.ts";

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
	const { data, problem } = read(file);
	if (problem) return { authors: {}, problems: [problem] };
	const entries = Object.entries(data).map(([key, entry]) =>
		readAuthor(file, key, entry),
	);
	return {
		authors: Object.fromEntries(
			entries.flatMap(({ author }) => (author ? [[author.key, author]] : [])),
		),
		problems: entries.flatMap(({ problems }) => problems),
	};
}

type Entries = Readonly<Record<string, unknown>>;

function read({ path, text }: DataFile): { data: Entries; problem?: Problem } {
	// a document start of YAML would end the block at once; as a comment it keeps the lines
	const yaml = text.replace(/^---(?=\s)/, "#--");
	try {
		// without options gray-matter caches by content, and forgets that a file was broken
		const data: unknown = matter(`---\n${yaml}\n---\n`, {}).data;
		if (isRecord(data)) return { data };
		return { data: {}, problem: noMap({ path, line: 1, column: 1 }) };
	} catch (error) {
		return { data: {}, problem: broken(path, error as YamlError) };
	}
}

const noMap = (at: Location): Problem => ({
	severity: "error",
	code: "bad-authors-file",
	message: "the authors are not a map from keys to authors",
	at,
	hint: "Begin each author with a key at the start of a line, as in “jane:”, and put “name: Jane Doe” below it, indented.",
});

interface YamlError {
	readonly reason?: string;
	readonly mark?: { readonly line: number; readonly column: number };
}

const broken = (path: string, { reason, mark }: YamlError): Problem => ({
	severity: "error",
	code: "bad-authors-file",
	message: reason ?? "the file is neither YAML nor JSON",
	// a mark counts from 0, and its line 0 is the fence before the text
	at: {
		path,
		line: Math.max(1, mark?.line ?? 1),
		column: (mark?.column ?? 0) + 1,
	},
});

interface ReadAuthor {
	readonly author?: Author & { readonly key: string };
	readonly problems: readonly Problem[];
}

function readAuthor(file: DataFile, key: string, entry: unknown): ReadAuthor {
	if (!isRecord(entry)) return { problems: [noAuthor(file, key)] };
	const problems: Problem[] = [];
	const fields: [Field, string][] = [];
	for (const [name, value] of Object.entries(entry)) {
		const field = FIELDS.get(name);
		const text = textOf(value);
		if (!field) problems.push(...unknownField(file, key, name));
		else if (text !== undefined) fields.push([field, text]);
		else if (value !== null) problems.push(notText(file, key, name));
	}
	return { author: { key, ...Object.fromEntries(fields) }, problems };
}

/** YAML reads some texts as numbers and days: `name: 2024`. */
function textOf(value: unknown): string | undefined {
	if (typeof value === "string") return value;
	if (typeof value === "number") return String(value);
	return value instanceof Date ? value.toISOString() : undefined;
}

const noAuthor = (file: DataFile, key: string): Problem => ({
	severity: "error",
	code: "bad-author",
	message: `author “${key}” has no fields`,
	at: placeOf(file, [key]),
	hint: "Put “name: …” below it, indented.",
});

const notText = (file: DataFile, key: string, name: string): Problem => ({
	severity: "error",
	code: "bad-author",
	message: `“${name}” of author “${key}” is not a text`,
	at: placeOf(file, [key, name]),
});

function unknownField(file: DataFile, key: string, name: string): Problem[] {
	if (UNUSED.has(name)) return [];
	const meant = nearest(name, KNOWN);
	return [
		{
			severity: "warning",
			code: "unknown-author-field",
			message: `“${name}” of author “${key}” is no field of an author`,
			at: placeOf(file, [key, name]),
			hint: meant
				? `Did you mean “${meant}”?`
				: `An author has ${[...FIELDS.keys()].join(", ")}.`,
		},
	];
}

/** The place of a key, found by looking for each key of its path after the one before: YAML keeps no places. */
function placeOf({ path, text }: DataFile, keys: readonly string[]): Location {
	let start = 0;
	let end = 0;
	for (const [depth, key] of keys.entries()) {
		const rest = text.slice(end);
		// an author's key may also be a field of another: in YAML only the author's begins a line
		const top = depth === 0 ? rest.match(keyPattern(key, "^")) : null;
		const found = top ?? rest.match(keyPattern(key, "(?:^|(?<=[\\s{,]))"));
		start = end + (found?.index ?? 0);
		end = start + (found?.[0].length ?? 0);
	}
	return locate(path, text, start);
}

const keyPattern = (key: string, before: string): RegExp =>
	new RegExp(
		`${before}(["']?)${key.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}\\1\\s*:`,
		"m",
	);

const isRecord = (value: unknown): value is Entries =>
	typeof value === "object" &&
	value !== null &&
	!Array.isArray(value) &&
	!(value instanceof Date);
