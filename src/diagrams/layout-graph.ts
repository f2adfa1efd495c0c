/** Gives the nodes and lines of a graph their positions. */
import { Graph as LayoutGraph, layout } from "@dagrejs/dagre";
import { connect, loopPoints, spreadOf, turnsOf } from "./connect-nodes.ts";
import { type Box, boxAround, type PlacedText, type Point } from "./geometry.ts";
import type { Graph, GraphDirection, GraphEdge, GraphNode, NodeGroup } from "./graph.ts";
import { measureNode, type NodeSize } from "./node-size.ts";
import { ScopeIndex } from "./scope-index.ts";
import { type TextBlock, wrapText } from "./text-size.ts";
import { rejectDiagram } from "./unsupported-diagram.ts";

export interface PlacedNode extends Box, NodeSize {
	readonly node: GraphNode;
	readonly width: number;
	readonly height: number;
}

export interface PlacedEdge {
	readonly edge: GraphEdge;
	/** From border to border. */
	readonly points: readonly Point[];
	/** Whether the line leaves and enters its nodes from above or below. */
	readonly isVertical: boolean;
	/** Whether both ends are at the same node. */
	readonly isLoop: boolean;
	readonly label?: PlacedText;
}

export interface PlacedGroup extends Box {
	readonly title: TextBlock;
}

export interface PlacedGraph {
	readonly nodes: readonly PlacedNode[];
	readonly edges: readonly PlacedEdge[];
	/** The outer ones come first. */
	readonly groups: readonly PlacedGroup[];
	readonly width: number;
	readonly height: number;
}

export interface LayoutLimits {
	/** The widths of labels in nodes, and at lines. */
	readonly node: number;
	readonly edge: number;
	/** Between the ranks. */
	readonly gap: number;
}

const GROUP_PADDING = 14;
const GROUP_TITLE_SIZE = 13;
const GROUP_TITLE_GAP = 10;
/** Around the whole picture, for the lines' widths. */
const MARGIN = 2;

export function layoutGraph(graph: Graph, limits: LayoutLimits): PlacedGraph {
	const scopes = new ScopeIndex(graph);
	const placed = layoutScope(undefined, graph.direction, scopes, limits);
	const all = boxAround(boxesOf(placed, 10));
	return {
		...movePlaced(placed, { x: MARGIN + all.width / 2 - all.x, y: MARGIN + all.height / 2 - all.y }),
		width: Math.ceil(all.width + 2 * MARGIN),
		height: Math.ceil(all.height + 2 * MARGIN),
	};
}

type Placed = Pick<PlacedGraph, "nodes" | "edges" | "groups">;

/** All that has a place. Lines are as wide as `lineWidth`. */
const boxesOf = ({ nodes, groups, edges }: Placed, lineWidth: number): readonly Box[] => [
	...nodes,
	...groups,
	...edges.flatMap(({ points, label }) => [
		...points.map((point) => ({ ...point, width: lineWidth, height: lineWidth })),
		...(label ? [label] : []),
	]),
];

/** A name that is no property of objects, such as `__proto__`: dagre uses objects as maps. */
const layoutKeyOf = (id: string): string => `:${id}`;

/** Lays out the content of a closed group, or of the diagram. */
function layoutScope(scope: string | undefined, direction: GraphDirection, scopes: ScopeIndex, limits: LayoutLimits) {
	const { graph } = scopes;
	const isVertical = direction === "TB" || direction === "BT";
	const hasLabels = graph.edges.some(({ label }) => label);
	const layoutInput = new LayoutGraph({ compound: graph.groups.length > 0, multigraph: true });
	layoutInput.setGraph({
		rankdir: direction,
		ranker: "tight-tree",
		nodesep: 26,
		edgesep: 26,
		ranksep: isVertical && hasLabels ? limits.gap * 1.4 : limits.gap,
	});
	layoutInput.setDefaultNodeLabel(() => ({}));
	const isHere = ({ id }: { readonly id: string }) => scopes.scopeOf(id) === scope;

	const nodes = graph.nodes.filter(isHere);
	const sizes = new Map(nodes.map((node) => [node.id, sizeInDirection(node, direction, limits)]));
	const groups = graph.groups.filter(isHere);
	const closed = new Map(
		groups
			.filter(({ id }) => scopes.isClosed(id))
			.map((group) => [group.id, layoutClosedGroup(group, direction, scopes, limits)]),
	);
	for (const [id, { width, height }] of [...sizes, ...closed]) layoutInput.setNode(layoutKeyOf(id), { width, height });
	for (const { id } of groups) if (!closed.has(id)) layoutInput.setNode(layoutKeyOf(id), {});
	for (const { id } of [...nodes, ...groups]) {
		const parent = scopes.parentOf(id);
		if (parent !== undefined && parent !== scope) layoutInput.setParent(layoutKeyOf(id), layoutKeyOf(parent));
	}

	const edges = graph.edges
		.map((edge, index) => ({
			edge,
			name: String(index),
			v: scopes.anchorOf(edge.from),
			w: scopes.anchorOf(edge.to),
			label: edge.label ? labelOf(edge.label, limits.edge) : undefined,
		}))
		.filter(({ v }) => scopes.scopeOf(v) === scope);
	for (const { edge, name, v, w, label } of edges)
		layoutInput.setEdge(
			{ v: layoutKeyOf(v), w: layoutKeyOf(w), name },
			{ minlen: edge.length, labelpos: "c", ...(label && { width: label.width, height: label.height }) },
		);
	const hasOpenGroup = groups.some(({ id }) => !closed.has(id));
	try {
		layout(layoutInput, { disableOptimalOrderHeuristic: !hasOpenGroup && isForest(edges) });
	} catch {
		rejectDiagram("layout"); // dagre does not know every combination of groups
	}

	const placedNodes = nodes.map((node): PlacedNode => {
		const { x, y } = layoutInput.node(layoutKeyOf(node.id)) as Point;
		return { node, ...(sizes.get(node.id) as NodeSize), x, y };
	});
	const boxes = new Map<string, Box>(placedNodes.map((placed) => [placed.node.id, placed]));
	const inner: Placed[] = [];
	const placedGroups: PlacedGroup[] = [];
	for (const [id, { width, height, title, content }] of closed) {
		const { x, y } = layoutInput.node(layoutKeyOf(id)) as Point;
		boxes.set(id, { x, y, width, height });
		placedGroups.push({ x, y, width, height, title });
		inner.push(movePlaced(content, { x, y }));
	}
	const open = groups.filter(({ id }) => !closed.has(id)).reverse();
	const openBoxes: PlacedGroup[] = [];
	for (const group of open) {
		const children = [...nodes, ...groups]
			.filter(({ id }) => scopes.parentOf(id) === group.id)
			.flatMap(({ id }) => boxes.get(id) ?? []);
		if (children.length === 0) continue;
		const placed = frameAround(group, boxAround(children));
		boxes.set(group.id, placed);
		openBoxes.unshift(placed);
	}
	const placedEdges = edges.map(({ edge, name, v, w, label }): PlacedEdge => {
		const place = { v: layoutKeyOf(v), w: layoutKeyOf(w), name };
		const found = layoutInput.edge(place) as Partial<Point> & { readonly points: readonly Point[] };
		const { x, y } = found;
		const isLoop = v === w;
		return {
			edge,
			isVertical,
			isLoop,
			points: isLoop
				? loopPoints(boxes.get(v) as Box, found, isVertical)
				: connect(boxes.get(edge.from) as Box, boxes.get(edge.to) as Box, turnsOf(found.points, found), isVertical, [
						spreadOf(edge.from, graph),
						spreadOf(edge.to, graph),
					]),
			...(label && x !== undefined && y !== undefined && { label: { ...label, x, y } }),
		};
	});
	return {
		nodes: [...placedNodes, ...inner.flatMap((placed) => placed.nodes)],
		edges: [...placedEdges, ...inner.flatMap((placed) => placed.edges)],
		groups: [...openBoxes, ...placedGroups, ...inner.flatMap((placed) => placed.groups)],
	};
}

/** The text at a line, with space around it. */
function labelOf(text: string, maxWidth: number): Omit<PlacedText, keyof Point> {
	const block = wrapText(text, maxWidth, 13);
	return { text: block, width: block.width + 12, height: block.height + 6 };
}

/** Whether there are no two ways between any nodes. Their lines do not cross, so nodes need not be reordered. */
function isForest(edges: readonly { readonly v: string; readonly w: string }[]): boolean {
	const roots = new Map<string, string>();
	const rootOf = (id: string): string => {
		const parent = roots.get(id);
		return parent === undefined ? id : rootOf(parent);
	};
	return edges.every(({ v, w }) => {
		const [from, to] = [rootOf(v), rootOf(w)];
		if (from === to) return false;
		roots.set(from, to);
		return true;
	});
}

/** Bars stand across the lines that lead to them. */
function sizeInDirection(node: GraphNode, direction: GraphDirection, limits: LayoutLimits): NodeSize {
	const size = measureNode(node, limits.node);
	return node.shape === "bar" && (direction === "LR" || direction === "RL")
		? { ...size, width: size.height, height: size.width }
		: size;
}

/** A group around its content, whose centre is at 0, 0. */
function layoutClosedGroup(group: NodeGroup, outer: GraphDirection, scopes: ScopeIndex, limits: LayoutLimits) {
	const across = outer === "TB" || outer === "BT" ? "LR" : "TB"; // as Mermaid does
	const content = layoutScope(group.id, group.direction ?? across, scopes, limits);
	const boxes = boxesOf(content, 0);
	if (boxes.length === 0) rejectDiagram("empty subgraph");
	const frame = frameAround(group, boxAround(boxes));
	return { ...frame, content: movePlaced(content, { x: -frame.x, y: -frame.y }) };
}

function frameAround({ label }: NodeGroup, content: Box): PlacedGroup {
	const title = wrapText(label, Math.max(content.width, 160), GROUP_TITLE_SIZE);
	const top = title.height + GROUP_TITLE_GAP;
	return {
		title,
		x: content.x,
		y: content.y + (GROUP_PADDING - top - GROUP_PADDING) / 2,
		width: Math.max(content.width, title.width) + 2 * GROUP_PADDING,
		height: content.height + top + GROUP_PADDING,
	};
}

function movePlaced({ nodes, edges, groups }: Placed, by: Point): Placed {
	const moved = <T extends Point>(point: T): T => ({ ...point, x: point.x + by.x, y: point.y + by.y });
	return {
		nodes: nodes.map(moved),
		groups: groups.map(moved),
		edges: edges.map(({ points, label, ...edge }) => ({
			...edge,
			points: points.map(moved),
			...(label && { label: moved(label) }),
		})),
	};
}
