import { suite } from "uvu";
import * as assert from "uvu/assert";
import { nextTabIndex } from "../../../../src/browser/content/tabs.lazy.ts";

const tabs = suite("tab keys");

const cases: [key: string, from: number, to: number | undefined, rtl: number | undefined][] = [
	["ArrowRight", 0, 1, 2],
	["ArrowRight", 2, 0, 1],
	["ArrowLeft", 0, 2, 1],
	["ArrowLeft", 1, 0, 2],
	["Home", 1, 0, 0],
	["End", 1, 2, 2],
	["ArrowDown", 1, undefined, undefined],
];
for (const [key, from, to, rtl] of cases)
	tabs(`${key} moves from tab ${from} of three to ${to}, or to ${rtl} in right-to-left text`, () => {
		assert.is(nextTabIndex(key, from, 3, false), to);
		assert.is(nextTabIndex(key, from, 3, true), rtl);
	});

tabs.run();
