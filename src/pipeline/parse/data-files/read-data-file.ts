/** Reads YAML and JSON data files with the locations of their keys. */
import matter from "gray-matter";
import type { DataFile } from "../../../model/content/source.ts";
import { locationAt, type Problem, type SourceLocation } from "../../../model/problems/problem.ts";
import { withoutControls } from "../../../model/text/control-characters.ts";
import { checkDepth, LONG_SPACE_MESSAGE, longSpaceIn } from "../front-matter/yaml-limits.ts";
import { isMapping } from "../front-matter/yaml-tree.ts";
import { controlProblem, plainData } from "../text/strip-controls.ts";

export type DataMapping = Readonly<Record<string, unknown>>;

/** A key of a mapping at any depth. */
export interface DataKey {
	readonly name: string;
	/** Nesting depth, for comparison with other keys of the file. */
	readonly depth: number;
	readonly at: SourceLocation;
}
export type KeyLocations = ReadonlyMap<string, SourceLocation>;

export interface DataFileResult {
	/** Absent if the file cannot be read. */
	readonly values?: DataMapping;
	/** In document order. */
	readonly keys: readonly DataKey[];
	readonly problems: readonly Problem[];
}

/** The values of a file. Reports `notMapping` for a list or a scalar, and uses its code for syntax errors. */
export function readDataFile(
	file: Pick<DataFile, "path" | "text">,
	notMapping: Pick<Problem, "code" | "message" | "hint">,
): DataFileResult {
	const start: SourceLocation = { path: file.path, line: 1, column: 1 };
	const keys: DataKey[] = [];
	const problem = (fault: typeof notMapping, at: SourceLocation): Problem => ({
		severity: "error",
		...fault,
		at,
	});
	const space = longSpaceIn(file.text);
	if (space >= 0) {
		const fault = { code: notMapping.code, message: LONG_SPACE_MESSAGE };
		const at = locationAt(file.path, file.text, space);
		return { keys, problems: [problem(fault, at)] };
	}
	try {
		const data = loadYaml(file, keys);
		checkSize(data, Math.max(file.text.length, SMALL));
		if (isMapping(data)) return plainMapping(data, keys, start);
		return { keys, problems: [problem(notMapping, start)] };
	} catch (error) {
		const { reason, message, mark, at = start } = error as YamlError;
		const fault = { code: notMapping.code, message: reason ?? message };
		// Its own line and column are wrong for a NUL character and for a key that is there twice.
		const place = mark && locationAt(file.path, file.text, mark.position - 1);
		return { keys, problems: [problem(fault, place ?? at)] };
	}
}

/** A mapping without control characters, and a problem for each key whose value had one. */
function plainMapping(written: DataMapping, keys: readonly DataKey[], start: SourceLocation): DataFileResult {
	const values = plainData(written) as DataMapping;
	const top = topKeysOf(keys);
	const problems = changedKeys(written, values).flatMap((key) => {
		const [from, to] = [written[key], values[key]];
		const { at = start, below } = top.get(key) ?? {};
		if (!isMapping(from) || !isMapping(to)) return [controlProblem(at)];
		const within = topLevelLocations(below);
		return changedKeys(from, to).map((name) => controlProblem(within.get(name) ?? at));
	});
	return { values, keys, problems };
}

const changedKeys = (before: DataMapping, after: DataMapping): string[] =>
	Object.keys(before).filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));

/** In values; fewer are harmless, even in a short file. */
const SMALL = 10_000;

/** Rejects aliases that expand exponentially ("billion laughs"): a file must not have more values than characters. */
function checkSize(data: unknown, most: number): void {
	let count = 0;
	const visit = (value: unknown): void => {
		if (++count > most) throw new Error("YAML aliases expand to too many values");
		if (typeof value !== "object" || value === null) return;
		for (const inner of Object.values(value)) visit(inner);
	};
	visit(data);
}

/** A top-level key: its location, and the keys below it. */
export interface TopKey {
	readonly at: SourceLocation;
	readonly below: readonly DataKey[];
}

/** The top-level keys. */
export function topKeysOf(keys: readonly DataKey[]): ReadonlyMap<string, TopKey> {
	const depth = keys.reduce((least, key) => Math.min(least, key.depth), Infinity);
	const top = new Map<string, TopKey>();
	let below: DataKey[] = [];
	for (const key of keys) {
		if (key.depth === depth) {
			below = [];
			top.set(key.name, { at: key.at, below });
		} else below.push(key);
	}
	return top;
}

/** Locations of the top-level keys. */
export const topLevelLocations = (keys: readonly DataKey[] = []): KeyLocations =>
	new Map([...topKeysOf(keys)].map(([name, { at }]) => [name, at]));

/** Locations of the keys in the mapping below a top-level key. */
export const nestedLocations = (keys: readonly DataKey[], name: string): KeyLocations =>
	topLevelLocations(topKeysOf(keys).get(name)?.below);

/** The text of a scalar, including those that YAML reads as numbers or dates: `name: 2024`. */
export function scalarText(value: unknown): string | undefined {
	if (typeof value === "string") return value;
	if (typeof value === "number") return String(value);
	return value instanceof Date ? value.toISOString() : undefined;
}

/**
 * What js-yaml passes to a listener. Lines are 0-based, but line 0 is the delimiter, so they are 1-based for the file.
 */
interface YamlState {
	readonly input: string;
	readonly position: number;
	readonly line: number;
	readonly lineStart: number;
	readonly result: unknown;
}
interface YamlError {
	readonly reason?: string;
	readonly message: string;
	/** Where in the input, which begins with the line break after `OPEN`. */
	readonly mark?: { readonly position: number };
	/** Where values are nested too deep. */
	readonly at?: SourceLocation;
}

const OPENING_DELIMITER = "---data";
const CLOSING_DELIMITER = "\0"; // not valid in YAML, so the whole file is read, including any `---`

/**
 * Parses the file and adds its keys to `keys`. JSON is parsed as YAML, of which it is a subset. gray-matter passes its
 * options on to js-yaml, which calls the listener when a node opens and closes.
 */
function loadYaml({ path, text }: Pick<DataFile, "path" | "text">, keys: DataKey[]): unknown {
	const open: SourceLocation[] = [];
	const listener = (event: "open" | "close", state: YamlState) => {
		if (event === "open") {
			const column = state.position - state.lineStart + 1;
			const at = { path, line: state.line, column };
			checkDepth(open.length, at);
			open.push(at);
			return;
		}
		const depth = open.length;
		const at = open.pop() as SourceLocation;
		if (typeof state.result === "object") return;
		if (!/^[ \t]*:/.test(state.input.slice(state.position))) return;
		keys.push({ name: withoutControls(String(state.result)), depth, at });
	};
	const options = {
		delimiters: [OPENING_DELIMITER, CLOSING_DELIMITER] as [string, string],
		listener,
	};
	const end = text.endsWith("\n") ? "" : "\n"; // another one would add a line to the file
	return matter(`${OPENING_DELIMITER}\n${text}${end}`, options).data;
}
