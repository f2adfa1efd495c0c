import { suite } from "uvu";
import * as assert from "uvu/assert";
import { matchesWildcard } from "../../../src/model/text/wildcard.ts";
import { isAllowedByRobots, parseRobots } from "../../../src/quality/external-links/robots.ts";

const robots = suite("robots.txt");

const isAllowed = (text: string, path: string) =>
	isAllowedByRobots(`https://example.org${path}`, parseRobots(text, "bot"));

const cases: [text: string, path: string, isAllowed: boolean][] = [
	["", "/a", true],
	["user-agent: *\ndisallow: /", "/a", false],
	["User-Agent: *\r\nDisallow: /b # why", "/b/c", false],
	["user-agent: *\ndisallow: /b", "/a", true],
	["user-agent: *\ndisallow:", "/a", true],
	["disallow: /", "/a", true],
	["user-agent: other\ndisallow: /", "/a", true],
	["user-agent: Bot/2.0\ndisallow: /", "/a", false],
	["user-agent: *\ndisallow: /\n\nuser-agent: bot\ndisallow: /b", "/a", true],
	["user-agent: bot\nuser-agent: other\ndisallow: /", "/a", false],
	["user-agent: bot\ndisallow: /a\nuser-agent: x\ndisallow: /c\nuser-agent: bot\ndisallow: /b", "/b", false],
	["user-agent: *\ndisallow: /a\nallow: /a/b", "/a/b", true],
	["user-agent: *\nallow: /a\ndisallow: /a", "/a", true],
	["user-agent: *\ndisallow: /*.pdf$", "/a/b.pdf", false],
	["user-agent: *\ndisallow: /*.pdf$", "/a/b.pdf?c", true],
	["user-agent: *\ndisallow: /a?q=", "/a?q=1", false],
];
for (const [text, path, expected] of cases)
	robots(`${JSON.stringify(text)} ${expected ? "allows" : "forbids"} ${path}`, () => {
		assert.is(isAllowed(text, path), expected);
	});

robots("names the delay between requests", () => {
	const text = "user-agent: *\ncrawl-delay: 2\ndisallow: /a";
	assert.is(parseRobots(text, "bot").crawlDelay, 2);
	assert.is(parseRobots("user-agent: *\ncrawl-delay: x", "bot").crawlDelay, undefined);
});

const patterns: [pattern: string, text: string, matches: boolean][] = [
	["a", "a", true],
	["a", "ab", false],
	["a*", "ab", true],
	["*b", "ab", true],
	["a*b*c", "a1b2c", true],
	["a*b*c", "a1c2b", false],
	["ab*ba", "aba", false],
	["*", "", true],
	["https://x/*", "https://x/a/b?c", true],
	["https://x.*", "https://xyz", false],
];
for (const [pattern, text, matches] of patterns)
	robots(`${pattern} ${matches ? "matches" : "does not match"} “${text}”`, () => {
		assert.is(matchesWildcard(pattern, text), matches);
	});

robots("a hostile pattern takes no time", () => {
	assert.is(matchesWildcard("*a".repeat(1e4), `${"a".repeat(1e5)}b`), false);
});

robots.run();
