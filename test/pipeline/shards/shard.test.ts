import { suite } from "uvu";
import * as assert from "uvu/assert";
import { positionsOfShard } from "../../../src/pipeline/shards/shard.ts";

const shard = suite("shares of shards");

const names = Array.from({ length: 100 }, (_, i) => `page ${i}`);

const sharesOf = (of: readonly string[], count: number) =>
	Array.from({ length: count }, (_, i) => positionsOfShard(of, { index: i + 1, count }));

shard("have each item once, in order, and are of equal length", () => {
	for (const count of [1, 2, 3, 7, 99, 100, 150]) {
		const shares = sharesOf(names, count);
		const all = shares.flat().sort((a, b) => a - b);
		assert.equal(all, [...names.keys()], `${count}`);
		for (const share of shares) {
			assert.ok(Math.abs(share.length - names.length / count) < 1);
			assert.equal(
				[...share].sort((a, b) => a - b),
				share,
			);
		}
	}
});

shard("may be empty, and may have items of the same name", () => {
	assert.equal(sharesOf([], 2), [[], []]);
	assert.equal(
		sharesOf(["a", "a", "a"], 4)
			.flat()
			.sort((a, b) => a - b),
		[0, 1, 2],
	);
});

shard("have some of every kind", () => {
	const kinds = [
		...Array.from({ length: 200 }, (_, i) => `en /help/${i}`),
		...Array.from({ length: 200 }, (_, i) => `fr /fr/help/${i}`),
	];
	for (const share of sharesOf(kinds, 4)) {
		const french = share.filter((position) => position >= 200).length;
		assert.ok(french > 30 && french < 70, `${french}`);
	}
});

shard("hardly change when an item is added", () => {
	const namesIn = (of: readonly string[], count: number) =>
		sharesOf(of, count).map((share) => share.map((i) => of[i] as string));
	const before = namesIn(names, 4);
	const after = namesIn(["new", ...names], 4);
	for (const [i, share] of after.entries())
		assert.ok(share.filter((name) => !before[i]?.includes(name)).length <= 2, `shard ${i + 1}`);
});

shard.run();
