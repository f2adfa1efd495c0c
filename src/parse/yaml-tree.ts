/** What a YAML reader tells of the values that it reads: where each begins and ends, and what is inside it. */
import type { Location } from "../model/problem.ts";

export interface Value {
	/** What YAML made of it: text, numbers, booleans, dates, lists, mappings, `null`. */
	readonly data: unknown;
	/** As written; empty where that is not known. */
	readonly raw: string;
	readonly at: Location;
	/** Of a list. */
	readonly items: readonly Value[];
	/** Of a mapping. */
	readonly entries: readonly Entry[];
}
export interface Entry {
	readonly key: string;
	readonly at: Location;
	readonly value: Value;
}

/** A value of the YAML, by its offsets in the text that the reader sees. */
export interface Node {
	start: number;
	end: number;
	data: unknown;
	children: Node[];
}
/** What the reader's listener is told. */
export interface State {
	readonly input: string;
	readonly position: number;
	readonly result: unknown;
}

export const rootNode = (): Node => ({
	start: 0,
	end: 0,
	data: undefined,
	children: [],
});

/** Thrown where the YAML has an alias: a few aliases of aliases are a small text, and gigabytes when it is written out. */
export class Alias extends Error {
	readonly offset: number;
	constructor(offset: number) {
		super("an alias");
		this.offset = offset;
	}
}

/** Listens to the reader: the values that are open, innermost last, grow below `open[0]`. */
export const listenerOf =
	(open: Node[]) =>
	(event: "open" | "close", state: State): void => {
		if (event === "close") {
			closeNode(open.pop() as Node, state);
			return;
		}
		const { position } = state;
		const node = { ...rootNode(), start: position, end: position };
		open.at(-1)?.children.push(node);
		open.push(node);
	};

function closeNode(node: Node, { input, position, result }: State): void {
	node.start = afterSpace(input, node.start, position);
	node.end = position;
	node.data = result;
	if (input[node.start] === "*" && position > node.start)
		throw new Alias(node.start);
}

/** The offset, moved over white space and comments. */
export function afterSpace(input: string, start: number, end: number): number {
	const space = /^(?:\s+|#[^\n]*\n)*/.exec(input.slice(start, end));
	return start + (space?.[0].length ?? 0);
}

/** A value with what is inside of it; `at` tells the place of an offset in the reader's input. */
export function valueAt(
	input: string,
	{ start, end, data, children }: Node,
	at: (offset: number) => Location,
): Value {
	const value = { data, raw: input.slice(start, end).trim(), at: at(start) };
	if (Array.isArray(data)) {
		const items =
			children.length === data.length
				? children.map((child) => valueAt(input, child, at))
				: data.map((item) => unplaced(item, value.at));
		return { ...value, items, entries: [] };
	}
	if (!isMapping(data)) return { ...value, items: [], entries: [] };
	const pairs = new Map<string, [Node, Node]>();
	for (const [index, key] of children.entries()) {
		const next = children[index + 1];
		if (next && input.slice(key.end, next.start).includes(":"))
			pairs.set(String(key.data), [key, next]);
	}
	const entries = Object.entries(data).map(([key, item]) => {
		const pair = pairs.get(key);
		if (!pair) return { key, at: value.at, value: unplaced(item, value.at) };
		const known = valueAt(input, pair[1], at);
		return { key, at: at(pair[0].start), value: known };
	});
	return { ...value, items: [], entries };
}

const unplaced = (data: unknown, at: Location): Value => ({
	data,
	raw: "",
	at,
	items: [],
	entries: [],
});

export const isMapping = (data: unknown): data is Record<string, unknown> =>
	typeof data === "object" &&
	data !== null &&
	!Array.isArray(data) &&
	!(data instanceof Date);
