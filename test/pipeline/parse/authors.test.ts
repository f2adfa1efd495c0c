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

const ONLY_NAMED = { jane: { key: "jane", name: "J" } };

const read: [name: string, text: string, authors: object][] = [
	["after a document start and a comment", "---\r\n# who writes\r\njane:\r\n  name: J\r\n", ONLY_NAMED],
	["from an empty file", "", {}],
	["from a file with a comment alone", "# nobody yet\n", {}],
	["with a name that YAML reads as a number", "bot:\n  name: 42\n", { bot: { key: "bot", name: "42" } }],
	["without a field that has no value", "jane:\n  name: J\n  url:\n", ONLY_NAMED],
	[
		"without the fields of Docusaurus that no page shows",
		"jane:\n  name: J\n  page: true\n  description: Writes\n  socials:\n    github: jane\n",
		ONLY_NAMED,
	],
];
for (const [name, text, expected] of read)
	authors(`are read ${name}`, () => assert.equal(parseAuthorsFile(file(text)), { authors: expected, problems: [] }));

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
