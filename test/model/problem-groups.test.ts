import { suite } from "uvu";
import * as assert from "uvu/assert";
import { groupProblems } from "../../src/cli/terminal/print-problems.ts";
import { distinctProblems } from "../../src/model/problems/distinct-problems.ts";
import type { Problem } from "../../src/model/problems/problem.ts";
import { parseDataFiles } from "../../src/pipeline/parse/data-files/data-files.ts";
import { documentOf } from "../pipeline/parse/document.ts";
import { buildSite } from "../site.ts";

const problem: Problem = {
	severity: "warning",
	code: "some-code",
	message: "something",
	at: { path: "page.md", line: 1, column: 1 },
};

const inFile = (path: string, count: number): readonly Problem[] =>
	Array.from({ length: count }, (_, n) => ({ ...problem, at: { path, line: n + 1, column: 1 } }));

const groups = suite("many problems");

groups("are listed up to ten of a kind, and then counted by folder", () => {
	const few = [...inFile("a/x.md", 10), { ...problem, severity: "error" as const }, { ...problem, code: "other" }];
	assert.equal(groupProblems(few), { listed: few, counts: [] });
	const { message, severity, code } = problem;
	const more = [...inFile("a/y.md", 1), ...inFile("a/b/z.md", 2000), ...inFile("z.md", 3), { message, severity, code }];
	assert.equal(groupProblems([...few, ...more]), {
		listed: few,
		counts: ["2,000 more some-code in a/b", "4 more some-code in the site's folder", "1 more some-code in a"],
	});
});

groups("of many folders are counted together", () => {
	const found = Array.from({ length: 40 }, (_, n) => inFile(`f${n}/a.md`, n < 20 ? 2 : 1)).flat();
	const { listed, counts } = groupProblems(found);
	assert.equal(listed, found.slice(0, 10));
	assert.is(counts.length, 11);
	assert.equal(counts.slice(-2), ["2 more some-code in f14", "30 more some-code in 25 other folders"]);
});

groups("are complete in the result, each once", async () => {
	const elsewhere = { ...problem, at: { path: "page.md", line: 1, column: 2 } };
	assert.equal(distinctProblems([problem, elsewhere, { ...problem }], []), [problem, elsewhere]);
	assert.is(documentOf("<script>\n\n".repeat(3000)).problems.length, 3000);
	const text = Array.from({ length: 1000 }, (_, n) => `k${n}: x\n`).join("");
	const tags = { path: "content/en/news/tags.yml", locale: "en", area: "news", version: "current", name: "tags.yml" };
	assert.is(parseDataFiles([{ ...tags, text } as never]).problems.length, 1000);
	const { problems } = await buildSite({
		"content/en/help/index.md": `# Help\n\n${"[gone](gone.md)\n\n".repeat(30)}${"<script>\n\n".repeat(30)}`,
		"content/fr/help/other.md": "# Other\n\n[gone](gone.md)\n",
	});
	assert.is(problems.length, 61);
});

groups.run();
