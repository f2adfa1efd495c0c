/** The YAML of front matter, with the place of each value and what its author wrote. */
import matter from "gray-matter";
import type { Problem } from "../model/problem.ts";
import { KEY_LINE } from "./fences.ts";
import { lineAt, lineStarts } from "./places.ts";
import { broken, notMapping, tabProblems } from "./yaml-faults.ts";
import {
	type Entry,
	isMapping,
	listenerOf,
	rootNode,
	valueAt,
} from "./yaml-tree.ts";

export type Yaml =
	/** Not front matter, but a text between two rules. */
	| { readonly kind: "text"; readonly problems: readonly Problem[] }
	| {
			readonly kind: "data";
			readonly root: readonly Entry[];
			readonly problems: readonly Problem[];
	  };

/** Reads front matter, given with its fences. */
export function readYaml(path: string, text: string): Yaml {
	const tabs = tabProblems(path, text);
	if (tabs.length > 0) return { kind: "data", root: [], problems: tabs };
	const fence = text.indexOf("\n");
	const starts = lineStarts(text);
	const at = (offset: number) => {
		const line = lineAt(starts, offset + fence);
		const column = offset + fence - (starts[line] as number) + 1;
		return { path, line: line + 1, column };
	};
	const open = [rootNode()];
	const asText: Yaml = { kind: "text", problems: [notMapping(path)] };
	try {
		const options = { engines: REFUSED, listener: listenerOf(open) };
		// Without options the reader would keep results by content, and forget that a file was broken.
		const { data } = matter(text, options as object);
		if (!isMapping(data)) return asText;
		const node = { ...(open[0]?.children[0] ?? rootNode()), data };
		const { entries } = valueAt(text.slice(fence), node, at);
		return { kind: "data", root: entries, problems: [] };
	} catch (error) {
		if (!KEY_LINE.test(text.slice(fence + 1))) return asText;
		const problem = broken(error, path, text, open, at);
		return { kind: "data", root: [], problems: [problem] };
	}
}

const refuse = (): never => {
	throw new Error("front matter is YAML");
};
/** The engines that would run code, or read anything but YAML, whatever name they are called by. */
const REFUSED = Object.fromEntries(
	["js", "javascript", "coffee", "coffeescript", "cson", "json", "toml"].map(
		(name) => [name, refuse],
	),
);
