import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { PARTS, type Part } from "./record.ts";
import { tools } from "./tools.ts";

export interface Options {
	/** Everything is made and installed below it. */
	readonly bench: string;
	readonly parts: readonly Part[];
	readonly runs: number;
	readonly only: readonly string[];
	readonly growth: readonly number[];
	readonly threads: readonly number[];
	readonly saves: number;
	/** Seconds. */
	readonly pause: number;
	readonly site?: string;
	readonly install: boolean;
	readonly record: boolean;
	readonly chart: boolean;
	readonly json?: string;
	/** Seconds. */
	readonly limit: number;
}

const names = tools.map(({ name }) => name);

export const help = `Builds the same sites with us and with other generators, in turns, and prints what it took.

  npm run bench -- [options]

  --parts builds,watch    what to measure; of ${PARTS.join(", ")} (default: all but threads)
  --only hugo,ours        these alone; of ${names.join(", ")}
  --runs 5                builds of each kind; one is enough of a build that takes over a minute
  --growth 1000,4000      sizes of the generated sites; 10000 takes long; none: no such sites
  --threads 0,1,3         measures our builds with each of these numbers of threads
  --saves 30              saves of each kind in the part watch
  --pause 1               seconds of rest before each build, after the disk has written everything
  --site FOLDER           builds this content instead of the repository's own: FOLDER/en/help, FOLDER/en/news, the same
                          below fr and de, pictures in FOLDER/static
  --install               installs the missing generators that npm has, each in a folder of its own
  --limit 600             seconds after which a build is ended and counts as failed
  --json FILE             writes every figure there too; parts that are in the file and were not measured stay
  --record                writes every figure to bench/VERSION.json in the same way
  --chart                 measures nothing; makes the benchmark page of the manual and its chart from the newest record
                          in bench/
  --help

BENCH names the folder in which sites are built and generators installed (default: ssg-bench in the system's
temporary folder). Hugo is taken from the system. Generators that are not installed are left out, and named in the table.
hugo-full and eleventy-full write what ours writes: highlighted code, search data, feeds, and for each page its data and
its Markdown.`;

/** Nothing when only the help was wanted. */
export function optionsOf(given: readonly string[]): Options | undefined {
	const { values } = parseArgs({
		args: [...given],
		options: {
			parts: { type: "string" },
			only: { type: "string" },
			runs: { type: "string", default: "5" },
			growth: { type: "string", default: "1000,4000" },
			threads: { type: "string" },
			saves: { type: "string", default: "30" },
			pause: { type: "string", default: "1" },
			site: { type: "string" },
			install: { type: "boolean", default: false },
			limit: { type: "string", default: "600" },
			json: { type: "string" },
			record: { type: "boolean", default: false },
			chart: { type: "boolean", default: false },
			help: { type: "boolean", default: false },
		},
	});
	if (values.help) return undefined;
	return {
		bench: process.env.BENCH || path.join(tmpdir(), "ssg-bench"),
		parts:
			values.parts?.split(",").map((part) => oneOf("parts", PARTS, part)) ??
			PARTS.filter((part) => part !== "threads" || values.threads),
		runs: count("runs", values.runs),
		only: values.only?.split(",").map((name) => oneOf("only", names, name)) ?? names,
		growth:
			values.growth === "none"
				? []
				: values.growth
						.split(",")
						.map((size) => count("growth", size))
						.sort((a, b) => a - b),
		threads: (values.threads ?? "0,1,3").split(",").map((text) => wholeNumber("threads", text)),
		saves: count("saves", values.saves),
		pause: seconds("pause", values.pause),
		install: values.install,
		record: values.record,
		chart: values.chart,
		limit: count("limit", values.limit),
		...(values.site && { site: values.site }),
		...(values.json && { json: values.json }),
	};
}

function count(option: string, text: string): number {
	if (!/^[1-9]\d*$/.test(text)) throw new Error(`--${option} wants a number above 0, not ${text}`);
	return Number(text);
}

function wholeNumber(option: string, text: string): number {
	if (!/^\d+$/.test(text)) throw new Error(`--${option} wants whole numbers, not ${text}`);
	return Number(text);
}

function seconds(option: string, text: string): number {
	if (!/^\d+(\.\d+)?$/.test(text)) throw new Error(`--${option} wants seconds, not ${text}`);
	return Number(text);
}

function oneOf<T extends string>(option: string, all: readonly T[], name: string): T {
	const found = all.find((known) => known === name);
	if (!found) throw new Error(`--${option} knows ${all.join(", ")}, not ${name}`);
	return found;
}
