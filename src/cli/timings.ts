/** Where the time of a build went, as a table. */
import { peakBytes, type Report } from "./report.ts";

const pad = (text: string | number, width: number): string =>
	String(text).padStart(width);

/** A line a stage, then how much there was to do. */
export function timingsText({ timings, ms, work, summary }: Report): string {
	// The compiler is a process of its own and runs beside the others.
	const known = timings
		.filter(({ stage }) => stage !== "bundle")
		.reduce((sum, timing) => sum + timing.ms, 0);
	const row = (name: string, taken: number) =>
		`${name.padEnd(10)}${pad(Math.round(taken), 7)} ms${pad(Math.round((100 * taken) / ms), 5)} %`;
	const pages = summary.counts.reduce((sum, { pages }) => sum + pages, 0);
	return [
		...timings.map(
			({ stage, ms: taken }) =>
				row(stage, taken) + (stage === "bundle" ? "  beside the others" : ""),
		),
		row("other", Math.max(0, ms - known)),
		row("total", ms),
		...(work
			? [
					`parsed ${work.parsed} of ${work.files} files, rendered ${work.rendered} of ${pages} pages, wrote ${work.written} of ${summary.files} files`,
				]
			: []),
		`memory ${Math.round(peakBytes() / 1e6)} MB at most`,
	].join("\n");
}
