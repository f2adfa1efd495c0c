/** The part of a text to show for a result, with the matching words highlighted. */

import { findPairMatches, isPairedScript, isUnspacedScript } from "./character-pairs.ts";
import { joinMatches, type TextMatch } from "./join-matches.ts";
import type { SearchLanguage } from "./language.ts";
import type { HighlightedSegment, HighlightedSegments, SearchExcerpt } from "./results.ts";
import { tokenize, type WordToken } from "./tokenizer.ts";
import { createBoundaryFinder } from "./word-boundaries.ts";

/** In characters. Excerpts start and end at word boundaries unless a word is very long. */
const MAX_EXCERPT_LENGTH = 160;
/** Characters of context before the first match. */
const CONTEXT_LENGTH = 24;

/** The whole text, with the matched words highlighted. */
export function highlightWords(
	text: string,
	matchedWords: ReadonlySet<string>,
	language: SearchLanguage,
): HighlightedSegments {
	return splitIntoSegments(text, 0, text.length, findMatches(text, matchedWords, language));
}

interface ExcerptSource {
	readonly title: string;
	/** Empty for the beginning of the page. */
	readonly heading: string;
	/** The texts of all sections. */
	readonly sections: readonly string[];
	/** The index of the section that was found. */
	readonly place: number;
}

/** The section that was found. If it has none of the words, a keyword led there: the first section that does is shown. */
export function createPageExcerpt(
	{ title, heading, sections, place }: ExcerptSource,
	matchedWords: ReadonlySet<string>,
	language: SearchLanguage,
): SearchExcerpt {
	const found = {
		title: highlightWords(title, matchedWords, language),
		heading: highlightWords(heading, matchedWords, language),
		text: createSearchExcerpt(sections[place] ?? "", matchedWords, language),
	};
	if (Object.values(found).some(hasMatch)) return found;
	for (const section of sections) {
		const text = createSearchExcerpt(section, matchedWords, language);
		if (hasMatch(text)) return { ...found, text };
	}
	return found;
}

const hasMatch = (segments: HighlightedSegments): boolean => segments.some(({ isMatch }) => isMatch);

/** The part of the text with the most different matched words; its beginning if there are none. */
export function createSearchExcerpt(
	text: string,
	matchedWords: ReadonlySet<string>,
	language: SearchLanguage,
): HighlightedSegments {
	const matches = findMatches(text, matchedWords, language);
	const start = bestExcerptStart(text, matches);
	const end = excerptEnd(text, start);
	return [
		...(start > 0 ? [plainSegment("…")] : []),
		...splitIntoSegments(text, start, end, matches),
		...(end < text.length ? [plainSegment("…")] : []),
	];
}

const plainSegment = (text: string): HighlightedSegment => ({ text, isMatch: false });

function findMatches(text: string, matchedWords: ReadonlySet<string>, language: SearchLanguage): TextMatch[] {
	const matches = tokenize(text, language).flatMap((token): TextMatch[] => {
		const { start, end, whole } = token;
		if (whole !== undefined && matchedWords.has(whole)) return [{ start, end, words: [whole] }];
		const written = text.slice(start, end);
		return isPairedScript(written)
			? findPairMatches(written, matchedWords).map((pair) => ({
					start: start + pair.start,
					end: start + pair.end,
					words: [pair.text],
				}))
			: findPartMatches(text, token, matchedWords);
	});
	return joinMatches(text, matches, matchedWords);
}

/** Matches inside a word: only `mail` of `e-mail.example`. */
function findPartMatches(
	text: string,
	{ start, end, parts }: Pick<WordToken, "start" | "end" | "parts">,
	matchedWords: ReadonlySet<string>,
): TextMatch[] {
	const lower = text.slice(start, end).toLowerCase();
	if (lower.length !== end - start) return []; // lower-casing changed the length, so the offsets do not match
	const matches: TextMatch[] = [];
	let from = 0;
	for (const part of parts) {
		const at = lower.indexOf(part, from);
		if (at < 0) continue;
		from = at + part.length;
		if (matchedWords.has(part)) matches.push({ start: start + at, end: start + from, words: [part] });
	}
	return matches;
}

/** The start of the window, shortly before a match, that contains the most different words. */
function bestExcerptStart(text: string, matches: readonly TextMatch[]): number {
	let best = { start: 0, words: 0 };
	for (const [i, { start }] of matches.entries()) {
		const from = start < CONTEXT_LENGTH ? 0 : wordStartAfter(text, start - CONTEXT_LENGTH);
		const words = new Set<string>();
		for (let j = i; (matches[j]?.end ?? Number.POSITIVE_INFINITY) <= from + MAX_EXCERPT_LENGTH; j++)
			for (const word of matches[j]?.words ?? []) words.add(word);
		if (words.size > best.words) best = { start: from, words: words.size };
	}
	return best.start;
}

function wordStartAfter(text: string, at: number): number {
	const space = text.indexOf(" ", Math.max(0, at));
	return space < 0 || space > at + CONTEXT_LENGTH ? cutBefore(text, at) : space + 1;
}

function excerptEnd(text: string, start: number): number {
	if (text.length <= start + MAX_EXCERPT_LENGTH) return text.length;
	const space = text.lastIndexOf(" ", start + MAX_EXCERPT_LENGTH);
	return space > start + MAX_EXCERPT_LENGTH / 2 ? space : cutBefore(text, start + MAX_EXCERPT_LENGTH);
}

/** Where to cut a text without spaces: at a word boundary, if its script has boundaries to find. */
function cutBefore(text: string, at: number): number {
	if (!isUnspacedScript(text.slice(at, at + 2))) return codePointBoundary(text, at);
	const from = Math.max(0, at - CONTEXT_LENGTH);
	const nearby = text.slice(from, at + CONTEXT_LENGTH);
	const boundary = createBoundaryFinder(nearby)(at - from);
	return boundary > 0 ? from + boundary : codePointBoundary(text, at);
}

/** The offset, or the one before it if it would split a surrogate pair. */
const codePointBoundary = (text: string, at: number): number =>
	(text.codePointAt(at - 1) ?? 0) > 0xffff ? at - 1 : at;

function splitIntoSegments(text: string, start: number, end: number, matches: readonly TextMatch[]) {
	const segments: HighlightedSegment[] = [];
	let at = start;
	for (const hit of matches) {
		if (hit.start < at || hit.end > end) continue;
		if (hit.start > at) segments.push(plainSegment(text.slice(at, hit.start)));
		segments.push({ text: text.slice(hit.start, hit.end), isMatch: true });
		at = hit.end;
	}
	if (at < end) segments.push(plainSegment(text.slice(at, end)));
	return segments;
}
