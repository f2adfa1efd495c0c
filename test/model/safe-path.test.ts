import { suite } from "uvu";
import * as assert from "uvu/assert";
import { outputPathProblem, writtenPathProblem } from "../../src/model/urls/safe-path.ts";

const paths = suite("safe paths");

paths("have no override of the writing direction", () => {
	for (const fault of [outputPathProblem, writtenPathProblem])
		assert.is(fault("a\u202egpj.md")?.message, '"a\\u202egpj.md" contains a control character');
});

paths("of output files do not start with a drive letter", () => {
	assert.is(outputPathProblem("B:/a/index.html")?.message, '"B:/a/index.html" starts with a drive letter');
	assert.is(outputPathProblem("a/B:/index.html"), undefined);
});

paths.run();
