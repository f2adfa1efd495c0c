/** Tables of what builds wrote, and of what a browser fetches of it. */
import type { OutputSize } from "./output.ts";
import type { PageWeight } from "./page-weight.ts";
import { buildsOf, type Measurement, resultRows } from "./report.ts";
import type { Build } from "./rounds.ts";
import { median } from "./statistics.ts";
import { table } from "./table.ts";
import type { TransferSum } from "./transfer.ts";

/** How many files each tool wrote, for how many pages, and how many it writes again. */
export const outputTable = (measurement: Measurement): string =>
	table(
		["tool", "files", "HTML pages", "files per page", "size", "rewritten: unchanged / body / title"],
		resultRows(measurement, (result) => [
			result.tool,
			...outputCells(result.output),
			(["unchanged", "body", "title"] as const).map((step) => writtenCell(buildsOf(result, step))).join(" / "),
		]),
	);

function writtenCell(builds: readonly Build[]): string {
	const known = builds.map(({ written }) => written).filter((written) => written !== undefined);
	return known.length > 0 ? `${median(known)}` : "–";
}

/** Older records do not say how many of the files are pages. */
function outputCells(output: OutputSize | undefined): readonly [string, string, string, string] {
	if (!output) return ["–", "–", "–", "–"];
	const { files, pages, bytes } = output;
	return [
		`${files}`,
		pages ? `${pages}` : "–",
		pages ? (files / pages).toFixed(2) : "–",
		`${(bytes / 1e6).toFixed(1)} MB`,
	];
}

/** What the edited page weighs, compressed with gzip; × is how many times ours. */
export const pageTable = (measurement: Measurement): string =>
	table(
		["tool", "HTML + CSS + JS", "until loaded", "whole, with what is prefetched"],
		resultRows(measurement, (result, ours) => [
			result.tool,
			weightCell(result.page, ours?.page),
			transferCell(result.transfer?.loaded, ours?.transfer?.loaded),
			transferCell(result.transfer?.whole, ours?.transfer?.whole),
		]),
	);

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const totalOf = ({ html, css, js }: PageWeight): number => html + css + js;

const factorOf = (bytes: number, others: number | undefined): string =>
	others ? ` ×${(bytes / others).toFixed(2)}` : "";

function weightCell(page: PageWeight | undefined, ours: PageWeight | undefined): string {
	if (!page) return "–";
	const total = totalOf(page);
	return `${kilobytes(page.html)} + ${kilobytes(page.css)} + ${kilobytes(page.js)} = ${kilobytes(total)}${factorOf(total, ours && totalOf(ours))}`;
}

const transferCell = (sum: TransferSum | undefined, ours: TransferSum | undefined): string =>
	sum ? `${kilobytes(sum.bytes)} in ${sum.requests}${factorOf(sum.bytes, ours?.bytes)}` : "–";
