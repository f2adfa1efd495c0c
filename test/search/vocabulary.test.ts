import { suite } from "uvu";
import * as assert from "uvu/assert";
import { packWords, unpackWords } from "../../src/search/indexing/vocabulary.ts";
import { dice } from "./corpus.ts";

const vocabulary = suite("vocabulary");

const SIGNS = [..."aaabcxyz019éñ日_.", "😀", "\u0301"];

/** Words that often begin alike. */
function wordsBy(random: () => number): string[] {
	const words = new Set<string>();
	while (words.size < 300)
		words.add(
			Array.from({ length: 1 + Math.floor(random() * 60) }, () => SIGNS[Math.floor(random() ** 3 * SIGNS.length)]).join(
				"",
			),
		);
	return [...words].sort();
}

vocabulary("comes back as it was", () => {
	for (const seed of [1, 2, 3, 4, 5]) {
		const words = wordsBy(dice(seed));
		assert.equal(unpackWords(packWords(words)), words);
		const unordered = [...words].reverse();
		assert.equal(unpackWords(packWords(unordered)), unordered);
	}
});

vocabulary("may be empty, or of one word", () => {
	assert.equal(unpackWords(packWords([])), []);
	assert.equal(unpackWords(packWords(["a"])), ["a"]);
});

vocabulary("holds words that begin alike for longer than a digit can say", () => {
	const words = ["", "b", "bc"].map((end) => "a".repeat(50) + end);
	assert.equal(unpackWords(packWords(words)), words);
});

vocabulary("says only once what words begin with", () => {
	const words = ["synchronise", "synchroniser", "synchronises"];
	assert.ok(packWords(words).length < words.join(" ").length / 2);
});

vocabulary.run();
