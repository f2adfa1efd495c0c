/** The figures on the comparison page of the manual: one row for each measurement, one column for each generator. */

import type { BenchRecord } from "./record.ts";
import { valuesOf, weightOf } from "./report.ts";
import type { Result, Step } from "./rounds.ts";
import { knownMedian } from "./statistics.ts";
import { table } from "./table.ts";

export const COMPARISON_FIGURES = "docs/content/en/docs/about/_comparison-figures.md";

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

/** The table, in which the least of each row is bold, and where its figures come from. */
export function comparisonFigures({ builds }: BenchRecord): string {
	const measurement = builds?.measurements.find(({ corpus }) => corpus.startsWith("repository, 3"));
	if (!builds || !measurement) throw new Error("no builds in the record");
	const results = Object.keys(TOOLS).flatMap((tool) => measurement.results.find((one) => one.tool === tool) ?? []);
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
