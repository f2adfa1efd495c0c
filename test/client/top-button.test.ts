import { suite } from "uvu";
import * as assert from "uvu/assert";
import { isWanted } from "../../src/client/top-button.ts";

const button = suite("button back to the top");

const cases: [
	name: string,
	now: number,
	before: number,
	was: boolean,
	wanted: boolean,
][] = [
	["is there on the way up", 500, 600, false, true],
	["is not there on the way down", 600, 500, true, false],
	["stays while nothing moves", 500, 500, true, true],
	["is not there near the top", 250, 600, true, false],
	["is not there at the end", 1000, 1100, true, false],
];
for (const [name, now, before, was, wanted] of cases)
	button(name, () =>
		assert.is(isWanted({ now, before, end: 1000 }, was), wanted),
	);

button.run();
