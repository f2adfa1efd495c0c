/**
 * Writes SVG. Colours are the theme's, so that a picture follows the colour mode; in attributes, because the content
 * security policy allows no inline styles.
 */
import { escapeHtml } from "../model/text/escape-html.ts";
import type { Box, Point } from "./geometry.ts";
import { FONT_SIZE, LINE_HEIGHT, type TextBlock } from "./text-size.ts";

export const formatNumber = (value: number): string => String(Math.round(value * 2) / 2);

export const formatPoint = ({ x, y }: Point): string => `${formatNumber(x)} ${formatNumber(y)}`;

/** Names use `-`; values that are undefined are left out. */
export type SvgAttributes = Readonly<Record<string, string | number | undefined>>;

export const writeElement = (name: string, attributes: SvgAttributes, content = ""): string => {
	const written = Object.entries(attributes)
		.map(([key, value]) =>
			value === undefined ? "" : ` ${key}="${typeof value === "number" ? formatNumber(value) : escapeHtml(value)}"`,
		)
		.join("");
	return content ? `<${name}${written}>${content}</${name}>` : `<${name}${written}/>`;
};

/** An element for each item, with the same attributes; empty if there are none. */
export const writeGroup = <Item>(attributes: SvgAttributes, items: readonly Item[], write: (item: Item) => string) =>
	items.length > 0 ? writeElement("g", attributes, items.map((item) => write(item)).join("")) : "";

/** Text in the middle of a box. */
export function centeredText(
	{ lines, height }: Pick<TextBlock, "lines" | "height">,
	{ x, y }: Point,
	fontSize = FONT_SIZE,
	attributes: SvgAttributes = {},
): string {
	const lineHeight = Math.round((LINE_HEIGHT * fontSize) / FONT_SIZE);
	const first = y - height / 2 + lineHeight / 2 + fontSize * 0.35;
	const [only = "", ...more] = lines;
	const rest = more.map((line) => writeElement("tspan", { x, dy: lineHeight }, escapeHtml(line))).join("");
	return writeElement("text", { x, y: first, ...attributes }, escapeHtml(only) + rest);
}

export const rectOf = ({ x, y, width, height }: Box, attributes: SvgAttributes = {}): string =>
	writeElement("rect", { x: x - width / 2, y: y - height / 2, width, height, ...attributes });

export interface Drawing {
	readonly width: number;
	readonly height: number;
	readonly content: string;
}

export const svgOf = ({ width, height, content }: Drawing, attributes: SvgAttributes): string =>
	writeElement(
		"svg",
		{
			display: "block",
			...attributes,
			viewBox: `0 0 ${formatNumber(width)} ${formatNumber(height)}`,
			width,
			height,
			"font-size": String(FONT_SIZE),
			fill: "var(--text)",
			"text-anchor": "middle",
		},
		content,
	);
