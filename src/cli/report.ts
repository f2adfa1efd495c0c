/** What a build says at its end: one screen for people, the same as JSON for scripts. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { Problem } from "../model/problem.ts";
import type { BuildResult, BuiltFile } from "../model/site.ts";
import { table } from "./table.ts";
import type { Timing, Work } from "./timed.ts";
import { VERSION } from "./version.ts";

export interface Report {
	readonly outDir: string;
	readonly summary: Summary;
	readonly timings: readonly Timing[];
	readonly ms: number;
	/** Absent when nothing had changed and nothing was done. */
	readonly work?: Work;
}

/** What a build came to, without its files. */
export interface Summary {
	readonly ok: boolean;
	readonly problems: readonly Problem[];
	readonly counts: BuildResult["counts"];
	readonly files: number;
	readonly bytes: number;
	readonly largest?: {
		readonly path: string;
		readonly bytes: number;
		readonly packed: number;
	};
}

/** `outDir` is where the files of a build that went well are. */
export function summaryOf(result: BuildResult, outDir: string): Summary {
	const { ok, problems, counts, files } = result;
	const largest = ok ? largestPage(files, outDir) : undefined;
	return {
		...{ ok, problems, counts },
		files: files.length,
		bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
		...(largest && { largest }),
	};
}

export function reportText(report: Report): string {
	const { outDir, summary, ms, work } = report;
	const { ok, files, bytes, counts, problems, largest } = summary;
	const seconds = (ms / 1000).toFixed(2);
	return [
		`ssg ${VERSION}`,
		...countsText(counts),
		ok ? `${files} files, ${size(bytes)}, in ${outDir}` : "nothing was written",
		...(largest
			? [
					`largest page ${largest.path}, ${size(largest.bytes)} (${size(largest.packed)} gzip)`,
				]
			: []),
		...summaryOfProblems(problems),
		work
			? `done in ${seconds} s (${stagesIn(report)} ms)`
			: `nothing changed since the last build, done in ${seconds} s`,
	].join("\n");
}

const stagesIn = ({ timings }: Report): string =>
	timings.map(({ stage, ms }) => `${stage} ${Math.round(ms)}`).join(" · ");

function countsText(counts: BuildResult["counts"]): string[] {
	if (counts.length === 0) return [];
	const row = (name: string, of: readonly number[]) => [
		name,
		...of,
		of.reduce((sum, count) => sum + count, 0),
	];
	return table([
		["", ...counts.map(({ locale }) => locale), "total"],
		row(
			"pages",
			counts.map(({ pages }) => pages),
		),
		row(
			"posts",
			counts.map(({ posts }) => posts),
		),
		row(
			"fallbacks",
			counts.map(({ fallbacks }) => fallbacks),
		),
		row(
			"stale",
			counts.map(({ stale }) => stale),
		),
	]);
}

function summaryOfProblems(problems: readonly Problem[]): string[] {
	const count = (severity: Problem["severity"], one: string) => {
		const many = problems.filter((problem) => problem.severity === severity);
		return many.length === 0
			? []
			: [`${many.length} ${one}${many.length === 1 ? "" : "s"}`];
	};
	const found = [...count("error", "error"), ...count("warning", "warning")];
	return found.length > 0 ? [found.join(", ")] : [];
}

function largestPage(
	files: readonly BuiltFile[],
	outDir: string,
): Summary["largest"] {
	const [largest] = files
		.filter(({ path: name }) => name.endsWith("html"))
		.sort((a, b) => b.bytes - a.bytes);
	if (!largest) return undefined;
	const packed = gzipSync(readFileSync(path.join(outDir, largest.path))).length;
	return { ...largest, packed };
}

const size = (bytes: number): string =>
	bytes < 1e6
		? `${(bytes / 1e3).toFixed(1)} kB`
		: `${(bytes / 1e6).toFixed(1)} MB`;

export const reportJson = ({
	outDir,
	summary: { ok, files, bytes, counts, problems },
	timings,
	ms,
	work,
}: Report): string =>
	JSON.stringify(
		{
			version: VERSION,
			ok,
			outDir,
			files,
			bytes,
			locales: counts,
			problems,
			timings: {
				total: Math.round(ms),
				stages: timings,
				...work,
				peakBytes: peakBytes(),
			},
		},
		null,
		2,
	);

/** The most memory that this process has had. */
export const peakBytes = (): number => process.resourceUsage().maxRSS * 1024;
