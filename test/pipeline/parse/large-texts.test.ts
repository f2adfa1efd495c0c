// Test run: slow
/** Texts that would take long if the work were not in proportion to their length. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { cpuSecondsOf } from "../../cpu-time.ts";
import { documentOf } from "./document.ts";

const large = suite("large texts");

const texts: [name: string, text: string][] = [
	["50,000 opening brackets", "[".repeat(50_000)],
	["50,000 beginnings of links", "[a](".repeat(50_000)],
	["50,000 emphasis marks", "*a _b ".repeat(25_000)],
	["5 MB in one line", "word ".repeat(1_000_000)],
	["a table of 5,000 columns", `${"|a".repeat(5000)}|\n${"|-".repeat(5000)}|\n`],
	["50,000 opening tags", "<b>".repeat(50_000)],
	["50,000 beginnings of tags", "<div a=".repeat(50_000)],
	["a tag with 50,000 attributes", `<div ${"a ".repeat(50_000)}\n`],
	["50,000 beginnings of comments", "<!--".repeat(50_000)],
	["20,000 paragraphs of raw HTML", "<div>\n\n".repeat(20_000)],
	["braces at the end of headings", `## a ${"{#".repeat(50_000)}`],
	["a bare address with 70,000 stars", `http://x/${"*".repeat(70_000)}`],
	["front matter of 20,000 lines", `---\n${Array.from({ length: 20_000 }, (_, i) => `k${i}: v`).join("\n")}\n---\n`],
	["unclosed blocks", ":::note\n".repeat(20_000)],
	["unclosed islands", ":::island A\n".repeat(20_000)],
	["unknown blocks", ":::a\n".repeat(20_000)],
	["panels of one name", `:::tabs\n${"== a\n".repeat(20_000)}:::`],
	["dollars", "$a ".repeat(20_000)],
	["blocks of dollars", "$$a\n".repeat(20_000)],
	["tildes", "~~a~".repeat(20_000)],
	["braces", `a {${".b ".repeat(20_000)}=}`],
	["lists with attributes", "- a\n{.x}\n\n".repeat(5_000)],
	["tasks", "- [ ] a\n".repeat(20_000)],
	["notes", "^[a]".repeat(5_000)],
	["brackets after a fence", `\`\`\`${"[".repeat(20_000)}\na\n\`\`\``],
	["marks in code", `\`\`\`\n${"a // [!code ++] ".repeat(5_000)}\n\`\`\``],
	["100,000 headings of the same text", "## a\n".repeat(100_000)],
	["100,000 headings of the same explicit id", "## a {#b}\n".repeat(100_000)],
];
/** Of each text above, the slowest takes nine times as long. */
const ORDINARY = Array.from({ length: 3000 }, (_, i) => `## Section ${i}\n\nSome *text* with a [link](a.md).\n`).join(
	"\n",
);

let ordinary = 0;
large.before(() => {
	ordinary = Math.min(...[1, 2, 3].map(() => cpuSecondsOf(() => documentOf(ORDINARY))));
});

for (const [name, text] of texts)
	large(`${name} are read within thirty times the time of 3,000 sections`, () => {
		assert.ok(cpuSecondsOf(() => documentOf(text)) < 30 * ordinary);
	});

large("a table of 5 MB has no paragraph with too much markup", () => {
	const row = "| Joplin 3.1 | released | 2024-11-09 | https://example.org |\n";
	const rows = row.repeat(5_000_000 / row.length);
	const { problems } = documentOf(`| a | b | c | d |\n|---|---|---|---|\n${rows}`);
	assert.equal(problems, []);
});

large.run();
