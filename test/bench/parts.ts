/** The parts of the benchmark: each measures, prints its tables and gives its figures. */
import path from "node:path";
import { fileURLToPath } from "node:url";
import { type Corpus, pagesOf } from "./corpus.ts";
import { generatedCorpus } from "./generated.ts";
import type { Options } from "./options.ts";
import { ours } from "./ours.ts";
import { outputTable, pageTable } from "./output-report.ts";
import { createRamFolder } from "./ram-disk.ts";
import type { BuildRecord, Circumstances, Part, WatchRecord } from "./record.ts";
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
import { watchTable } from "./watch/watch-report.ts";
import { watchResultsOf } from "./watch/watch-rounds.ts";

const repository = fileURLToPath(new URL("../../", import.meta.url));

export interface BenchSession {
	readonly options: Options;
	readonly present: readonly Tool[];
	readonly unmeasured: readonly UnmeasuredTool[];
	readonly circumstances: Circumstances;
}

const say = (line: string) => console.error(line);

const roundOptions = (options: Options): RoundOptions => ({
	...options,
	ramFolder: createRamFolder(options.bench),
	transfer: true,
	say,
});

async function measureBuilds(session: BenchSession): Promise<BuildRecord> {
	const { options, present, unmeasured, circumstances } = session;
	const rounds = roundOptions(options);
	const measurements: Measurement[] = [];
	for (const corpus of corporaOf(options)) {
		const results = await resultsOf(corpus, present, rounds);
		measurements.push(print(measurementOf(corpus, results, unmeasured)));
	}
	return { ...circumstances, runs: options.runs, measurements };
}

async function measureGrowth(session: BenchSession): Promise<BuildRecord> {
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
		present = present.filter(({ name }) => slow.every(({ tool }) => tool !== name));
	}
	if (measurements.length > 1) console.log(`### Growth\n\n${growthTable(measurements)}\n`);
	return { ...circumstances, runs: options.runs, measurements };
}

/** Those that are not given a larger site. */
const slowTools = ({ pages, results }: Measurement): UnmeasuredTool[] =>
	results.flatMap((result) => {
		const seconds = median(wallTimes(result, "cold"));
		if (result.failure) return [{ tool: result.tool, reason: `failed at ${pages} pages` }];
		if (seconds <= SLOW_SECONDS) return [];
		const reason = `not built: ${seconds.toFixed(0)} s at ${pages} pages`;
		return [{ tool: result.tool, reason }];
	});

async function measureThreads({ options, circumstances }: BenchSession): Promise<BuildRecord> {
	const variants = options.threads.map((count) => ({
		...ours,
		name: String(count),
		command: (home: string) => [...ours.command(home), "--threads", String(count)],
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
	const versions = { ours: ours.version("") ?? "" };
	return { ...circumstances, versions, runs: options.runs, measurements };
}

/** On the content in all its languages. */
async function measureWatch(session: BenchSession): Promise<WatchRecord> {
	const { options, present, unmeasured, circumstances } = session;
	const corpus = corporaOf(options).at(-1) as Corpus;
	const results = await watchResultsOf(corpus, present, { ...options, say });
	console.log(`### ${corpus.name}, from saving a file to its page served\n`);
	console.log(`${watchTable(results, unmeasured)}\n`);
	return { ...circumstances, saves: options.saves, corpus: corpus.name, unmeasured, results };
}

const measurementOf = (
	corpus: Corpus,
	results: Measurement["results"],
	unmeasured: readonly UnmeasuredTool[],
): Measurement => ({
	corpus: corpus.name,
	pages: corpus.locales.flatMap((locale) => pagesOf(corpus, locale, "help")).length,
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
	for (const toTable of [timeTable, usageTable, outputTable, pageTable]) console.log(`${toTable(measurement)}\n`);
	return measurement;
}

export const measurePart = {
	builds: measureBuilds,
	watch: measureWatch,
	growth: measureGrowth,
	threads: measureThreads,
} satisfies Record<Part, (session: BenchSession) => Promise<object>>;
