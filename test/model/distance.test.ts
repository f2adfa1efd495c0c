import { suite } from "uvu";
import * as assert from "uvu/assert";
import { editDistance, letterMaskOf, minLetterDifference } from "../../src/model/text/edit-distance.ts";
import { dice } from "../search/corpus.ts";

const distance = suite("distance");

const cases: [one: string, other: string, distance: number][] = [
	["note", "note", 0],
	["note", "notes", 1],
	["notes", "note", 1],
	["note", "nose", 1],
	["note", "ntoe", 1],
	["kitten", "sitting", 3],
	["encryption", "encyrptoin", 2],
	["ca", "abc", 3],
	["", "abc", 3],
	["", "", 0],
	["abcd", "dcba", 3],
];
for (const [one, other, expected] of cases)
	distance(`from “${one}” to “${other}” is ${expected}`, () => {
		assert.is(editDistance(one, other, 9), expected);
		assert.is(editDistance(other, one, 9), expected);
	});

distance("beyond the limit is the limit and one", () => {
	assert.is(editDistance("kitten", "sitting", 2), 3);
	assert.is(editDistance("kitten", "sitting", 1), 2);
	assert.is(editDistance("note", "synchronisation", 2), 3);
	assert.is(editDistance("note", "note", 0), 0);
	assert.is(editDistance("note", "nose", 0), 1);
});

const wordBy = (random: () => number): string =>
	Array.from({ length: Math.floor(random() * 9) }, () => "abcdé".charAt(Math.floor(random() * 5))).join("");

distance("is the same both ways and within every limit", () => {
	const random = dice(3);
	for (let i = 0; i < 2000; i++) {
		const [one, other] = [wordBy(random), wordBy(random)];
		const whole = editDistance(one, other, 99);
		const pair = `${one} ${other}`;
		assert.is(editDistance(other, one, 99), whole, pair);
		for (const most of [0, 1, 2])
			assert.is(editDistance(one, other, most), Math.min(whole, most + 1), `${pair} within ${most}`);
	}
});

distance("is never less than the letters tell", () => {
	const random = dice(4);
	for (let i = 0; i < 2000; i++) {
		const [one, other] = [wordBy(random), wordBy(random)];
		assert.ok(
			minLetterDifference(letterMaskOf(one), letterMaskOf(other)) <= editDistance(one, other, 99),
			`${one} ${other}`,
		);
	}
});

distance.run();
