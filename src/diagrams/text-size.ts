/** Estimates the size of text without a browser, from the widths of the letters of common fonts. */

export interface TextBlock {
	readonly lines: readonly string[];
	readonly width: number;
	readonly height: number;
}

/** In pixels. Diagrams are drawn in the font of the page. */
export const FONT_SIZE = 14;
export const LINE_HEIGHT = 19;

/** Widths of U+0020 to U+007E in Helvetica, in hundredths of the font size. */
const LATIN_WIDTHS =
	"28 28 36 56 56 89 67 19 33 33 39 58 28 33 28 28 56 56 56 56 56 56 56 56 56 56 28 28 58 58 58 56 102 67 67 72 72 67 61 78 72 28 50 67 56 83 72 78 67 78 72 67 61 72 67 94 67 67 61 28 28 28 47 56 33 56 56 50 56 56 28 56 56 24 24 50 24 83 56 56 56 56 33 50 30 56 50 72 50 50 50 33 26 33 58"
		.split(" ")
		.map(Number);

/** The fonts of some systems are wider than Helvetica. */
const WIDEST_FONT = 1.07;

const OTHER_WIDTHS: readonly (readonly [RegExp, number])[] = [
	[/[\p{M}\p{Cf}]/u, 0],
	[/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f\uff00-\uffef]/u, 96],
	[/\p{Extended_Pictographic}/u, 125],
	[/[\u2018\u2019\u201a\u2039\u203a·]/u, 30],
	[/[–«»“”„]/u, 56],
	[/[\u00a0\u202f\u2009]/u, 28],
	[/[\p{Lu}—…→←↔]/u, 96],
];

const knownWidths = new Map<string, number>();

function characterWidth(character: string): number {
	let width = knownWidths.get(character);
	if (width === undefined) {
		width = measureCharacter(character);
		if (knownWidths.size < 10_000) knownWidths.set(character, width);
	}
	return width;
}

function measureCharacter(character: string): number {
	const [base = ""] = character.normalize("NFD");
	const latin = LATIN_WIDTHS[base.charCodeAt(0) - 32];
	if (latin !== undefined && base.length === 1) return latin;
	const other = OTHER_WIDTHS.find(([pattern]) => pattern.test(base));
	if (other) return other[1];
	return /\p{Lu}/u.test(base) ? 75 : 62;
}

/** In pixels, rather too wide than too narrow. */
export function textWidth(text: string, fontSize = FONT_SIZE): number {
	let hundredths = 0;
	for (const character of text) hundredths += characterWidth(character);
	return Math.ceil((hundredths * fontSize * WIDEST_FONT) / 100);
}

/** A place where a line may end: after white space, and beside characters of scripts that are written without spaces. */
const WORDS =
	/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}][\p{P}\u30fc]*\s*|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])[^ \n\t])+\s*/gu;

/** Breaks text into lines of at most `maxWidth` pixels, where it can be broken. Its own line breaks stay. */
export function wrapText(text: string, maxWidth: number, fontSize = FONT_SIZE): TextBlock {
	const lines = text.split("\n").flatMap((line) => balanceLines(line, maxWidth, fontSize));
	return {
		lines,
		width: Math.max(0, ...lines.map((line) => textWidth(line, fontSize))),
		height: lines.length * Math.round((LINE_HEIGHT * fontSize) / FONT_SIZE),
	};
}

/** Lines of about the same length, so that the last one is not a single word. */
function balanceLines(line: string, maxWidth: number, fontSize: number): string[] {
	const greedy = breakLine(line, maxWidth, fontSize);
	if (greedy.length < 2) return greedy;
	const total = textWidth(line, fontSize);
	const even = breakLine(line, Math.min(maxWidth, (total / greedy.length) * 1.12), fontSize);
	return even.length === greedy.length ? even : greedy;
}

function breakLine(line: string, maxWidth: number, fontSize: number): string[] {
	const lines: string[] = [];
	let current = "";
	for (const [word] of line.matchAll(WORDS)) {
		if (current && textWidth((current + word).trim(), fontSize) > maxWidth) {
			lines.push(current.trim());
			current = "";
		}
		current += word;
	}
	return [...lines, current.trim()];
}
