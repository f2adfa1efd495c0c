/** Reads the tags file: labels, permalinks and descriptions of the tags that front matter refers to. */
import type { TagDefinition } from "../../../model/content/document.ts";
import type { DataFile } from "../../../model/content/source.ts";
import type { Problem } from "../../../model/problems/problem.ts";
import { writtenPathProblem } from "../../../model/urls/safe-path.ts";
import { isMapping, type YamlEntry } from "../yaml/located-yaml.ts";
import { type EntryFields, emptyEntryProblem, fieldLocation, readEntryFields } from "./entry-fields.ts";
import { readDataFile } from "./read-data-file.ts";

const TAG: EntryFields<Exclude<keyof TagDefinition, "at">> = {
	kind: "tag",
	fields: new Map([
		["label", "label"],
		["description", "description"],
		["permalink", "permalink"],
	]),
	read: (field, text, entry) => (field === "permalink" && permalinkProblem(text, entry)) || text || undefined,
};

/** The tags of a `tags` file in YAML or JSON, by key. Invalid entries and fields are reported and left out. */
export function parseTagsFile(file: DataFile) {
	const data = readDataFile(file, NOT_A_MAPPING);
	const entries = data.entries.map((entry) => ({ key: entry.key, ...readTagEntry(entry) }));
	return {
		tags: Object.fromEntries(entries.flatMap(({ key, tag }) => (tag ? [[key, tag]] : []))),
		problems: [...data.problems, ...entries.flatMap(({ problems }) => problems)],
	};
}

const NOT_A_MAPPING = {
	code: "bad-tags-file",
	message: "the tags file is not a mapping of keys to tags",
	hint: 'start each tag with a key at the beginning of a line, such as "release:", and write "label: Releases" below it, indented',
};

/** A key without a value is a tag whose fields are derived from the key. */
function readTagEntry(entry: YamlEntry): { readonly tag?: TagDefinition; readonly problems: readonly Problem[] } {
	const { data } = entry.value;
	const { at } = entry;
	if (data === null) return { tag: { at }, problems: [] };
	if (!isMapping(data)) return { problems: [emptyEntryProblem(entry, "tag", EMPTY_HINT)] };
	const { fields, problems } = readEntryFields(entry, TAG);
	return { tag: { ...fields, at: fieldLocation(entry, "permalink") }, problems };
}

const EMPTY_HINT = 'write "label: …" below it, indented, or nothing';

function permalinkProblem(text: string, { key, at }: Pick<YamlEntry, "key" | "at">): Problem | undefined {
	const problem = text ? writtenPathProblem(text) : undefined;
	if (!problem) return;
	const { message, hint } = problem;
	return { severity: "error", code: "bad-tag", message: `permalink of tag "${key}": ${message}`, at, hint };
}
