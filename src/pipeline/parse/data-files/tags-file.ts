/** Reads the tags file: labels, permalinks and descriptions of the tags that front matter refers to. */
import type { TagDefinition } from "../../../model/content/document.ts";
import type { DataFile } from "../../../model/content/source.ts";
import type { Problem } from "../../../model/problems/problem.ts";
import { writtenPathProblem } from "../../../model/urls/safe-path.ts";
import type { YamlEntry } from "../yaml/located-yaml.ts";
import { type EntryFields, readKeyedEntries } from "./entry-fields.ts";
import { entryOf } from "./read-data-file.ts";

const TAG: EntryFields<Exclude<keyof TagDefinition, "at">> = {
	kind: "tag",
	notMapping: {
		code: "bad-tags-file",
		message: "the tags file is not a mapping of keys to tags",
		hint: 'start each tag with a key at the beginning of a line, such as "release:", and write "label: Releases" below it, indented',
	},
	emptyHint: 'write "label: …" below it, indented, or nothing',
	/** A tag whose fields are derived from the key. */
	mayBeEmpty: true,
	fields: new Map([
		["label", "label"],
		["description", "description"],
		["permalink", "permalink"],
	]),
	read: (field, text, entry) => (field === "permalink" && permalinkProblem(text, entry)) || text || undefined,
};

/** The tags of a `tags` file in YAML or JSON, by key. Invalid entries and fields are reported and left out. */
export function parseTagsFile(file: DataFile) {
	const { entries, problems } = readKeyedEntries(file, TAG);
	const tags: Readonly<Record<string, TagDefinition>> = Object.fromEntries(
		entries.map(({ entry, fields }) => [
			entry.key,
			{ ...fields, at: entryOf(entry.value.entries, "permalink")?.at ?? entry.at },
		]),
	);
	return { tags, problems };
}

function permalinkProblem(text: string, { key, at }: Pick<YamlEntry, "key" | "at">): Problem | undefined {
	const problem = text ? writtenPathProblem(text) : undefined;
	if (!problem) return;
	const { message, hint } = problem;
	return { severity: "error", code: "bad-tag", message: `permalink of tag "${key}": ${message}`, at, hint };
}
