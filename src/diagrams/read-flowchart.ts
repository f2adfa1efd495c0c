/**
 * Reads flowcharts. Anything that is not certain to mean the same as in Mermaid is rejected.
 * https://mermaid.js.org/syntax/flowchart.html
 */
import {
	type Graph,
	type GraphDirection,
	type GraphEdge,
	type LineEnd,
	MAX_EDGES,
	MAX_NODES,
	type NodeColors,
	type NodeGroup,
	type NodeShape,
} from "./graph.ts";
import { labelText } from "./label-text.ts";
import { readColors } from "./node-colors.ts";
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
	const parts = line.match(/(?:"[^"]*"|[#&]\w+;|[^";])+/g) ?? [];
	return parts.map((part) => part.trim()).filter((part) => part !== "");
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
		let node = this.#nodes.get(id);
		if (!node) {
			const group = this.#openGroups.at(-1);
			node = { id, label: id, shape: "rect", group, classes: [], colors: {} };
			this.#nodes.set(id, node);
			if (this.#nodes.size > MAX_NODES) rejectDiagram("many nodes");
		}
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

/** Shapes by the brackets that they are written with. The longer ones come first. */
const SHAPES: readonly (readonly [string, string, NodeShape])[] = [
	["(((", ")))", "double-circle"],
	["((", "))", "circle"],
	["([", "])", "stadium"],
	["[[", "]]", "subroutine"],
	["[(", ")]", "cylinder"],
	["[/", "/]", "lean-right"],
	["[\\", "\\]", "lean-left"],
	["[/", "\\]", "trapezoid"],
	["[\\", "/]", "inverted-trapezoid"],
	["{{", "}}", "hexagon"],
	["{", "}", "diamond"],
	["(", ")", "round"],
	["[", "]", "rect"],
	[">", "]", "flag"],
];

const NODE_ID = /\s*((?:[\p{L}\p{N}_]|[-.](?=[\p{L}\p{N}_]))+)/uy;
const NODE_TEXT = /\s*(?:"([^"]*)"\s*|([^"()[\]{}|]*))/y;
const CLASS_NAMES = /:::([\w-]+)/y;
const RESERVED = /^(?:end|subgraph|graph|flowchart|style|class|default)$/;

/** A link without text, and the beginning of one with text. */
const PLAIN_LINK = /\s*([<xo]?)(?:(-{2,})([->xo])|(={2,})([=>xo])|(-\.+-)([>xo]?)|(~{3,}))(?![->=.~])/y;
const LINK_START = /\s*([<xo]?)(--|==|-\.)\s+(?=\S)/y;
const LINK_TEXT = /(?:"([^"]*)"|([^"|[\](){}]*?))\s*(?=-{2,}[->xo]|={2,}[=>xo]|\.+-[>xo]?)/y;
const LINK_END = /(?:-{2,}|={2,}|\.+-)[->=xo]?(?![->=.~])/y;
const PIPED_TEXT = /\s*\|\s*(?:"([^"]*)"|([^"|]*))\s*\|/y;

type Link = Omit<GraphEdge, "from" | "to">;

class ChainReader {
	readonly #text: string;
	#index = 0;

	constructor(text: string) {
		this.#text = text;
	}

	isAtEnd(): boolean {
		return this.#text.slice(this.#index).trim() === "";
	}

	skip(pattern: RegExp): boolean {
		return this.#match(pattern) !== undefined;
	}

	readNode() {
		const id = this.#match(NODE_ID)?.[1] ?? rejectDiagram("node");
		if (RESERVED.test(id)) rejectDiagram("reserved word");
		const shaped = this.#readShape();
		const classes: string[] = [];
		for (let found = this.#match(CLASS_NAMES); found; found = this.#match(CLASS_NAMES)) classes.push(found[1] ?? "");
		return { id, ...shaped, classes };
	}

	#readShape(): { shape?: NodeShape; label?: string } {
		for (const [open, close, shape] of SHAPES) {
			if (!this.#text.startsWith(open, this.#index)) continue;
			const before = this.#index;
			this.#index += open.length;
			const label = this.#readNodeText(close);
			if (label !== undefined) return { shape, label };
			this.#index = before;
		}
		if (/[([{>@]/.test(this.#text[this.#index] ?? "")) rejectDiagram("shape");
		return {};
	}

	/** The text up to the closing brackets; `undefined` if others end it. */
	#readNodeText(close: string): string | undefined {
		const [, quoted, plain = ""] = this.#match(NODE_TEXT) ?? [];
		// The slash of `/]` is a character that text may have.
		const slash = quoted === undefined && /^[/\\]/.test(close) ? 1 : 0;
		if (!this.#text.startsWith(close, this.#index - slash)) return undefined;
		this.#index += close.length - slash;
		const label = quoted ?? plain.slice(0, plain.length - slash);
		if (label.trim() === "" || (slash === 0 && /^[/\\]/.test(plain))) rejectDiagram("label");
		return labelText(label);
	}

	readLink(): Link {
		const plain = this.#match(PLAIN_LINK);
		if (plain) {
			const piped = this.#match(PIPED_TEXT);
			const [, start = "", , , , , , , invisible] = plain;
			const body = plain[2] ?? plain[4] ?? plain[6] ?? invisible ?? "";
			const last = plain[3] ?? plain[5] ?? plain[7] ?? "";
			return toLink(start, body, last, piped?.[1] ?? piped?.[2] ?? "");
		}
		const opening = this.#match(LINK_START);
		const text = opening && this.#match(LINK_TEXT);
		const end = text && this.#match(LINK_END)?.[0];
		if (!opening || !text || !end) rejectDiagram("link");
		const [, start = "", kind = ""] = opening;
		const sameKind = kind === "-." ? "." : kind[0];
		if (end[0] !== sameKind) rejectDiagram("link");
		const hasHead = /[>xo]$/.test(end);
		const body = hasHead || kind === "-." ? end.replace(/[>xo]$/, "") : end.slice(0, -1);
		const last = hasHead ? end.slice(-1) : kind === "-." ? "" : end.slice(-1);
		return toLink(start, body, last, text[1] ?? text[2] ?? "");
	}

	#match(pattern: RegExp): RegExpExecArray | undefined {
		const sticky = new RegExp(pattern);
		sticky.lastIndex = this.#index;
		const found = sticky.exec(this.#text);
		if (found) this.#index = sticky.lastIndex;
		return found ?? undefined;
	}
}

const HEADS: Readonly<Record<string, LineEnd>> = { ">": "arrow", "<": "arrow", x: "cross", o: "circle" };

/** @param body the strokes: `--`, `==`, `-..-`, `..-` or `~~~`; @param last the character after them */
function toLink(start: string, body: string, last: string, text: string): Link {
	const label = text.trim() === "" ? "" : labelText(text);
	const dots = body.replace(/[^.]/g, "").length;
	const end = HEADS[last] ?? "none";
	return {
		label,
		line: body.startsWith("~") ? "invisible" : dots > 0 ? "dotted" : body.startsWith("=") ? "thick" : "solid",
		start: end === "none" ? "none" : (HEADS[start] ?? "none"),
		end,
		length: dots || (body.startsWith("~") ? 1 : Math.max(1, body.length - 1)),
	};
}
