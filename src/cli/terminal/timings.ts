/** Formats how a build's time was spent. */
import { type BuildReport, peakMemoryBytes } from "./report.ts";

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
