/** Reads entity relationship diagrams. https://mermaid.js.org/syntax/entityRelationshipDiagram.html */
import { getOrInsert } from "../model/collections.ts";
import { type Graph, type GraphDirection, type GraphEdge, type LineEnd, MAX_EDGES, MAX_NODES } from "./graph.ts";
import { labelText } from "./label-text.ts";
import type { DiagramStatements } from "./statements.ts";
import { rejectDiagram } from "./unsupported-diagram.ts";

export const isEntityRelationships = (header: string): boolean => header === "erDiagram";

const NAME = String.raw`([\p{L}_][\p{L}\p{N}_-]*)`;
const RELATIONSHIP = new RegExp(
	String.raw`^${NAME}\s+(\|o|\|\||\}o|\}\|)(--|\.\.)(o\||\|\||o\{|\|\{)\s+${NAME}\s*(?::\s*(?:"([^"]*)"|([\p{L}\p{N}_-]+)))?$`,
	"u",
);
const ENTITY = new RegExp(String.raw`^${NAME}(?:\s*\[(?:"([^"]+)"|([\p{L}\p{N}_ -]+))\])?\s*(\{)?$`, "u");
const ATTRIBUTE =
	/^([\p{L}_][\p{L}\p{N}_()[\],-]*)\s+(\*?[\p{L}_][\p{L}\p{N}_-]*)(?:\s+((?:PK|FK|UK)(?:\s*,\s*(?:PK|FK|UK))*))?(?:\s+"([^"]*)")?$/u;

const CARDINALITIES: Readonly<Record<string, LineEnd>> = {
	...{ "|o": "zero-or-one", "o|": "zero-or-one", "||": "one" },
	...{ "}o": "zero-or-more", "o{": "zero-or-more" },
	...{ "}|": "one-or-more", "|{": "one-or-more" },
};

export function readEntityRelationships({ statements }: DiagramStatements): Graph {
	let direction: GraphDirection = "TB";
	const entities = new Map<string, { id: string; label: string; rows: string[][] }>();
	const edges: GraphEdge[] = [];
	let open: string[][] | undefined;

	const addEntity = (id: string) => {
		const entity = getOrInsert(entities, id, () => ({ id, label: id, rows: [] }));
		if (entities.size > MAX_NODES) rejectDiagram("many entities");
		return entity;
	};

	for (const statement of statements) {
		if (open) {
			if (statement === "}") open = undefined;
			else {
				const [, type = "", name = "", keys = "", comment = ""] =
					ATTRIBUTE.exec(statement) ?? rejectDiagram("attribute");
				open.push([type, name, keys, labelText(comment)]);
				if (open.length > MAX_NODES) rejectDiagram("many attributes");
			}
			continue;
		}
		const turn = /^direction\s+(TB|BT|LR|RL)$/.exec(statement)?.[1];
		const relationship = RELATIONSHIP.exec(statement);
		const entity = ENTITY.exec(statement);
		if (turn) direction = turn as GraphDirection;
		else if (relationship) {
			if (edges.length >= MAX_EDGES) rejectDiagram("many relationships");
			const [, from = "", start = "", line, end = "", to = "", ...label] = relationship;
			edges.push({
				from: addEntity(from).id,
				to: addEntity(to).id,
				label: labelText(label[0] ?? label[1] ?? ""),
				line: line === "--" ? "solid" : "dotted",
				start: CARDINALITIES[start] ?? "none",
				end: CARDINALITIES[end] ?? "none",
				length: 1,
			});
		} else if (entity) {
			const [, id = "", quoted, plain, brace] = entity;
			const added = addEntity(id);
			if (quoted ?? plain) added.label = labelText(quoted ?? plain ?? "");
			if (brace) open = added.rows;
		} else rejectDiagram("statement");
	}
	if (open || entities.size === 0) rejectDiagram("brace");
	return {
		direction,
		nodes: [...entities.values()].map(({ rows, ...entity }) => ({
			...entity,
			shape: "entity",
			rows: withoutEmptyColumns(rows),
		})),
		edges,
		groups: [],
	};
}

const withoutEmptyColumns = (rows: readonly (readonly string[])[]): readonly (readonly string[])[] =>
	rows.map((row) => row.filter((_, column) => rows.some((other) => other[column])));
