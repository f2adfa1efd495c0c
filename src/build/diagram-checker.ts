/** Checks the diagrams of all documents while pages are rendered. */
import type { Cache } from "../cache/cache.ts";
import type { Host } from "../host.ts";
import type { DiagramSource, ParsedDocument } from "../model/document.ts";
import type { Problem } from "../model/problem.ts";
import type { Shard } from "../model/shard.ts";
import type { DiagramCheck, DiagramFault } from "../work/diagrams.ts";
import type { Workers } from "../work/workers.ts";
import { keyOfValue } from "./keys.ts";
import { positionsOfShard } from "./shard.ts";

/** A diagram, and the version of mermaid that checks it. */
interface DiagramItem {
	readonly text: string;
	readonly version: string;
}

/** A problem with a diagram, and the position of the diagram among all of the site. */
export interface DiagramProblem {
	readonly number: number;
	readonly problem: Problem;
}

/** The returned function starts the check, and returns a function that waits for it. */
export function createDiagramChecker(
	cache: Cache,
	workers: Workers,
	shard: Shard,
	name = "diagrams",
) {
	const memo = cache.memo<DiagramItem, DiagramCheck>({
		name,
		nameOf: ({ text }) => text,
		keyOf: keyOfValue,
	});
	return async (
		documents: readonly ParsedDocument[],
		{ findMermaid }: Pick<Host, "findMermaid">,
	): Promise<() => Promise<readonly DiagramProblem[]>> => {
		const diagrams = documents.flatMap(({ diagrams = [] }) => diagrams);
		const [first] = diagrams;
		if (!first || !findMermaid) return async () => [];
		const mermaid = findMermaid();
		if (!mermaid)
			return async () => [{ number: 0, problem: missingMermaidProblem(first) }];
		const { version } = mermaid;
		const distinct = [...new Set(diagrams.map(({ text }) => text))];
		const items = positionsOfShard(distinct, shard).map(
			(position): DiagramItem => ({
				text: distinct[position] as string,
				version,
			}),
		);
		const lookup = await memo.lookUp(items);
		const texts = lookup.missing.map(({ text }) => text);
		const pending = workers.run(
			"diagrams",
			texts.length > 0 ? [texts] : [],
			mermaid,
		);
		return async () => {
			const computed: DiagramCheck[] = [];
			for await (const checks of pending) computed.push(...checks);
			const checks = memo.complete(lookup, computed);
			const faults = new Map(
				items.map(({ text }, i) => [text, checks[i]?.fault]),
			);
			return diagrams.flatMap((diagram, number) => {
				const fault = faults.get(diagram.text);
				return fault
					? [{ number, problem: diagramProblem(diagram, fault) }]
					: [];
			});
		};
	};
}

const missingMermaidProblem = ({ at }: DiagramSource): Problem => ({
	severity: "error",
	code: "mermaid-missing",
	message: "diagrams need the package mermaid, which is not installed",
	at,
	hint: "run npm install mermaid",
});

const diagramProblem = (
	{ at, isIncluded }: DiagramSource,
	{ message, line }: DiagramFault,
): Problem => ({
	severity: "warning",
	code: "bad-diagram",
	message,
	at: isIncluded ? at : { ...at, line: at.line + line - 1 },
	hint: "readers see the source of the diagram in its place; try it on https://mermaid.live",
});
