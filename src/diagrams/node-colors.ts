/** The colours of `style` and `classDef`, as far as they can be read on any background. */
import type { NodeColors } from "./graph.ts";

const NAMED_COLORS: Readonly<Record<string, string>> = {
	...{ white: "#ffffff", black: "#000000", red: "#ff0000", green: "#008000" },
	...{ blue: "#0000ff", yellow: "#ffff00", orange: "#ffa500", pink: "#ffc0cb" },
	...{ purple: "#800080", gray: "#808080", grey: "#808080", cyan: "#00ffff" },
	...{ lightblue: "#add8e6", lightgreen: "#90ee90", lightgrey: "#d3d3d3" },
	...{ lightgray: "#d3d3d3", lightyellow: "#ffffe0", navy: "#000080" },
};

/** A filled node gets black or white text, whichever is easier to read, so that it can be read in both colour modes. */
export function readColors(style: string): NodeColors {
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

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function textColorOn(fill: string): string {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
		const value = Number.parseInt(fill.slice(at, at + 2), 16) / 255;
		return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
	});
	const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
	return luminance > 0.179 ? "#000000" : "#ffffff";
}
