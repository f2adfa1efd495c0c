/** The figures as tables: times and their ratio to ours in one, sizes in another, growth at the end. */
import type { Build, Result, Step } from "./rounds.ts";
import { median, ratio, spread } from "./statistics.ts";
import { table } from "./table.ts";

export interface Measurement {
	readonly corpus: string;
	/** Help pages of all locales together. */
	readonly pages: number;
	readonly results: readonly Result[];
}

/** A tool that did not take part, and why. */
export interface Absent {
	readonly tool: string;
	readonly reason: string;
}

const OURS = "ours";
const TIMES: readonly (readonly [title: string, step: Step])[] = [
	["cold", "cold"],
	["unchanged", "unchanged"],
	["one body edited", "body"],
	["one title edited", "title"],
];

const resultOfOurs = ({ results }: Measurement): Result | undefined =>
	results.find(({ tool }) => tool === OURS);

const buildsOf = (result: Result | undefined, step: Step): readonly Build[] =>
	result?.builds.filter((build) => build.step === step && !build.failure) ?? [];

/** Median (least–greatest) and how many times ours; a single run has no spread. */
export function timeCell(
	times: readonly number[],
	ours: readonly number[] | undefined,
): string {
	if (times.length === 0) return "–";
	const [least, greatest] = spread(times);
	const range =
		times.length > 1 ? ` (${least.toFixed(2)}–${greatest.toFixed(2)})` : "";
	const factor = ours && ratio(times, ours);
	return `${median(times).toFixed(2)} s${range}${factor === undefined ? "" : ` ×${factor.toFixed(2)}`}`;
}

const failed = ({ tool }: Result): readonly string[] => [tool, "failed"];

/** Why, below the table, where there is room for it. */
const reasons = ({ results }: Measurement): string =>
	results
		.filter(({ failure }) => failure)
		.map(({ tool, failure }) => `\n\n${tool}: ${failure}`)
		.join("");

const absentRows = (absent: readonly Absent[]) =>
	absent.map(({ tool, reason }) => [tool, reason]);

/** How long the builds of a corpus took. */
export function timeTable(
	measurement: Measurement,
	absent: readonly Absent[],
): string {
	const ours = resultOfOurs(measurement);
	const rows = table(
		["tool", ...TIMES.map(([title]) => title)],
		[
			...measurement.results.map((result) =>
				result.failure ? failed(result) : timeRow(result, ours),
			),
			...absentRows(absent),
		],
	);
	return rows + reasons(measurement);
}

function timeRow(result: Result, ours: Result | undefined): readonly string[] {
	const other = result === ours ? undefined : ours;
	const wallOf = (from: Result | undefined, step: Step) =>
		buildsOf(from, step).map(({ wall }) => wall);
	return [
		result.tool,
		...TIMES.map(([, step]) =>
			timeCell(wallOf(result, step), other && wallOf(other, step)),
		),
	];
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** What the builds of a corpus used and wrote. */
export function sizeTable(measurement: Measurement): string {
	const ours = resultOfOurs(measurement);
	return table(
		[
			"tool",
			"CPU, cold",
			"memory, cold",
			"memory, one body edited",
			"output",
			"rewritten: unchanged / body / title",
			"page: HTML + CSS + JS, gzip",
		],
		measurement.results.map((result) =>
			result.failure
				? failed(result)
				: sizeRow(result, result === ours ? undefined : ours),
		),
	);
}

function sizeRow(result: Result, ours: Result | undefined): readonly string[] {
	const { tool, output, page } = result;
	const other = ours?.page;
	const total = page && page.html + page.css + page.js;
	return [
		tool,
		cpuCell(result, ours),
		memoryCell(result, ours, "cold"),
		memoryCell(result, ours, "body"),
		output ? `${output.files} files, ${megabytes(output.bytes)}` : "–",
		(["unchanged", "body", "title"] as const)
			.map((step) => median(buildsOf(result, step).map((b) => b.written)))
			.join(" / "),
		page && total
			? `${kilobytes(page.html)} + ${kilobytes(page.css)} + ${kilobytes(page.js)} = ${kilobytes(total)}${other ? ` ×${(total / (other.html + other.css + other.js)).toFixed(2)}` : ""}`
			: "–",
	];
}

function known(
	result: Result | undefined,
	step: Step,
	of: "cpu" | "memory",
): readonly number[] {
	return buildsOf(result, step)
		.map((build) => build[of])
		.filter((value) => value !== undefined);
}

const cpuCell = (result: Result, ours: Result | undefined): string =>
	timeCell(known(result, "cold", "cpu"), ours && known(ours, "cold", "cpu"));

function memoryCell(
	result: Result,
	ours: Result | undefined,
	step: Step,
): string {
	const values = known(result, step, "memory");
	if (values.length === 0) return "–";
	const times = ours && ratio(values, known(ours, step, "memory"));
	return `${megabytes(median(values))}${times === undefined ? "" : ` ×${times.toFixed(2)}`}`;
}

/** How cold builds and builds after an edit grow with the site; the last column is the price of one more page. */
export function growthTable(measurements: readonly Measurement[]): string {
	const tools = [
		...new Set(
			measurements.flatMap(({ results }) => results.map(({ tool }) => tool)),
		),
	];
	const rows = tools.flatMap((tool) =>
		(["cold", "body"] as const).map((step) => {
			const points = measurements.map(({ pages, results }) => {
				const times = buildsOf(
					results.find((result) => result.tool === tool && !result.failure),
					step,
				).map(({ wall }) => wall);
				return { pages, time: times.length > 0 ? median(times) : undefined };
			});
			return [
				`${tool}, ${step === "cold" ? "cold" : "one body edited"}`,
				...points.map(({ time }) =>
					time === undefined ? "failed" : `${time.toFixed(2)} s`,
				),
				millisecondsForAPage(points),
			];
		}),
	);
	return table(
		[
			"tool",
			...measurements.map(({ pages }) => `${pages} pages`),
			"one more page",
		],
		rows,
	);
}

interface Point {
	readonly pages: number;
	readonly time: number | undefined;
}

/** Between the smallest and the largest site that were built. */
export function millisecondsForAPage(points: readonly Point[]): string {
	const done = points.filter(({ time }) => time !== undefined);
	const [first] = done;
	const last = done.at(-1);
	if (!first || !last || first.pages === last.pages) return "–";
	const seconds = (last.time ?? 0) - (first.time ?? 0);
	return `${((seconds * 1000) / (last.pages - first.pages)).toFixed(2)} ms`;
}
