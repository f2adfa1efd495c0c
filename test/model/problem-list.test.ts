import { suite } from "uvu";
import * as assert from "uvu/assert";
import { canPublish, type Problem } from "../../src/model/problems/problem.ts";
import { limitProblems } from "../../src/model/problems/problem-list.ts";
import { parseDataFiles } from "../../src/pipeline/parse/data-files/data-files.ts";
import { documentOf, printed } from "../pipeline/parse/document.ts";
import { buildSite } from "../site.ts";

const list = suite("problems of a file");

list("are listed up to twenty, by location, and then counted", () => {
	const { problems } = documentOf("<script>\n\n".repeat(30_000));
	assert.is(problems.length, 21);
	assert.equal(
		problems.slice(0, 20).map(({ at }) => at?.line),
		Array.from({ length: 20 }, (_, index) => index * 2 + 1),
	);
	assert.is(printed(problems).at(-1), "page.md:41:1 warning more-problems: 29,980 more problems in this file");
});

list("are all listed if there are twenty", () => {
	const { problems } = documentOf("<script>\n\n".repeat(20));
	assert.is(problems.length, 20);
	assert.ok(problems.every(({ code }) => code === "html-tag"));
});

list("fail the build if only an omitted one is an error", () => {
	const text = `${"<svg>\n\n".repeat(20)}<!--@include: ./gone.md-->\n`;
	const { problems } = documentOf(text);
	assert.is(printed(problems).at(-1), "page.md:41:15 error more-problems: 1 more problem in this file");
	assert.not.ok(canPublish(problems, false));
});

list("fail a strict build if the omitted ones are warnings", () => {
	const text = `${"```nothing\n```\n\n".repeat(20)}<script>\n`;
	const { problems } = documentOf(text);
	assert.is(problems.at(-1)?.severity, "warning");
	assert.ok(canPublish(problems, false));
	assert.not.ok(canPublish(problems, true));
});

list("are listed once, however often they are found", () => {
	const problem: Problem = {
		severity: "warning",
		code: "some-code",
		message: "something",
		at: { path: "page.md", line: 1, column: 1 },
	};
	const elsewhere = { ...problem, at: { ...problem.at, column: 2 } } as Problem;
	assert.equal(limitProblems([problem, elsewhere, { ...problem }]), [problem, elsewhere]);
});

list("of a file of data are no more", () => {
	const text = Array.from({ length: 1000 }, (_, n) => `k${n}: x\n`).join("");
	const { problems } = parseDataFiles([
		{
			path: "content/en/news/tags.yml",
			locale: "en",
			area: "news",
			version: "current",
			name: "tags.yml",
			text,
		} as never,
	]);
	assert.is(problems.length, 21);
	assert.match(String(problems.at(-1)?.message), /^980 more problems/);
});

list("are counted together wherever they are found", async () => {
	const broken = "[gone](gone.md)\n\n".repeat(30);
	const { problems } = await buildSite({
		"content/en/help/index.md": `# Help\n\n${broken}${"<script>\n\n".repeat(30)}`,
		"content/en/help/other.md": "# Other\n\n[gone](gone.md)\n",
	});
	const texts = problems.filter((text) => text.includes("help/index.md"));
	assert.is(texts.length, 21);
	assert.is(texts.at(-1), "content/en/help/index.md:43:8 warning more-problems: 40 more problems in this file");
	assert.is(problems.length, 22);
});

list.run();
