/** YAML and JSON files that hold nothing but data, with the places of their keys. */
import matter from "gray-matter";
import type { Location, Problem } from "../model/problem.ts";
import type { DataFile } from "../model/source.ts";
import { isMapping } from "./yaml-tree.ts";

export type Values = Readonly<Record<string, unknown>>;

/** A key of a mapping, however deep. */
export interface Key {
	readonly name: string;
	/** How many nodes it is in. Only good for comparing the keys of one file. */
	readonly depth: number;
	readonly at: Location;
}
export type Places = ReadonlyMap<string, Location>;

export interface Data {
	/** Absent when the file cannot be read. */
	readonly values?: Values;
	/** In the order of the text. */
	readonly keys: readonly Key[];
	readonly problems: readonly Problem[];
}

/** The values of a file; `noMapping` is told when it is a list or a text, and its code when it is no YAML at all. */
export function readData(
	file: DataFile,
	noMapping: Pick<Problem, "code" | "message" | "hint">,
): Data {
	const start: Location = { path: file.path, line: 1, column: 1 };
	const keys: Key[] = [];
	const problem = (fault: typeof noMapping, at: Location): Problem => ({
		severity: "error",
		...fault,
		at,
	});
	try {
		const data = readYaml(file, keys);
		if (isMapping(data)) return { values: data, keys, problems: [] };
		return { keys, problems: [problem(noMapping, start)] };
	} catch (error) {
		const { reason, message, mark } = error as YamlError;
		const fault = { code: noMapping.code, message: reason ?? message };
		const at = mark && { line: mark.line, column: mark.column + 1 };
		return { keys, problems: [problem(fault, { ...start, ...at })] };
	}
}

/** The places of the outermost keys. */
export function topOf(keys: readonly Key[]): Places {
	const depth = Math.min(...keys.map((key) => key.depth));
	const top = keys.filter((key) => key.depth === depth);
	return new Map(top.map(({ name, at }) => [name, at]));
}

/** The places of the keys of the mapping that is the value of an outermost key. */
export function placesBelow(keys: readonly Key[], name: string): Places {
	const top = topOf(keys);
	const isTop = (key: Key) => top.get(key.name) === key.at;
	const from = keys.findIndex((key) => isTop(key) && key.name === name) + 1;
	if (from === 0) return new Map();
	const length = keys.slice(from).findIndex(isTop);
	return topOf(keys.slice(from, length < 0 ? undefined : from + length));
}

/** A value that was meant as a text: YAML reads some as numbers and days, `name: 2024`. */
export function textOf(value: unknown): string | undefined {
	if (typeof value === "string") return value;
	if (typeof value === "number") return String(value);
	return value instanceof Date ? value.toISOString() : undefined;
}

/** What js-yaml tells a listener. Lines count from 0, and `OPEN` is line 0, so that they are right for the file. */
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
	readonly mark?: { readonly line: number; readonly column: number };
}

const OPEN = "---data";
const CLOSE = "\0"; // can stand in no YAML, so that the whole file is read, a document's own `---` included

/**
 * The file's value; its keys are added to `keys`. JSON is read as the YAML that it is.
 * gray-matter hands its options on to js-yaml, which tells a listener where each node opens and closes.
 */
function readYaml({ path, text }: DataFile, keys: Key[]): unknown {
	const open: Location[] = [];
	const listener = (event: "open" | "close", state: YamlState) => {
		if (event === "open") {
			const column = state.position - state.lineStart + 1;
			open.push({ path, line: state.line, column });
			return;
		}
		const depth = open.length;
		const at = open.pop() as Location;
		if (typeof state.result === "object") return;
		if (!/^[ \t]*:/.test(state.input.slice(state.position))) return;
		keys.push({ name: String(state.result), depth, at });
	};
	const options = { delimiters: [OPEN, CLOSE] as [string, string], listener };
	const end = text.endsWith("\n") ? "" : "\n"; // one more would be a line that the file does not have
	return matter(`${OPEN}\n${text}${end}`, options).data;
}
