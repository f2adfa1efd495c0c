import { suite } from "uvu";
import * as assert from "uvu/assert";
import { activeSectionIndex } from "../../../../src/browser/content/toc.lazy.ts";

const toc = suite("current section");

const cases: [name: string, tops: number[], section: number][] = [
	["none above the first heading", [700, 900], -1],
	["the first heading in the upper half", [100, 900], 0],
	["the section before a heading in the lower half", [-200, 500], 0],
	["the first heading below the navbar, if two are visible", [-200, 80, 300], 1],
	["the last section at the end", [-900, -200], 1],
	["none without headings", [], -1],
];
for (const [name, tops, section] of cases)
	toc(`is ${name}`, () => assert.is(activeSectionIndex(tops, 60, 800), section));

toc.run();
