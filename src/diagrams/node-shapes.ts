import { escapeHtml } from "../model/text/escape-html.ts";
import type { PlacedNode } from "./layout-graph.ts";
import { ENTITY_ROW_HEIGHT, ROW_FONT_SIZE } from "./node-size.ts";
import { centeredText, formatNumber, rectOf, writeElement } from "./svg.ts";

type ShapeWriter = (placed: PlacedNode, colors: Readonly<Record<string, string | undefined>>) => string;

/** @param corners their `x` and `y` in turn, seen from the middle */
const polygon =
	(corners: (halfWidth: number, halfHeight: number) => readonly number[]): ShapeWriter =>
	({ x, y, width, height }, colors) => {
		const numbers = corners(width / 2, height / 2).map((number, i) => formatNumber(number + (i % 2 === 0 ? x : y)));
		const points = numbers.flatMap((number, i) => (i % 2 === 0 ? [`${number} ${numbers[i + 1]}`] : []));
		return writeElement("path", { d: `M${points.join("L")}Z`, "stroke-linejoin": "round", ...colors });
	};

const circle = ({ x, y }: PlacedNode, radius: number, attributes: Readonly<Record<string, string | undefined>>) =>
	writeElement("circle", { cx: x, cy: y, r: radius, ...attributes });

const SHAPES: Readonly<Record<PlacedNode["node"]["shape"], ShapeWriter>> = {
	rect: (placed, colors) => rectOf(placed, { rx: 4, ...colors }),
	round: (placed, colors) => rectOf(placed, { rx: 12, ...colors }),
	stadium: (placed, colors) => rectOf(placed, { rx: placed.height / 2, ...colors }),
	subroutine: (placed, colors) => {
		const { x, y, width, height } = placed;
		const [left, top] = [x - width / 2 + 7, y - height / 2];
		return (
			rectOf(placed, { rx: 2, ...colors }) +
			writeElement("path", {
				d: `M${formatNumber(left)} ${formatNumber(top)}v${formatNumber(height)}M${formatNumber(left + width - 14)} ${formatNumber(top)}v${formatNumber(height)}`,
				...colors,
			})
		);
	},
	cylinder: ({ x, y, width, height }, colors) => {
		const [left, top] = [formatNumber(x - width / 2), formatNumber(y - height / 2 + 7)];
		const [rx, w, h] = [formatNumber(width / 2), formatNumber(width), formatNumber(height - 14)];
		const lid = `a${rx} 7 0 0 0 ${w} 0`;
		return writeElement("path", {
			d: `M${left} ${top}a${rx} 7 0 0 1 ${w} 0v${h}a${rx} 7 0 0 1 -${w} 0zM${left} ${top}${lid}`,
			...colors,
		});
	},
	circle: (placed, colors) => circle(placed, placed.width / 2, colors),
	"double-circle": (placed, colors) =>
		circle(placed, placed.width / 2, colors) + circle(placed, placed.width / 2 - 5, { ...colors }),
	diamond: polygon((w, h) => [0, -h, w, 0, 0, h, -w, 0]),
	hexagon: polygon((w, h) => [-w + 14, -h, w - 14, -h, w, 0, w - 14, h, -w + 14, h, -w, 0]),
	flag: polygon((w, h) => [-w, -h, w, -h, w, h, -w, h, -w + 12, 0]),
	"lean-right": polygon((w, h) => [-w + 14, -h, w, -h, w - 14, h, -w, h]),
	"lean-left": polygon((w, h) => [-w, -h, w - 14, -h, w, h, -w + 14, h]),
	trapezoid: polygon((w, h) => [-w + 14, -h, w - 14, -h, w, h, -w, h]),
	"inverted-trapezoid": polygon((w, h) => [-w, -h, w, -h, w - 14, h, -w + 14, h]),
	start: (placed) => circle(placed, 8, { fill: "var(--accent)" }),
	end: (placed) => circle(placed, 10, { fill: "none" }) + circle(placed, 6, { fill: "var(--accent)" }),
	bar: (placed) => rectOf(placed, { rx: 2, fill: "var(--accent)" }),
	entity: (placed) => entityShape(placed),
};

export const drawNodeShape = (placed: PlacedNode): string => {
	const { fill, stroke } = placed.node.colors ?? {};
	return SHAPES[placed.node.shape](placed, { fill, stroke });
};

export function drawNodeText(placed: PlacedNode): string {
	const { node, text, x, y } = placed;
	if (text.lines.length === 0) return "";
	if (node.shape === "entity") return entityText(placed);
	const shift = node.shape === "cylinder" ? 5 : 0;
	return centeredText(text, { x: node.shape === "flag" ? x + 5 : x, y: y + shift }, undefined, {
		fill: node.colors?.text,
	});
}

const rowsHeight = ({ node }: PlacedNode): number => (node.rows?.length ?? 0) * ENTITY_ROW_HEIGHT;

function entityShape(placed: PlacedNode): string {
	const { x, y, width, height } = placed;
	const [left, right] = [x - width / 2, x + width / 2];
	const top = y + height / 2 - rowsHeight(placed);
	const lines = (placed.node.rows ?? [])
		.map((_, i) => `M${formatNumber(left)} ${formatNumber(top + i * ENTITY_ROW_HEIGHT)}H${formatNumber(right)}`)
		.join("");
	return rectOf(placed, { rx: 4 }) + (lines && writeElement("path", { d: lines, "stroke-opacity": "0.4" }));
}

function entityText(placed: PlacedNode): string {
	const { node, text, x, y, width, height, columns = [] } = placed;
	const titleHeight = height - rowsHeight(placed);
	const title = centeredText(text, { x, y: y - height / 2 + titleHeight / 2 }, undefined, { "font-weight": "600" });
	const spare = Math.max(0, (width - columns.reduce((sum, column) => sum + column, 0)) / (columns.length || 1));
	const cells = (node.rows ?? []).map((row, index) => {
		let left = x - width / 2;
		return row
			.map((cell, column) => {
				const cellWidth = (columns[column] ?? 0) + spare;
				const middle = left + cellWidth / 2;
				left += cellWidth;
				return cell
					? writeElement(
							"text",
							{ x: middle, y: y - height / 2 + titleHeight + (index + 0.5) * ENTITY_ROW_HEIGHT + 5 },
							escapeHtml(cell),
						)
					: "";
			})
			.join("");
	});
	return title + (cells.length > 0 ? writeElement("g", { "font-size": String(ROW_FONT_SIZE) }, cells.join("")) : "");
}
