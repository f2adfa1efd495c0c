import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { ContentArea, DataFile, SourcePath } from "../../../src/model/content/source.ts";
import { parseDataFiles } from "../../../src/pipeline/parse/data-files/data-files.ts";
import { linesOf } from "../values.ts";
import { codes } from "./document.ts";

const data = suite("data files");

const file = (area: ContentArea, locale: string, name: string, text: string) =>
	({
		path: `content/${locale}/${area}/${name}` as SourcePath,
		...{ locale, area, version: "current", name, text },
	}) satisfies DataFile;

data("are read by what they are called", () => {
	const { categories, authors, tags, searchSettings, problems } = parseDataFiles([
		file("docs", "en", "apps/_category_.yml", "label: Apps"),
		file("docs", "en", "tags.yml", "sync:"),
		file("news", "fr", "authors.yml", "jane:\n  name: Jane"),
		file("news", "fr", "tags.json", '{ "beta": null }'),
		file("chrome", "de", "_search.yml", "synonyms:\n  pc: Rechner"),
	]);
	assert.equal(linesOf(categories, "folder", "label"), ["apps Apps"]);
	assert.equal(authors, [{ locale: "fr", authors: { jane: { key: "jane", name: "Jane" } } }]);
	assert.equal(
		tags.map(({ locale, area, version, tags }) => [...[locale, area, version], ...Object.keys(tags)]),
		[
			["en", "docs", "current", "sync"],
			["fr", "news", "current", "beta"],
		],
	);
	assert.equal(searchSettings, { de: { synonyms: [{ from: "pc", to: ["Rechner"] }], expectations: [], popular: [] } });
	assert.equal(problems, []);
});

data("of one kind in one folder are read once, and the others told", () => {
	const { categories, problems } = parseDataFiles([
		file("docs", "en", "a/_category_.json", '{ "label": "json" }'),
		file("docs", "en", "a/_category_.yaml", "broken: ["),
		file("docs", "en", "a/_category_.yml", "broken: ["),
		file("docs", "en", "b/_category_.yaml", "label: yaml"),
		file("docs", "en", "b/_category_.yml", "label: yml"),
		file("docs", "fr", "b/_category_.yaml", "label: yaml"),
	]);
	assert.equal(linesOf(categories, "path", "label"), [
		"content/en/docs/a/_category_.json json",
		"content/en/docs/b/_category_.yml yml",
		"content/fr/docs/b/_category_.yaml yaml",
	]);
	assert.equal(codes(problems), [
		"content/en/docs/a/_category_.yaml warning two-category-files",
		"content/en/docs/a/_category_.yml warning two-category-files",
		"content/en/docs/b/_category_.yaml warning two-category-files",
	]);
});

data("of tags, authors and the search are read once as well", () => {
	const { problems } = parseDataFiles([
		file("chrome", "en", "_search.json", "{}"),
		file("chrome", "en", "_search.yml", "broken: ["),
		file("chrome", "fr", "_search.yml", ""),
		file("news", "en", "authors.json", "{}"),
		file("news", "en", "authors.yml", ""),
		file("news", "en", "tags.json", "{}"),
		file("news", "en", "tags.yml", ""),
	]);
	assert.equal(codes(problems), [
		"content/en/chrome/_search.yml warning two-search-files",
		"content/en/news/authors.yml warning two-authors-files",
		"content/en/news/tags.yml warning two-tags-files",
	]);
});

data.run();
