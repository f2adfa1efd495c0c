/**
 * Colours of terminals: fences in the language `ansi`. Select Graphic Rendition sequences (ECMA-48, 8.3.117) become
 * classes; all other sequences are dropped.
 */
import { escapeHtml } from "../../../../model/text/escape-html.ts";

/**
 * A control sequence, an operating system command up to its end, or a sequence of two characters. The escape character
 * is written in one of the usual ways, or is the symbol that stands for the character itself; see `showEscapes`.
 */
const SEQUENCE =
	/(?:\\x1[bB]|\\u001[bB]|\\u\{1[bB]\}|\\e|\\033|\u241b)(?:\[([0-?]{0,60})[ -/]{0,4}([@-~])|\][^\n\\\u241b]{0,200}(?:\\x07|\\a|\u241b\\)?)|\u241b(?:[()#%][ -~]|[ -Z^-~])/g;
const COLORS = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"];

/** Classes of highlighted code in similar colours, so that a style sheet of every page has no more rules for few. */
const SYNTAX_CLASSES: Readonly<Record<string, string>> = {
	...{ red: "deletion", green: "string", yellow: "number", blue: "title" },
	...{ magenta: "keyword", cyan: "type", black: "comment", dim: "comment" },
};

interface Style {
	readonly color?: string | undefined;
	readonly background?: string | undefined;
	/** Keys of `EFFECTS`. */
	readonly effects: readonly number[];
}

const PLAIN: Style = { effects: [] };
/** Elements, except for what no element means. */
const EFFECTS: ReadonlyMap<number, string> = new Map([
	[1, "b"],
	[2, "dim"],
	[3, "i"],
	[4, "u"],
	[7, "filled"],
	[9, "s"],
]);
/** What ends each effect. 22 ends two. */
const ENDED_EFFECTS: ReadonlyMap<number, readonly number[]> = new Map([
	[22, [1, 2]],
	[23, [3]],
	[24, [4]],
	[27, [7]],
	[29, [9]],
]);

const ANSI_FENCE = /^[ \t>]*(`{3,}|~{3,})[ \t]*ansi\b/;

/** Replaces the escape characters in `ansi` fences by their symbol, which texts may contain. */
export function showEscapes(text: string): string {
	if (!text.includes("\u001b")) return text;
	let fence = "";
	return text
		.split("\n")
		.map((line) => {
			if (fence) {
				if (line.replace(/^[ \t>]*/, "").startsWith(fence)) fence = "";
				return line.replaceAll("\u001b", "\u241b");
			}
			fence = ANSI_FENCE.exec(line)?.[1] ?? "";
			return line;
		})
		.join("\n");
}

/** A text without its sequences. */
export const withoutAnsi = (text: string): string => text.replace(SEQUENCE, "");

/** The markup of each line. A style lasts until it is reset, also on later lines. */
export function ansiLines(code: string): string[] {
	let style = PLAIN;
	return code.split("\n").map((line) => {
		let markup = "";
		let end = 0;
		for (const match of line.matchAll(SEQUENCE)) {
			markup += styledHtml(line.slice(end, match.index), style);
			end = match.index + match[0].length;
			if (match[2] === "m") style = nextStyle(style, match[1] ?? "");
		}
		return markup + styledHtml(line.slice(end), style);
	});
}

/**
 * The theme's colours are readable on its own background only. A background colour is therefore the colour of the text
 * and of the tint behind it.
 */
function styledHtml(text: string, style: Style): string {
	if (text === "") return "";
	const { color, background, effects } = style;
	const names = effects.flatMap((code) => EFFECTS.get(code) ?? []);
	const classes = [background ?? color, background && "filled", ...names.filter((name) => name.length > 1)].flatMap(
		(name) => (name ? [`ansi-${name}`, ...syntaxClass(name)] : []),
	);
	const html = names
		.filter((name) => name.length === 1)
		.reduce((inner, tag) => `<${tag}>${inner}</${tag}>`, escapeHtml(text));
	const list = [...new Set(classes)].join(" ");
	return list === "" ? html : `<span class="${list}">${html}</span>`;
}

function syntaxClass(name: string): string[] {
	const found = SYNTAX_CLASSES[name];
	return found ? [`hljs-${found}`] : [];
}

function nextStyle(before: Style, parameters: string): Style {
	let style = before;
	const codes = parameters.split(/[;:]/).map(Number);
	for (let at = 0; at < codes.length; at++) {
		const code = codes[at] as number;
		const ended = ENDED_EFFECTS.get(code);
		if (code === 0) style = PLAIN;
		else if (EFFECTS.has(code)) style = { ...style, effects: [...new Set([...style.effects, code])] };
		else if (ended) style = { ...style, effects: style.effects.filter((effect) => !ended.includes(effect)) };
		else if (code === 38 || code === 48) {
			const { name, length } = extendedColor(codes.slice(at + 1, at + 5));
			style = { ...style, [code === 38 ? "color" : "background"]: name };
			at += length;
		} else style = { ...style, ...namedColor(code) };
	}
	return style;
}

/** 30 to 37 and 90 to 97 are colours of the text, 40 to 47 and 100 to 107 those behind it. 39 and 49 end them. */
function namedColor(code: number): Partial<Style> {
	const color = COLORS[code % 10];
	const tens = Math.floor(code / 10);
	if (code === 39 || ((tens === 3 || tens === 9) && color)) return { color };
	if (code === 49 || ((tens === 4 || tens === 10) && color)) return { background: color };
	return {};
}

/** `5;n` or `2;r;g;b`, as the nearest of the colours that have a name. */
function extendedColor([kind, ...values]: readonly number[]): {
	readonly name: string | undefined;
	readonly length: number;
} {
	if (kind === 2) return { name: nearestColor(values.slice(0, 3)), length: 1 + 3 };
	if (kind !== 5) return { name: undefined, length: 0 };
	return { name: indexedColor(values[0] ?? 0), length: 1 + 1 };
}

/** Sixteen named colours, a cube of 6 × 6 × 6, and 24 greys. */
function indexedColor(index: number): string | undefined {
	if (index < 16) return COLORS[index % 8];
	if (index >= 232) return nearestColor(Array(3).fill((index - 231) * 10));
	const part = (step: number) => (Math.floor(step) % 6) * 51;
	const cube = index - 16;
	return nearestColor([part(cube / 36), part(cube / 6), part(cube)]);
}

/** The parts of a colour count if they are near its strongest one. */
function nearestColor(parts: readonly number[]): string {
	const strongest = Math.max(...parts.map((part) => part || 0));
	const index = parts.reduce((sum, part, at) => (part > strongest * 0.6 ? sum + 2 ** at : sum), 0);
	return COLORS[strongest < 64 ? 0 : index] as string;
}
