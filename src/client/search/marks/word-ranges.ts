/** Finds the searched words in a text. */

export interface TextRange {
	readonly start: number;
	readonly end: number;
}

/** Scripts without spaces between words: each character counts as a word. */
const UNSPACED_CHARACTER =
	"[\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{Script=Thai}]";
const WORD_PATTERN = `${UNSPACED_CHARACTER}\\p{M}*|(?:(?!${UNSPACED_CHARACTER})[\\p{L}\\p{N}\\p{M}])+`;
const WORD_JOINER = "[-._:/+#@'’ʼ]";
/** Words joined by one of these characters are also compared as one word: `to-do` matches `todo`. */
const COMPOUND_WORD = new RegExp(
	`(?:${WORD_PATTERN})(?:${WORD_JOINER}(?:${WORD_PATTERN}))*`,
	"gu",
);
const SINGLE_WORD = new RegExp(WORD_PATTERN, "gu");
const ALL_JOINERS = new RegExp(WORD_JOINER, "gu");

/** Normalizes a word for comparison: case and compatibility forms are ignored, accents are not. */
export const normalizeWord = (word: string): string =>
	word.normalize("NFKC").toLowerCase();

/** The ranges of whole words, in order; adjacent ranges are merged. `words` must be normalized with `normalizeWord`. */
export function findWordRanges(
	text: string,
	words: ReadonlySet<string>,
): TextRange[] {
	const ranges: TextRange[] = [];
	const add = (start: number, end: number) => {
		const last = ranges.at(-1);
		if (last?.end === start) ranges.splice(-1, 1, { start: last.start, end });
		else ranges.push({ start, end });
	};
	for (const { 0: compound, index } of text.matchAll(COMPOUND_WORD)) {
		const whole = normalizeWord(compound);
		if (words.has(whole) || words.has(whole.replace(ALL_JOINERS, "")))
			add(index, index + compound.length);
		else
			for (const { 0: word, index: at } of compound.matchAll(SINGLE_WORD))
				if (words.has(normalizeWord(word)))
					add(index + at, index + at + word.length);
	}
	return ranges;
}
