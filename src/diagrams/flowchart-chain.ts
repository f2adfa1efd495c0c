/** Reads the chains of a flowchart: `A[text] --> B & C -->|text| D`. */
import type { GraphEdge, LineEnd, NodeShape } from "./graph.ts";
import { labelText } from "./label-text.ts";
import { rejectDiagram } from "./unsupported-diagram.ts";

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

/** Reads nodes and links, from left to right. */
export class ChainReader {
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
