import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { TagDefinition, TagsFile } from "../../../src/model/content/document.ts";
import { resolveKnownTags } from "../../../src/pipeline/resolve/pages/known-tags.ts";
import { codesIn } from "../../messages.ts";
import { buildSite } from "../../site.ts";

const tags = suite("tags of a tags file");
const codes = codesIn("pipeline/resolve");

type Given = Readonly<Record<string, Omit<TagDefinition, "at">>>;

/** A tags file with a key a line. */
const file = (locale: string, given: Given, version = "current"): TagsFile => ({
	locale,
	area: "docs",
	version,
	tags: Object.fromEntries(
		Object.entries(given).map(([key, tag], index) => [
			key,
			{ ...tag, at: { path: `${locale}.yml`, line: index + 1, column: 1 } },
		]),
	),
});

const known = (files: readonly TagsFile[], locales = ["en"]) =>
	resolveKnownTags(files, { area: "docs", version: "current", locales });

tags("are called as their key, and are where it says", () => {
	assert.equal(known([file("en", { "open source": {}, API: {} })]).tags, {
		"open source": { label: "Open source", permalink: "open-source" },
		API: { label: "API", permalink: "api" },
	});
});

tags("are those of the locale, then of the default one", () => {
	const files = [
		file("en", { a: { label: "A", permalink: "/x" }, b: { label: "B" } }),
		file("fr", { a: { label: "À" }, c: { label: "C" } }),
		file("de", { a: { label: "Ä" } }),
		file("en", { a: { label: "old" } }, "1.0"),
	];
	assert.equal(known(files, ["en", "fr"]).tags, {
		a: { label: "À", permalink: "/x" },
		b: { label: "B", permalink: "b" },
		c: { label: "C", permalink: "c" },
	});
});

tags("of the other area are other tags", () => {
	assert.equal(known([{ ...file("en", { a: {} }), area: "news" }]).tags, {});
});

tags("at one address are an error", () => {
	const files = [file("en", { "a b": {}, c: { permalink: "/a-b/" }, d: {} }), file("fr", { d: { permalink: "c" } })];
	assert.equal(codes(known(files, ["en", "fr"]).problems), ["en.yml:2:1 error duplicate-tag-permalink"]);
});

const three = { i18n: { locales: { en: {}, fr: {} } } };

tags("name the tags of documents and posts by key, in each locale", async () => {
	const { outputs, problems } = await buildSite(
		{
			"content/en/help/index.md": "---\ntags: [sync, other]\n---\n\n# Help\n",
			"content/en/help/tags.yml":
				"sync:\n  label: Synchronising\n  permalink: /s\n  description: Keeping notes together\n",
			"content/fr/help/tags.yml": "sync:\n  label: Synchronisation\n  description: Des notes partout\n",
			"content/en/news/20240101-a.md": "---\ntags: [beta]\n---\n\n# A\n",
			"content/en/news/tags.yml": "beta:\n  label: Test versions\n  description: For the brave\nunused:\n",
		},
		three,
	);
	assert.equal(problems, []);
	const html = (name: string) => outputs.get(`${name}/index.html`) ?? "";
	assert.match(html("help/tags/s"), "Synchronising");
	assert.match(html("help/tags/s"), "Keeping notes together");
	assert.match(html("fr/help/tags/s"), "Synchronisation");
	assert.match(html("fr/help/tags/s"), "Des notes partout");
	assert.match(html("help/tags/other"), "other");
	assert.match(html("news/tags/beta"), "Test versions");
	assert.match(html("news/tags/beta"), "For the brave");
	assert.match(html("fr/news/tags/beta"), "For the brave");
	assert.is(html("news/tags/unused"), "");
	assert.equal(JSON.parse(outputs.get("help/tags/s/index.json") ?? "{}").alternates, {
		en: "/help/tags/s",
		fr: "/fr/help/tags/s",
	});
});

tags("at one address keep a site from being written, told once", async () => {
	const { result } = await buildSite(
		{ "content/en/help/index.md": "# Help\n", "content/en/help/tags.yml": "a:\nb:\n  permalink: /a\n" },
		three,
	);
	assert.not.ok(result.ok);
	assert.equal(codes(result.problems), ["content/en/help/tags.yml:3:3 error duplicate-tag-permalink"]);
});

tags.run();
