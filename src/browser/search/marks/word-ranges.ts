/** Finds the searched words in a text. */
import { findPairMatches, LETTER_RUN, PAIRED_RUN, type TextRange } from "../../../search/character-pairs.ts";
import { joinMatches, type TextMatch } from "../../../search/join-matches.ts";

const WORD_JOINER = "[-._:/+#@'’ʼ\u200c]";
/** Words joined by one of these characters are also compared as one word: `to-do` matches `todo`. */
const WORD = new RegExp(`${LETTER_RUN}(?:${WORD_JOINER}${LETTER_RUN})*|(${PAIRED_RUN})`, "gu");
const SINGLE_WORD = new RegExp(LETTER_RUN, "gu");
const ALL_JOINERS = new RegExp(WORD_JOINER, "gu");

/**
 * Normalizes a word for comparison: case and compatibility forms are ignored, accents are not. The dot of an `i` is
 * ignored too, because Turkish has other pairs of upper and lower case.
 */
export const normalizeWord = (word: string): string =>
	word.normalize("NFKC").toLowerCase().replaceAll("i\u0307", "i").replaceAll("ı", "i");

/** The ranges of whole words, in order; adjacent ranges are merged. `words` must be normalized with `normalizeWord`. */
export function findWordRanges(text: string, words: ReadonlySet<string>): TextRange[] {
	const matches: TextMatch[] = [];
	const add = (start: number, end: number) => matches.push({ start, end, words: [] });
	for (const { 0: written, 1: run, index } of text.matchAll(WORD)) {
		const whole = normalizeWord(written);
		if (words.has(whole) || words.has(whole.replace(ALL_JOINERS, ""))) add(index, index + written.length);
		else if (run) for (const { start, end } of findPairMatches(run, words)) add(index + start, index + end);
		else
			for (const { 0: word, index: at } of written.matchAll(SINGLE_WORD))
				if (words.has(normalizeWord(word))) add(index + at, index + at + word.length);
	}
	return mergeAdjacent(joinMatches(text, matches, words));
}

function mergeAdjacent(ranges: readonly TextRange[]): TextRange[] {
	const merged: TextRange[] = [];
	for (const { start, end } of ranges) {
		const last = merged.at(-1);
		if (last?.end === start) merged.splice(-1, 1, { start: last.start, end });
		else merged.push({ start, end });
	}
	return merged;
}
