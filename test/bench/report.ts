/** What was measured, as tables: times and their ratio to ours in one, memory in another, growth and threads at the end. */
import type { Build, Result, Step } from "./rounds.ts";
import { median, ratio, spread } from "./statistics.ts";
import { table } from "./table.ts";

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

const TIMES: readonly (readonly [title: string, step: Step])[] = [
	["cold", "cold"],
	["cold, RAM disk", "ram"],
	["unchanged", "unchanged"],
	["one body edited", "body"],
	["one title edited", "title"],
];

export const resultOfOurs = ({ results }: Measurement): Result | undefined => results.find(({ tool }) => tool === OURS);

export const buildsOf = (result: Result | undefined, step: Step): readonly Build[] =>
	result?.builds.filter((build) => build.step === step && !build.failure) ?? [];

export const wallTimes = (result: Result | undefined, step: Step) => buildsOf(result, step).map(({ wall }) => wall);

/** Median (least–greatest) and how many times ours; a single run has no spread. */
export function timeCell(times: readonly number[], ours: readonly number[] | undefined): string {
	if (times.length === 0) return "–";
	const [least, greatest] = spread(times);
	const range = times.length > 1 ? ` (${least.toFixed(2)}–${greatest.toFixed(2)})` : "";
	const factor = ours && ratio(times, ours);
	return `${median(times).toFixed(2)} s${range}${factor === undefined ? "" : ` ×${factor.toFixed(2)}`}`;
}

/** One row for each tool that was measured, even if it failed; `toRow` gets ours where the tool is another. */
export const resultRows = (
	measurement: Measurement,
	toRow: (result: Result, ours: Result | undefined) => readonly string[],
): readonly (readonly string[])[] => {
	const ours = resultOfOurs(measurement);
	return measurement.results.map((result) =>
		result.failure ? [result.tool, "failed"] : toRow(result, result === ours ? undefined : ours),
	);
};

/** Why, below the table, where there is room for it. */
const failureNotes = ({ results }: Measurement): string =>
	results
		.filter(({ failure }) => failure)
		.map(({ tool, failure }) => `\n\n${tool}: ${failure}`)
		.join("");

export const unmeasuredRows = (unmeasured: readonly UnmeasuredTool[]) =>
	unmeasured.map(({ tool, reason }) => [tool, reason]);

/** How long the builds of a corpus took. */
export function timeTable(measurement: Measurement): string {
	const steps = TIMES.filter(([, step]) => measurement.results.some((result) => buildsOf(result, step).length > 0));
	const rows = table(
		["tool", ...steps.map(([title]) => title)],
		[
			...resultRows(measurement, (result, ours) => [
				result.tool,
				...steps.map(([, step]) => timeCell(wallTimes(result, step), ours && wallTimes(ours, step))),
			]),
			...unmeasuredRows(measurement.unmeasured),
		],
	);
	return rows + failureNotes(measurement);
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** What the builds of a corpus used. */
export const usageTable = (measurement: Measurement): string =>
	table(
		["tool", "CPU, cold", "memory, cold", "memory, one body edited"],
		resultRows(measurement, (result, ours) => [
			result.tool,
			timeCell(known(result, "cold", "cpu"), ours && known(ours, "cold", "cpu")),
			memoryCell(result, ours, "cold"),
			memoryCell(result, ours, "body"),
		]),
	);

function known(result: Result | undefined, step: Step, of: "cpu" | "memory"): readonly number[] {
	return buildsOf(result, step)
		.map((build) => build[of])
		.filter((value) => value !== undefined);
}

function memoryCell(result: Result, ours: Result | undefined, step: Step): string {
	const values = known(result, step, "memory");
	if (values.length === 0) return "–";
	const times = ours && ratio(values, known(ours, step, "memory"));
	return `${megabytes(median(values))}${times === undefined ? "" : ` ×${times.toFixed(2)}`}`;
}

/** Our builds with other numbers of threads; × is how many times the first row. */
export function threadsTable({ results }: Measurement): string {
	const [first] = results;
	return table(
		["threads", "cold", "one body edited", "CPU, cold", "memory, cold"],
		results.map((result) => {
			const other = result === first ? undefined : first;
			if (result.failure) return [result.tool, "failed"];
			return [
				result.tool,
				...(["cold", "body"] as const).map((step) =>
					timeCell(wallTimes(result, step), other && wallTimes(other, step)),
				),
				timeCell(known(result, "cold", "cpu"), other && known(other, "cold", "cpu")),
				memoryCell(result, other, "cold"),
			];
		}),
	);
}

/** How cold builds and builds after an edit grow with the site; the last column is the price of one more page. */
export function growthTable(measurements: readonly Measurement[]): string {
	const tools = [...new Set(measurements.flatMap(({ results }) => results.map(({ tool }) => tool)))];
	const rows = tools.flatMap((tool) =>
		(["cold", "body", "title"] as const).flatMap((step) => {
			const points = measurements.map(({ pages, results }) => {
				const times = wallTimes(
					results.find((result) => result.tool === tool && !result.failure),
					step,
				);
				return { pages, time: times.length > 0 ? median(times) : undefined };
			});
			if (points.every(({ time }) => time === undefined)) return [];
			const row = [
				`${tool}, ${TIMES.find(([, of]) => of === step)?.[0]}`,
				...points.map(({ time }) => (time === undefined ? "–" : `${time.toFixed(2)} s`)),
				millisecondsForAPage(points),
			];
			return [row];
		}),
	);
	return table(["tool", ...measurements.map(({ pages }) => `${pages} pages`), "one more page"], rows);
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
