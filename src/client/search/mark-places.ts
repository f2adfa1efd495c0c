/** Where the words that were searched for stand in a text. */

export interface Place {
	readonly start: number;
	readonly end: number;
}

/** Scripts without spaces between words: each sign is a word. */
const SIGN = "[\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{Script=Thai}]";
const WORD = `${SIGN}\\p{M}*|(?:(?!${SIGN})[\\p{L}\\p{N}\\p{M}])+`;
const JOINT = "[-._:/+#@'’ʼ]";
/** Words that only one sign stands between are also looked for as one: `to-do` as `todo`. */
const COMPOUND = new RegExp(`(?:${WORD})(?:${JOINT}(?:${WORD}))*`, "gu");
const SINGLE = new RegExp(WORD, "gu");
const JOINTS = new RegExp(JOINT, "gu");

/** The form in which words are compared: however they are written, and with the accents that they have. */
export const comparable = (word: string): string =>
	word.normalize("NFKC").toLowerCase();

/** Each of the words, which are `comparable`, wherever it stands whole; in order, and words that touch as one place. */
export function placesOf(text: string, words: ReadonlySet<string>): Place[] {
	const places: Place[] = [];
	const add = (start: number, end: number) => {
		const last = places.at(-1);
		if (last?.end === start) places.splice(-1, 1, { start: last.start, end });
		else places.push({ start, end });
	};
	for (const { 0: compound, index } of text.matchAll(COMPOUND)) {
		const whole = comparable(compound);
		if (words.has(whole) || words.has(whole.replace(JOINTS, "")))
			add(index, index + compound.length);
		else
			for (const { 0: word, index: at } of compound.matchAll(SINGLE))
				if (words.has(comparable(word)))
					add(index + at, index + at + word.length);
	}
	return places;
}
