/**
 * Reads flowcharts. Anything that is not certain to mean the same as in Mermaid is rejected.
 * https://mermaid.js.org/syntax/flowchart.html
 */
import { getOrInsert } from "../model/collections.ts";
import { contrastOf } from "../model/color.ts";
import { ChainReader } from "./flowchart-chain.ts";
import {
	type Graph,
	type GraphDirection,
	type GraphEdge,
	MAX_EDGES,
	MAX_NODES,
	type NodeColors,
	type NodeGroup,
	type NodeShape,
} from "./graph.ts";
import { labelText } from "./label-text.ts";
import type { DiagramStatements } from "./statements.ts";
import { rejectDiagram } from "./unsupported-diagram.ts";

export const isFlowchart = (header: string): boolean => /^(?:graph|flowchart)\b/.test(header);

export function readFlowchart({ header, statements }: DiagramStatements): Graph {
	const [first = "", ...more] = splitAtSemicolons(header);
	const direction = /^(?:graph|flowchart)(?:\s+(TB|TD|BT|RL|LR))?$/.exec(first);
	if (!direction) rejectDiagram("header");
	const builder = new FlowchartBuilder(toDirection(direction[1]));
	for (const statement of [...more, ...statements.flatMap(splitAtSemicolons)]) builder.add(statement);
	return builder.graph();
}

const toDirection = (name = "TB"): GraphDirection => (name === "TD" ? "TB" : (name as GraphDirection));

/** Statements may share a line. A semicolon inside of quotes or brackets is text. */
function splitAtSemicolons(line: string): string[] {
	if (!line.includes(";")) return [line];
	if (line.split('"').length % 2 === 0) rejectDiagram("quote without end");
	return (line.match(/(?:"[^"]*"|[#&]\w+;|[^";])+/g) ?? []).map((part) => part.trim()).filter((part) => part !== "");
}

interface MutableNode {
	readonly id: string;
	label: string;
	shape: NodeShape;
	group?: string | undefined;
	classes: string[];
	colors: NodeColors;
}

class FlowchartBuilder {
	readonly #direction: GraphDirection;
	readonly #nodes = new Map<string, MutableNode>();
	readonly #edges: GraphEdge[] = [];
	readonly #groups = new Map<string, { -readonly [Key in keyof NodeGroup]: NodeGroup[Key] }>();
	readonly #openGroups: string[] = [];
	readonly #classes = new Map<string, NodeColors>();

	constructor(direction: GraphDirection) {
		this.#direction = direction;
	}

	/** Read statements, by the keywords that these begin with. */
	readonly #readers = new Map<string, (rest: string) => void>([
		["subgraph", (rest) => this.#openGroup(rest)],
		["end", (rest) => this.#closeGroup(rest)],
		["direction", (rest) => this.#setDirection(rest)],
		["style", (rest) => this.#styleNodes(rest)],
		["classDef", (rest) => this.#defineClass(rest)],
		["class", (rest) => this.#assignClass(rest)],
		["click", () => {}], // the picture has no links
		["linkStyle", () => rejectDiagram("linkStyle")],
		["default", () => rejectDiagram("default")],
	]);

	add(statement: string): void {
		const [, keyword = "", rest = ""] = /^([a-zA-Z]+)(?:\s+(.*))?$/.exec(statement) ?? [];
		const read = this.#readers.get(keyword);
		if (read) read(rest);
		else this.#addChain(statement);
	}

	graph(): Graph {
		if (this.#openGroups.length > 0) rejectDiagram("subgraph without end");
		const isNode = ({ id }: MutableNode) => !this.#groups.has(id);
		const nodes = [...this.#nodes.values()].filter(isNode);
		if (nodes.length === 0) rejectDiagram("no nodes");
		return {
			direction: this.#direction,
			nodes: nodes.map(({ classes, colors, ...node }) => ({
				...node,
				colors: Object.assign(
					{ ...this.#classes.get("default") },
					...classes.map((name) => this.#classes.get(name)),
					colors,
				),
			})),
			edges: this.#edges,
			groups: [...this.#groups.values()],
		};
	}

	#openGroup(written: string): void {
		const [, id = "", title] = /^([\p{L}\p{N}_-]+)\s*\[(.*)\]$/u.exec(written) ?? [];
		const text = unquoted(title ?? written);
		const name = id || (/^[\p{L}\p{N}_-]+$/u.test(text) ? text : "");
		const isQuoted = /"$/.test(title ?? written);
		if (!text || (!isQuoted && /[[\](){}]/.test(text))) rejectDiagram("title of a subgraph");
		const key = name || ` ${this.#groups.size}`;
		if (this.#groups.has(key)) rejectDiagram("subgraph twice");
		this.#groups.set(key, { id: key, label: labelText(text), parent: this.#openGroups.at(-1) });
		this.#openGroups.push(key);
	}

	#closeGroup(rest: string): void {
		if (rest || !this.#openGroups.pop()) rejectDiagram("end");
	}

	#setDirection(name: string): void {
		if (!/^(?:TB|TD|BT|RL|LR)$/.test(name)) rejectDiagram("direction");
		const group = this.#groups.get(this.#openGroups.at(-1) ?? "");
		if (!group) rejectDiagram("direction of the diagram");
		group.direction = toDirection(name);
	}

	#styleNodes(written: string): void {
		const [, ids = "", style = ""] = /^(\S+)\s+(.+)$/.exec(written) ?? [];
		const colors = readColors(style);
		for (const id of ids.split(","))
			if (this.#groups.has(id)) rejectDiagram("style of a subgraph");
			else Object.assign(this.#node(id).colors, colors);
	}

	#defineClass(written: string): void {
		const [, names = "", style = ""] = /^(\S+)\s+(.+)$/.exec(written) ?? [];
		for (const name of names.split(",")) this.#classes.set(name, readColors(style));
	}

	#assignClass(written: string): void {
		const [, ids = "", name = ""] = /^([^\s"]+)\s+([\w-]+)$/.exec(written) ?? rejectDiagram("class");
		for (const id of ids.split(",")) this.#node(id).classes.push(name);
	}

	#node(id: string): MutableNode {
		if (!id) rejectDiagram("node without id");
		const group = this.#openGroups.at(-1);
		const node = getOrInsert(this.#nodes, id, (): MutableNode => {
			return { id, label: id, shape: "rect", group, classes: [], colors: {} };
		});
		if (this.#nodes.size > MAX_NODES) rejectDiagram("many nodes");
		return node;
	}

	/** `A --> B & C -->|text| D` */
	#addChain(statement: string): void {
		const reader = new ChainReader(statement);
		let left = this.#readNodes(reader);
		while (!reader.isAtEnd()) {
			const link = reader.readLink();
			const right = this.#readNodes(reader);
			for (const from of left)
				for (const to of right) {
					if (this.#edges.length >= MAX_EDGES) rejectDiagram("many edges");
					this.#edges.push({ from, to, ...link });
				}
			left = right;
		}
	}

	#readNodes(reader: ChainReader): string[] {
		const ids: string[] = [];
		do {
			const { id, shape, label, classes } = reader.readNode();
			const node = this.#node(id);
			const group = this.#openGroups.at(-1);
			// As in Mermaid, a node is in the first subgraph that ends after mentioning it.
			const isFree = !node.group || this.#openGroups.includes(node.group);
			if (group !== undefined && isFree) node.group = group;
			if (shape) node.shape = shape;
			if (label !== undefined) node.label = label;
			node.classes.push(...classes);
			ids.push(id);
		} while (reader.skip(/\s*&\s*/y));
		return ids;
	}
}

const unquoted = (text: string): string => /^"([^"]*)"$/.exec(text.trim())?.[1] ?? text.trim();

/** The colours of `style` and `classDef`, as far as they can be read on any background. */
const NAMED_COLORS: Readonly<Record<string, string>> = {
	...{ white: "#ffffff", black: "#000000", red: "#ff0000", green: "#008000" },
	...{ blue: "#0000ff", yellow: "#ffff00", orange: "#ffa500", pink: "#ffc0cb" },
	...{ purple: "#800080", gray: "#808080", grey: "#808080", cyan: "#00ffff" },
	...{ lightblue: "#add8e6", lightgreen: "#90ee90", lightgrey: "#d3d3d3" },
	...{ lightgray: "#d3d3d3", lightyellow: "#ffffe0", navy: "#000080" },
};

/** A filled node gets black or white text, whichever is easier to read, so that it can be read in both colour modes. */
function readColors(style: string): NodeColors {
	const declared = new Map(
		style
			.replace(/;$/, "")
			.split(",")
			.map((declaration): [string, string] => {
				const [name = "", value = ""] = declaration.split(":", 2);
				return [name.trim(), value.trim()];
			}),
	);
	const fill = toHex(declared.get("fill"));
	const stroke = toHex(declared.get("stroke"));
	return { ...(fill && { fill, text: textColorOn(fill) }), ...(fill && { stroke: stroke ?? fill }) };
}

function toHex(value = ""): string | undefined {
	const color = value.toLowerCase();
	if (/^#[0-9a-f]{6}$/.test(color)) return color;
	if (/^#[0-9a-f]{3}$/.test(color)) return color.replace(/[0-9a-f]/g, (digit) => digit + digit);
	return Object.hasOwn(NAMED_COLORS, color) ? NAMED_COLORS[color] : undefined;
}

const textColorOn = (fill: string): string =>
	contrastOf(fill, "#000000") > contrastOf(fill, "#ffffff") ? "#000000" : "#ffffff";
