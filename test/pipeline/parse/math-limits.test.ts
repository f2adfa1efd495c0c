// Test run: kinds
/** Formulas whose output is far larger than their source. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { MAX_PAGE_MATH_LENGTH } from "../../../src/model/limits.ts";
import { some } from "../../slow-run.ts";
import { documentOf, shown } from "./document.ts";

const limits = suite("limits of formulas");

/** The messages after the quoted formula, and the length of the page. */
function resultOf(markdown: string) {
	const document = documentOf(markdown);
	return {
		messages: document.problems.map(({ code, message }) =>
			`${code} ${message}`.replace(/invalid formula ".*?": /s, ""),
		),
		length: shown(document.body).length,
	};
}

const large: readonly [name: string, formula: string, message: string][] = [
	[
		"a long macro, many times",
		`\\def\\y{${"x".repeat(1000)}}${"\\y".repeat(900)}`,
		"bad-math its macros expand to more than 50,000 tokens",
	],
	[
		"macros that double their argument",
		`\\def\\a#1{\\b{#1#1}}\\def\\b#1{\\c{#1#1}}\\def\\c#1{\\d{#1#1}}\\def\\d#1{#1#1}\\a{${"x".repeat(9000)}}`,
		"bad-math its macros expand to more than 50,000 tokens",
	],
	[
		"a macro that repeats its argument",
		`\\def\\y#1{${"#1".repeat(20_000)}}\\y{${"x".repeat(9000)}}`,
		"bad-math a macro has more than 100 placeholders",
	],
	["a formula of many characters", "x".repeat(50_001), "bad-math it has more than 50,000 characters"],
];
for (const [name, formula, message] of some(large, 2))
	limits(`stop ${name}, and show the source`, () => {
		const { messages, length } = resultOf(`$$\n${formula}\n$$\n`);
		assert.equal(messages, [message]);
		assert.ok(length < formula.length + 200);
	});

limits("let formulas define macros with arguments", () =>
	assert.equal(resultOf("$\\newcommand{\\norm}[1]{\\|#1\\|}\\norm{\\norm{x}}$").messages, []),
);

limits("end the formulas of a page, with one problem", () => {
	const formula = `$${"x+".repeat(5000)}y$\n\n`;
	const { messages, length } = resultOf(formula.repeat(200));
	assert.equal(messages, [
		"too-much-math formulas have more than 10,000,000 characters of MathML; readers see the source of this one and of those that follow",
	]);
	assert.ok(length > MAX_PAGE_MATH_LENGTH && length < 1.3 * MAX_PAGE_MATH_LENGTH);
});

limits.run();
