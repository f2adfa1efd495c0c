/** YAML 1.2 with the places of its values. JSON is YAML as well. */
import { Composer, CST, isAlias, isMap, isScalar, isSeq, LineCounter, type ParsedNode, Parser, Scalar } from "yaml";
import type { SourceLocation } from "../../../model/problems/problem.ts";
import { describeYamlErrors } from "./yaml-errors.ts";

export interface YamlValue {
	/** The parsed value: text, number, boolean, date, list, mapping or `null`. */
	readonly data: unknown;
	/** As written; empty if unknown. */
	readonly raw: string;
	readonly at: SourceLocation;
	/** Elements of a list. */
	readonly items: readonly YamlValue[];
	/** Entries of a mapping. */
	readonly entries: readonly YamlEntry[];
}
export interface YamlEntry {
	readonly key: string;
	readonly at: SourceLocation;
	readonly value: YamlValue;
}

/** Why a text cannot be read. */
export interface YamlProblem {
	readonly kind: "syntax" | "nesting" | "alias" | "conflict";
	readonly message: string;
	readonly hint?: string;
	readonly at: SourceLocation;
}

export interface LocatedYaml {
	/** Absent if there is a problem. */
	readonly value?: YamlValue;
	readonly problem?: YamlProblem;
	/** The first alias. */
	readonly alias?: SourceLocation;
}

/** Values are never nested this deeply, and what reads them is recursive. */
export const MAX_DEPTH = 100;

/** In values; fewer are harmless, even in a short text. */
const SMALL = 10_000;

export const NESTING_MESSAGE = `values nested deeper than ${MAX_DEPTH} levels`;

/** @param linesBefore those of the file before the text */
export function parseLocatedYaml(path: string, written: string, linesBefore = 0): LocatedYaml {
	const text = written.replace(/\r(?!\n)/g, "\n"); // a line break, https://yaml.org/spec/1.2.2/#54-line-break-characters
	const lines = new LineCounter();
	const at = (offset: number): SourceLocation => {
		const { line, col } = lines.linePos(offset);
		return { path, line: linesBefore + Math.max(line, 1), column: Math.max(col, 1) };
	};
	const tokens = [...new Parser(lines.addNewLine).parse(text)];
	const deep = deepOffset(tokens);
	if (deep !== undefined) return { problem: { kind: "nesting", message: NESTING_MESSAGE, at: at(deep) } };
	// The parser compares each key with all others.
	const composer = new Composer({ schema: "core", customTags: ["timestamp"], uniqueKeys: false });
	const [document, other] = [...composer.compose(tokens, true, text.length)];
	const { contents = null, errors = [], warnings = [] } = document ?? {};
	const refused = [...errors, ...warnings.filter(({ code }) => code === "TAG_RESOLVE_FAILED")];
	const described = describeYamlErrors(text, refused, contents);
	if (described) {
		const { offset, ...problem } = described;
		return { problem: { kind: "syntax", ...problem, at: at(offset) } };
	}
	if (other) return { problem: { kind: "syntax", message: "more than one document", at: at(other.range[0]) } };
	const reader = { text, at, anchors: new Map(), count: 0, most: Math.max(text.length, SMALL) } satisfies Reader;
	try {
		return { value: readNode(reader, contents, 0), ...alias(reader) };
	} catch (error) {
		if (error instanceof YamlReadError) return { problem: error.problem, ...alias(reader) };
		throw error;
	}
}

const alias = ({ alias }: Reader): Pick<LocatedYaml, "alias"> => (alias ? { alias } : {});

/** The offset of the first value that is nested too deeply. */
function deepOffset(tokens: readonly CST.Token[]): number | undefined {
	let offset: number | undefined;
	for (const token of tokens)
		if (token.type === "document")
			CST.visit(token, ({ start: [first], key, value }, path) => {
				if (path.length <= MAX_DEPTH) return;
				offset ??= first?.offset ?? key?.offset ?? value?.offset;
				return CST.visit.BREAK;
			});
	return offset;
}

class YamlReadError extends Error {
	readonly problem: YamlProblem;
	constructor(problem: Omit<YamlProblem, "kind">, kind: YamlProblem["kind"] = "syntax") {
		super(problem.message);
		this.problem = { kind, ...problem };
	}
}

interface Reader {
	readonly text: string;
	readonly at: (offset: number) => SourceLocation;
	readonly anchors: Map<string, { readonly value: YamlValue; readonly size: number }>;
	/** Values so far, those of aliases included. Aliases of aliases can stand for billions of values. */
	count: number;
	readonly most: number;
	alias?: SourceLocation;
}

function readNode(reader: Reader, node: ParsedNode | null, offset: number): YamlValue {
	const at = reader.at(node?.range[0] ?? offset);
	if (isAlias(node)) return readAlias(reader, node.source, at);
	const before = reader.count++;
	const value = node ? { ...readContents(reader, node), at } : { data: null, raw: "", at, items: [], entries: [] };
	const anchor = node?.anchor;
	if (anchor) reader.anchors.set(anchor, { value, size: reader.count - before });
	return value;
}

function readAlias(reader: Reader, name: string, at: SourceLocation): YamlValue {
	reader.alias ??= at;
	const known = reader.anchors.get(name);
	if (!known) throw new YamlReadError({ message: `unknown alias "*${name}"`, at });
	reader.count += known.size;
	if (reader.count > reader.most)
		throw new YamlReadError({ message: "aliases expand to too many values", at }, "alias");
	return { ...known.value, at };
}

function readContents(reader: Reader, node: ParsedNode): Omit<YamlValue, "at"> {
	const raw = reader.text.slice(node.range[0], node.range[1]).trim();
	if (isSeq(node)) {
		const items = node.items.map((item) => readNode(reader, item as ParsedNode, node.range[0]));
		return { data: items.map(({ data }) => data), raw, items, entries: [] };
	}
	if (!isMap(node)) return { data: isScalar(node) ? node.value : null, raw, items: [], entries: [] };
	const entries = new Map<string, YamlEntry>();
	const merged: YamlEntry[] = [];
	for (const { key, value } of node.items) {
		const start = (key as ParsedNode | null)?.range[0] ?? node.range[0];
		const at = reader.at(start);
		const known = readNode(reader, value as ParsedNode | null, start);
		if (isScalar(key) && key.type === Scalar.PLAIN && key.source === "<<") {
			merged.push(...(Array.isArray(known.data) ? known.items : [known]).flatMap(({ entries }) => entries));
			continue;
		}
		const name = keyText(reader, key as ParsedNode | null);
		if (entries.has(name))
			throw new YamlReadError({ message: `duplicate key "${name}"`, hint: "keep one of them", at });
		entries.set(name, { key: name, at, value: known });
	}
	for (const entry of merged) if (!entries.has(entry.key)) entries.set(entry.key, entry);
	const all = [...entries.values()];
	return { data: Object.fromEntries(all.map(({ key, value }) => [key, value.data])), raw, items: [], entries: all };
}

const keyText = ({ text }: Reader, key: ParsedNode | null): string => {
	if (isScalar(key) && typeof key.value === "string") return key.value;
	return key ? text.slice(key.range[0], key.range[1]).trim() : "null";
};

export const isMapping = (data: unknown): data is Record<string, unknown> =>
	typeof data === "object" && data !== null && !Array.isArray(data) && !(data instanceof Date);
