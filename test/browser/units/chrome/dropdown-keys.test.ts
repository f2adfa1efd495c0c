import { suite } from "uvu";
import * as assert from "uvu/assert";
import { nextStopIndex } from "../../../../src/browser/next-stop-index.ts";

const menu = suite("dropdown keys");

const cases: [key: string, from: number, to: number | undefined][] = [
	["ArrowDown", -1, 0],
	["ArrowDown", 0, 1],
	["ArrowDown", 2, 0],
	["ArrowUp", -1, 2],
	["ArrowUp", 0, 2],
	["ArrowUp", 2, 1],
	["Home", 2, 0],
	["End", 0, 2],
	["Tab", 0, undefined],
	["a", 0, undefined],
];
for (const [key, from, to] of cases)
	menu(`${key} moves from link ${from} of three to ${to}`, () => assert.is(nextStopIndex(key, from, 3), to));

menu.run();
