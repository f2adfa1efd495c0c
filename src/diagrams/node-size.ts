import type { GraphNode, NodeShape } from "./graph.ts";
import { type TextBlock, textWidth, wrapText } from "./text-size.ts";

export interface NodeSize {
	readonly text: TextBlock;
	readonly width: number;
	readonly height: number;
	/** The widths of the cells in the rows of an entity. */
	readonly columns?: readonly number[];
}

const ENTITY_TITLE_HEIGHT = 34;
export const ENTITY_ROW_HEIGHT = 26;
export const ROW_FONT_SIZE = 13;

const EMPTY: TextBlock = { lines: [], width: 0, height: 0 };

/** The space beside and above the text. */
const PADDING: Partial<Readonly<Record<NodeShape, readonly [number, number]>>> = {
	stadium: [20, 10],
	subroutine: [22, 10],
	cylinder: [16, 16],
	hexagon: [24, 11],
	flag: [22, 10],
	"lean-right": [26, 10],
	"lean-left": [26, 10],
	trapezoid: [28, 10],
	"inverted-trapezoid": [28, 10],
};

/** The size of a node whose text is at most `labelWidth` wide, unless a word is wider. */
export function measureNode(node: GraphNode, labelWidth: number): NodeSize {
	const { shape, label } = node;
	if (shape === "start") return { text: EMPTY, width: 18, height: 18 };
	if (shape === "end") return { text: EMPTY, width: 22, height: 22 };
	if (shape === "bar") return { text: EMPTY, width: 70, height: 8 };
	if (shape === "entity") return measureEntity(node, labelWidth);
	if (shape === "diamond") return measureDiamond(label, labelWidth);
	const text = wrapText(label, labelWidth);
	if (shape === "circle" || shape === "double-circle") {
		const diameter = Math.hypot(text.width, text.height) + (shape === "circle" ? 14 : 24);
		return { text, width: Math.ceil(diameter), height: Math.ceil(diameter) };
	}
	const [beside, above] = PADDING[shape] ?? [16, 10];
	return { text, width: Math.max(44, text.width + 2 * beside), height: text.height + 2 * above };
}

/** Text in a diamond takes less space if it is about as high as it is wide. */
function measureDiamond(label: string, labelWidth: number): NodeSize {
	const text = wrapText(label, Math.min(labelWidth, 130));
	return {
		text,
		width: Math.ceil(text.width * 1.3 + text.height * 0.75 + 22),
		height: Math.ceil(text.height * 1.3 + text.width * 0.25 + 22),
	};
}

function measureEntity({ label, rows = [] }: GraphNode, labelWidth: number): NodeSize {
	const text = wrapText(label, labelWidth);
	const count = Math.max(0, ...rows.map((row) => row.length));
	const columns = Array.from(
		{ length: count },
		(_, i) => 16 + Math.max(...rows.map((row) => textWidth(row[i] ?? "", ROW_FONT_SIZE))),
	);
	const tableWidth = columns.reduce((sum, width) => sum + width, 0);
	return {
		text,
		width: Math.max(90, text.width + 32, tableWidth),
		height: text.height - 19 + (rows.length > 0 ? ENTITY_TITLE_HEIGHT : 40) + rows.length * ENTITY_ROW_HEIGHT,
		columns,
	};
}
