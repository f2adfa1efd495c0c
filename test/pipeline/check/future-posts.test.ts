import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Config } from "../../../src/config/define.ts";
import { createBuilder } from "../../../src/pipeline/build.ts";
import { hostIn } from "../../host.ts";
import { inlineWorkers } from "../../inline-workers.ts";
import { codesIn } from "../../messages.ts";
import { type Files, inFolder, writeFiles } from "../../site.ts";

const future = suite("posts with a date in the future");

const NOW = "2026-03-01T12:00:00Z";

const POSTS: Files = {
	"content/en/news/20260302-tomorrow.md": "# Tomorrow it is in Samoa\n",
	"content/en/news/20260303-later.md": "# Later\n",
	"content/fr/news/20260303-later.md": "# Plus tard\n",
	"content/en/news/next.md": "---\ndate: 2027-01-01\n---\n# Next\n",
	"content/en/news/hidden.md": "---\ndate: 2027-01-01\ndraft: true\n---\n# Hidden\n",
};

const problemsOf = (news: Config["news"] = {}, drafts = false) =>
	inFolder(async (folder) => {
		writeFiles(folder, POSTS);
		const { settled, host } = hostIn(folder, { news }, { drafts });
		const { problems } = await createBuilder(settled, { ...host, now: () => Date.parse(NOW) }, inlineWorkers)();
		return codesIn("pipeline/check")(problems.filter(({ code }) => code === "future-post"));
	});

future("are errors at their date, once for all languages", async () => {
	const expected = [
		"content/en/news/20260303-later.md error future-post",
		"content/en/news/next.md:2:1 error future-post",
	];
	assert.equal(await problemsOf(), expected);
	assert.equal(await problemsOf({}, true), expected);
});

future("are published if the configuration says so", async () =>
	assert.equal(await problemsOf({ onFuturePosts: "ignore" }), []),
);

future.run();
