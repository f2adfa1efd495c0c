/** A diagram of boxes and lines, before it has positions. */

export type GraphDirection = "TB" | "BT" | "LR" | "RL";

export type NodeShape =
	| "rect"
	| "round"
	| "stadium"
	| "subroutine"
	| "cylinder"
	| "circle"
	| "double-circle"
	| "diamond"
	| "hexagon"
	| "flag"
	| "lean-right"
	| "lean-left"
	| "trapezoid"
	| "inverted-trapezoid"
	| "start"
	| "end"
	| "bar"
	| "entity";

/** What stands at an end of a line. The last four are the cardinalities of an entity relationship diagram. */
export type LineEnd = "none" | "arrow" | "circle" | "cross" | "one" | "zero-or-one" | "one-or-more" | "zero-or-more";

/** Colours that an author gives, as `#rrggbb`. */
export interface NodeColors {
	readonly fill?: string;
	readonly stroke?: string;
	readonly text?: string;
}

export interface GraphNode {
	readonly id: string;
	readonly label: string;
	readonly shape: NodeShape;
	readonly group?: string | undefined;
	readonly colors?: NodeColors | undefined;
	/** The lines below the title of an entity, as cells. */
	readonly rows?: readonly (readonly string[])[] | undefined;
}

export interface GraphEdge {
	readonly from: string;
	readonly to: string;
	readonly label: string;
	readonly line: "solid" | "dotted" | "thick" | "invisible";
	readonly start: LineEnd;
	readonly end: LineEnd;
	/** The least number of ranks between the nodes. */
	readonly length: number;
}

export interface NodeGroup {
	readonly id: string;
	readonly label: string;
	readonly parent?: string | undefined;
	readonly direction?: GraphDirection | undefined;
}

export interface Graph {
	readonly direction: GraphDirection;
	readonly nodes: readonly GraphNode[];
	readonly edges: readonly GraphEdge[];
	readonly groups: readonly NodeGroup[];
}

/** The layout of larger graphs takes too long. */
export const MAX_NODES = 120;
export const MAX_EDGES = 240;
