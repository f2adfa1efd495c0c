/** The page of the manual on the benchmark: the tables of a record and how its figures came about. */
import { readFileSync } from "node:fs";
import { describePanels, panelsOf } from "./chart.ts";
import { type BenchRecord, type Circumstances, versionsIn } from "./record.ts";
import {
	growthTable,
	type Measurement,
	outputTable,
	pageTable,
	threadsTable,
	timeTable,
	usageTable,
	watchTable,
} from "./report.ts";

/** The page and its chart, in the manual. */
export const DOCS_PAGE = "docs/content/en/docs/about/benchmark.md";
export const DOCS_CHART = "docs/content/en/docs/about/benchmark.svg";

const FRONT_MATTER = `---
title: Benchmark
description: Build times, memory and page weights of ssg beside those of other generators that build the same sites, with the method.
sidebar_position: 2
---`;

const METHOD = readFileSync(new URL("method.md", import.meta.url), "utf8");

export function docsPage(record: BenchRecord): string {
	const { version, builds, watch, growth, threads } = record;
	return [
		FRONT_MATTER,
		`The figures are those of ssg ${version}. Rows in which ssg loses stay. \`npm run bench\` measures them again, and \`bench/\` has every single figure.`,
		`![${describePanels(panelsOf(record)).replace(/[[\]]/g, "")}](benchmark.svg)`,
		...section("Builds", builds, ({ measurements }) => measurements.flatMap(buildTables)),
		...section("Preview while you write", watch, ({ saves, measurements }) =>
			measurements.flatMap((measurement) => [
				`From saving a file to having its page, on ${measurement.corpus}: medians of ${saves} (least–greatest).`,
				watchTable(measurement),
			]),
		),
		...section("Generated sites", growth, ({ measurements }) => [
			...(measurements.length > 1 ? [growthTable(measurements)] : []),
			...measurements.flatMap(buildTables),
		]),
		...section("Threads", threads, ({ measurements }) =>
			measurements.flatMap((measurement) => [headingOf(measurement), threadsTable(measurement)]),
		),
		METHOD,
	].join("\n\n");
}

/** Nothing for a part that was not measured. */
function section<T extends Circumstances>(
	title: string,
	part: T | undefined,
	contentsOf: (part: T) => readonly string[],
): readonly string[] {
	if (!part) return [];
	const { date, machine, note } = part;
	const circumstances = `Measured on ${date}: ${machine}; ${versionsIn(part)}.${note ? ` ${note}` : ""}`;
	return [`## ${title}`, circumstances, ...contentsOf(part)];
}

const buildTables = (measurement: Measurement): readonly string[] => [
	headingOf(measurement),
	timeTable(measurement),
	usageTable(measurement),
	...(measurement.results.some(({ output }) => output) ? [outputTable(measurement)] : []),
	...(measurement.results.some(({ page }) => page) ? [pageTable(measurement)] : []),
];

const headingOf = ({ corpus, pages }: Measurement): string => `### ${corpus}: ${pages} pages of help`;
