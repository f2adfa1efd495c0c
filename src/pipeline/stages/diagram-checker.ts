/** Checks the diagrams that the browser will draw, while pages are rendered. */
import type { Cache } from "../../engine/cache/cache.ts";
import type { Host } from "../../engine/host.ts";
import type { DiagramCheck } from "../../engine/threads/diagrams.ts";
import type { Workers } from "../../engine/threads/workers.ts";
import type { ParsedDocument } from "../../model/content/document.ts";
import type { Shard } from "../../model/site/shard.ts";
import { positionsOfShard } from "../shards/shard.ts";
import { type CheckedDiagram, checkedDiagramOf, withoutMermaid } from "./diagram-problems.ts";
import { keyOfValue } from "./keys.ts";

/** A diagram, and the version of mermaid that checks it. */
interface DiagramItem {
	readonly text: string;
	readonly version: string;
}

/** The returned function starts the check, and returns a function that waits for it. */
export function createDiagramChecker(cache: Cache, workers: Workers, shard: Shard, name = "diagrams") {
	const memo = cache.memo<DiagramItem, DiagramCheck>({ name, nameOf: ({ text }) => text, keyOf: keyOfValue });
	return async (
		documents: readonly ParsedDocument[],
		{ findMermaid }: Pick<Host, "findMermaid">,
	): Promise<() => Promise<readonly CheckedDiagram[]>> => {
		const diagrams = documents.flatMap(({ diagrams = [] }) => diagrams);
		if (diagrams.length === 0 || !findMermaid) return async () => [];
		const mermaid = findMermaid();
		if (!mermaid) return async () => diagrams.map(withoutMermaid);
		const { version } = mermaid;
		const distinct = [...new Set(diagrams.map(({ text }) => text))];
		const items = positionsOfShard(distinct, shard).map(
			(position): DiagramItem => ({ text: distinct[position] as string, version }),
		);
		const lookup = await memo.lookUp(items);
		const texts = lookup.missing.map(({ text }) => text);
		const pending = workers.run("diagrams", texts.length > 0 ? [texts] : [], mermaid);
		return async () => {
			const computed: DiagramCheck[] = [];
			for await (const checks of pending) computed.push(...checks);
			const checks = memo.complete(lookup, computed);
			const problems = new Map(items.map(({ text }, i) => [text, checks[i]?.problem]));
			return diagrams.flatMap((diagram, number) =>
				problems.has(diagram.text) ? [checkedDiagramOf(diagram, number, problems.get(diagram.text))] : [],
			);
		};
	};
}
