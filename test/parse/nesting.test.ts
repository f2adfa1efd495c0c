import { suite } from "uvu";
import * as assert from "uvu/assert";
import { documentOf, printed, shown } from "./document.ts";

const nesting = suite("nesting");

const HINT =
	"\n    nest lists and quotes less deep, or raise `markdown.maxNesting`";

nesting("deeper than the limit is reported where it begins", () => {
	const { problems } = documentOf(`a\n\n${">".repeat(150)} deep text\n\n- b\n`);
	assert.equal(printed(problems), [
		`page.md:3:101 warning nested-too-deep: text nested deeper than 100 levels is not shown${HINT}`,
	]);
});

nesting("of lists is reported, too", () => {
	const { problems, body } = documentOf(
		"- a\n  - b\n    - c\n",
		{},
		{ maxNesting: 4 },
	);
	assert.equal(printed(problems), [
		`page.md:2:5 warning nested-too-deep: text nested deeper than 4 levels is not shown${HINT}`,
	]);
	assert.not.match(shown(body), "c");
});

nesting("up to the limit is silent", () => {
	const { problems, body } = documentOf(`${">".repeat(99)} deep text\n`);
	assert.equal(problems, []);
	assert.match(shown(body), "deep text");
});

nesting.run();
