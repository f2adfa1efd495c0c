/** The tags file: what the tags that front matter names are called, where they are, and what they are about. */

import type { DefinedTag } from "../model/document.ts";
import type { Location, Problem } from "../model/problem.ts";
import { nearest } from "../model/problem.ts";
import type { DataFile } from "../model/source.ts";
import { placesBelow, readData, textOf, topOf } from "./data-yaml.ts";
import { isMapping } from "./yaml-tree.ts";

export interface ParsedTags {
	readonly tags: Readonly<Record<string, DefinedTag>>;
	readonly problems: readonly Problem[];
}

const FIELDS = ["label", "description", "permalink"] as const;
type Field = (typeof FIELDS)[number];

const NO_MAPPING = {
	code: "bad-tags-file",
	message: "the tags are not a map from keys to tags",
	hint: "Begin each tag with a key at the start of a line, as in “release:”, and put “label: Releases” below it, indented.",
};

/** The tags of a `tags` file in YAML or JSON, by key; one that is wrong is left out or cut down, and reported. */
export function parseTags(file: DataFile): ParsedTags {
	const { values = {}, keys, problems } = readData(file, NO_MAPPING);
	const start = { path: file.path, line: 1, column: 1 };
	const places = topOf(keys);
	const entries = Object.entries(values).map(([key, entry]) => {
		const at = places.get(key) ?? start;
		const within = placesBelow(keys, key);
		const placeOf = (name: string) => within.get(name) ?? at;
		return { key, ...readTag({ key, at, placeOf }, entry) };
	});
	return {
		tags: Object.fromEntries(
			entries.flatMap(({ key, tag }) => (tag ? [[key, tag]] : [])),
		),
		problems: [...problems, ...entries.flatMap((entry) => entry.problems)],
	};
}

/** Where a tag stands in the file. */
interface Standing {
	readonly key: string;
	readonly at: Location;
	readonly placeOf: (field: string) => Location;
}

interface ReadTag {
	readonly tag?: DefinedTag;
	readonly problems: readonly Problem[];
}

/** A key without a value is a tag of which everything is as its key says. */
function readTag(standing: Standing, entry: unknown): ReadTag {
	const { at, placeOf } = standing;
	if (entry === null) return { tag: { at }, problems: [] };
	if (!isMapping(entry)) return { problems: [noTag(standing)] };
	const problems: Problem[] = [];
	const fields: [Field, string][] = [];
	for (const [name, value] of Object.entries(entry)) {
		const field = FIELDS.find((known) => known === name);
		const text = textOf(value);
		if (!field) problems.push(unknownField(standing, name));
		else if (text) fields.push([field, text]);
		else if (value !== null && text === undefined)
			problems.push(notText(standing, name));
	}
	const tag = { ...Object.fromEntries(fields), at: placeOf("permalink") };
	return { tag, problems };
}

const noTag = ({ key, at }: Standing): Problem => ({
	severity: "error",
	code: "bad-tag",
	message: `tag “${key}” has no fields`,
	at,
	hint: "Put “label: …” below it, indented, or nothing.",
});

const notText = ({ key, placeOf }: Standing, name: string): Problem => ({
	severity: "error",
	code: "bad-tag",
	message: `“${name}” of tag “${key}” is not a text`,
	at: placeOf(name),
});

function unknownField({ key, placeOf }: Standing, name: string): Problem {
	const meant = nearest(name, FIELDS);
	return {
		severity: "warning",
		code: "unknown-tag-field",
		message: `“${name}” of tag “${key}” is no field of a tag`,
		at: placeOf(name),
		hint: meant
			? `Did you mean “${meant}”?`
			: `A tag has ${FIELDS.join(", ")}.`,
	};
}
