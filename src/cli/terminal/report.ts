/** Formats a build's report, for people and as JSON for scripts. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { type ReportedProblem, withHelpUrl } from "../../model/problems/manual.ts";
import type { Problem } from "../../model/problems/problem.ts";
import type { Shard } from "../../model/site/shard.ts";
import type { BuildResult, BuiltFile, HeaviestPage, LocaleCounts } from "../../model/site/site.ts";
import { printable } from "../../model/text/control-characters.ts";
import { formatSize } from "../../model/text/format-size.ts";
import { LLMS_FILES } from "../../model/urls/route.ts";
import type { StageTiming, WorkCounts } from "../build-monitor.ts";
import { SSG_VERSION } from "../version.ts";
import { formatTable } from "./table.ts";

export interface BuildReport {
	readonly outDir: string;
	readonly summary: BuildSummary;
	/** Empty if nothing had changed. */
	readonly timings: readonly StageTiming[];
	readonly ms: number;
	readonly work?: WorkCounts;
}

/** A build's result, without its files. */
export interface BuildSummary {
	readonly ok: boolean;
	readonly problems: readonly Problem[];
	readonly counts: BuildResult["counts"];
	readonly files: number;
	readonly bytes: number;
	readonly largest?: { readonly path: string; readonly bytes: number; readonly packed: number };
	/** The files for language models. */
	readonly llms?: readonly LlmsSizes[];
	/** With `budgets`: the pages that come closest to them. */
	readonly weights?: readonly ComparedWeight[];
	/** What a shard has built of the site. */
	readonly part?: PartSummary;
}

interface ComparedWeight extends HeaviestPage {
	/** How many bytes more than the heaviest page of the build before had. */
	readonly change?: number;
}

interface PartSummary extends Shard {
	/** The pages of the part. */
	readonly pages: number;
	/** The pages of all parts. */
	readonly pagesOfSite: number;
}

/** The sizes of a file for language models in each locale, in bytes. */
interface LlmsSizes {
	/** The name of the file. @example "llms-full.txt" */
	readonly name: string;
	/** In the order of the locales. */
	readonly bytes: readonly number[];
}

/**
 * Summarizes a build. `outDir` must hold the files of a successful one; without it, the largest page is not measured.
 *
 * @param before the build before, if it is known
 */
export function formatBuildSummary(
	result: BuildResult,
	outDir?: string,
	before?: Pick<BuildSummary, "weights">,
): BuildSummary {
	const { ok, problems, counts, files, weights } = result;
	const largest = ok && outDir ? findLargestPage(files, outDir) : undefined;
	const llms = ok ? formatLlmsSizes(files, counts) : [];
	return {
		ok,
		problems,
		counts,
		files: files.length,
		bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
		...(largest && { largest }),
		...(llms.length > 0 && { llms }),
		...(weights && { weights: weights.map((weight) => compareWeight(weight, before)) }),
	};
}

function compareWeight(weight: HeaviestPage, before: Pick<BuildSummary, "weights"> = {}): ComparedWeight {
	const last = before.weights?.find(({ kind }) => kind === weight.kind);
	return { ...weight, ...(last && { change: weight.bytes - last.bytes }) };
}

/** Whether the largest page is still known after some files have been written again. */
export const isLargestPageKnown = ({ largest }: BuildSummary, written: readonly BuiltFile[]): boolean =>
	!written.some(({ path: name, bytes }) => name === largest?.path && bytes < largest.bytes);

/** Summarizes a build that has written some files of the one before again. `before` has the sizes that they had. */
export function updateBuildSummary(
	{ largest, llms, ...summary }: BuildSummary,
	written: readonly BuiltFile[],
	before: ReadonlyMap<string, { readonly size?: number }>,
	outDir: string,
): BuildSummary {
	const sizes = new Map<string, number>(written.map(({ path: name, bytes }) => [name, bytes]));
	const large = written.filter(({ path: name, bytes }) => name.endsWith("html") && bytes >= (largest?.bytes ?? 0));
	const others = largest && !sizes.has(largest.path) ? [largest] : [];
	const largestPage = large.length > 0 ? findLargestPage([...large, ...others], outDir) : largest;
	return {
		...summary,
		bytes: written.reduce((sum, { path: name, bytes }) => sum + bytes - (before.get(name)?.size ?? 0), summary.bytes),
		...(largestPage && { largest: largestPage }),
		...(llms && {
			llms: llms.map(({ name, bytes }) => ({
				name,
				bytes: bytes.map((size, i) => {
					const own = `${summary.counts[i]?.locale}/${name}`;
					return sizes.get(before.has(own) ? own : name) ?? size;
				}),
			})),
		}),
	};
}

export function formatReport(report: BuildReport): string {
	const { outDir, summary, ms, timings } = report;
	const { ok, files, bytes, problems, largest, part } = summary;
	const seconds = (ms / 1000).toFixed(2);
	return [
		`ssg ${SSG_VERSION}`,
		...formatCounts(summary),
		...(part ? [`part ${part.index} of ${part.count}: ${part.pages} of ${part.pagesOfSite} pages`] : []),
		ok ? `${files} files, ${formatSize(bytes)}, in ${outDir}` : "nothing was written",
		...(largest
			? [`largest page ${printable(largest.path)}, ${formatSize(largest.bytes)} (${formatSize(largest.packed)} gzip)`]
			: []),
		...formatWeights(summary),
		...formatProblemCounts(problems),
		timings.length > 0
			? `done in ${seconds} s (${formatStages(report)} ms)`
			: `nothing changed since the last build, done in ${seconds} s`,
	].join("\n");
}

const formatStages = ({ timings }: BuildReport): string =>
	timings.map(({ stage, ms }) => `${stage} ${Math.round(ms)}`).join(" · ");

/** Those of the default locale are at the root of the site. Copies of files, which have no size, are left out. */
function formatLlmsSizes(files: readonly BuiltFile[], counts: BuildResult["counts"]): LlmsSizes[] {
	const sizes = new Map<string, number>(files.map(({ path: name, bytes }) => [name, bytes]));
	return Object.values(LLMS_FILES)
		.map((name) => ({
			name,
			bytes: counts.map(({ locale }) => sizes.get(`${locale}/${name}`) ?? sizes.get(name) ?? 0),
		}))
		.filter(({ bytes }) => bytes.some((size) => size > 0));
}

function formatCounts({ counts, llms = [] }: BuildSummary): string[] {
	if (counts.length === 0) return [];
	const withTotal = (numbers: readonly number[]) => [...numbers, numbers.reduce((sum, number) => sum + number, 0)];
	return formatTable([
		["", ...counts.map(({ locale }) => locale), "total"],
		...(["pages", "posts", "fallbacks", "stale"] as const).map((name) => [
			name,
			...withTotal(counts.map((count) => count[name])),
		]),
		...llms.map(({ name, bytes }) => [name, ...withTotal(bytes).map(formatSize)]),
	]);
}

function formatWeights({ weights = [] }: BuildSummary): string[] {
	if (weights.length === 0) return [];
	const rows = weights.map(({ kind, bytes, budget, change = 0 }) => [
		kind,
		formatSize(bytes),
		budget === undefined ? "none" : formatSize(budget),
		change === 0 ? "" : `${change > 0 ? "+" : "-"}${Math.abs(change)} bytes`,
	]);
	const [head = "", ...lines] = formatTable([["gzip", "weight", "budget", "change"], ...rows]);
	return [head, ...lines.map((line, i) => `${line}  ${printable(weights[i]?.route ?? "")}`)];
}

function formatProblemCounts(problems: readonly Problem[]): string[] {
	const count = (severity: Problem["severity"], one: string) => {
		const matching = problems.filter((problem) => problem.severity === severity);
		return matching.length === 0 ? [] : [`${matching.length} ${one}${matching.length === 1 ? "" : "s"}`];
	};
	const counts = [...count("error", "error"), ...count("warning", "warning")];
	return counts.length > 0 ? [counts.join(", ")] : [];
}

type FileSize = Pick<NonNullable<BuildSummary["largest"]>, "path" | "bytes">;

function findLargestPage(files: readonly FileSize[], outDir: string): BuildSummary["largest"] {
	const [largest] = files
		.filter(({ path: name }) => name.endsWith("html"))
		.sort((a, b) => b.bytes - a.bytes || (a.path < b.path ? -1 : 1));
	if (!largest) return undefined;
	const packed = gzipSync(readFileSync(path.join(outDir, largest.path))).length;
	return { path: largest.path, bytes: largest.bytes, packed };
}

/** What `--json` prints. */
interface JsonReport {
	/** The version of ssg. */
	readonly version: string;
	/** Whether the site was written: there are no errors, and with `--strict` no warnings. */
	readonly ok: boolean;
	/** The output folder, relative to the working folder. */
	readonly outDir: string;
	/** The number of files of the site. */
	readonly files: number;
	/** Their size, without files that are copied from the public folder. */
	readonly bytes: number;
	/** With `--shard`: which part of the site this is. */
	readonly part?: PartSummary;
	/** The pages of each locale. */
	readonly locales: readonly LocaleCounts[];
	/** The sizes of the files for language models, in bytes, for each locale. */
	readonly llms?: readonly LlmsSizes[];
	/** With `budgets`: for each kind of budget, the page that comes closest to it. In bytes, compressed. */
	readonly weights?: readonly ComparedWeight[];
	/** All problems, also those of pages that have not changed. */
	readonly problems: readonly ReportedProblem[];
	/** How long the build took, and how much it did. */
	readonly timings: JsonTimings;
}

interface JsonTimings extends Partial<WorkCounts> {
	/** Milliseconds from the start of the command. */
	readonly total: number;
	/** In the order in which they began; empty if nothing had changed since the last build. */
	readonly stages: readonly StageTiming[];
	/** The largest amount of memory that the process had, in bytes. */
	readonly peakBytes: number;
}

export function formatReportJson({
	outDir,
	summary: { ok, files, bytes, counts, problems, part, llms, weights },
	timings,
	ms,
	work,
}: BuildReport): string {
	const report: JsonReport = {
		version: SSG_VERSION,
		ok,
		outDir,
		files,
		bytes,
		...(part && { part }),
		locales: counts,
		...(llms && { llms }),
		...(weights && { weights }),
		problems: problems.map(withHelpUrl),
		timings: { total: Math.round(ms), stages: timings, ...work, peakBytes: peakMemoryBytes() },
	};
	return JSON.stringify(report, null, 2);
}

/** Peak memory of this process, in bytes. */
const peakMemoryBytes = (): number => process.resourceUsage().maxRSS * 1024;

/** Formats how a build's time was spent. */
const pad = (text: string | number, width: number): string => String(text).padStart(width);

/** Returns one line per stage, then the amount of work done. */
export function formatTimings({ timings, ms, work, summary }: BuildReport): string {
	// The compiler runs in parallel, in its own process.
	const knownMs = timings.filter(({ stage }) => stage !== "bundle").reduce((sum, timing) => sum + timing.ms, 0);
	const row = (name: string, stageMs: number) =>
		`${name.padEnd(10)}${pad(Math.round(stageMs), 7)} ms${pad(Math.round((100 * stageMs) / ms), 5)} %`;
	const { part, counts, files } = summary;
	const pages = part?.pages ?? counts.reduce((sum, { pages }) => sum + pages, 0);
	return [
		...timings.map(({ stage, ms: taken }) => row(stage, taken) + (stage === "bundle" ? "  in parallel" : "")),
		row("other", Math.max(0, ms - knownMs)),
		row("total", ms),
		...(work
			? [
					`parsed ${work.parsed} of ${work.files} files, rendered ${work.rendered} of ${pages} pages, wrote ${work.written}${part ? "" : ` of ${files}`} files`,
				]
			: []),
		`peak memory ${Math.round(peakMemoryBytes() / 1e6)} MB`,
	].join("\n");
}
