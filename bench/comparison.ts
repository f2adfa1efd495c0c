/** The figures on the comparison page and on the home page of the manual, for each generator. */

import type { BenchRecord } from "./record.ts";
import { valuesOf, weightOf } from "./report.ts";
import type { Result, Step } from "./rounds.ts";
import { knownMedian } from "./statistics.ts";
import { table } from "./table.ts";

export const COMPARISON_FIGURES = "docs/content/en/docs/about/_comparison-figures.md";

export const HOME_FIGURES = "docs/theme/figures.json";

/** Hugo and Eleventy as they write the same files as ssg. */
const TOOLS: Readonly<Record<string, string>> = {
	ours: "ssg",
	"hugo-full": "Hugo",
	"eleventy-full": "Eleventy",
	vitepress: "VitePress",
	rspress: "Rspress",
	starlight: "Starlight",
	docusaurus: "Docusaurus",
};

type Row = readonly [
	title: string,
	figureOf: (result: Result) => number | undefined,
	format: (value: number) => string,
];

const seconds = (value: number): string => `${value.toFixed(1)} s`;
const megabytes = (value: number): string => `${Math.round(value / 1e6)} MB`;
const kilobytes = (value: number): string => `${Math.round(value / 1000)} kB`;

/** A tool whose builds failed has no figures. */
const timeOf = (step: Step) => (result: Result) => knownMedian(valuesOf(result, step));

const ROWS: readonly Row[] = [
	["first build", timeOf("cold"), seconds],
	["build after one edit", timeOf("body"), seconds],
	["build without a change", timeOf("unchanged"), seconds],
	["memory of the first build", (result) => knownMedian(valuesOf(result, "cold", "memory")), megabytes],
	["page: HTML, CSS and scripts", weightOf, kilobytes],
	["page: scripts alone", ({ page }) => page?.js, kilobytes],
	["page: with all that is fetched ahead", ({ transfer }) => transfer?.whole.bytes, kilobytes],
	["files of the site", ({ output }) => output?.files, String],
	["size of the site", ({ output }) => output?.bytes, megabytes],
];

function resultsIn({ builds }: BenchRecord) {
	const measurement = builds?.measurements.find(({ corpus }) => corpus.startsWith("repository, 3"));
	if (!builds || !measurement) throw new Error("no builds in the record");
	const results = Object.keys(TOOLS).flatMap((tool) => measurement.results.find((one) => one.tool === tool) ?? []);
	return { builds, measurement, results };
}

const ON_HOME_PAGE = ["first build", "build after one edit", "page: HTML, CSS and scripts"];

/** Three rows of the table with their lengths as bars, in percent of the longest. */
export function homeFigures(record: BenchRecord): string {
	const { measurement, results } = resultsIn(record);
	const rows = ROWS.filter(([title]) => ON_HOME_PAGE.includes(title)).map(([title, figureOf, format]) => {
		const values = results.map((result) => ({ tool: TOOLS[result.tool], value: figureOf(result) ?? 0 }));
		const longest = Math.max(...values.map(({ value }) => value));
		return {
			title,
			values: values.map(({ tool, value }) => ({
				tool,
				figure: format(value),
				percent: Math.round((100 * value) / longest),
			})),
		};
	});
	return `${JSON.stringify({ pages: measurement.pages, rows }, null, "\t")}\n`;
}

/** The table, in which the least of each row is bold, and where its figures come from. */
export function comparisonFigures(record: BenchRecord): string {
	const { builds, measurement, results } = resultsIn(record);
	const rows = ROWS.map(([title, figureOf, format]) => {
		const values = results.map(figureOf);
		const least = format(Math.min(...values.filter((value) => value !== undefined)));
		const cells = values.map((value) => (value === undefined ? "–" : format(value)));
		return [title, ...cells.map((cell) => (cell === least ? `**${cell}**` : cell))];
	});
	return `${[
		`${measurement.pages} pages of documentation in three languages, and their news, measured on ${builds.date} on a machine with two cores (${builds.machine}):`,
		table(["", ...results.map(({ tool }) => `${TOOLS[tool]} ${builds.versions[tool]}`)], rows),
	].join("\n\n")}\n`;
}
