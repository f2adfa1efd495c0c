/** What is shown of a text: the part that answers the query best, and its words marked. */
import type { Marked, MarkedPiece } from "./found.ts";
import type { Language } from "./language.ts";
import { type Word, wordsOf } from "./words.ts";

/** In characters, the words at both ends whole unless they are very long. */
const LENGTH = 160;
/** Of what stands before the first marked word, so that it has a context. */
const BEFORE = 40;

/** The whole text, with the words marked that are among those found. */
export function marked(
	text: string,
	found: ReadonlySet<string>,
	language: Language,
): Marked {
	return piecesOf(text, 0, text.length, hitsIn(text, found, language));
}

/** The part of a text with the most different words that are among those found; its beginning when there are none. */
export function excerptOf(
	text: string,
	found: ReadonlySet<string>,
	language: Language,
): Marked {
	const hits = hitsIn(text, found, language);
	const start = bestStart(text, hits);
	const end = endOf(text, start);
	return [
		...(start > 0 ? [plain("…")] : []),
		...piecesOf(text, start, end, hits),
		...(end < text.length ? [plain("…")] : []),
	];
}

const plain = (text: string): MarkedPiece => ({ text, isMatch: false });

interface Hit {
	readonly start: number;
	readonly end: number;
	readonly word: string;
}

function hitsIn(
	text: string,
	found: ReadonlySet<string>,
	language: Language,
): Hit[] {
	const hits: Hit[] = [];
	for (const { start, end, whole, parts } of wordsOf(text, language))
		if (whole !== undefined && found.has(whole))
			hits.push({ start, end, word: whole });
		else hits.push(...partsIn(text, { start, end, parts }, found));
	return hits;
}

/** Parts of a word that are among those found: in `e-mail.example` only `mail`. */
function partsIn(
	text: string,
	{ start, end, parts }: Pick<Word, "start" | "end" | "parts">,
	found: ReadonlySet<string>,
): Hit[] {
	const lower = text.slice(start, end).toLowerCase();
	if (lower.length !== end - start) return []; // a letter that has another length in lower case: nothing to count by
	const hits: Hit[] = [];
	let from = 0;
	for (const part of parts) {
		const at = lower.indexOf(part, from);
		if (at < 0) continue;
		from = at + part.length;
		if (found.has(part))
			hits.push({ start: start + at, end: start + from, word: part });
	}
	return hits;
}

/** The window that begins a little before some hit and has the most different words in it. */
function bestStart(text: string, hits: readonly Hit[]): number {
	let best = { start: 0, words: 0 };
	for (const [i, { start }] of hits.entries()) {
		const from = start < LENGTH - BEFORE ? 0 : wordStart(text, start - BEFORE);
		const words = new Set<string>();
		for (
			let j = i;
			(hits[j]?.end ?? Number.POSITIVE_INFINITY) <= from + LENGTH;
			j++
		)
			words.add(hits[j]?.word as string);
		if (words.size > best.words) best = { start: from, words: words.size };
	}
	return best.start;
}

function wordStart(text: string, at: number): number {
	const space = text.indexOf(" ", Math.max(0, at));
	return space < 0 || space > at + BEFORE ? wholeSign(text, at) : space + 1;
}

function endOf(text: string, start: number): number {
	if (text.length <= start + LENGTH) return text.length;
	const space = text.lastIndexOf(" ", start + LENGTH);
	return space > start + LENGTH / 2 ? space : wholeSign(text, start + LENGTH);
}

/** The place itself, or one before it where that would cut a sign of two code units in half. */
const wholeSign = (text: string, at: number): number =>
	(text.codePointAt(at - 1) ?? 0) > 0xffff ? at - 1 : at;

function piecesOf(
	text: string,
	start: number,
	end: number,
	hits: readonly Hit[],
): MarkedPiece[] {
	const pieces: MarkedPiece[] = [];
	let at = start;
	for (const hit of hits) {
		if (hit.start < at || hit.end > end) continue;
		if (hit.start > at) pieces.push(plain(text.slice(at, hit.start)));
		pieces.push({ text: text.slice(hit.start, hit.end), isMatch: true });
		at = hit.end;
	}
	if (at < end) pieces.push(plain(text.slice(at, end)));
	return pieces;
}
