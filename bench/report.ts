/** What was measured, as tables. In each cell × is how many times ours. */
import type { Result, Step } from "./rounds.ts";
import { knownMedian, median } from "./statistics.ts";
import { table } from "./table.ts";
import { EDIT_KINDS, EDIT_TITLES } from "./watch/edits.ts";
import type { WatchResult } from "./watch/watch-rounds.ts";

/** How soon servers show what is saved. */
export interface WatchMeasurement {
	readonly corpus: string;
	readonly unmeasured: readonly UnmeasuredTool[];
	readonly results: readonly WatchResult[];
}

export interface Measurement {
	readonly corpus: string;
	/** Help pages of all locales together. */
	readonly pages: number;
	readonly results: readonly Result[];
	readonly unmeasured: readonly UnmeasuredTool[];
}

/** A tool that did not take part, and why. */
export interface UnmeasuredTool {
	readonly tool: string;
	readonly reason: string;
}

export const OURS = "ours";

interface Unit {
	readonly name: string;
	readonly size: number;
	readonly digits: number;
	/** Whether the least and the greatest value stand beside the median. */
	readonly hasRange?: boolean;
}

const SECONDS: Unit = { name: "s", size: 1, digits: 2, hasRange: true };
const MILLISECONDS: Unit = { name: "ms", size: 1, digits: 0, hasRange: true };
const MEGABYTES: Unit = { name: "MB", size: 1e6, digits: 1 };
const KILOBYTES: Unit = { name: "kB", size: 1000, digits: 1 };

const inUnit = (value: number | undefined, { name, size, digits }: Unit): string =>
	value === undefined ? "–" : `${(value / size).toFixed(digits)} ${name}`;

type Values = readonly number[];

/** `2.00 s (1.00–3.00) ×0.50`: the median, the least and the greatest of several, and its ratio to that of ours. */
function cellOf(values: Values, ours: Values | undefined, unit: Unit): string {
	const [least, greatest] = [Math.min(...values), Math.max(...values)].map((end) =>
		(end / unit.size).toFixed(unit.digits),
	);
	const range = unit.hasRange && values.length > 1 ? ` (${least}–${greatest})` : "";
	return inUnit(knownMedian(values), unit) + range + factorOf(knownMedian(values), ours && median(ours));
}

const factorOf = (value: number | undefined, ours: number | undefined): string =>
	value !== undefined && ours ? ` ×${(value / ours).toFixed(2)}` : "";

const UNITS = { wall: SECONDS, cpu: SECONDS, memory: MEGABYTES };

/** One for each build of a kind that did not fail, where it is known. */
export const valuesOf = (
	result: Result | undefined,
	step: Step,
	quantity: keyof typeof UNITS | "written" = "wall",
): Values =>
	result?.builds.flatMap((build) => (build.step === step && !build.failure ? (build[quantity] ?? []) : [])) ?? [];

export const wallTimes = (result: Result | undefined, step: Step): Values => valuesOf(result, step, "wall");

/** One row for each tool that was measured, even if it failed; `toCells` gets ours where the tool is another. */
const resultRows = (
	{ results }: Measurement,
	toCells: (result: Result, ours: Result | undefined) => readonly string[],
	ours = results.find(({ tool }) => tool === OURS),
): readonly (readonly string[])[] =>
	results.map((result) => [
		result.tool,
		...(result.failure ? ["failed"] : toCells(result, result === ours ? undefined : ours)),
	]);

/** Why, below the table, where there is room for it. */
const failureNotes = (results: readonly { readonly tool: string; readonly failure?: string }[]): string =>
	results.map(({ tool, failure }) => (failure ? `\n\n${tool}: ${failure}` : "")).join("");

const unmeasuredRows = (unmeasured: readonly UnmeasuredTool[]) => unmeasured.map(({ tool, reason }) => [tool, reason]);

type Column = readonly [title: string, step: Step, quantity: keyof typeof UNITS];

const TIMES: readonly Column[] = [
	["cold", "cold", "wall"],
	["cold, RAM disk", "ram", "wall"],
	["unchanged", "unchanged", "wall"],
	["one body edited", "body", "wall"],
	["one title edited", "title", "wall"],
];

const cellsOf = (columns: readonly Column[]) => (result: Result, ours: Result | undefined) =>
	columns.map(([, step, quantity]) =>
		cellOf(valuesOf(result, step, quantity), ours && valuesOf(ours, step, quantity), UNITS[quantity]),
	);

const titlesOf = (columns: readonly Column[]): readonly string[] => columns.map(([title]) => title);

/** How long the builds of a corpus took. */
export function timeTable(measurement: Measurement): string {
	const { results, unmeasured } = measurement;
	const columns = TIMES.filter(([, step]) => results.some((result) => wallTimes(result, step).length > 0));
	const rows = [...resultRows(measurement, cellsOf(columns)), ...unmeasuredRows(unmeasured)];
	return table(["tool", ...titlesOf(columns)], rows) + failureNotes(results);
}

const USAGE: readonly Column[] = [
	["CPU, cold", "cold", "cpu"],
	["memory, cold", "cold", "memory"],
	["memory, one body edited", "body", "memory"],
];

/** What the builds of a corpus used. */
export const usageTable = (measurement: Measurement): string =>
	table(["tool", ...titlesOf(USAGE)], resultRows(measurement, cellsOf(USAGE)));

const BY_THREADS: readonly Column[] = [
	["cold", "cold", "wall"],
	["one body edited", "body", "wall"],
	["CPU, cold", "cold", "cpu"],
	["memory, cold", "cold", "memory"],
];

/** Our builds with other numbers of threads; × is how many times the first row. */
export const threadsTable = (measurement: Measurement): string =>
	table(["threads", ...titlesOf(BY_THREADS)], resultRows(measurement, cellsOf(BY_THREADS), measurement.results[0]));

/** How many files each tool wrote, for how many pages, and how many it writes again. */
export const outputTable = (measurement: Measurement): string =>
	table(
		["tool", "files", "HTML pages", "files per page", "size", "rewritten: unchanged / body / title"],
		resultRows(measurement, (result) => {
			const { files, pages, bytes } = result.output ?? {}; // older records do not say how many are pages
			return [
				String(files ?? "–"),
				String(pages || "–"),
				files && pages ? (files / pages).toFixed(2) : "–",
				inUnit(bytes, MEGABYTES),
				(["unchanged", "body", "title"] as const)
					.map((step) => knownMedian(valuesOf(result, step, "written")) ?? "–")
					.join(" / "),
			];
		}),
	);

/** What the edited page weighs, compressed with gzip. */
export const pageTable = (measurement: Measurement): string =>
	table(
		["tool", "HTML + CSS + JS", "until loaded", "whole, with what is prefetched"],
		resultRows(measurement, (result, ours) => [
			weightCell(result, ours),
			transferCell(result, ours, "loaded"),
			transferCell(result, ours, "whole"),
		]),
	);

export const weightOf = (result: Result | undefined): number | undefined =>
	result?.page && result.page.html + result.page.css + result.page.js;

function weightCell(result: Result, ours: Result | undefined): string {
	if (!result.page) return "–";
	const { html, css, js } = result.page;
	const total = weightOf(result);
	const parts = [html, css, js].map((bytes) => inUnit(bytes, KILOBYTES)).join(" + ");
	return `${parts} = ${inUnit(total, KILOBYTES)}${factorOf(total, weightOf(ours))}`;
}

function transferCell({ transfer }: Result, ours: Result | undefined, of: "loaded" | "whole"): string {
	if (!transfer) return "–";
	const { bytes, requests } = transfer[of];
	return `${inUnit(bytes, KILOBYTES)} in ${requests}${factorOf(bytes, ours?.transfer?.[of].bytes)}`;
}

/** How cold builds and builds after an edit grow with the site; the last column is the price of one more page. */
export function growthTable(measurements: readonly Measurement[]): string {
	const tools = [...new Set(measurements.flatMap(({ results }) => results.map(({ tool }) => tool)))];
	const columns = TIMES.filter(([, step]) => ["cold", "body", "title"].includes(step));
	const rows = tools.flatMap((tool) =>
		columns.flatMap(([title, step]) => {
			const points = measurements.map(({ pages, results }) => {
				const result = results.find((one) => one.tool === tool && !one.failure);
				return { pages, time: knownMedian(wallTimes(result, step)) };
			});
			if (points.every(({ time }) => time === undefined)) return [];
			return [[`${tool}, ${title}`, ...points.map(({ time }) => inUnit(time, SECONDS)), millisecondsForAPage(points)]];
		}),
	);
	return table(["tool", ...measurements.map(({ pages }) => `${pages} pages`), "one more page"], rows);
}

interface Point {
	readonly pages: number;
	readonly time: number | undefined;
}

/** Between the smallest and the largest site that were built. */
function millisecondsForAPage(points: readonly Point[]): string {
	const done = points.filter(({ time }) => time !== undefined);
	const [first] = done;
	const last = done.at(-1);
	if (!first || !last || first.pages === last.pages) return "–";
	const seconds = (last.time ?? 0) - (first.time ?? 0);
	return `${((seconds * 1000) / (last.pages - first.pages)).toFixed(2)} ms`;
}

/** How soon a saved file is served. */
export function watchTable({ results, unmeasured }: WatchMeasurement): string {
	const ours = results.find(({ tool }) => tool === OURS);
	const start = (ms: number | undefined) => inUnit(ms === undefined ? ms : ms / 1000, SECONDS);
	const rows = results.map((result) => [
		result.tool,
		result.serves === "html" ? "HTML" : "module",
		`${start(result.start.cold)} / ${start(result.start.kept)}`,
		...EDIT_KINDS.map((kind) =>
			cellOf(result.saves[kind] ?? [], result === ours ? undefined : ours?.saves[kind], MILLISECONDS),
		),
		inUnit(result.memory, MEGABYTES),
	]);
	const titles = EDIT_KINDS.map((kind) => EDIT_TITLES[kind]);
	return (
		table(
			["server", "serves", "first page: cold / with caches", ...titles, "memory"],
			[...rows, ...unmeasuredRows(unmeasured)],
		) + failureNotes(results)
	);
}
