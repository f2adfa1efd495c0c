import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { FrontMatter } from "../../../../src/model/content/document.ts";
import { parsePostName } from "../../../../src/pipeline/resolve/news/post-name.ts";
import { postDateOf } from "../../../../src/pipeline/resolve/news/posts.ts";
import { codesIn } from "../../../messages.ts";
import { buildSite } from "../../../site.ts";
import { document } from "../document.ts";

const dates = suite("the date of a post");
const codes = codesIn("pipeline/resolve");

function dateIn(name: string, frontMatter: FrontMatter = {}) {
	const post = document({ area: "news", name, frontMatter });
	const { date, problems } = postDateOf(post, parsePostName(name));
	return [date, ...codes(problems)];
}

dates("is that of the front matter before all others", () => {
	assert.equal(dateIn("20240301-a.md", { date: "2020-01-02" }), ["2020-01-02T00:00:00.000Z"]);
});

dates("is that of the name otherwise", () => assert.equal(dateIn("20240301-a.md"), ["2024-03-01T00:00:00.000Z"]));

dates("is an error when there is none", () => {
	assert.equal(dateIn("hello.md"), ["1970-01-01T00:00:00.000Z", "content/en/news/hello.md error post-date"]);
});

dates("is an error when the name has a day that does not exist", () => {
	assert.equal(dateIn("20241399-a.md"), ["1970-01-01T00:00:00.000Z", "content/en/news/20241399-a.md error post-date"]);
});

dates("of the front matter mends a name that is no date", () => {
	assert.equal(dateIn("20241399-a.md", { date: "2024-03-01T10:00:00.000Z" }), ["2024-03-01T10:00:00.000Z"]);
});

dates("that front matter reports as unreadable is not reported again", async () => {
	const { problems } = await buildSite({ "content/en/news/later.md": "---\ndate: 2026-02-30\n---\n# Later\n" });
	assert.equal(
		problems.map((text) => text.split(": ")[0]),
		["content/en/news/later.md:2:7 error front-matter-type"],
	);
});

dates("that is empty is missing", async () => {
	const { problems } = await buildSite({ "content/en/news/later.md": "---\ndate:\n---\n# Later\n" });
	assert.equal(
		problems.map((text) => text.split(": ")[0]),
		["content/en/news/later.md:2:1 error post-date"],
	);
});

dates.run();
