/** What the manual says about figures is what has been measured. */
import { readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { COMPARISON_FIGURES } from "../../bench/comparison.ts";
import { newestRecord } from "../../bench/record.ts";
import { valuesOf, weightOf } from "../../bench/report.ts";
import { median } from "../../bench/statistics.ts";

const figures = suite("figures of the manual");

figures("the comparison names all rows that ssg loses", () => {
	const read = (file: string) => readFileSync(file, "utf8");
	const lost = read(COMPARISON_FIGURES)
		.split("\n")
		.flatMap((line) => {
			const [, title = "", ours = ""] = line.split("|").map((one) => one.trim());
			return /^\d/.test(ours) ? [title] : [];
		})
		.filter((title) => title !== "");
	const page = read("docs/content/en/docs/about/comparison.md");
	const [, list = ""] = /ssg loses these rows:\n\n([\s\S]*?)\n\n(?!-)/.exec(page) ?? [];
	const named = [...list.matchAll(/\*\*(.*?):?\*\*/g)].map(([, name = ""]) => name.toLowerCase());
	assert.ok(lost.length > 2);
	assert.equal(named.sort(), lost.map((title) => title.toLowerCase()).sort());
});

const record = newestRecord("bench");

const resultOf = (corpus: string, name: string) => {
	const measurements = [...(record?.builds?.measurements ?? []), ...(record?.growth?.measurements ?? [])];
	const measurement = measurements.find((one) => one.corpus.startsWith(corpus));
	const result = measurement?.results.find(({ tool }) => tool === name);
	if (!measurement || !result) throw new Error(`no figures of ${name} for ${corpus}`);
	return { ...result, pages: measurement.pages };
};

const REPOSITORY = "repository, 3";
const ours = resultOf(REPOSITORY, "ours");
const kilobytes = (bytes = 0): number => Math.round(bytes / 1000);
const coldMemory = (corpus: string): string =>
	Math.round(median(valuesOf(resultOf(corpus, "ours"), "cold", "memory")) / 1e6).toLocaleString("en");
const hugo = resultOf(REPOSITORY, "hugo-full");
const wordOf = (ratio: number) => ["", "one", "two", "three", "four", "five", "six", "seven"][Math.round(ratio)];
const timesAsLong = wordOf(median(valuesOf(ours, "cold")) / median(valuesOf(hugo, "cold")));
const timesAsFast = wordOf(median(valuesOf(hugo, "body")) / median(valuesOf(ours, "body")));

/** What pages say about speed and weight. */
const SENTENCES: readonly (readonly [page: string, text: string])[] = [
	["about/comparison", `A page with its styles and scripts is ${kilobytes(weightOf(ours))} kB`],
	["about/comparison", `Hugo builds from nothing about ${timesAsLong} times as fast`],
	[
		"about/comparison",
		`Starlight has ${kilobytes(ours.page?.js) - kilobytes(resultOf(REPOSITORY, "starlight").page?.js)} kB less`,
	],
	["coming-from/docusaurus", `HTML with ${kilobytes(ours.page?.js)} kB of script`],
	[
		"coming-from/hugo",
		`the edit of one text among ${ours.pages} pages is built ${timesAsFast} times as fast as with Hugo`,
	],
	["coming-from/hugo", `takes ${timesAsLong} times as long`],
	["guides/performance", `is ${coldMemory(REPOSITORY)} MB for a site with ${ours.pages} pages in three languages`],
	["guides/performance", `and ${coldMemory("10000 generated")} MB for 10,000 generated pages`],
	["guides/performance", `is ${kilobytes(weightOf(ours))} kB, with styles and scripts, compressed`],
];

for (const [page, text] of SENTENCES)
	figures(`${page}: ${text}`, () =>
		assert.match(readFileSync(`docs/content/en/docs/${page}.md`, "utf8").replace(/\s+/g, " "), text),
	);

for (const locale of ["fr", "de"])
	figures(`${locale}/guides/performance has the same figures`, () => {
		const text = readFileSync(`docs/content/${locale}/docs/guides/performance.md`, "utf8");
		assert.match(text, new RegExp(`\\b${coldMemory(REPOSITORY)}\\sM[Bo].* ${ours.pages} `));
		assert.match(text, new RegExp(`\\b${kilobytes(weightOf(ours))}\\sk[Bo]`));
	});

figures.run();
