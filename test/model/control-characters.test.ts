import { suite } from "uvu";
import * as assert from "uvu/assert";
import { formatProblem } from "../../src/model/problems/problem.ts";
import { printable, withoutControls } from "../../src/model/text/control-characters.ts";

const controls = suite("control characters");

controls("go, white space and marks of the direction stay", () => {
	assert.is(withoutControls("a\u001b[31mb\u0007\u009bc\u007f"), "a[31mbc");
	assert.is(withoutControls("txt\u202eexe"), "txtexe");
	const kept = "a\tb\nc\r\n\u200e\u200f\u2066x\u2069 e\u0301 👩‍💻";
	assert.is(withoutControls(kept), kept);
});

controls("are escapes where they are printed, on one line", () => {
	assert.is(printable("\u001b]0;a\u0007\nb\u202e\u2066\u009b"), "\\u001b]0;a\\u0007\\nb\\u202e\\u2066\\u009b");
	assert.is(printable("été 👩‍💻 עברית"), "été 👩‍💻 עברית");
});

controls("are no commands of a problem to a terminal", () => {
	const text = formatProblem({
		severity: "error",
		code: "a",
		message: "b\u001b[2J\nforged.md:1:1 error c",
		at: { path: "d\u001b.md", line: 1, column: 2 },
		hint: "e\r\u009b",
	});
	assert.is(text, "d\\u001b.md:1:2 error a: b\\u001b[2J\\nforged.md:1:1 error c\n  help: e\\r\\u009b");
});

controls.run();
