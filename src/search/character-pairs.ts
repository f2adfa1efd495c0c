/**
 * Words of scripts that do not separate them, as overlapping pairs of characters: `日本語` is `日本` and `本語`.
 *
 * Measured with words of two characters on about 120 pages of documentation each in Japanese and Chinese:
 *
 * - Single characters find all pages that have both characters anywhere. For one word in ten, such a page came first.
 * - The words of `Intl.Segmenter` miss pages, since a word is cut differently in different sentences, and browsers and
 *   Node may use different dictionaries.
 * - Pairs found exactly the right pages. Their index is twice as large.
 *
 * Korean separates words, but attaches particles to them. There, a word is indexed as a whole and by its pairs.
 */

const UNSPACED_SCRIPTS =
	"\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}";
const UNSPACED_CHARACTER = `(?:(?=[\\p{L}\\p{N}\\p{M}])[${UNSPACED_SCRIPTS}])`;
const HANGUL_CHARACTER = "(?:(?=[\\p{L}\\p{M}])\\p{Script=Hangul})";
/** What belongs to the character before it: marks, and the voiced sound marks of half-width katakana. */
const ATTACHED_MARK = "[\\p{M}\\uff9e\\uff9f]";

/** A run of letters without spaces, or a Korean word. The source of a regular expression. */
export const PAIRED_RUN = `(?:${UNSPACED_CHARACTER}(?:${UNSPACED_CHARACTER}|${ATTACHED_MARK})*|${HANGUL_CHARACTER}+)`;
/** A word of another script. The source of a regular expression. */
export const LETTER_RUN = `(?:(?![${UNSPACED_SCRIPTS}\\p{Script=Hangul}])[\\p{L}\\p{N}\\p{M}])+`;

/** A Korean syllable may be written as several letters (normalization form D). */
const CHARACTER = /[\u1100-\u115f][\u1160-\u11a7]+[\u11a8-\u11ff]*|.[\p{M}\uff9e\uff9f]*/gsu;
const STARTS_WITH_UNSPACED = new RegExp(`^${UNSPACED_CHARACTER}`, "u");
const STARTS_WITH_HANGUL = new RegExp(`^${HANGUL_CHARACTER}`, "u");

/** Part of a text, by its offsets. */
export interface TextRange {
	readonly start: number;
	readonly end: number;
}

/** One or two characters of a text. */
interface TextCharacters extends TextRange {
	/** In normalization form KC. */
	readonly text: string;
}

/** The characters of a text with their marks. */
export const charactersOf = (text: string): TextCharacters[] =>
	Array.from(text.matchAll(CHARACTER), ({ 0: written, index }) => ({
		text: written.normalize("NFKC"),
		start: index,
		end: index + written.length,
	}));

/** The pairs of a run of characters, with offsets in the run; the character itself if it is the only one. */
export function pairsOf(run: string): TextCharacters[] {
	const characters = charactersOf(run);
	return characters.length === 1
		? characters
		: characters.slice(1).map(({ text, end }, i) => {
				const first = characters[i] as TextCharacters;
				return { text: first.text + text, start: first.start, end };
			});
}

/** Whether a word is in a script that is indexed by pairs. */
export const isPairedScript = (word: string): boolean =>
	STARTS_WITH_UNSPACED.test(word) || STARTS_WITH_HANGUL.test(word);

/** Whether a word is in a script that has no spaces between words. */
export const isUnspacedScript = (word: string): boolean => STARTS_WITH_UNSPACED.test(word);

export const isSingleCharacter = (word: string): boolean => charactersOf(word).length === 1;

/**
 * Where a run of characters matches words: its pairs, and characters that are searched for by themselves. Ranges may
 * overlap.
 */
export function findPairMatches(run: string, words: ReadonlySet<string>): TextCharacters[] {
	return pairsOf(run).flatMap((pair) =>
		words.has(pair.text)
			? [pair]
			: charactersOf(run.slice(pair.start, pair.end))
					.filter(({ text }) => words.has(text))
					.map(({ text, start, end }) => ({ text, start: pair.start + start, end: pair.start + end })),
	);
}
