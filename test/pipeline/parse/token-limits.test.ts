import { suite } from "uvu";
import * as assert from "uvu/assert";
import { parseDataFiles } from "../../../src/pipeline/parse/data-files/data-files.ts";
import { codes, documentOf, shown } from "./document.ts";

const size = suite("size");

size("of markup in one paragraph is an error, and the text is shown as it is", () => {
	const { problems, body } = documentOf(`a\n\n${"*a* ".repeat(150_000)}\n`);
	assert.equal(codes(problems), ["page.md:3:1 error too-much-markup"]);
	assert.match(shown(body).slice(0, 30), "<p>*a* *a* ");
});

size("of white space in front matter is an error", () => {
	const { problems } = documentOf(`---\na: b\n${"\n".repeat(3000)}---\n`);
	assert.equal(codes(problems), ["page.md:2:5 error front-matter-yaml"]);
});

const tags = (text: string) =>
	parseDataFiles([
		{
			path: "content/en/news/tags.yml",
			locale: "en",
			area: "news",
			version: "current",
			name: "tags.yml",
			text,
		} as never,
	]);

size("of a file of data does not grow by its aliases", () => {
	const lines = Array.from({ length: 30 }, (_, n) =>
		n === 0 ? "a0: &a0 [b, b]" : `a${n}: &a${n} [*a${n - 1}, *a${n - 1}]`,
	);
	const { problems } = tags(lines.join("\n"));
	assert.equal(codes(problems), ["content/en/news/tags.yml:12:12 error bad-tags-file"]);
});

size("of all files that a page brings in is limited", () => {
	const { problems } = documentOf("<<< ./a.txt\n\n".repeat(22), {
		includes: { "a.txt": `${"x".repeat(99)}\n`.repeat(10_000) },
	});
	assert.equal(codes(problems), ["page.md:41:5 error too-many-includes", "page.md:43:5 error too-many-includes"]);
});

size.run();
