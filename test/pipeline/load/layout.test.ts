/** Content in folders where nobody looks. */
import { rmSync } from "node:fs";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { valuesOf } from "../values.ts";
import { loaded } from "./given.ts";

const layout = suite("layout of the content");

const bilingual = { i18n: { locales: { en: {}, fr: {} } } };
const help = { "content/en/help/index.md": "# Help\n" };

layout("without a content folder is an error", async () => {
	const site = await loaded({}, (folder) => rmSync(path.join(folder, "content"), { recursive: true }));
	assert.equal(site.said, ["site.config.ts:1:1 error no-content"]);
});

layout("with another name than the key says names both", async () => {
	const site = await loaded({
		"content/en/docs/index.md": "# Docs\n",
		"content/en/docs/more.md": "# More\n",
		"content/en/index.md": "# Home\n",
	});
	assert.equal(site.said, ["site.config.ts:1:1 error unread-content", "site.config.ts:1:1 error unread-content"]);
	assert.equal(valuesOf(site.problems, "configKey"), ["docs.path", "docs.path"]);
});

layout("may have texts that others include, partials and notes", async () => {
	const site = await loaded({
		"content/en/help/index.md": "# Help\n\n<!--@include: ../shared/text.md-->\n",
		"content/en/shared/text.md": "Text.\n",
		"content/en/_drafts/idea.md": "# Idea\n",
		"content/en/README.md": "# For translators\n",
		"content/images/notes.md": "# Images\n",
	});
	assert.not.match(site.said.join(), "unread-content");
});

layout("has no locale that the configuration lacks", async () => {
	const site = await loaded({
		...help,
		"content/fr/help/index.md": "# Aide\n",
		"content/EN/help/index.md": "# Help\n",
	});
	assert.equal(site.said, ["site.config.ts:1:1 error unknown-locale", "site.config.ts:1:1 error unknown-locale"]);
});

layout("has every locale of the configuration", async () => {
	const site = await loaded(help, (folder) => rmSync(path.join(folder, "content/fr"), { recursive: true }), bilingual);
	assert.equal(site.said, ["site.config.ts:1:1 error no-locale-folder"]);
	assert.is(site.problems[0]?.configKey, "i18n.locales.fr");
});

layout.run();
