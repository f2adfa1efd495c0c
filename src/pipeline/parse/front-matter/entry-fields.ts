/** Reads files that map keys to entries with text fields: authors and tags. */

import type { DataFile } from "../../../model/content/source.ts";
import { didYouMean, type Problem, type SourceLocation, startOfFile } from "../../../model/problems/problem.ts";
import {
	type DataFileResult,
	type DataMapping,
	scalarText,
	topKeysOf,
	topLevelLocations,
} from "../data-files/read-data-file.ts";

/** An entry of the file, not yet validated. */
export interface FileEntry {
	readonly key: string;
	readonly value: unknown;
	readonly at: SourceLocation;
	/** Location of a field, or of the entry if the field is absent. */
	readonly locationOf: (field: string) => SourceLocation;
}

/** The entries of a file in order. */
export function fileEntriesOf({ path }: DataFile, { values = {}, keys }: DataFileResult): FileEntry[] {
	const topKeys = topKeysOf(keys);
	return Object.entries(values).map(([key, value]) => {
		const { at = startOfFile(path), below } = topKeys.get(key) ?? {};
		const locations = topLevelLocations(below);
		const locationOf = (field: string) => locations.get(field) ?? at;
		return { key, value, at, locationOf };
	});
}

/** The fields of one kind of entry. */
export interface EntryFields<Field extends string> {
	readonly kind: "author" | "tag";
	/** By the name in the file. */
	readonly fields: ReadonlyMap<string, Field>;
	/** Fields that are valid but have no effect. */
	readonly ignored?: ReadonlySet<string>;
	/** Returns the value to use, a problem, or `undefined` to leave the field out. */
	read(field: Field, text: string, entry: FileEntry, name: string): string | Problem | undefined;
}

/** The valid fields of an entry whose value is a mapping. Reports the others. */
export function readEntryFields<Field extends string>(
	entry: FileEntry,
	value: DataMapping,
	definition: EntryFields<Field>,
): {
	readonly fields: Partial<Record<Field, string>>;
	readonly problems: readonly Problem[];
} {
	const fields: Partial<Record<Field, string>> = {};
	const problems: Problem[] = [];
	for (const [name, written] of Object.entries(value)) {
		const field = definition.fields.get(name);
		const text = scalarText(written);
		if (!field) problems.push(...unknownFieldProblems(entry, name, definition));
		else if (text === undefined) {
			if (written !== null) problems.push(notTextProblem(entry, name, definition));
		} else {
			const result = definition.read(field, text, entry, name);
			if (typeof result === "object") problems.push(result);
			else if (result !== undefined) fields[field] = result;
		}
	}
	return { fields, problems };
}

/** The entry is empty, or not a mapping. */
export const emptyEntryProblem = ({ key, at }: FileEntry, kind: "author" | "tag", hint: string): Problem => ({
	severity: "error",
	code: `bad-${kind}`,
	message: `${kind} "${key}" has no fields`,
	at,
	hint,
});

const notTextProblem = ({ key, locationOf }: FileEntry, name: string, { kind }: EntryFields<string>): Problem => ({
	severity: "error",
	code: `bad-${kind}`,
	message: `field "${name}" of ${kind} "${key}" is not text`,
	at: locationOf(name),
});

function unknownFieldProblems(
	{ key, locationOf }: FileEntry,
	name: string,
	{ kind, fields, ignored = new Set() }: EntryFields<string>,
): Problem[] {
	if (ignored.has(name)) return [];
	const names = [...fields.keys()];
	return [
		{
			severity: "warning",
			code: `unknown-${kind}-field`,
			message: `unknown field "${name}" of ${kind} "${key}"`,
			at: locationOf(name),
			hint: didYouMean(name, [...names, ...ignored]) ?? `the fields are ${names.join(", ")}`,
		},
	];
}
