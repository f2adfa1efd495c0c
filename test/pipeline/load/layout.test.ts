/** Content in folders where nobody looks. */
import { rmSync } from "node:fs";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Loaded, loaded } from "./given.ts";

const layout = suite("layout of the content");

const bilingual = { i18n: { locales: { en: {}, fr: {} } } };
const help = { "content/en/help/index.md": "# Help\n" };

const hintsOf = ({ problems }: Loaded) => problems.map(({ hint }) => hint);

layout("without a content folder is an error", async () => {
	const site = await loaded({}, (folder) => rmSync(path.join(folder, "content"), { recursive: true }));
	assert.equal(site.said, ["site.config.ts:1:1 error no-content: the content folder content does not exist"]);
	assert.equal(hintsOf(site), ['create content/en/help/index.md, or name another folder in "contentDir"']);
});

layout("with another name than the key says names both", async () => {
	const site = await loaded({
		"content/en/docs/index.md": "# Docs\n",
		"content/en/docs/more.md": "# More\n",
		"content/en/index.md": "# Home\n",
	});
	const folders = "content/en/help, content/en/news, content/en/pages";
	assert.equal(site.said, [
		`site.config.ts:1:1 error unread-content: content/en/docs is not read; the configuration names ${folders}`,
		`site.config.ts:1:1 error unread-content: content/en/index.md is not read; the configuration names ${folders}`,
	]);
	assert.equal(
		site.problems.map(({ configKey }) => configKey),
		["docs.path", "docs.path"],
	);
});

layout("may have texts that others include, partials and notes", async () => {
	const site = await loaded({
		"content/en/help/index.md": "# Help\n\n<!--@include: ../shared/text.md-->\n",
		"content/en/shared/text.md": "Text.\n",
		"content/en/_drafts/idea.md": "# Idea\n",
		"content/en/README.md": "# For translators\n",
		"content/images/notes.md": "# Images\n",
	});
	assert.equal(
		site.said.filter((line) => line.includes("unread-content")),
		[],
	);
});

layout("has no locale that the configuration lacks", async () => {
	const site = await loaded({
		...help,
		"content/fr/help/index.md": "# Aide\n",
		"content/EN/help/index.md": "# Help\n",
	});
	assert.equal(site.said, [
		'site.config.ts:1:1 error unknown-locale: the folder content/EN belongs to no locale; the configuration has "en"',
		'site.config.ts:1:1 error unknown-locale: the folder content/fr belongs to no locale; the configuration has "en"',
	]);
	assert.equal(hintsOf(site), ['did you mean "en"?', 'add "fr" to "i18n.locales", or remove the folder']);
});

layout("has every locale of the configuration", async () => {
	const site = await loaded(help, (folder) => rmSync(path.join(folder, "content/fr"), { recursive: true }), bilingual);
	assert.equal(site.said, ['site.config.ts:1:1 error no-locale-folder: the locale "fr" has no folder content/fr']);
	assert.is(site.problems[0]?.configKey, "i18n.locales.fr");
});

layout.run();
