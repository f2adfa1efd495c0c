import { suite } from "uvu";
import * as assert from "uvu/assert";
import { formatCodeFrame } from "../../src/pipeline/load/code-frames.ts";

const frame = suite("code frame");

const framed = (text: string, line: number, column: number) =>
	formatCodeFrame(text.split(/\r\n|\r|\n/), { line, column })?.split("\n");

frame("shows the line, and a caret below the column", () => {
	assert.equal(framed("# A\n\nSee [b](#c).\r\nEnd", 3, 5), ["  3 | See [b](#c).", "    |     ^"]);
	assert.equal(framed(`${"\n".repeat(9)}x`, 10, 1), ["  10 | x", "     | ^"]);
});

frame("knows tabs, wide characters and characters of several code units", () => {
	assert.equal(framed("\ta\tb", 1, 4), ["  1 |     a   b", "    |         ^"]);
	assert.equal(framed("日本 [x]", 1, 4), ["  1 | 日本 [x]", "    |      ^"]);
	assert.equal(framed("👩‍👩‍👧 e\u0301 [x]", 1, 13), ["  1 | 👩‍👩‍👧 e\u0301 [x]", "    |      ^"]);
});

frame("points behind the end of a line", () => assert.equal(framed("ab", 1, 3), ["  1 | ab", "    |   ^"]));

frame("cuts long lines around the caret, in time", () => {
	const [line = "", caret = ""] = framed(`${"a".repeat(500)}[b]${"c".repeat(500)}`, 1, 501) ?? [];
	assert.match(line, /^ {2}1 \| …a{60}\[b\]c{35}…$/);
	assert.is(line.indexOf("["), caret.indexOf("^"));
	const start = performance.now();
	framed("日".repeat(1_000_000), 1, 500_000);
	assert.ok(performance.now() - start < 500);
});

frame("escapes what a terminal would obey", () => {
	assert.equal(framed("a\u001b[2Jb", 1, 6), ["  1 | a\\u001b[2Jb", "    |           ^"]);
});

frame("is absent where there is nothing to show", () => {
	assert.is(framed("a", 2, 1), undefined);
	assert.is(framed("a\n\nb", 2, 1), undefined);
	assert.is(framed("---\ntitle: A\n---\n", 1, 1), undefined);
});

frame.run();
