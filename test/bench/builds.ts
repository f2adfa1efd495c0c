/**
 * How long builds take, what they need and what their pages weigh, beside other generators: `npm run bench`. The same
 * sites are built by all of them in turns, in one run. Ends with 0, whoever is faster.
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { type Corpus, pagesOf } from "./corpus.ts";
import { generatedCorpus } from "./generated.ts";
import { install } from "./install.ts";
import { machineOf } from "./machine.ts";
import { help, type Options, optionsOf } from "./options.ts";
import { prepareEngine } from "./ours.ts";
import {
	type Absent,
	growthTable,
	type Measurement,
	sizeTable,
	timeTable,
} from "./report.ts";
import { resultsOf } from "./rounds.ts";
import { corpusIn, localesIn } from "./site-folder.ts";
import type { Tool } from "./tool.ts";
import { tools } from "./tools.ts";

const repository = fileURLToPath(new URL("../../", import.meta.url));

const options = optionsGiven();
if (options === "help") console.log(help);
else if (options) await compare(options);

/** Says what is wrong with the options when they mean nothing. */
function optionsGiven(): Options | "help" | undefined {
	try {
		return optionsOf(process.argv.slice(2)) ?? "help";
	} catch (error) {
		console.error((error as Error).message);
		process.exitCode = 2;
		return undefined;
	}
}

async function compare(options: Options) {
	const wanted = tools.filter(({ name }) => options.only.includes(name));
	const homeOf = ({ name }: Tool) => path.join(options.bench, name);
	if (options.install) for (const tool of wanted) install(tool, homeOf(tool));
	if (options.only.includes("ours")) prepareEngine();
	const present = wanted.filter((tool) => tool.version(homeOf(tool)));
	const absent = wanted
		.filter((tool) => !present.includes(tool))
		.map(({ name }) => ({ tool: name, reason: "not installed" }));
	const date = new Date().toISOString().slice(0, 10);
	const machine = machineOf();
	const versions = present.map(
		(tool) => `${tool.name} ${tool.version(homeOf(tool))}`,
	);
	console.log(`${date}; ${machine}.\n${versions.join(", ")}.`);
	console.log(
		`Medians of ${options.runs} (least–greatest); ×2 is twice of ours.\n`,
	);
	const measure = async (corpus: Corpus): Promise<Measurement> => {
		const measurement = {
			corpus: corpus.name,
			pages: corpus.locales.flatMap((locale) => pagesOf(corpus, locale, "help"))
				.length,
			results: await resultsOf(corpus, present, {
				...options,
				say: (line) => console.error(line),
			}),
		};
		print(measurement, absent);
		return measurement;
	};
	const measurements: Measurement[] = [];
	for (const corpus of corporaOf(options))
		measurements.push(await measure(corpus));
	const grown: Measurement[] = [];
	for (const size of options.growth)
		grown.push(await measure(generatedCorpus(size)));
	if (grown.length > 1) console.log(`### Growth\n\n${growthTable(grown)}\n`);
	if (options.json)
		writeFileSync(
			options.json,
			`${JSON.stringify({ date, machine, versions, absent, measurements: [...measurements, ...grown] }, null, "\t")}\n`,
		);
}

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

function print(measurement: Measurement, absent: readonly Absent[]) {
	const { corpus, pages } = measurement;
	console.log(`### ${corpus}: ${pages} pages of help\n`);
	console.log(`${timeTable(measurement, absent)}\n`);
	console.log(`${sizeTable(measurement)}\n`);
}
