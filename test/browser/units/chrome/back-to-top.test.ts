import { suite } from "uvu";
import * as assert from "uvu/assert";
import { shouldShowButton } from "../../../../src/browser/chrome/back-to-top.lazy.ts";

const button = suite("back-to-top button");

const cases: [name: string, now: number, before: number, was: boolean, wanted: boolean][] = [
	["is shown while scrolling up", 500, 600, false, true],
	["is hidden while scrolling down", 600, 500, true, false],
	["does not change while the position is the same", 500, 500, true, true],
	["is hidden near the top", 250, 600, true, false],
	["is hidden at the end", 1000, 1100, true, false],
];
for (const [name, now, before, was, wanted] of cases)
	button(name, () => assert.is(shouldShowButton({ current: now, previous: before, max: 1000 }, was), wanted));

button.run();
