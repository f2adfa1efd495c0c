/** Parses the YAML of front matter, keeping the location and the source text of each value. */
import matter from "gray-matter";
import type { Problem } from "../../../model/problems/problem.ts";
import { lineIndexAt, lineStartsOf } from "../tokens/token-locations.ts";
import { KEY_LINE } from "./front-matter-fences.ts";
import { notFrontMatterProblem, spaceProblems, tabProblems, yamlProblem } from "./yaml-problems.ts";
import { createRootNode, createYamlListener, isMapping, toYamlValue, type YamlEntry } from "./yaml-tree.ts";

export type FrontMatterYaml =
	/** Text between two thematic breaks, not front matter. */
	| { readonly kind: "text"; readonly problems: readonly Problem[] }
	| {
			readonly kind: "data";
			readonly root: readonly YamlEntry[];
			readonly problems: readonly Problem[];
	  };

/** Parses front matter including its fences. */
export function readFrontMatterYaml(path: string, text: string): FrontMatterYaml {
	const unreadable = [...spaceProblems(path, text), ...tabProblems(path, text)];
	if (unreadable.length > 0) return { kind: "data", root: [], problems: unreadable };
	const fence = text.indexOf("\n");
	const starts = lineStartsOf(text);
	const at = (offset: number) => {
		const line = lineIndexAt(starts, offset + fence);
		const column = offset + fence - (starts[line] as number) + 1;
		return { path, line: line + 1, column };
	};
	const open = [createRootNode()];
	const asText: FrontMatterYaml = {
		kind: "text",
		problems: [notFrontMatterProblem(path)],
	};
	try {
		const options = {
			engines: REFUSED_ENGINES,
			listener: createYamlListener(open),
		};
		// Without options, gray-matter caches results by content, and reports an error only the first time.
		const { data } = matter(text, options as object);
		if (!isMapping(data)) return asText;
		const node = { ...(open[0]?.children[0] ?? createRootNode()), data };
		const { entries } = toYamlValue(text.slice(fence), node, at);
		return { kind: "data", root: entries, problems: [] };
	} catch (error) {
		if (!KEY_LINE.test(text.slice(fence + 1))) return asText;
		const problem = yamlProblem(error, path, text, open, at);
		return { kind: "data", root: [], problems: [problem] };
	}
}

const refuseEngine = (): never => {
	throw new Error("front matter is YAML");
};
/** Disables gray-matter's engines for other languages, some of which execute code. */
const REFUSED_ENGINES = Object.fromEntries(
	["js", "javascript", "coffee", "coffeescript", "cson", "json", "toml"].map((name) => [name, refuseEngine]),
);
