import { suite } from "uvu";
import * as assert from "uvu/assert";
import { formatProblem, type Problem, wholeFile } from "../../../src/model/problems/problem.ts";
import { withCodeFrames } from "../../../src/pipeline/load/code-frames.ts";
import { inFolder, writeFiles } from "../../site.ts";

const places = suite("places of problems");

const linesOf = (problem: Partial<Problem>): Promise<string> => {
	let text = "";
	return inFolder(async (root) => {
		writeFiles(root, { "a.md": '# A\n\nText <a href="/b">b</a>.\n' });
		const [shown] = withCodeFrames(
			[{ severity: "error", code: "c", message: "m", at: wholeFile("a.md"), ...problem }],
			root,
		);
		if (shown) text = formatProblem(shown);
	}).then(() => text);
};

places("of a whole file have no line and no frame", async () => assert.is(await linesOf({}), "a.md error c: m"));

places("are found by what the author wrote", async () => {
	assert.match(await linesOf({ writtenAs: ["'/b'", '"/b"'] }), /^a\.md:3:14 error c: m\n.*<a href/);
	assert.is(await linesOf({ writtenAs: ['"/b"'], severity: "info" }), "a.md:3:14 info c: m");
});

places("stay those of the file if the text is elsewhere", async () => {
	assert.is(await linesOf({ writtenAs: ['"/c"'] }), "a.md error c: m");
	assert.is(await linesOf({ writtenAs: ["b"], at: wholeFile("missing.md") }), "missing.md error c: m");
});

places.run();
