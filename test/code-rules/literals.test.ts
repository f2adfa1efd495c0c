/** Messages quote with straight double quotes: terminals and the browser's overlay show backticks as they are. */
import { readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { assertNone } from "../assert-none.ts";
import { filesIn } from "../files-in.ts";
import { literalsIn, stringsIn } from "./literals.ts";

const quotes = suite("quotes in messages");

/** What these modules write is Markdown. */
const MARKDOWN_WRITERS =
	/^(?:start\/(?:migrate|init\/sample-texts)|model\/problems\/codes|pipeline\/parse\/components\/theme-components)\b/;

/** Texts that rules look for in content. */
const WORD_LISTS = /^quality\/rules\/images\.ts$/;

const SENTENCE = /\p{L} /u;
const OTHER_QUOTES = /`|[‘’“”]|(?:^|\s)'[^']+'(?=[\s,.;:]|$)/;

const wrongIn = (code: string, file: string): readonly string[] =>
	stringsIn(code, file).filter((text) => SENTENCE.test(text) && OTHER_QUOTES.test(text));

quotes("are double and straight", () => {
	const files = filesIn("src").filter(
		(file) => /\.tsx?$/.test(file) && !MARKDOWN_WRITERS.test(file) && !WORD_LISTS.test(file),
	);
	assert.ok(files.length > 400);
	assertNone(
		files.flatMap((file) => wrongIn(readFileSync(`src/${file}`, "utf8"), file).map((text) => `${file}: ${text}`)),
	);
});

quotes("of other kinds are found", () => {
	for (const text of ["write `a: b` here", "the “key” is not", "the 'key' is"])
		assert.equal(wrongIn(`f(${JSON.stringify(text)})`, "a.ts"), [text]);
	assert.equal(wrongIn("f(`a \\`b\\` c`)", "a.ts"), ["a `b` c"]);
	assert.equal(wrongIn("f('the \"key\" isn\\'t'); /* `a b` */", "a.ts"), []);
});

const lint = suite("regular expressions");

lint("are found with their line, in types and markup as well", () => {
	const code = [
		"interface A { readonly a?: number }",
		"const a = (x as string).replace(/a+/g, ' / ');",
		"// no /literal/",
		"const b = <p title='/no/'>{/[/]b$/.test(a)}</p>;",
	].join("\n");
	assert.equal(literalsIn(code, "a.tsx"), [
		{ source: "a+", flags: "g", line: 2 },
		{ source: "[/]b$", flags: "", line: 4 },
	]);
});

quotes.run();
lint.run();
