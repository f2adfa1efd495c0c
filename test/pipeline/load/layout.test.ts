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

layout("has a locale whose name in the configuration is misspelt", async () => {
	const site = await loaded(
		{ ...help, "content/fr/help/index.md": "# Aide\n" },
		(folder) => rmSync(path.join(folder, "content/fre"), { recursive: true, force: true }),
		{ i18n: { locales: { en: {}, fre: {} } } },
	);
	assert.equal(site.said, ["site.config.ts:1:1 error no-locale-folder"]);
	assert.match(String(site.problems[0]?.hint), 'did you mean "fr"?');
});

layout("has the versions of the configuration, and no others", async () => {
	const docs = { path: "help", versions: [{ name: "current" }, { name: "2.0" }, { name: "1.0" }] };
	const versioned = (name: string) => ({ [`content/en/help_versioned/${name}/index.md`]: "# Help\n" });
	const site = await loaded({ ...help, ...versioned("v1.0"), ...versioned("0.9") }, () => {}, { docs });
	assert.equal(site.said, [
		"site.config.ts:1:1 error no-version-folder",
		"site.config.ts:1:1 error no-version-folder",
		"site.config.ts:1:1 error unread-content",
	]);
	assert.equal(valuesOf(site.problems, "configKey"), ["docs.versions[1]", "docs.versions[2]", "docs.versions"]);
	assert.match(String(site.problems[1]?.hint), 'did you mean "v1.0"?');
	const without = await loaded({ ...help, ...versioned("1.0") });
	assert.equal(without.said, ["site.config.ts:1:1 error unread-content"]);
	assert.match(String(without.problems[0]?.hint), "add versions: [");
});

layout("has no pages in the content folder itself", async () => {
	const site = await loaded({ ...help, "content/intro.md": "# Intro\n", "content/README.md": "# For authors\n" });
	assert.equal(site.said, ["site.config.ts:1:1 error unread-content"]);
});

layout.run();
