// Test run: integration
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { unifiedDiff } from "../../../src/cli/check/fix.ts";
import { inFolder, writeFiles } from "../../site.ts";

const diff = suite("unified diff");

const linesOf = (count: number) => Array.from({ length: count }, (_, i) => `line ${i + 1}\n`).join("");

diff("shows what is around a change", () => {
	const before = linesOf(20);
	const after = before.replace("line 9\n", "line 9a\nline 9b\n");
	assert.equal(unifiedDiff("a.md", before, after), [
		"--- a/a.md",
		"+++ b/a.md",
		"@@ -6,7 +6,8 @@",
		" line 6",
		" line 7",
		" line 8",
		"-line 9",
		"+line 9a",
		"+line 9b",
		" line 10",
		" line 11",
		" line 12",
	]);
});

diff("changes far apart are shown separately", () => {
	const before = linesOf(30);
	const after = before.replace("line 1\n", "first\n").replace("line 30\n", "last\n");
	const headers = unifiedDiff("a.md", before, after).filter((line) => line.startsWith("@@"));
	assert.equal(headers, ["@@ -1,4 +1,4 @@", "@@ -27,4 +27,4 @@"]);
});

diff("equal texts have none", () => assert.equal(unifiedDiff("a.md", "a\n", "a\n"), []));

const someLines = fc
	.array(fc.constantFrom("a", "b", "", "{", "}"), { minLength: 1, maxLength: 40 })
	.map((lines) => lines.join("\n"));

diff("git makes the one text of the other", () =>
	inFolder(async (folder) => {
		const run = (...args: string[]) => execFileSync("git", args, { cwd: folder, stdio: "pipe" });
		run("init", "-q");
		fc.assert(
			fc.property(someLines, someLines, (before, after) => {
				const lines = unifiedDiff("a.md", before, after);
				if (lines.length === 0) return assert.is(before, after);
				writeFiles(folder, { "a.md": before, "a.patch": `${lines.join("\n")}\n` });
				run("apply", "--unidiff-zero", "--whitespace=nowarn", "a.patch");
				assert.is(readFileSync(path.join(folder, "a.md"), "utf8"), after);
			}),
			{ numRuns: 60 },
		);
	}),
);

diff.run();
