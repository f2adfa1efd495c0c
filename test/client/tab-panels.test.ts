import { suite } from "uvu";
import * as assert from "uvu/assert";
import { tabAfter } from "../../src/client/tab-panels.ts";

const tabs = suite("keys of tabs");

const cases: [
	key: string,
	from: number,
	to: number | undefined,
	rtl: number | undefined,
][] = [
	["ArrowRight", 0, 1, 2],
	["ArrowRight", 2, 0, 1],
	["ArrowLeft", 0, 2, 1],
	["ArrowLeft", 1, 0, 2],
	["Home", 1, 0, 0],
	["End", 1, 2, 2],
	["ArrowDown", 1, undefined, undefined],
];
for (const [key, from, to, rtl] of cases)
	tabs(
		`${key} leads from tab ${from} of three to ${to}, from right to left to ${rtl}`,
		() => {
			assert.is(tabAfter(key, from, 3, false), to);
			assert.is(tabAfter(key, from, 3, true), rtl);
		},
	);

tabs.run();
