import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { DataFile, SourcePath } from "../../../src/model/content/source.ts";
import { formatProblem } from "../../../src/model/problems/problem.ts";
import { parseAuthorsFile } from "../../../src/pipeline/parse/data-files/authors-file.ts";

const authors = suite("authors");

const file = (text: string, name = "authors.yml"): DataFile => ({
	path: `content/en/news/${name}` as SourcePath,
	locale: "en",
	area: "news",
	version: "current",
	name,
	text,
});

const problemsOf = (text: string, name?: string) => parseAuthorsFile(file(text, name)).problems.map(formatProblem);

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
	assert.equal(problemsOf(text), [
		'content/en/news/authors.yml:5:3 warning unknown-author-field: unknown field "titles" of author "jane"\n  help: did you mean "title"?',
	]);
});

authors("are told the fields when none is near", () => {
	assert.equal(problemsOf("jane:\n  favourite_colour: blue\n"), [
		'content/en/news/authors.yml:2:3 warning unknown-author-field: unknown field "favourite_colour" of author "jane"\n  help: the fields are name, title, url, image_url, imageURL, email',
	]);
});

authors("have places in JSON too", () => {
	const text = '{\n  "jane": { "name": "Jane", "colour": "blue" }\n}';
	assert.equal(parseAuthorsFile(file(text, "authors.json")).problems[0]?.at, {
		path: "content/en/news/authors.json",
		line: 2,
		column: 29,
	});
});

authors("are found at their own key, not at a field of the same name", () => {
	const text = "jane:\n  name: Jane\nname:\n  name: [1]\n";
	assert.equal(problemsOf(text), [
		'content/en/news/authors.yml:4:3 error bad-author: field "name" of author "name" is not text',
	]);
});

authors("without fields are an error", () => {
	assert.equal(problemsOf("joe:\n  name: Joe\njane: Jane Doe\n"), [
		'content/en/news/authors.yml:3:1 error bad-author: author "jane" has no fields\n  help: write "name: …" below it, indented',
	]);
});

authors("in a list are an error", () => {
	assert.equal(problemsOf("- jane\n- joe\n"), [
		'content/en/news/authors.yml:1:1 error bad-authors-file: the authors file is not a mapping of keys to authors\n  help: start each author with a key at the beginning of a line, such as "jane:", and write "name: Jane Doe" below it, indented',
	]);
});

authors("with broken YAML are an error at the place, each time", () => {
	const broken = "jane:\n  name: Jane\n  url: [\n";
	const expected = [
		'content/en/news/authors.yml:3:8 error bad-authors-file: unclosed "["\n  help: close it with "]", or quote the value',
	];
	assert.equal(problemsOf(broken), expected);
	assert.equal(problemsOf(broken), expected);
});

authors("with a field at the wrong depth are an error on its line", () => {
	assert.equal(parseAuthorsFile(file("jane:\n  name: Jane\n   url: x\n")).problems[0]?.at, {
		path: "content/en/news/authors.yml",
		line: 3,
		column: 7,
	});
});

authors.run();
