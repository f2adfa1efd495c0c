import { suite } from "uvu";
import * as assert from "uvu/assert";
import { globMatcher } from "../../src/model/text/glob.ts";

const globs = suite("patterns for paths");

const cases: [pattern: string, matching: string[], others: string[]][] = [
	["**/*.md", ["a.md", "a/b/c.md"], ["a.mdx", "amd"]],
	["guides/**", ["guides/a.md", "guides/a/b.md"], ["a/guides/b.md", "guide"]],
	["**/drafts/**", ["drafts/a", "a/drafts/b/c"], ["adrafts/b", "drafts"]],
	["./*.{md,mdx}", ["a.md", "a.mdx"], ["a/b.md", "a.txt"]],
	["a?c+.md", ["abc+.md"], ["ac+.md", "a/c+.md", "abcc.md"]],
	["a{b", ["a{b"], ["ab"]],
	["(a|b)", ["(a|b)"], ["a"]],
];
for (const [pattern, matching, others] of cases)
	globs(`${pattern} matches ${matching.join(" and ")}`, () => {
		const matches = globMatcher([pattern]);
		assert.equal(matching.filter(matches), matching);
		assert.equal(others.filter(matches), []);
	});

globs("a path matches a list if it matches one of it", () => {
	assert.ok(globMatcher(["a", "b"])("b"));
	assert.not.ok(globMatcher([])("b"));
});

globs.run();
