/**
 * How long builds and previews take, what they need and what their pages weigh, beside other generators: `npm run bench`.
 * The same sites are built by all of them in turns, in one run. Ends with 0, whoever is faster.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { closeBrowser } from "../browser/chromium.ts";
import { chartOf } from "./chart.ts";
import { type Corpus, pagesOf } from "./corpus.ts";
import { docsPage } from "./docs-page.ts";
import { generatedCorpus } from "./generated.ts";
import { install } from "./install.ts";
import { machineOf } from "./machine.ts";
import { help, type Options, optionsOf } from "./options.ts";
import { ours, prepareEngine } from "./ours.ts";
import { outputTable, pageTable } from "./output-report.ts";
import { homeOf } from "./project.ts";
import { createRamFolder } from "./ram-disk.ts";
import {
	type BenchRecord,
	type BuildRecord,
	type Circumstances,
	formatRecord,
	newestRecord,
	type Part,
	parseRecord,
	type WatchRecord,
} from "./record.ts";
import {
	growthTable,
	type Measurement,
	threadsTable,
	timeTable,
	type UnmeasuredTool,
	usageTable,
	wallTimes,
} from "./report.ts";
import { type RoundOptions, resultsOf, SLOW_SECONDS } from "./rounds.ts";
import { corpusIn, localesIn } from "./site-folder.ts";
import { median } from "./statistics.ts";
import type { Tool } from "./tool.ts";
import { tools } from "./tools.ts";
import { watchTable } from "./watch/watch-report.ts";
import { watchResultsOf } from "./watch/watch-rounds.ts";

const repository = fileURLToPath(new URL("../../", import.meta.url));
const version = ours.version("") ?? "";
const recordFile = path.join(repository, `bench/${version}.json`);

const options = parseOptions();
if (options === "help") console.log(help);
else if (options?.chart) draw();
else if (options) await measure(options);

/** Says what is wrong with the options when they mean nothing. */
function parseOptions(): Options | "help" | undefined {
	try {
		return optionsOf(process.argv.slice(2)) ?? "help";
	} catch (error) {
		console.error((error as Error).message);
		process.exitCode = 2;
		return undefined;
	}
}

function draw() {
	const record = newestRecord(path.join(repository, "bench"));
	if (!record) throw new Error("there is no record in bench/ yet");
	writeFileSync(path.join(repository, "docs/benchmark.svg"), chartOf(record));
	writeFileSync(path.join(repository, "docs/benchmark.md"), docsPage(record));
}

/** Each part is kept as soon as it is measured. */
async function measure(options: Options) {
	const wanted = tools.filter(({ name }) => options.only.includes(name));
	if (options.install)
		for (const tool of wanted) install(tool, homeOf(tool, options.bench));
	prepareEngine();
	const present = wanted.filter((tool) => versionOf(tool, options));
	const unmeasured = wanted
		.filter((tool) => !present.includes(tool))
		.map(({ name }) => ({ tool: name, reason: "not installed" }));
	const circumstances: Circumstances = {
		date: new Date().toISOString().slice(0, 10),
		machine: machineOf(),
		versions: Object.fromEntries(
			present.map((tool) => [tool.name, versionOf(tool, options) ?? ""]),
		),
	};
	const { date, machine, versions } = circumstances;
	console.log(`${date}; ${machine}.`);
	console.log(
		`${Object.entries(versions)
			.map((entry) => entry.join(" "))
			.join(", ")}.`,
	);
	console.log("Medians (least–greatest); ×2 is twice of ours.\n");
	const session = { options, present, unmeasured, circumstances };
	for (const part of options.parts) {
		const figures = await measurePart[part](session);
		if (options.json) keep(options.json, part, figures);
		if (options.record) keep(recordFile, part, figures);
	}
	await closeBrowser();
}

interface Session {
	readonly options: Options;
	readonly present: readonly Tool[];
	readonly unmeasured: readonly UnmeasuredTool[];
	readonly circumstances: Circumstances;
}

const measurePart = {
	builds: measureBuilds,
	watch: measureWatch,
	growth: measureGrowth,
	threads: measureThreads,
} satisfies Record<Part, (session: Session) => Promise<object>>;

const versionOf = (tool: Tool, { bench }: Options) =>
	tool.version(homeOf(tool, bench));

const say = (line: string) => console.error(line);

const roundOptions = (options: Options): RoundOptions => ({
	...options,
	ramFolder: createRamFolder(),
	transfer: true,
	say,
});

async function measureBuilds(session: Session): Promise<BuildRecord> {
	const { options, present, unmeasured, circumstances } = session;
	const rounds = roundOptions(options);
	const measurements: Measurement[] = [];
	for (const corpus of corporaOf(options)) {
		const results = await resultsOf(corpus, present, rounds);
		measurements.push(print(measurementOf(corpus, results, unmeasured)));
	}
	return { ...circumstances, runs: options.runs, measurements };
}

async function measureGrowth(session: Session): Promise<BuildRecord> {
	const { options, circumstances } = session;
	const rounds = { ...roundOptions(options), transfer: false };
	const measurements: Measurement[] = [];
	let { present, unmeasured } = session;
	for (const size of options.growth) {
		const corpus = generatedCorpus(size);
		const results = await resultsOf(corpus, present, rounds);
		const measurement = measurementOf(corpus, results, unmeasured);
		measurements.push(print(measurement));
		const slow = slowTools(measurement);
		unmeasured = [...unmeasured, ...slow];
		present = present.filter(({ name }) =>
			slow.every(({ tool }) => tool !== name),
		);
	}
	if (measurements.length > 1)
		console.log(`### Growth\n\n${growthTable(measurements)}\n`);
	return { ...circumstances, runs: options.runs, measurements };
}

/** Those that are not given a larger site. */
const slowTools = ({ pages, results }: Measurement): UnmeasuredTool[] =>
	results.flatMap((result) => {
		const seconds = median(wallTimes(result, "cold"));
		if (result.failure)
			return [{ tool: result.tool, reason: `failed at ${pages} pages` }];
		if (seconds <= SLOW_SECONDS) return [];
		const reason = `not built: ${seconds.toFixed(0)} s at ${pages} pages`;
		return [{ tool: result.tool, reason }];
	});

async function measureThreads({
	options,
	circumstances,
}: Session): Promise<BuildRecord> {
	const variants = options.threads.map((count) => ({
		...ours,
		name: String(count),
		command: (home: string) => [
			...ours.command(home),
			"--threads",
			String(count),
		],
	}));
	const rounds = {
		...roundOptions(options),
		bench: path.join(options.bench, "threads"),
		transfer: false,
	};
	const measurements: Measurement[] = [];
	const generated = options.growth.map(generatedCorpus);
	for (const corpus of [...corporaOf(options), ...generated]) {
		const results = await resultsOf(corpus, variants, rounds);
		const measurement = measurementOf(corpus, results, []);
		measurements.push(measurement);
		console.log(`### ${corpus.name}, by the number of threads\n`);
		console.log(`${threadsTable(measurement)}\n`);
	}
	const versions = { ours: version };
	return { ...circumstances, versions, runs: options.runs, measurements };
}

/** On the content in all its languages. */
async function measureWatch(session: Session): Promise<WatchRecord> {
	const { options, present, unmeasured, circumstances } = session;
	const corpus = corporaOf(options).at(-1) as Corpus;
	const results = await watchResultsOf(corpus, present, { ...options, say });
	console.log(`### ${corpus.name}, from saving a file to its page served\n`);
	console.log(`${watchTable(results, unmeasured)}\n`);
	return {
		...circumstances,
		saves: options.saves,
		corpus: corpus.name,
		unmeasured,
		results,
	};
}

const measurementOf = (
	corpus: Corpus,
	results: Measurement["results"],
	unmeasured: readonly UnmeasuredTool[],
): Measurement => ({
	corpus: corpus.name,
	pages: corpus.locales.flatMap((locale) => pagesOf(corpus, locale, "help"))
		.length,
	results,
	unmeasured,
});

/** The content in its first language, and in all. */
function corporaOf({ site }: Options): readonly Corpus[] {
	const content = site ?? path.join(repository, "content");
	const assets = path.join(site ?? repository, site ? "static" : "public");
	const name = site ? path.basename(path.resolve(site)) : "repository";
	const locales = localesIn(content);
	return [...new Set([1, locales.length])].map((count) =>
		corpusIn({
			name: `${name}, ${count} ${count === 1 ? "locale" : "locales"}`,
			content,
			assets,
			locales: locales.slice(0, count),
		}),
	);
}

function print(measurement: Measurement): Measurement {
	const { corpus, pages } = measurement;
	console.log(`### ${corpus}: ${pages} pages of help\n`);
	for (const toTable of [timeTable, usageTable, outputTable, pageTable])
		console.log(`${toTable(measurement)}\n`);
	return measurement;
}

function keep(file: string, part: Part, figures: object) {
	const kept: BenchRecord = existsSync(file)
		? parseRecord(readFileSync(file, "utf8"), version)
		: { version };
	mkdirSync(path.dirname(file), { recursive: true });
	writeFileSync(file, formatRecord({ ...kept, [part]: figures }));
}
