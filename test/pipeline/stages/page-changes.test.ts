import { suite } from "uvu";
import * as assert from "uvu/assert";
import { findPageChanges, type IndexedPageKey } from "../../../src/pipeline/stages/page-changes.ts";

const changes = suite("changes of pages");

/** Pages named by a letter and the version of their words; each has two sections. */
const pagesOf = (names: string): IndexedPageKey[] =>
	names
		.split(" ")
		.filter(Boolean)
		.map((name) => [name.charAt(0), name, 2]);

const between = (before: string, after: string) => findPageChanges(pagesOf(before), pagesOf(after));

changes("are at the section where the page begins", () => {
	assert.equal(between("a1 b1 c1", "a1 b1 c1"), []);
	assert.equal(between("a1 b1 c1", "a1 b2 c1"), [{ section: 2, before: "b1", after: "b2" }]);
	assert.equal(between("a1 b1 c1", "a1 c1"), [{ section: 2, before: "b1" }]);
	assert.equal(between("a1 c1", "x1 a1 b1 c2 d1"), [
		{ section: 0, after: "x1" },
		{ section: 2, after: "b1" },
		{ section: 2, before: "c1", after: "c2" },
		{ section: 4, after: "d1" },
	]);
	assert.equal(between("", "a1"), [{ section: 0, after: "a1" }]);
	assert.equal(between("a1", ""), [{ section: 0, before: "a1" }]);
});

changes("are not told when pages have moved, or there are many", () => {
	assert.is(between("a1 b1 c1", "b1 a1 c1"), undefined);
	const many = Array.from({ length: 50 }, (_, i): IndexedPageKey => [`${i}`, "1", 1]);
	assert.is(findPageChanges([], many), undefined);
	assert.is(findPageChanges(many, []), undefined);
});

changes.run();
