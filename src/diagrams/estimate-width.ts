/** Estimates how wide a graph becomes, which takes a fraction of the time of its layout. */
import type { Graph } from "./graph.ts";
import type { LayoutLimits } from "./layout-graph.ts";
import { measureNode } from "./node-size.ts";
import { wrapText } from "./text-size.ts";

const NODE_GAP = 26;

export function estimateWidth(graph: Graph, limits: LayoutLimits): number {
	const ranks = assignRanks(graph);
	const widths = new Map<number, number[]>();
	for (const node of graph.nodes) {
		const rank = ranks.get(node.id) ?? 0;
		const { width } = measureNode(node, limits.node);
		widths.set(rank, [...(widths.get(rank) ?? []), width]);
	}
	const isVertical = graph.direction === "TB" || graph.direction === "BT";
	if (isVertical) return Math.max(...[...widths.values()].map((rank) => sum(rank) + NODE_GAP * (rank.length - 1)));
	const labels = new Map<number, number>();
	for (const { from, label } of graph.edges) {
		const rank = ranks.get(from) ?? 0;
		const width = label ? wrapText(label, limits.edge, 13).width + 12 : 0;
		labels.set(rank, Math.max(labels.get(rank) ?? 0, width));
	}
	return (
		sum([...widths.values()].map((rank) => Math.max(...rank))) +
		sum([...labels.values()]) +
		limits.gap * (widths.size - 1)
	);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The number of lines on the longest way to each node, without those that lead back. */
function assignRanks({ nodes, edges }: Graph): ReadonlyMap<string, number> {
	const outgoing = new Map<string, string[]>();
	for (const { from, to } of edges) outgoing.set(from, [...(outgoing.get(from) ?? []), to]);
	const order: string[] = [];
	const met = new Set<string>();
	const visit = (id: string): void => {
		if (met.has(id)) return;
		met.add(id);
		outgoing.get(id)?.forEach(visit);
		order.unshift(id);
	};
	for (const { id } of nodes) visit(id);
	const positions = new Map(order.map((id, index) => [id, index]));
	const ranks = new Map(nodes.map(({ id }) => [id, 0]));
	for (const id of order)
		for (const to of outgoing.get(id) ?? [])
			if ((positions.get(to) ?? 0) > (positions.get(id) ?? 0))
				ranks.set(to, Math.max(ranks.get(to) ?? 0, (ranks.get(id) ?? 0) + 1));
	return ranks;
}
