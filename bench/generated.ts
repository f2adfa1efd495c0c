/** Sites of any number of pages, the same ones in every run: headings, lists, tables, code, and links between the pages. */
import type { Files } from "../test/site.ts";
import type { Corpus } from "./corpus.ts";
import words from "./words.json" with { type: "json" };

const IN_A_FOLDER = 20;
const PAGES_FOR_A_POST = 50;
const LAST_DAY = Date.UTC(2024, 11, 31);
const DAY = 86_400_000;

/** The `pages` counts those of the help; posts come on top. */
export const generatedCorpus = (pages: number): Corpus => ({
	name: `${pages} generated pages`,
	locales: ["en"],
	files: {
		"en/help/index.md": frontPage(pages),
		...Object.fromEntries(numbers(pages).map((n) => [`en/help/${pathOf(n)}`, pageText(n, pages)])),
		...posts(Math.max(1, Math.floor(pages / PAGES_FOR_A_POST)), pages),
	},
	edited: `help/${pathOf(Math.floor(pages / 2))}`,
});

const numbers = (count: number): number[] => [...Array(count).keys()];

const lines = (count: number, line: () => string): string[] => numbers(count).map(line);

const padded = (n: number, length: number): string => String(n).padStart(length, "0");

const pathOf = (n: number): string => `part-${padded(Math.floor(n / IN_A_FOLDER), 4)}/page-${padded(n, 6)}.md`;

type Draw = (below: number) => number;

/** Whole numbers below a bound; the same seed gives the same ones. */
function drawsOf(seed: number): Draw {
	let state = (Math.imul(seed + 1, 2_654_435_761) ^ 0x5bd1e995) >>> 0;
	return (bound) => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return Math.floor((state / 2 ** 32) * bound);
	};
}

const from = (list: readonly string[], draw: Draw): string => list[draw(list.length)] as string;

function sentence(draw: Draw): string {
	const text = `${from(words.subjects, draw)} ${from(words.verbs, draw)} ${from(words.objects, draw)} ${from(words.circumstances, draw)}.`;
	return text.charAt(0).toUpperCase() + text.slice(1);
}

const paragraph = (draw: Draw): string => lines(3 + draw(4), () => sentence(draw)).join(" ");

const list = (draw: Draw): string => lines(3 + draw(3), () => `- ${sentence(draw)}`).join("\n");

const table = (draw: Draw): string =>
	[
		"| What | Does | When |",
		"| :--- | :--- | :--- |",
		...numbers(3 + draw(3)).map(
			() =>
				`| ${from(words.subjects, draw)} | ${from(words.verbs, draw)} ${from(words.objects, draw)} | ${from(words.circumstances, draw)} |`,
		),
	].join("\n");

const code = (draw: Draw): string =>
	[
		"```js",
		`const limit = ${draw(1000)};`,
		"for (const note of await notes.all()) {",
		`	if (note.size > limit) note.tag("large-${draw(100)}");`,
		"}",
		"```",
	].join("\n");

const titleOf = (n: number): string => {
	const draw = drawsOf(n);
	return `${from(words.titles, draw)} ${from(words.objects, draw)}, ${n}`;
};

const link = (draw: Draw, pages: number): string => {
	const target = draw(pages);
	return `${sentence(draw)} See [${titleOf(target)}](../${pathOf(target)}).`;
};

const KINDS = [list, table, code, paragraph];

function section(draw: Draw, pages: number, number: number): string {
	const kind = KINDS[(number + draw(2)) % KINDS.length] as typeof list;
	return [
		`## ${from(words.titles, draw)}, step ${number + 1}`,
		paragraph(draw),
		kind(draw),
		`### ${from(words.titles, draw)} more, step ${number + 1}`,
		paragraph(draw),
		link(draw, pages),
	].join("\n\n");
}

function pageText(n: number, pages: number): string {
	const draw = drawsOf(n + 7919);
	const sections = numbers(3 + draw(3)).map((i) => section(draw, pages, i));
	return `---\ntitle: "${titleOf(n)}"\n---\n\n${[paragraph(draw), ...sections].join("\n\n")}\n`;
}

const frontPage = (pages: number): string =>
	`---\ntitle: Help\n---\n\nThis help has ${pages} pages. Begin with [the first](./${pathOf(0)}).\n`;

/** A day apart, the last one at the end of 2024. */
const posts = (count: number, pages: number): Files =>
	Object.fromEntries(
		numbers(count).map((n) => {
			const draw = drawsOf(n + 104_729);
			const date = new Date(LAST_DAY - (count - 1 - n) * DAY).toISOString().slice(0, 10);
			const target = draw(pages);
			const text = `---\ntitle: "News ${n + 1}"\ndate: ${date}\n---\n\n${paragraph(draw)}\n\n<!-- truncate -->\n\n${paragraph(draw)} It is explained under [${titleOf(target)}](../help/${pathOf(target)}).\n`;
			return [`en/news/post-${padded(n + 1, 4)}.md`, text];
		}),
	);
