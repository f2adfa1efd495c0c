/** Reads files that map keys to entries with text fields: authors and tags. */

import { didYouMean, type Problem, type SourceLocation } from "../../../model/problems/problem.ts";
import type { YamlEntry } from "../yaml/located-yaml.ts";
import { entryOf, scalarText } from "./read-data-file.ts";

/** The fields of one kind of entry. */
export interface EntryFields<Field extends string> {
	readonly kind: "author" | "tag";
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

/** The place of a field, or of the entry if the field is absent. */
export const fieldLocation = ({ at, value }: YamlEntry, field: string): SourceLocation =>
	entryOf(value.entries, field)?.at ?? at;

/** The valid fields of an entry whose value is a mapping. Reports the others. */
export function readEntryFields<Field extends string>({ key, value }: YamlEntry, definition: EntryFields<Field>) {
	const { kind, ignored = new Set() } = definition;
	const fields: Partial<Record<Field, string>> = {};
	const problems: Problem[] = [];
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
	return { fields, problems };
}

/** The entry is empty, or not a mapping. */
export const emptyEntryProblem = ({ key, at }: YamlEntry, kind: "author" | "tag", hint: string): Problem => ({
	severity: "error",
	code: `bad-${kind}`,
	message: `${kind} "${key}" has no fields`,
	at,
	hint,
});
