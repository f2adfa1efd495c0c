/**
 * Markdown and what it becomes, in files that read well: a name, a dot, Markdown, a dot, HTML, a dot. Those in `examples/`
 * have the Markdown version, or the problems, in the place of HTML.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Test } from "uvu";
import * as assert from "uvu/assert";

export interface Fixture {
	/** The text above the example, on one line. It may be missing. */
	readonly name: string;
	/** Of the Markdown's first line in the file, from 1. */
	readonly line: number;
	readonly markdown: string;
	readonly html: string;
}

/** The examples of a file's text in order. Text between two examples that a blank line ends is prose, not a name. */
function readFixtures(text: string): Fixture[] {
	const lines = text.replace(/\r\n/g, "\n").split("\n");
	const dots = lines.flatMap((line, at) => (line === "." ? [at] : []));
	if (dots.length % 3 !== 0) throw new Error(`${dots.length} dots: an example has three`);
	const fixtures: Fixture[] = [];
	for (let i = 0; i < dots.length; i += 3) {
		const [start, middle, end] = dots.slice(i, i + 3) as [number, number, number];
		const above = lines.slice(i === 0 ? 0 : Number(dots[i - 1]) + 1, start);
		fixtures.push({
			name: lastParagraph(above),
			line: start + 2,
			markdown: textOf(lines.slice(start + 1, middle)),
			html: textOf(lines.slice(middle + 1, end)),
		});
	}
	return fixtures;
}

const textOf = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join("");

const lastParagraph = (lines: readonly string[]) =>
	(
		lines
			.join("\n")
			.trim()
			.split(/\n\s*\n/)
			.at(-1) ?? ""
	).replace(/\n/g, " ");

/** The files with the examples of a rule. Those of GitHub's specification are of several. */
export const RULE_EXAMPLES: readonly URL[] = readdirSync(new URL(".", import.meta.url))
	.filter((name) => name.endsWith(".txt") && name !== "gfm.txt")
	.sort()
	.map((name) => new URL(name, import.meta.url));

/** The name of a rule, by the file with its examples. */
export const ruleNameOf = ({ pathname }: URL): string => path.basename(pathname, ".txt");

export const readFixtureFile = (file: URL): Fixture[] => readFixtures(readFileSync(file, "utf8"));

/** Makes a test of each example: what `render` makes of its Markdown is what follows it, but for white space at the end. */
export function testFixtures(suite: Test, file: URL, render: (markdown: string) => string): void {
	for (const fixture of readFixtureFile(file))
		suite(`line ${fixture.line}${fixture.name && `: ${fixture.name}`}`, () =>
			assert.is(render(fixture.markdown).trimEnd(), fixture.html.trimEnd()));
}
