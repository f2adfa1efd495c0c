/** What a build says at its end: one screen for people, the same as JSON for scripts. */
import { gzipSync } from "node:zlib";
import type { Problem } from "../model/problem.ts";
import type { BuildResult, Output } from "../model/site.ts";
import type { Timing } from "./timed.ts";
import { VERSION } from "./version.ts";

export interface Report {
	readonly outDir: string;
	readonly result: BuildResult;
	readonly timings: readonly Timing[];
	readonly ms: number;
}

const pad = (text: string | number, width: number): string =>
	String(text).padStart(width);

export function reportText({ outDir, result, timings, ms }: Report): string {
	const { ok, outputs, counts, problems } = result;
	const stages = timings
		.map(({ stage, ms: taken }) => `${stage} ${Math.round(taken)}`)
		.join(" · ");
	return [
		`ssg ${VERSION}`,
		...table(counts),
		ok
			? `${outputs.length} files, ${size(bytesOf(outputs))}, in ${outDir}`
			: "nothing was written",
		...largestPage(outputs),
		...summary(problems),
		`done in ${(ms / 1000).toFixed(2)} s (${stages} ms)`,
	].join("\n");
}

function table(counts: BuildResult["counts"]): string[] {
	if (counts.length === 0) return [];
	const width = Math.max(7, ...counts.map(({ locale }) => locale.length + 2));
	const row = (name: string, cells: readonly (string | number)[]) =>
		name.padEnd(10) + cells.map((cell) => pad(cell, width)).join("");
	const numbers = (name: string, of: readonly number[]) =>
		row(name, [...of, of.reduce((sum, count) => sum + count, 0)]);
	return [
		row("", [...counts.map(({ locale }) => locale), "total"]),
		numbers(
			"pages",
			counts.map(({ pages }) => pages),
		),
		numbers(
			"posts",
			counts.map(({ posts }) => posts),
		),
		numbers(
			"fallbacks",
			counts.map(({ fallbacks }) => fallbacks),
		),
	];
}

function summary(problems: readonly Problem[]): string[] {
	const count = (severity: Problem["severity"], one: string) => {
		const many = problems.filter((problem) => problem.severity === severity);
		return many.length === 0
			? []
			: [`${many.length} ${one}${many.length === 1 ? "" : "s"}`];
	};
	const found = [...count("error", "error"), ...count("warning", "warning")];
	return found.length > 0 ? [found.join(", ")] : [];
}

function largestPage(outputs: readonly Output[]): string[] {
	const largest = outputs
		.filter(({ path }) => path.endsWith("html"))
		.map((output) => ({ output, bytes: bytesOf([output]) }))
		.reduce((most, page) => (page.bytes > most.bytes ? page : most), {
			bytes: 0,
		} as { output?: Output; bytes: number });
	const { output, bytes } = largest;
	if (!output || !("contents" in output)) return [];
	const packed = gzipSync(output.contents).length;
	return [`largest page ${output.path}, ${size(bytes)} (${size(packed)} gzip)`];
}

const bytesOf = (outputs: readonly Output[]): number =>
	outputs.reduce(
		(sum, output) =>
			sum + ("contents" in output ? Buffer.byteLength(output.contents) : 0),
		0,
	);

const size = (bytes: number): string =>
	bytes < 1e6
		? `${(bytes / 1e3).toFixed(1)} kB`
		: `${(bytes / 1e6).toFixed(1)} MB`;

export const reportJson = ({ outDir, result, timings, ms }: Report): string =>
	JSON.stringify(
		{
			version: VERSION,
			ok: result.ok,
			outDir,
			files: result.outputs.length,
			bytes: bytesOf(result.outputs),
			locales: result.counts,
			problems: result.problems,
			timings: { total: Math.round(ms), stages: timings },
		},
		null,
		2,
	);
