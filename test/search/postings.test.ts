import { suite } from "uvu";
import * as assert from "uvu/assert";
import { FIELD_BOOSTS, type IndexedField } from "../../src/search/indexing/format.ts";
import {
	type Posting,
	packPostings,
	quantizeWeight,
	unpackPostings,
	weightOfPosting,
} from "../../src/search/indexing/postings.ts";
import { dice } from "./corpus.ts";

const postings = suite("postings");

const fields = Object.keys(FIELD_BOOSTS) as IndexedField[];

/** As many levels as counts give in a field, whatever they are. */
const levelBy = (random: () => number, field: IndexedField): number =>
	quantizeWeight(field, {
		frequency: 1 + Math.floor(random() ** 4 * 1000),
		length: 1 + Math.floor(random() ** 4 * 5000),
		average: 0.5 + random() * 300,
	});

function postingsBy(random: () => number): Posting[] {
	const all: Posting[] = [];
	let section = Math.floor(random() * 3);
	for (let i = 0; i < 400; i++) {
		for (const field of fields) if (random() < 0.4) all.push({ section, field, level: levelBy(random, field) });
		section += 1 + Math.floor(random() ** 6 * 5000);
	}
	return all;
}

postings("come back as they were", () => {
	for (const seed of [1, 2, 3, 4, 5]) {
		const all = postingsBy(dice(seed));
		assert.equal(unpackPostings(packPostings(all)), all);
	}
	assert.equal(unpackPostings(packPostings([])), []);
});

postings("hold no sign that parts them from other terms'", () => {
	assert.not.match(packPostings(postingsBy(dice(6))), /[\s"\\]/);
});

postings("weigh more the more often a word stands in a field", () => {
	for (const field of fields) {
		const weights = [1, 2, 4, 8].map((frequency) =>
			weightOfPosting({ section: 0, field, level: quantizeWeight(field, { frequency, length: 100, average: 100 }) }),
		);
		assert.equal(
			weights,
			[...weights].sort((a, b) => a - b),
		);
		assert.ok((weights[0] as number) < (weights[3] as number), field);
	}
});

postings("weigh less in a long field, and never nothing", () => {
	for (const field of fields) {
		const weightIn = (length: number) =>
			weightOfPosting({ section: 0, field, level: quantizeWeight(field, { frequency: 1, length, average: 20 }) });
		assert.ok(weightIn(2) > weightIn(100), field);
		assert.ok(weightIn(1_000_000) > 0, field);
	}
});

postings.run();
