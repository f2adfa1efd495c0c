/** Messages quote with straight double quotes: terminals and the browser's overlay show backticks as they are. */
import { readFileSync } from "node:fs";
import { parse, type Token } from "acorn";
import { transformSync } from "esbuild";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { filesIn } from "../files-in.ts";

const quotes = suite("quotes in messages");

/** What these modules write is Markdown. */
const MARKDOWN_WRITERS = /^(?:start\/(?:migrate|init\/sample-texts)|model\/problems\/codes)\//;

/** Texts that rules look for in content. */
const WORD_LISTS = /^quality\/rules\/images\.ts$/;

const SENTENCE = /\p{L} /u;
const OTHER_QUOTES = /`|[‘’“”]|(?:^|\s)'[^']+'(?=[\s,.;:]|$)/;

/** The texts of the strings and templates of a file. */
function textsIn(code: string, file: string): readonly string[] {
	const { code: script } = transformSync(code, {
		loader: file.endsWith("x") ? "tsx" : "ts",
		jsx: "automatic",
		target: "esnext",
	});
	const texts: string[] = [];
	parse(script, {
		ecmaVersion: "latest",
		sourceType: "module",
		onToken(token) {
			const { type, value } = token as Token & { readonly value: unknown };
			if (type.label === "string" || type.label === "template") texts.push(String(value));
		},
	});
	return texts;
}

const wrongIn = (code: string, file: string): readonly string[] =>
	textsIn(code, file).filter((text) => SENTENCE.test(text) && OTHER_QUOTES.test(text));

quotes("are double and straight", () => {
	const files = filesIn("src").filter(
		(file) => /\.tsx?$/.test(file) && !MARKDOWN_WRITERS.test(file) && !WORD_LISTS.test(file),
	);
	assert.ok(files.length > 400);
	assert.equal(
		files.flatMap((file) => wrongIn(readFileSync(`src/${file}`, "utf8"), file).map((text) => `${file}: ${text}`)),
		[],
	);
});

quotes("of other kinds are found", () => {
	for (const text of ["write `a: b` here", "the “key” is not", "the 'key' is"])
		assert.equal(wrongIn(`f(${JSON.stringify(text)})`, "a.ts"), [text]);
	assert.equal(wrongIn("f(`a \\`b\\` c`)", "a.ts"), ["a `b` c"]);
	assert.equal(wrongIn("f('the \"key\" isn\\'t'); /* `a b` */", "a.ts"), []);
});

quotes.run();
