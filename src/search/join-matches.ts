/** Joins matching pairs of characters to the words that readers see. */
import { charactersOf, isPairedScript, isUnspacedScript, type TextRange } from "./character-pairs.ts";
import { createBoundaryFinder } from "./word-boundaries.ts";

/** A part of a text that matches some words of the index. */
export interface TextMatch extends TextRange {
	readonly words: readonly string[];
}

/**
 * Joins overlapping matches, and removes fragments: a pair of the query's `データベース` also occurs in `ケース`, which
 * has nothing to do with it.
 *
 * @param matches In the order of the text.
 * @param words All words that match the query.
 */
export function joinMatches(text: string, matches: readonly TextMatch[], words: ReadonlySet<string>): TextMatch[] {
	const joined: { start: number; end: number; words: string[] }[] = [];
	for (const { start, end, words: own } of matches) {
		const last = joined.at(-1);
		if (last && start < last.end) {
			last.end = Math.max(last.end, end);
			last.words.push(...own);
		} else joined.push({ start, end, words: [...own] });
	}
	const isPaired = ({ start, end }: TextRange) => isPairedScript(text.slice(start, end));
	if (!joined.some(isPaired)) return joined;
	const isFragment = createFragmentTest(text, words);
	return joined.filter((match) => !isPaired(match) || !isFragment(match));
}

/** Dictionaries lack most loan words, so that segmenters cut them anywhere. */
const INSIDE_LOAN_WORD = /^\p{scx=Katakana}{2}$/u;

/** A fragment is a pair that the query's other pairs would continue, unless it is a word of the text by itself. */
function createFragmentTest(text: string, words: ReadonlySet<string>): (range: TextRange) => boolean {
	const pairs = [...words]
		.filter(isPairedScript)
		.map((word) => charactersOf(word).map(({ text }) => text))
		.filter(({ length }) => length === 2);
	const firsts = new Set(pairs.map(([first]) => first));
	const seconds = new Set(pairs.map(([, second]) => second));
	const boundaryBefore = createBoundaryFinder(text);
	const isBoundary = (at: number) =>
		at === text.length ||
		(boundaryBefore(at) === at && !INSIDE_LOAN_WORD.test(text.slice(Math.max(0, at - 1), at + 1)));
	// A particle may follow a Korean word without a boundary.
	const isWord = ({ start, end }: TextRange) =>
		isBoundary(start) && (isBoundary(end) || !isUnspacedScript(text.slice(start, end)));
	return (range) => {
		const characters = charactersOf(text.slice(range.start, range.end));
		const isContinued = seconds.has(characters.at(0)?.text) || firsts.has(characters.at(-1)?.text);
		return characters.length === 2 && isContinued && !isWord(range);
	};
}
