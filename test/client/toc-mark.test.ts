import { suite } from "uvu";
import * as assert from "uvu/assert";
import { sectionAt } from "../../src/client/toc-mark.ts";

const toc = suite("section being read");

const cases: [name: string, tops: number[], section: number][] = [
	["none above the first heading", [700, 900], -1],
	["the first heading in the upper half", [100, 900], 0],
	["the one before a heading in the lower half", [-200, 500], 0],
	["the one below the bar, when two are in sight", [-200, 80, 300], 1],
	["the last one at the end", [-900, -200], 1],
	["none without headings", [], -1],
];
for (const [name, tops, section] of cases)
	toc(`is ${name}`, () => assert.is(sectionAt(tops, 60, 800), section));

toc.run();
