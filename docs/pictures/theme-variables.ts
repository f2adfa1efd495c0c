/**
 * Draws `images/theme-variables-light.svg` and `-dark.svg`: a page whose texts name the variables that color them. Run it
 * after a change of the theme's colors: `node --import tsx docs/pictures/theme-variables.ts`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";

const TOKENS = new URL("../../templates/styles/tokens.css", import.meta.url);
const WIDTH = 470;
const HEIGHT = 500;

type Colors = ReadonlyMap<string, string>;

/** The variables in a rule of the file: light mode is the first one, dark mode the second. */
const colorsIn = (css: string, rule: number): Colors =>
	new Map(
		[...(css.split("}\n")[rule] ?? "").matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [
			name,
			value,
		]),
	);

/** The files of both modes, by name, as they should be for a style sheet with the theme's colors. */
export const drawThemeVariables = (css: string): Readonly<Record<string, string>> => ({
	"theme-variables-light.svg": picture(colorsIn(css, 0)),
	"theme-variables-dark.svg": picture(colorsIn(css, 1)),
});

function picture(colors: Colors): string {
	const box = ([x, y, width, height]: readonly number[], fill: string, stroke?: string, radius = 0) =>
		`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${colors.get(fill)}"${stroke ? ` stroke="${colors.get(stroke)}"` : ""}/>`;
	const text = ([x, y]: readonly number[], fill: string, words: string, attributes = "") =>
		`<text x="${x}" y="${y}" fill="${colors.get(fill)}"${attributes}>${words}</text>`;
	const notices = ["info", "tip", "important", "warning", "danger"];
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" font-family="system-ui, sans-serif" font-size="14">`,
		box([0.5, 0.5, WIDTH - 1, HEIGHT - 1], "background", "line", 8),
		text([20, 31], "text", "--background", ' font-weight="700"'),
		text([370, 31], "accent", "--accent"),
		box([1, 48, WIDTH - 2, 1], "line"),
		text([156, 70], "faint", "--line: lines between parts"),
		// The sidebar
		text([20, 78], "text", "--text"),
		box([12, 90, 116, 28], "accent-soft", undefined, 6),
		text([20, 109], "accent", "--accent-soft"),
		text([20, 138], "text", "--text"),
		text([20, 166], "faint", "--faint"),
		box([138, 49, 1, HEIGHT - 50], "line"),
		// The text
		text([156, 108], "text", "--text", ' font-size="24" font-weight="700"'),
		text(
			[156, 136],
			"text",
			`Text in --text, a link in <tspan fill="${colors.get("accent")}" text-decoration="underline">--accent</tspan>`,
		),
		text([156, 160], "faint", "Dates and hints in --faint"),
		box([154, 174, 78, 22], "mark"),
		text([160, 190], "text", "--mark"),
		text([242, 190], "text", "is behind found words"),
		box([156, 210, 170, 34], "accent", undefined, 6),
		text([172, 232], "on-accent", "--on-accent", ' font-weight="600"'),
		text([338, 232], "faint", "on --accent"),
		box([156.5, 260.5, 296, 50], "raised", undefined, 6),
		text([170, 290], "text", "--raised: code, cards, menus", ' font-family="ui-monospace, monospace" font-size="13"'),
		box([156.5, 326.5, 296, 30], "background", "edge", 6),
		text([170, 346], "faint", "--edge: fields and tables"),
		...notices.flatMap((name, index) => {
			const y = 372 + index * 24;
			return [box([156, y, 4, 20], name), text([170, y + 15], name, `--${name}`, ' font-weight="600"')];
		}),
		"</svg>",
		"",
	].join("\n");
}

if (argv[1] === fileURLToPath(import.meta.url))
	for (const [name, svg] of Object.entries(drawThemeVariables(readFileSync(TOKENS, "utf8"))))
		writeFileSync(new URL(`../public/images/${name}`, import.meta.url), svg);
