/** Reads state diagrams. https://mermaid.js.org/syntax/stateDiagram.html */
import {
	type Graph,
	type GraphDirection,
	type GraphEdge,
	type GraphNode,
	MAX_EDGES,
	MAX_NODES,
	type NodeGroup,
	type NodeShape,
} from "./graph.ts";
import { labelText } from "./label-text.ts";
import type { DiagramStatements } from "./statements.ts";
import { rejectDiagram } from "./unsupported-diagram.ts";

export const isStateDiagram = (header: string): boolean => /^stateDiagram(?:-v2)?$/.test(header);

const STATE = String.raw`(\[\*\]|[\p{L}\p{N}_]+)`;
const TRANSITION = new RegExp(String.raw`^${STATE}\s*-->\s*${STATE}(?:\s*:\s*(.+))?$`, "u");
const DESCRIPTION = /^([\p{L}\p{N}_]+)\s*:\s*(.+)$/u;
const ALIAS = /^state\s+"([^"]+)"\s+as\s+([\p{L}\p{N}_]+)(\s*\{)?$/u;
const COMPOSITE = /^state\s+([\p{L}\p{N}_]+)\s*\{$/u;
const SPECIAL = /^state\s+([\p{L}\p{N}_]+)\s+<<(choice|fork|join)>>$/u;

const SPECIAL_SHAPES: Readonly<Record<string, NodeShape>> = { choice: "diamond", fork: "bar", join: "bar" };

export function readStateDiagram({ statements }: DiagramStatements): Graph {
	let direction: GraphDirection = "TB";
	const nodes = new Map<string, GraphNode>();
	const edges: GraphEdge[] = [];
	const groups = new Map<string, { -readonly [Key in keyof NodeGroup]: NodeGroup[Key] }>();
	const open: string[] = [];

	const addNode = (id: string, label: string | undefined, shape: NodeShape | undefined) => {
		const before = nodes.get(id);
		nodes.set(id, {
			id,
			label: label ?? before?.label ?? id,
			shape: shape ?? before?.shape ?? "round",
			group: before?.group ?? open.at(-1),
		});
		if (nodes.size > MAX_NODES) rejectDiagram("many states");
		return id;
	};
	const stateOf = (written: string, role: "start" | "end") =>
		written === "[*]" ? addNode(` ${role} ${open.at(-1) ?? ""}`, "", role) : addNode(written, undefined, undefined);
	const openGroup = (id: string, label: string) => {
		if (groups.has(id)) rejectDiagram("composite state twice");
		groups.set(id, { id, label, parent: open.at(-1) });
		open.push(id);
	};

	for (const statement of statements) {
		const transition = TRANSITION.exec(statement);
		const alias = ALIAS.exec(statement);
		const composite = COMPOSITE.exec(statement);
		const special = SPECIAL.exec(statement);
		const description = DESCRIPTION.exec(statement);
		const turn = /^direction\s+(TB|BT|LR|RL)$/.exec(statement)?.[1];
		if (transition) {
			if (edges.length >= MAX_EDGES) rejectDiagram("many transitions");
			const [, from = "", to = "", label] = transition;
			edges.push({
				from: stateOf(from, "start"),
				to: stateOf(to, "end"),
				label: label ? labelText(label) : "",
				line: "solid",
				start: "none",
				end: "arrow",
				length: 1,
			});
		} else if (alias) {
			const [, label = "", id = "", brace] = alias;
			if (brace) openGroup(id, labelText(label));
			else addNode(id, labelText(label), undefined);
		} else if (composite) {
			openGroup(composite[1] ?? "", composite[1] ?? "");
		} else if (special) {
			const [, id = "", kind = ""] = special;
			addNode(id, "", SPECIAL_SHAPES[kind]);
		} else if (statement === "}") {
			if (!open.pop()) rejectDiagram("brace");
		} else if (turn) {
			const group = groups.get(open.at(-1) ?? "");
			if (group) group.direction = turn as GraphDirection;
			else direction = turn as GraphDirection;
		} else if (/^(?:state|note|class|classDef|click|hide|scale)\b/.test(statement)) rejectDiagram("statement");
		else if (description) {
			const [, id = "", label = ""] = description;
			if (nodes.get(id)?.label !== undefined && nodes.get(id)?.label !== id) rejectDiagram("second description");
			addNode(id, labelText(label), undefined);
		} else if (/^[\p{L}\p{N}_]+$/u.test(statement)) addNode(statement, undefined, undefined);
		else rejectDiagram("statement");
	}
	if (open.length > 0) rejectDiagram("brace");
	const states = [...nodes.values()].filter(({ id }) => !groups.has(id));
	if (states.length === 0) rejectDiagram("no states");
	return { direction, nodes: states, edges, groups: [...groups.values()] };
}
