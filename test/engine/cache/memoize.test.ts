import { suite } from "uvu";
import * as assert from "uvu/assert";
import { Cache } from "../../../src/engine/cache/cache.ts";

const last = suite("memoized results");

last("gives again what was made of the same", () => {
	const round = new Cache({ memory: true });
	let made = 0;
	const ask = (of: unknown, name = "a") => round.memoize(name, of, () => ++made);
	assert.equal([ask([{ x: 1 }]), ask([{ x: 1 }])], [1, 1]);
	assert.is(ask([{ x: 1 }], "b"), 2);
	assert.is(ask([{ x: 2 }]), 3);
	assert.is(ask([{ x: 1 }]), 4); // what came before the last one is forgotten
});

last("takes two maps for two, whatever they hold", () => {
	const round = new Cache({ memory: true });
	let made = 0;
	const map = new Map([["a", 1]]);
	const ask = (of: unknown) => round.memoize("a", of, () => ++made);
	assert.equal([ask([map]), ask([map]), ask([new Map(map)])], [1, 1, 2]);
});

last("keeps nothing where nothing is repeated", () => {
	const once = new Cache();
	let made = 0;
	const ask = () => once.memoize("a", 1, () => ++made);
	assert.equal([ask(), ask()], [1, 2]);
});

last.run();
