/** The parts of the benchmark: each measures, prints its tables and gives its figures. */
import path from "node:path";
import { type Corpus, pagesOf } from "./corpus.ts";
import { createRamFolder } from "./disk.ts";
import { generatedCorpus } from "./generated.ts";
import type { Options } from "./options.ts";
import { ours, REPOSITORY } from "./ours.ts";
import type { BuildRecord, Circumstances, Part, WatchRecord } from "./record.ts";
import {
	growthTable,
	type Measurement,
	outputTable,
	pageTable,
	threadsTable,
	timeTable,
	type UnmeasuredTool,
	usageTable,
	type WatchMeasurement,
	wallTimes,
	watchTable,
} from "./report.ts";
import { type Result, type RoundOptions, resultsOf } from "./rounds.ts";
import { corpusIn, localesIn } from "./site-folder.ts";
import { median } from "./statistics.ts";
import type { Tool } from "./tool.ts";
import { watchResultsOf } from "./watch/watch-rounds.ts";

export interface BenchSession {
	readonly options: Options;
	readonly present: readonly Tool[];
	readonly unmeasured: readonly UnmeasuredTool[];
	readonly circumstances: Circumstances;
}

const say = (line: string) => console.error(line);

/** Builds of each corpus, with a page of each site opened in a browser where `transfer` says so. */
const measure = async (
	corpus: Corpus,
	tools: readonly Tool[],
	unmeasured: readonly UnmeasuredTool[],
	options: Partial<RoundOptions> & Options,
): Promise<Measurement> => ({
	corpus: corpus.name,
	pages: corpus.locales.flatMap((locale) => pagesOf(corpus, locale, "help")).length,
	results: await resultsOf(corpus, tools, { ramFolder: createRamFolder(options.bench), say, ...options }),
	unmeasured,
});

async function measureBuilds({ options, present, unmeasured, circumstances }: BenchSession): Promise<BuildRecord> {
	const measurements: Measurement[] = [];
	for (const corpus of corporaOf(options))
		measurements.push(print(await measure(corpus, present, unmeasured, { ...options, opensPage: true })));
	return { ...circumstances, runs: options.runs, measurements };
}

async function measureGrowth(session: BenchSession): Promise<BuildRecord> {
	const { options, circumstances } = session;
	const measurements: Measurement[] = [];
	let { present, unmeasured } = session;
	for (const size of options.growth) {
		const measurement = print(await measure(generatedCorpus(size), present, unmeasured, options));
		measurements.push(measurement);
		const slow = slowTools(measurement);
		unmeasured = [...unmeasured, ...slow];
		present = present.filter(({ name }) => slow.every(({ tool }) => tool !== name));
	}
	if (measurements.length > 1) console.log(`### Growth\n\n${growthTable(measurements)}\n`);
	return { ...circumstances, runs: options.runs, measurements };
}

/** A generator whose cold build takes longer is not given a larger site. */
const SLOW_SECONDS = 60;

const slowTools = ({ pages, results }: Measurement): UnmeasuredTool[] =>
	results.flatMap(({ tool, failure, builds }) => {
		if (failure) return { tool, reason: `failed at ${pages} pages` };
		const seconds = median(wallTimes({ tool, builds }, "cold"));
		return seconds > SLOW_SECONDS ? { tool, reason: `not built: ${seconds.toFixed(0)} s at ${pages} pages` } : [];
	});

async function measureThreads({ options, circumstances }: BenchSession): Promise<BuildRecord> {
	const variants = options.threads.map((count) => ({
		...ours,
		name: String(count),
		command: (home: string) => [...ours.command(home), "--threads", String(count)],
	}));
	const bench = path.join(options.bench, "threads");
	const measurements: Measurement[] = [];
	for (const corpus of [...corporaOf(options), ...options.growth.map(generatedCorpus)]) {
		const measurement = await measure(corpus, variants, [], { ...options, bench });
		measurements.push(measurement);
		console.log(`### ${corpus.name}, by the number of threads\n\n${threadsTable(measurement)}\n`);
	}
	return { ...circumstances, versions: { ours: ours.version("") ?? "" }, runs: options.runs, measurements };
}

/** On the content in all its languages, and on a large site. */
async function measureWatch({ options, present, unmeasured, circumstances }: BenchSession): Promise<WatchRecord> {
	const generated = options.watched > 0 ? [generatedCorpus(options.watched)] : [];
	const measurements: WatchMeasurement[] = [];
	for (const corpus of [corporaOf(options).at(-1) as Corpus, ...generated]) {
		const results = await watchResultsOf(corpus, present, { ...options, say });
		const measurement = { corpus: corpus.name, unmeasured, results };
		console.log(`### ${corpus.name}, from saving a file to its page served\n\n${watchTable(measurement)}\n`);
		measurements.push(measurement);
	}
	return { ...circumstances, saves: options.saves, measurements };
}

/** Ours alone, without the builds after edits. */
export const measureColdBuilds = async (corpus: Corpus, options: Options): Promise<Result | undefined> =>
	(await resultsOf(corpus, [ours], { ...options, steps: ["cold"], say }))[0];

/** The content in its first language, and in all. */
export function corporaOf({ site }: Options): readonly Corpus[] {
	const content = site ?? path.join(REPOSITORY, "content");
	const assets = site ? path.join(site, "static") : path.join(REPOSITORY, "public");
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
