/** Links to documents that are not built. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { codesIn } from "../../messages.ts";
import { buildSite } from "../../site.ts";

const drafts = suite("link to a draft");
const codes = codesIn("pipeline/resolve");

const DRAFT = "---\ntitle: Draft\ndraft: true\n---\n";
const files = {
	"content/en/help/index.md": "# Help\n\n[a](./soon.md), [b](/help/soon), [c](/about), [d](/news/soon)\n",
	"content/en/help/soon.md": DRAFT,
	"content/en/pages/about.md": DRAFT,
	"content/en/news/20260102-hello.md": "# Hello\n",
	"content/en/news/20260103-x.md": `${DRAFT.slice(0, -4)}slug: soon\n---\n`,
};

drafts("says so, and what to do", async () => {
	const { result } = await buildSite(files, { navbar: { items: [{ label: "About", to: "/about" }] } });
	assert.equal(codes(result.problems), [
		"content/en/help/index.md:3:5 error broken-markdown-link",
		"content/en/help/index.md:3:21 error broken-link",
		"content/en/help/index.md:3:38 error broken-link",
		"content/en/help/index.md:3:51 error broken-link",
		"site.config.ts:1:1 error broken-link",
	]);
});

drafts("is a link like any other where drafts are built", async () => {
	const { problems } = await buildSite(files, {}, { drafts: true });
	assert.equal(problems, []);
});

drafts.run();
