import { suite } from "uvu";
import * as assert from "uvu/assert";
import { applyTextFixes } from "../../../src/cli/check/fix-plan.ts";

const fixes = suite("text fixes");

const fix = (line: number, column: number, from: string, to: string) => ({
	at: { path: "a.md", line, column },
	from,
	to,
});

fixes("are applied in any order, whatever ends the lines", () => {
	for (const end of ["\n", "\r\n", "\r"]) {
		const text = ["one two", "three", ""].join(end);
		const given = [fix(2, 1, "three", "3"), fix(1, 5, "two", "2")];
		const { text: fixed, applied } = applyTextFixes(text, given);
		assert.is(fixed, ["one 2", "3", ""].join(end));
		assert.is(applied.length, 2);
	}
});

fixes("leave alone what has changed", () => {
	const given = [fix(1, 1, "two", "2"), fix(9, 1, "one", "1"), fix(1, 99, "one", "1")];
	assert.equal(applyTextFixes("one\n", given), { text: "one\n", applied: [] });
});

fixes("of those that overlap, the first one counts", () => {
	const [first, second] = [fix(1, 1, "one two", "a"), fix(1, 5, "two", "b")];
	assert.equal(applyTextFixes("one two\n", [second, first]), { text: "a\n", applied: [first] });
});

fixes("insert once", () => {
	const insertion = fix(1, 4, "", "!");
	assert.equal(applyTextFixes("one\n", [insertion, { ...insertion }]), { text: "one!\n", applied: [insertion] });
});

fixes.run();
