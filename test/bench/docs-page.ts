/** The page of the manual on the benchmark: the tables of a record and how its figures came about. */
import { describePanels, panelsOf } from "./chart.ts";
import { outputTable, pageTable } from "./output-report.ts";
import type { BenchRecord, BuildRecord, Circumstances } from "./record.ts";
import { growthTable, type Measurement, threadsTable, timeTable, usageTable } from "./report.ts";
import { watchTable } from "./watch/watch-report.ts";

/** The page and its chart, in the manual. */
export const DOCS_PAGE = "docs/content/en/docs/about/benchmark.md";
export const DOCS_CHART = "docs/content/en/docs/about/benchmark.svg";

const FRONT_MATTER = `---
title: Benchmark
description: Build times, memory and page weights of ssg beside those of other generators that build the same sites, with the method.
sidebar_position: 2
---`;

export const docsPage = (record: BenchRecord): string =>
	`${[
		FRONT_MATTER,
		`These are the figures of ssg ${record.version}, beside those of other generators that build the same sites. Rows in which ssg loses stay. \`npm run bench\` measures them again, and \`bench/\` has every single figure.`,
		`![${describePanels(panelsOf(record)).replace(/[[\]]/g, "")}](benchmark.svg)`,
		...(record.builds ? section("Builds", record.builds, buildTables(record.builds)) : []),
		...(record.watch
			? section("Preview while you write", record.watch, [
					`From saving a file to having its page, on ${record.watch.corpus}: medians of ${record.watch.saves} (least–greatest).`,
					watchTable(record.watch.results, record.watch.unmeasured),
				])
			: []),
		...(record.growth
			? section("Generated sites", record.growth, [
					...(record.growth.measurements.length > 1 ? [growthTable(record.growth.measurements)] : []),
					...buildTables(record.growth),
				])
			: []),
		...(record.threads
			? section(
					"Threads",
					record.threads,
					record.threads.measurements.flatMap((measurement) => [headingOf(measurement), threadsTable(measurement)]),
				)
			: []),
		METHOD,
	].join("\n\n")}\n`;

const section = (
	title: string,
	{ date, machine, versions, note }: Circumstances,
	contents: readonly string[],
): readonly string[] => [
	`## ${title}`,
	`Measured on ${date}: ${machine}; ${Object.entries(versions)
		.map((entry) => entry.join(" "))
		.join(", ")}.${note ? ` ${note}` : ""}`,
	...contents,
];

const buildTables = ({ measurements }: BuildRecord): readonly string[] =>
	measurements.flatMap((measurement) => [
		headingOf(measurement),
		timeTable(measurement),
		usageTable(measurement),
		...(measurement.results.some(({ output }) => output) ? [outputTable(measurement)] : []),
		...(measurement.results.some(({ page }) => page) ? [pageTable(measurement)] : []),
	]);

const headingOf = ({ corpus, pages }: Measurement): string => `### ${corpus}: ${pages} pages of help`;

const METHOD = `## Method

- The generators take turns: in each round, each of them does one cold build, then all of them one build without a change,
  and so on. Whatever else the machine does meets all of them. Times are those of the whole command, from its start to its
  end. Cells show the median, the least and the greatest value, and ×2 means twice as much as ours. A build that takes more
  than a minute is done once, and such a generator does not build the larger generated sites.
- Before each build, the disk writes everything out, and rests. Creating files right after many were deleted takes several
  times as long. *RAM disk* is a cold build whose output folder is in memory; sources and caches stay on the disk. Starlight
  cannot write to another disk than that of its project.
- *Cold* starts without output and caches, *unchanged* follows with both. *One body edited* adds a sentence to a page, *one
  title edited* also changes its title.
- All get the same Markdown, with includes filled in, and their own kind of configuration (\`test/bench/peers/\`). VitePress,
  Starlight and Docusaurus use their default theme and a search without a service. \`hugo\` and \`eleventy\` have a minimal layout;
  they write no more than pages, a list of the news, and in Hugo's case feeds and search data. \`hugo-full\` and
  \`eleventy-full\` write what ours writes: code highlighted with classes, search data for each language, RSS, Atom and JSON
  feeds, and for each page its data as JSON and its Markdown. Our pages also have navigation, notices and a search that theirs
  do not have.
- Memory is that of all processes together at the highest, looked at 20 times a second; memory that processes share counts
  for each.
- *HTML + CSS + JS* is what the page names, compressed with gzip. The other two columns are what Chromium fetches from a
  server that compresses with gzip, in a window of 1280 × 900: until the page is loaded, and until nothing more is fetched ahead.
- For *preview while you write*, the site is a git repository with one commit. A file is written in place, and the page is
  asked for again and again, 2 ms after each answer, until it contains what was written. The first two saves of each kind do
  not count. *Original with translations* is an English page whose translations record what they were made from. Servers that
  answer with HTML build it; VitePress answers with the *module* from which the browser makes the page, and transforms it when
  it is asked for it.

\`\`\`sh
npm run bench -- --install           # also installs the generators that npm has
npm run bench -- --only ours --runs 1
npm run bench -- --record            # keeps the figures in bench/
npm run bench -- --chart             # makes this page from them
\`\`\``;
