import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { DataFile, SourcePath } from "../../../src/model/content/source.ts";
import { parseAuthorsFile } from "../../../src/pipeline/parse/data-files/authors-file.ts";
import { codesByName } from "./document.ts";

const authors = suite("authors");

const file = (text: string, name = "authors.yml"): DataFile => ({
	path: `content/en/news/${name}` as SourcePath,
	locale: "en",
	area: "news",
	version: "current",
	name,
	text,
});

const problemsOf = (text: string, name?: string) => codesByName(parseAuthorsFile(file(text, name)).problems);

const JANE = {
	key: "jane",
	name: "Jane Doe",
	title: "Maintainer",
	url: "https://jane.example",
	imageUrl: "/images/jane.png",
	email: "jane@jane.example",
};

authors("are read from YAML, by key", () => {
	const text = `jane:
  name: Jane Doe
  title: Maintainer
  url: https://jane.example
  image_url: /images/jane.png
  email: jane@jane.example
`;
	assert.equal(parseAuthorsFile(file(text)), { authors: { jane: JANE }, problems: [] });
});

authors("are read from JSON, indented by tabs too", () => {
	const text = `{
	"jane": {
		"name": "Jane Doe",
		"title": "Maintainer",
		"url": "https://jane.example",
		"imageURL": "\\/images\\/jane.png",
		"email": "jane@jane.example"
	}
}`;
	assert.equal(parseAuthorsFile(file(text, "authors.json")), { authors: { jane: JANE }, problems: [] });
});

authors("may stand after a document start and a comment", () => {
	assert.equal(parseAuthorsFile(file("---\r\n# who writes\r\njane:\r\n  name: Jane\r\n")), {
		authors: { jane: { key: "jane", name: "Jane" } },
		problems: [],
	});
});

authors("may be none", () => {
	assert.equal(parseAuthorsFile(file("")), { authors: {}, problems: [] });
	assert.equal(parseAuthorsFile(file("# nobody yet\n")).problems, []);
});

authors("may have names that YAML reads as numbers", () => {
	assert.equal(parseAuthorsFile(file("bot:\n  name: 42\n")).authors, { bot: { key: "bot", name: "42" } });
});

authors("leave out a field without a value", () => {
	assert.equal(parseAuthorsFile(file("jane:\n  name: Jane\n  url:\n")), {
		authors: { jane: { key: "jane", name: "Jane" } },
		problems: [],
	});
});

authors("may have the fields of Docusaurus that no page shows", () => {
	const text = "jane:\n  name: Jane\n  page: true\n  description: Writes\n  socials:\n    github: jane\n";
	assert.equal(parseAuthorsFile(file(text)), { authors: { jane: { key: "jane", name: "Jane" } }, problems: [] });
});

authors("are warned about a misspelt field, at its place", () => {
	const text = "url:\n  name: Url\njane:\n  name: Jane\n  titles: Boss\n";
	assert.equal(problemsOf(text), ["authors.yml:5:3 warning unknown-author-field"]);
});

authors("are told the fields when none is near", () => {
	assert.equal(problemsOf("jane:\n  favourite_colour: blue\n"), ["authors.yml:2:3 warning unknown-author-field"]);
});

authors("have places in JSON too", () => {
	const text = '{\n  "jane": { "name": "Jane", "colour": "blue" }\n}';
	assert.equal(problemsOf(text, "authors.json"), ["authors.json:2:29 warning unknown-author-field"]);
});

authors("are found at their own key, not at a field of the same name", () => {
	const text = "jane:\n  name: Jane\nname:\n  name: [1]\n";
	assert.equal(problemsOf(text), ["authors.yml:4:3 error bad-author"]);
});

authors("without fields are an error", () => {
	assert.equal(problemsOf("joe:\n  name: Joe\njane: Jane Doe\n"), ["authors.yml:3:1 error bad-author"]);
});

authors("in a list are an error", () => {
	assert.equal(problemsOf("- jane\n- joe\n"), ["authors.yml:1:1 error bad-authors-file"]);
});

authors("with broken YAML are an error at the place, each time", () => {
	const broken = "jane:\n  name: Jane\n  url: [\n";
	for (let round = 0; round < 2; round++) assert.equal(problemsOf(broken), ["authors.yml:3:8 error bad-authors-file"]);
});

authors("with a field at the wrong depth are an error on its line", () => {
	assert.equal(problemsOf("jane:\n  name: Jane\n   url: x\n"), ["authors.yml:3:7 error bad-authors-file"]);
});

authors.run();
