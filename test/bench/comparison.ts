/** The figures on the comparison page of the manual: one row for each measurement, one column for each generator. */

import type { BenchRecord } from "./record.ts";
import { buildsOf, wallTimes } from "./report.ts";
import type { Result, Step } from "./rounds.ts";
import { median } from "./statistics.ts";
import { table } from "./table.ts";

export const COMPARISON_FIGURES = "docs/content/en/docs/about/_comparison-figures.md";

/** Hugo and Eleventy as they write the same files as ssg. */
const TOOLS: readonly (readonly [tool: string, name: string])[] = [
	["ours", "ssg"],
	["hugo-full", "Hugo"],
	["eleventy-full", "Eleventy"],
	["vitepress", "VitePress"],
	["starlight", "Starlight"],
	["docusaurus", "Docusaurus"],
];

interface FigureRow {
	readonly title: string;
	readonly figureOf: (result: Result) => number | undefined;
	readonly format: (value: number) => string;
}

const seconds = (value: number): string => `${value.toFixed(1)} s`;
const megabytes = (value: number): string => `${Math.round(value / 1e6)} MB`;
const kilobytes = (value: number): string => `${Math.round(value / 1000)} kB`;

/** A tool whose builds failed has no figures. */
const medianOf = (values: readonly number[]): number | undefined => (values.length > 0 ? median(values) : undefined);

const timeRow = (title: string, step: Step): FigureRow => ({
	title,
	figureOf: (result) => medianOf(wallTimes(result, step)),
	format: seconds,
});

const ROWS: readonly FigureRow[] = [
	timeRow("first build", "cold"),
	timeRow("build after one edit", "body"),
	timeRow("build without a change", "unchanged"),
	{
		title: "memory of the first build",
		figureOf: (result) => medianOf(buildsOf(result, "cold").flatMap(({ memory }) => memory ?? [])),
		format: megabytes,
	},
	{
		title: "page: HTML, CSS and scripts",
		figureOf: ({ page }) => page && page.html + page.css + page.js,
		format: kilobytes,
	},
	{ title: "page: scripts alone", figureOf: ({ page }) => page?.js, format: kilobytes },
	{
		title: "page: with all that is fetched ahead",
		figureOf: ({ transfer }) => transfer?.whole.bytes,
		format: kilobytes,
	},
	{ title: "files of the site", figureOf: ({ output }) => output?.files, format: String },
	{ title: "size of the site", figureOf: ({ output }) => output?.bytes, format: megabytes },
];

/** The table, in which the least of each row is bold, and where its figures come from. */
export function comparisonFigures({ builds }: BenchRecord): string {
	const measurement = builds?.measurements.find(({ corpus }) => corpus.startsWith("repository, 3"));
	if (!builds || !measurement) throw new Error("no builds in the record");
	const results = TOOLS.flatMap(([tool]) => {
		const result = measurement.results.find((one) => one.tool === tool);
		return result ? [result] : [];
	});
	const nameOf = (tool: string) => `${TOOLS.find((one) => one[0] === tool)?.[1]} ${builds.versions[tool]}`;
	const rows = ROWS.map(({ title, figureOf, format }) => {
		const values = results.map((result) => figureOf(result));
		const least = Math.min(...values.filter((value) => value !== undefined));
		return [
			title,
			...values.map((value) => {
				if (value === undefined) return "–";
				const text = format(value);
				return text === format(least) ? `**${text}**` : text;
			}),
		];
	});
	return `${[
		`${measurement.pages} pages of documentation in three languages, and their news, measured on ${builds.date} on a machine with two cores (${builds.machine}):`,
		table(["", ...results.map(({ tool }) => nameOf(tool))], rows),
	].join("\n\n")}\n`;
}
