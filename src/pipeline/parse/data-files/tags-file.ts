/** Reads the tags file: labels, permalinks and descriptions of the tags that front matter refers to. */
import type { TagDefinition } from "../../../model/content/document.ts";
import type { DataFile } from "../../../model/content/source.ts";
import type { Problem } from "../../../model/problems/problem.ts";
import { writtenPathFault } from "../../../model/urls/safe-path.ts";
import {
	type EntryFields,
	emptyEntryProblem,
	type FileEntry,
	fileEntriesOf,
	readEntryFields,
} from "../front-matter/entry-fields.ts";
import { isMapping } from "../front-matter/yaml-tree.ts";
import { readDataFile } from "./read-data-file.ts";

export interface TagsFileResult {
	readonly tags: Readonly<Record<string, TagDefinition>>;
	readonly problems: readonly Problem[];
}

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
export function parseTagsFile(file: DataFile): TagsFileResult {
	const data = readDataFile(file, NOT_A_MAPPING);
	const entries = fileEntriesOf(file, data).map((entry) => ({
		key: entry.key,
		...readTagEntry(entry),
	}));
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
function readTagEntry(entry: FileEntry): {
	readonly tag?: TagDefinition;
	readonly problems: readonly Problem[];
} {
	const { value, at, locationOf } = entry;
	if (value === null) return { tag: { at }, problems: [] };
	if (!isMapping(value)) return { problems: [emptyEntryProblem(entry, "tag", EMPTY_HINT)] };
	const { fields, problems } = readEntryFields(entry, value, TAG);
	return { tag: { ...fields, at: locationOf("permalink") }, problems };
}

const EMPTY_HINT = 'write "label: …" below it, indented, or nothing';

function permalinkProblem(text: string, { key, locationOf }: FileEntry): Problem | undefined {
	const fault = text ? writtenPathFault(text) : undefined;
	return (
		fault && {
			severity: "error",
			code: "bad-tag",
			message: `permalink of tag "${key}": ${fault.message}`,
			at: locationOf("permalink"),
			hint: fault.hint,
		}
	);
}
