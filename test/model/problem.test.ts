import { suite } from "uvu";
import * as assert from "uvu/assert";
import { MAX_SUGGESTIONS } from "../../src/model/limits.ts";
import {
	canPublish,
	closestMatch,
	createSuggester,
	formatProblem,
	hasErrors,
	locationAt,
	type Problem,
	type Severity,
} from "../../src/model/problems/problem.ts";

const problems = suite("problem");

const at = (text: string, sign: string) => {
	const { line, column } = locationAt("a.md", text, text.indexOf(sign));
	return `${line}:${column}`;
};

const breaks: [name: string, between: string][] = [
	["LF", "\n"],
	["CRLF", "\r\n"],
	["a lone CR", "\r"],
];
for (const [name, between] of breaks)
	problems(`counts lines and columns from 1 where lines end in ${name}`, () => {
		const text = ["ab", "", "c!", "d"].join(between);
		assert.is(at(text, "a"), "1:1");
		assert.is(at(text, "b"), "1:2");
		assert.is(at(text, "c"), "3:1");
		assert.is(at(text, "!"), "3:2");
		assert.is(at(text, "d"), "4:1");
	});

problems("counts lines of a file that mixes all line ends", () => assert.is(at("a\r\n\r\rb\n\nc", "c"), "6:1"));

problems("counts columns as editors do, in UTF-16 units", () => assert.is(at("🗒️ x", "x"), "1:5"));

problems("puts the start and the end of a text into it", () => {
	assert.equal(locationAt("a.md", "", 0), { path: "a.md", line: 1, column: 1 });
	assert.equal(locationAt("a.md", "a\n", 2), { path: "a.md", line: 2, column: 1 });
});

problems("is one line that an editor can click, and its hint below", () => {
	assert.is(
		formatProblem({
			severity: "warning",
			code: "broken-anchor",
			message: "/help has no #x",
			at: { path: "content/en/a.md", line: 3, column: 7 },
			hint: "Did you mean #y?",
		}),
		"content/en/a.md:3:7 warning broken-anchor: /help has no #x\n  help: Did you mean #y?",
	);
	assert.is(
		formatProblem({ severity: "error", code: "no-config", message: "there is none" }),
		"error no-config: there is none",
	);
});

const of = (severity: Severity): Problem => ({ severity, code: "some", message: "something" });

problems("keeps a site from being written when it is an error, or a warning of a strict build", () => {
	assert.ok(canPublish([], true));
	assert.ok(canPublish([of("info"), of("warning")], false));
	assert.ok(canPublish([of("info")], true));
	assert.not.ok(canPublish([of("warning")], true));
	assert.not.ok(canPublish([of("info"), of("error")], false));
	assert.ok(hasErrors([of("error")]));
	assert.not.ok(hasErrors([of("warning")]));
});

const known = ["title", "tagline", "baseUrl", "locales", "url"];
const meant: [written: string, near: string | undefined][] = [
	["titel", "title"],
	["Title", "title"],
	["baseurl", "baseUrl"],
	["locale", "locales"],
	["ur", "url"],
	["uri", "url"],
	["tag", undefined],
	["footer", undefined],
	["", undefined],
];
for (const [written, near] of meant)
	problems(`takes “${written}” for ${near ?? "nothing that is known"}`, () =>
		assert.is(closestMatch(written, known), near),
	);

problems("prefers the nearest name, and of equal ones the first", () => {
	assert.is(closestMatch("/help/serch", ["/help/serve", "/help/search"]), "/help/search");
	assert.is(closestMatch("bat", ["cat", "hat"]), "cat");
});

problems("are found for the first of very many wrong names", () => {
	const suggest = createSuggester(["install", "upgrade"]);
	const wrong = Array.from({ length: 2 * MAX_SUGGESTIONS }, (_, n) => `${n}install`);
	assert.is(suggest("instal"), "install");
	assert.is(wrong.filter((name) => suggest(name)).length < MAX_SUGGESTIONS, true);
	assert.is(suggest("instal"), "install");
	assert.is(suggest("upgrad"), undefined);
});

problems.run();
