/** Reads data files: YAML and JSON, which is a subset of it. */
import type { DataFile } from "../../../model/content/source.ts";
import type { Problem } from "../../../model/problems/problem.ts";
import { plainEntries } from "../text/strip-controls.ts";
import { isMapping, parseLocatedYaml, type YamlEntry } from "../yaml/located-yaml.ts";

export type DataMapping = Readonly<Record<string, unknown>>;

export interface DataFileResult {
	/** Absent if the file cannot be read. */
	readonly values?: DataMapping;
	/** The same with their places; none if the file cannot be read. */
	readonly entries: readonly YamlEntry[];
	readonly problems: readonly Problem[];
}

/** The values of a file. Reports `notMapping` for a list or a scalar, and uses its code for syntax errors. */
export function readDataFile(
	{ path, text }: Pick<DataFile, "path" | "text">,
	notMapping: Pick<Problem, "code" | "message" | "hint">,
): DataFileResult {
	const { value, problem } = parseLocatedYaml(path, text);
	if (problem) {
		const { kind: _, ...described } = problem;
		return { entries: [], problems: [{ severity: "error", code: notMapping.code, ...described }] };
	}
	if (value && value.data !== null && !isMapping(value.data))
		return { entries: [], problems: [{ severity: "error", ...notMapping, at: { path, line: 1, column: 1 } }] };
	const problems: Problem[] = [];
	const entries = plainEntries(value?.entries ?? [], problems);
	return { values: Object.fromEntries(entries.map(({ key, value }) => [key, value.data])), entries, problems };
}

/** The entry with a key. */
export const entryOf = (entries: readonly YamlEntry[], key: string): YamlEntry | undefined =>
	entries.find((entry) => entry.key === key);

/** The text of a scalar, including those that YAML reads as numbers or dates: `name: 2024`. */
export function scalarText(value: unknown): string | undefined {
	if (typeof value === "string") return value;
	if (typeof value === "number") return String(value);
	return value instanceof Date ? value.toISOString() : undefined;
}
