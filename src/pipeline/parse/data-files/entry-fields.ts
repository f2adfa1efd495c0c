/** Reads files that map keys to entries with text fields: authors and tags. */

import type { DataFile } from "../../../model/content/source.ts";
import { didYouMean, type Problem, type SourceLocation } from "../../../model/problems/problem.ts";
import { isMapping, type YamlEntry } from "../yaml/located-yaml.ts";
import { readDataFile, scalarText } from "./read-data-file.ts";

/** The fields of one kind of entry. */
export interface EntryFields<Field extends string> {
	readonly kind: "author" | "tag";
	/** What is wrong with a file that is a list or a scalar. */
	readonly notMapping: Pick<Problem, "code" | "message" | "hint">;
	/** What to write below a key without fields. */
	readonly emptyHint: string;
	/** Whether a key may have no value. */
	readonly mayBeEmpty?: true;
	/** By the name in the file. */
	readonly fields: ReadonlyMap<string, Field>;
	/** Fields that are valid but have no effect. */
	readonly ignored?: ReadonlySet<string>;
	/** Returns the value to use, a problem at `at`, or `undefined` to leave the field out. */
	read(
		field: Field,
		text: string,
		entry: { readonly key: string; readonly at: SourceLocation },
	): string | Problem | undefined;
}

/** The entries of a file in YAML or JSON, with their valid fields. Reports the others. */
export function readKeyedEntries<Field extends string>(file: DataFile, definition: EntryFields<Field>) {
	const { kind, notMapping, emptyHint, mayBeEmpty } = definition;
	const data = readDataFile(file, notMapping);
	const problems = [...data.problems];
	const entries = data.entries.flatMap((entry) => {
		const { key, at, value } = entry;
		if (isMapping(value.data) || (mayBeEmpty && value.data === null))
			return [{ entry, fields: readFields(entry, definition, problems) }];
		problems.push({
			...{ severity: "error", code: `bad-${kind}`, message: `${kind} "${key}" has no fields` },
			...{ at, hint: emptyHint },
		});
		return [];
	});
	return { entries, problems };
}

function readFields<Field extends string>(
	{ key, value }: YamlEntry,
	definition: EntryFields<Field>,
	problems: Problem[],
) {
	const { kind, ignored = new Set() } = definition;
	const fields: Partial<Record<Field, string>> = {};
	for (const { key: name, at, value: written } of value.entries) {
		const field = definition.fields.get(name);
		const text = scalarText(written.data);
		if (field && text !== undefined) {
			const result = definition.read(field, text, { key, at });
			if (typeof result === "object") problems.push(result);
			else if (result !== undefined) fields[field] = result;
		} else if (field && written.data !== null)
			problems.push({
				severity: "error",
				code: `bad-${kind}`,
				message: `field "${name}" of ${kind} "${key}" is not text`,
				at,
			});
		else if (!field && !ignored.has(name)) {
			const names = [...definition.fields.keys()];
			problems.push({
				severity: "warning",
				code: `unknown-${kind}-field`,
				message: `unknown field "${name}" of ${kind} "${key}"`,
				at,
				hint: didYouMean(name, [...names, ...ignored]) ?? `the fields are ${names.join(", ")}`,
			});
		}
	}
	return fields;
}
