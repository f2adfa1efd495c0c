/** Divides a graph with groups into parts that are laid out one by one. */
import type { Graph, GraphNode, NodeGroup } from "./graph.ts";
import { rejectDiagram } from "./unsupported-diagram.ts";

/**
 * Which parts of the graph are laid out together. A group that no line of its nodes leaves is laid out on its own, in a
 * direction of its own, and is then placed like a node. Lines may lead to any group.
 */
export class ScopeIndex {
	readonly graph: Graph;
	readonly #groups: ReadonlyMap<string, NodeGroup>;
	readonly #nodes: ReadonlyMap<string, GraphNode>;
	readonly #closed = new Set<string>();

	constructor(graph: Graph) {
		this.graph = graph;
		this.#groups = new Map(graph.groups.map((group) => [group.id, group]));
		this.#nodes = new Map(graph.nodes.map((node) => [node.id, node]));
		for (const { id } of graph.groups)
			if (graph.edges.every(({ from, to }) => this.#isWithin(from, id) === this.#isWithin(to, id)))
				this.#closed.add(id);
	}

	isGroup = (id: string): boolean => this.#groups.has(id);

	isClosed = (id: string): boolean => this.#closed.has(id);

	parentOf = (id: string): string | undefined => this.#groups.get(id)?.parent ?? this.#nodes.get(id)?.group;

	/** Strictly within. */
	#isWithin(id: string, group: string): boolean {
		for (let parent = this.parentOf(id); parent !== undefined; parent = this.parentOf(parent))
			if (parent === group) return true;
		return false;
	}

	/** The closed group that an item is laid out with. */
	scopeOf(id: string): string | undefined {
		let parent = this.parentOf(id);
		while (parent !== undefined && !this.isClosed(parent)) parent = this.parentOf(parent);
		return parent;
	}

	/** A node or closed group that stands for an open group at the end of a line. */
	anchorOf(id: string): string {
		if (!this.isGroup(id) || this.isClosed(id)) return id;
		const { nodes, groups } = this.graph;
		const child = [...nodes, ...groups].find((item) => this.parentOf(item.id) === id);
		return child ? this.anchorOf(child.id) : rejectDiagram("empty subgraph");
	}
}
