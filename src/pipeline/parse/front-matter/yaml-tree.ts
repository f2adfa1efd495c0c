/** Records where the YAML parser's values start and end. */
import type { SourceLocation } from "../../../model/problems/problem.ts";
import { checkDepth } from "./yaml-limits.ts";

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

/** A YAML value, with offsets in the parser's input. */
export interface YamlNode {
	start: number;
	end: number;
	data: unknown;
	children: YamlNode[];
}
/** What js-yaml passes to a listener. */
export interface YamlListenerState {
	readonly input: string;
	readonly position: number;
	readonly result: unknown;
}

export const createRootNode = (): YamlNode => ({
	start: 0,
	end: 0,
	data: undefined,
	children: [],
});

/** Thrown for an alias. Aliases of aliases can expand to gigabytes ("billion laughs"). */
export class AliasError extends Error {
	readonly offset: number;
	constructor(offset: number) {
		super("an alias");
		this.offset = offset;
	}
}

/** A listener for the parser. `open` is the stack of open values, whose root is `open[0]`. */
export const createYamlListener =
	(open: YamlNode[]) =>
	(event: "open" | "close", state: YamlListenerState): void => {
		if (event === "close") {
			closeNode(open.pop() as YamlNode, state);
			return;
		}
		const { position } = state;
		checkDepth(open.length, position);
		const node = { ...createRootNode(), start: position, end: position };
		open.at(-1)?.children.push(node);
		open.push(node);
	};

function closeNode(node: YamlNode, { input, position, result }: YamlListenerState): void {
	node.start = skipWhitespace(input, node.start, position);
	node.end = position;
	node.data = result;
	if (input[node.start] === "*" && position > node.start) throw new AliasError(node.start);
}

/** Advances an offset past white space and comments. */
export function skipWhitespace(input: string, start: number, end: number): number {
	const space = /^(?:\s+|#[^\n]*\n)*/.exec(input.slice(start, end));
	return start + (space?.[0].length ?? 0);
}

/** Converts a node and its children; `at` locates an offset in the parser's input. */
export function toYamlValue(input: string, node: YamlNode, at: (offset: number) => SourceLocation): YamlValue {
	const { start, end, data, children } = withoutKeyAttempt(node);
	const value = { data, raw: input.slice(start, end).trim(), at: at(start) };
	if (Array.isArray(data)) {
		const items =
			children.length === data.length
				? children.map((child) => toYamlValue(input, child, at))
				: data.map((item) => valueWithoutSource(item, value.at));
		return { ...value, items, entries: [] };
	}
	if (!isMapping(data)) return { ...value, items: [], entries: [] };
	const pairs = new Map<string, [YamlNode, YamlNode]>();
	for (const [index, key] of children.entries()) {
		const next = children[index + 1];
		if (next && input.slice(key.end, next.start).includes(":")) pairs.set(String(key.data), [key, next]);
	}
	const entries = Object.entries(data).map(([key, item]) => {
		const pair = pairs.get(key);
		if (!pair) return { key, at: value.at, value: valueWithoutSource(item, value.at) };
		const known = toYamlValue(input, pair[1], at);
		return { key, at: at(pair[0].start), value: known };
	});
	return { ...value, items: [], entries };
}

/**
 * Before a flow collection that starts a line, the parser looks for a block mapping whose first key it would be. The
 * collection is then a child of itself.
 */
function withoutKeyAttempt(node: YamlNode): YamlNode {
	const [only, ...others] = node.children;
	const isCollection = typeof node.data === "object" && node.data !== null;
	return only && others.length === 0 && isCollection && only.data === node.data ? only : node;
}

const valueWithoutSource = (data: unknown, at: SourceLocation): YamlValue => ({
	data,
	raw: "",
	at,
	items: [],
	entries: [],
});

export const isMapping = (data: unknown): data is Record<string, unknown> =>
	typeof data === "object" && data !== null && !Array.isArray(data) && !(data instanceof Date);
