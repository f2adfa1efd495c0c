import { suite } from "uvu";
import * as assert from "uvu/assert";
import { format } from "../../src/model/problem.ts";
import type { DataFile, SourcePath } from "../../src/model/source.ts";
import { parseAuthors } from "../../src/parse/authors.ts";

const authors = suite("authors");

const file = (text: string, name = "authors.yml"): DataFile => ({
	path: `content/en/news/${name}` as SourcePath,
	locale: "en",
	area: "news",
	version: "current",
	name,
	text,
});

const problemsOf = (text: string, name?: string) =>
	parseAuthors(file(text, name)).problems.map(format);

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
	assert.equal(parseAuthors(file(text)), {
		authors: { jane: JANE },
		problems: [],
	});
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
	assert.equal(parseAuthors(file(text, "authors.json")), {
		authors: { jane: JANE },
		problems: [],
	});
});

authors("may stand after a document start and a comment", () => {
	assert.equal(
		parseAuthors(file("---\r\n# who writes\r\njane:\r\n  name: Jane\r\n")),
		{ authors: { jane: { key: "jane", name: "Jane" } }, problems: [] },
	);
});

authors("may be none", () => {
	assert.equal(parseAuthors(file("")), { authors: {}, problems: [] });
	assert.equal(parseAuthors(file("# nobody yet\n")).problems, []);
});

authors("may have names that YAML reads as numbers", () => {
	assert.equal(parseAuthors(file("bot:\n  name: 42\n")).authors, {
		bot: { key: "bot", name: "42" },
	});
});

authors("leave out a field without a value", () => {
	assert.equal(parseAuthors(file("jane:\n  name: Jane\n  url:\n")), {
		authors: { jane: { key: "jane", name: "Jane" } },
		problems: [],
	});
});

authors("may have the fields of Docusaurus that no page shows", () => {
	const text =
		"jane:\n  name: Jane\n  page: true\n  description: Writes\n  socials:\n    github: jane\n";
	assert.equal(parseAuthors(file(text)), {
		authors: { jane: { key: "jane", name: "Jane" } },
		problems: [],
	});
});

authors("are warned about a misspelt field, at its place", () => {
	const text = "url:\n  name: Url\njane:\n  name: Jane\n  titles: Boss\n";
	assert.equal(problemsOf(text), [
		"content/en/news/authors.yml:5:3 warning unknown-author-field: “titles” of author “jane” is no field of an author\n    Did you mean “title”?",
	]);
});

authors("are told the fields when none is near", () => {
	assert.equal(problemsOf("jane:\n  favourite_colour: blue\n"), [
		"content/en/news/authors.yml:2:3 warning unknown-author-field: “favourite_colour” of author “jane” is no field of an author\n    An author has name, title, url, image_url, imageURL, email.",
	]);
});

authors("have places in JSON too", () => {
	const text = '{\n  "jane": { "name": "Jane", "colour": "blue" }\n}';
	assert.equal(parseAuthors(file(text, "authors.json")).problems[0]?.at, {
		path: "content/en/news/authors.json",
		line: 2,
		column: 29,
	});
});

authors("are found at their own key, not at a field of the same name", () => {
	const text = "jane:\n  name: Jane\nname:\n  name: [1]\n";
	assert.equal(problemsOf(text), [
		"content/en/news/authors.yml:4:3 error bad-author: “name” of author “name” is not a text",
	]);
});

authors("without fields are an error", () => {
	assert.equal(problemsOf("joe:\n  name: Joe\njane: Jane Doe\n"), [
		"content/en/news/authors.yml:3:1 error bad-author: author “jane” has no fields\n    Put “name: …” below it, indented.",
	]);
});

authors("in a list are an error", () => {
	assert.equal(problemsOf("- jane\n- joe\n"), [
		"content/en/news/authors.yml:1:1 error bad-authors-file: the authors are not a map from keys to authors\n    Begin each author with a key at the start of a line, as in “jane:”, and put “name: Jane Doe” below it, indented.",
	]);
});

authors("with broken YAML are an error at the place, each time", () => {
	const broken = "jane:\n  name: Jane\n  url: [\n";
	const expected = [
		"content/en/news/authors.yml:4:1 error bad-authors-file: unexpected end of the stream within a flow collection",
	];
	assert.equal(problemsOf(broken), expected);
	assert.equal(problemsOf(broken), expected);
});

authors("with a field at the wrong depth are an error on its line", () => {
	assert.equal(
		parseAuthors(file("jane:\n  name: Jane\n   url: x\n")).problems[0]?.at,
		{ path: "content/en/news/authors.yml", line: 3, column: 7 },
	);
});

authors.run();
