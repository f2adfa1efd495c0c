/** Draws a graph as SVG: groups, then lines, then nodes, then the labels of lines. */
import { groupBy } from "../model/collections.ts";
import { type Box, isInside, type Point } from "./geometry.ts";
import type { Graph, GraphEdge, LineEnd } from "./graph.ts";
import {
	type LayoutLimits,
	layoutGraph,
	type PlacedEdge,
	type PlacedGraph,
	type PlacedGroup,
	type PlacedNode,
} from "./layout-graph.ts";
import { addLineEnd, curveThrough, END_LENGTHS, roundedThrough } from "./lines.ts";
import { drawNodeShape, drawNodeText } from "./node-shapes.ts";
import { measureNode } from "./node-size.ts";
import { centeredText, type Drawing, rectOf, type SvgAttributes, writeElement, writeGroup } from "./svg.ts";
import { wrapText } from "./text-size.ts";

/** From the roomiest to the narrowest. */
const LIMITS: readonly LayoutLimits[] = [
	{ node: 190, edge: 150, gap: 48 },
	{ node: 140, edge: 110, gap: 44 },
	{ node: 105, edge: 90, gap: 38 },
	{ node: 80, edge: 70, gap: 30 },
];

/** Draws the graph with the widest labels that make it fit, or else as narrow as it can be. */
export function drawGraph(graph: Graph, maxWidth: number): Drawing {
	const { width, height, groups, edges, nodes } = layoutToFit(graph, maxWidth);
	const content =
		drawGroups(groups) + drawEdges(edges) + drawNodes(nodes) + drawGroupTitles(groups) + drawEdgeLabels(edges, groups);
	return { width, height, content };
}

/** For screens that are narrower than the graph: what goes from left to right goes down. */
export const narrowGraph = (graph: Graph): Graph => ({
	...graph,
	direction: graph.direction === "LR" ? "TB" : graph.direction === "RL" ? "BT" : graph.direction,
	groups: graph.groups.map(({ direction, ...group }) => ({ ...group, direction: direction && "TB" })),
});

function layoutToFit(graph: Graph, maxWidth: number): PlacedGraph {
	let narrowest: PlacedGraph | undefined;
	let scale = 1; // of estimates, known after the first layout
	const nextLimits = (from: number): number =>
		LIMITS.findIndex(
			(limits, i) => i >= from && (i === LIMITS.length - 1 || scale * estimateWidth(graph, limits) <= maxWidth),
		);
	for (let i = nextLimits(0); i >= 0; i = nextLimits(i + 1)) {
		const limits = LIMITS[i] as LayoutLimits;
		const placed = layoutGraph(graph, limits);
		if (placed.width <= maxWidth) return placed;
		if (!narrowest || placed.width < narrowest.width - 12) narrowest = placed;
		scale = placed.width / estimateWidth(graph, limits);
	}
	return narrowest as PlacedGraph;
}

const drawGroups = (groups: readonly PlacedGroup[]): string =>
	writeGroup({ fill: "var(--raised)", stroke: "var(--edge)" }, groups, (group) => rectOf(group, { rx: 8 }));

/** At the left, where fewer lines enter than in the middle. */
function drawGroupTitles(groups: readonly PlacedGroup[]): string {
	const titles = groups.map(({ title, x, y, width, height }) => ({
		text: title,
		x: x - width / 2 + 14 + title.width / 2,
		y: y - height / 2 + 7 + title.height / 2,
		width: title.width + 4,
		height: title.height,
	}));
	const textStyle = { "font-size": "13", "font-weight": "600", fill: "var(--faint)" };
	return (
		writeGroup({ fill: "var(--raised)" }, titles, (title) => rectOf(title)) +
		writeGroup(textStyle, titles, (title) => centeredText(title.text, title, 13))
	);
}

const LINE_STYLES: Readonly<Record<Exclude<GraphEdge["line"], "invisible">, SvgAttributes>> = {
	solid: {},
	dotted: { "stroke-dasharray": "2 4", "stroke-linecap": "round" },
	thick: { "stroke-width": "3" },
};

/** All lines of a style are one path. */
function drawEdges(edges: readonly PlacedEdge[]): string {
	const paths = { solid: "", dotted: "", thick: "" };
	const ends = { filled: "", stroked: "", hollow: "" };
	for (const { edge, points, isVertical, isLoop } of edges) {
		if (edge.line === "invisible" || points.length < 2) continue;
		const [first, second] = points as [Point, Point];
		const [beforeLast, last] = points.slice(-2) as [Point, Point];
		const tangent = (tip: Point, other: Point): Point =>
			isLoop ? other : isVertical ? { x: tip.x, y: other.y } : { x: other.x, y: tip.y };
		const shortened = [
			shorten(first, tangent(first, second), edge.start),
			...points.slice(1, -1),
			shorten(last, tangent(last, beforeLast), edge.end),
		];
		paths[edge.line] += isLoop ? roundedThrough(shortened) : curveThrough(shortened, isVertical);
		addLineEnd(ends, edge.start, first, tangent(first, second));
		addLineEnd(ends, edge.end, last, tangent(last, beforeLast));
	}
	const lines = (Object.keys(LINE_STYLES) as (keyof typeof paths)[])
		.filter((style) => paths[style])
		.map((style) => writeElement("path", { d: paths[style], ...LINE_STYLES[style] }))
		.join("");
	const stroked = ends.stroked ? writeElement("path", { d: ends.stroked }) : "";
	const hollow = ends.hollow ? writeElement("path", { d: ends.hollow, fill: "var(--background)" }) : "";
	return (
		(lines &&
			writeElement("g", { fill: "none", stroke: "var(--faint)", "stroke-width": "1.5" }, lines + stroked + hollow)) +
		(ends.filled ? writeElement("path", { d: ends.filled, fill: "var(--faint)" }) : "")
	);
}

function shorten(tip: Point, from: Point, end: LineEnd): Point {
	const length = Math.hypot(tip.x - from.x, tip.y - from.y) || 1;
	const by = Math.min(END_LENGTHS[end], length * 0.9);
	return { x: tip.x + ((from.x - tip.x) * by) / length, y: tip.y + ((from.y - tip.y) * by) / length };
}

const drawNodes = (nodes: readonly PlacedNode[]): string =>
	writeGroup({ fill: "var(--accent-soft)", stroke: "var(--accent)" }, nodes, drawNodeShape) +
	nodes.map(drawNodeText).join("");

/** Labels stand on the background, so that no line crosses them. */
function drawEdgeLabels(edges: readonly PlacedEdge[], groups: readonly PlacedGroup[]): string {
	const labels = edges.flatMap(({ label }) => label ?? []);
	const isInGroup = (label: Point) => groups.some((group) => isInside(label, group));
	const backgroundOf = (label: Box) => rectOf(label, { rx: 4, fill: isInGroup(label) ? "var(--raised)" : undefined });
	return (
		writeGroup({ fill: "var(--background)" }, labels, backgroundOf) +
		writeGroup({ "font-size": "13" }, labels, (label) => centeredText(label.text, label, 13))
	);
}

/** Estimates how wide a graph becomes, which takes a fraction of the time of its layout. */
const NODE_GAP = 26;

function estimateWidth(graph: Graph, limits: LayoutLimits): number {
	const ranks = assignRanks(graph);
	const rows = [...groupBy(graph.nodes, ({ id }) => ranks.get(id) ?? 0).values()];
	const widths = rows.map((row) => row.map((node) => measureNode(node, limits.node).width));
	const isVertical = graph.direction === "TB" || graph.direction === "BT";
	if (isVertical) return Math.max(...widths.map((row) => sum(row) + NODE_GAP * (row.length - 1)));
	const labels = new Map<number, number>();
	for (const { from, label } of graph.edges) {
		const rank = ranks.get(from) ?? 0;
		const width = label ? wrapText(label, limits.edge, 13).width + 12 : 0;
		labels.set(rank, Math.max(labels.get(rank) ?? 0, width));
	}
	return sum(widths.map((row) => Math.max(...row))) + sum([...labels.values()]) + limits.gap * (widths.length - 1);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The number of lines on the longest way to each node, without those that lead back. */
function assignRanks({ nodes, edges }: Graph): ReadonlyMap<string, number> {
	const outgoing = groupBy(edges, ({ from }) => from);
	const order: string[] = [];
	const met = new Set<string>();
	const visit = (id: string): void => {
		if (met.has(id)) return;
		met.add(id);
		for (const { to } of outgoing.get(id) ?? []) visit(to);
		order.unshift(id);
	};
	for (const { id } of nodes) visit(id);
	const positions = new Map(order.map((id, index) => [id, index]));
	const ranks = new Map(nodes.map(({ id }) => [id, 0]));
	for (const id of order)
		for (const { to } of outgoing.get(id) ?? [])
			if ((positions.get(to) ?? 0) > (positions.get(id) ?? 0))
				ranks.set(to, Math.max(ranks.get(to) ?? 0, (ranks.get(id) ?? 0) + 1));
	return ranks;
}
