/** Files that git knows under another name. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Problem } from "../../../src/model/problems/problem.ts";
import { withRenames } from "../../../src/pipeline/stages/renamed-files.ts";

const renamed = suite("renamed files");

const at = { path: "content/fr/help/a.md", line: 3, column: 5 };

/** What is said of a link to a file that has moved. */
async function fixOf(written: string, before: string, after: string) {
	const missing = { written, places: ["content/fr/help/other.md", before] };
	const problem: Problem = { severity: "error", code: "broken-markdown-link", message: "m", at, missing };
	const [found] = await withRenames([problem], { findRenamed: async () => new Map([[before, after]]) });
	return found;
}

renamed("are written as the link was", async () => {
	const before = "content/en/help/b.md";
	assert.equal((await fixOf("b.md", before, "content/en/help/c.md"))?.fix, { at, from: "b.md", to: "c.md" });
	assert.is((await fixOf("./b.md", before, "content/en/help/c d.md"))?.fix?.to, "./c%20d.md");
	assert.is((await fixOf("./b.md", before, "content/en/help/x/c.md"))?.fix?.to, "./x/c.md");
	assert.is((await fixOf("../help/b.md", before, "content/en/c.md"))?.fix?.to, "../c.md");
	assert.match(String((await fixOf("b.md", before, "content/en/help/c.md"))?.hint), "content/en/help/c.md");
});

renamed("leave other problems as they are", async () => {
	const problem: Problem = { severity: "error", code: "broken-image", message: "m", at, hint: "h" };
	const missing = { written: "b.png", places: ["content/en/help/b.png"] };
	assert.equal(await withRenames([{ ...problem, missing }], { findRenamed: async () => new Map() }), [problem]);
	assert.equal(await withRenames([{ ...problem, missing }]), [problem]);
});

renamed.run();
