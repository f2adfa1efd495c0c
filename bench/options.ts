import { tmpdir } from "node:os";
import path from "node:path";
import { Command, Option } from "commander";
import { atLeast, seconds, someOf } from "./command-line.ts";
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
	/** Pages. */
	readonly watched: number;
	/** Seconds. */
	readonly pause: number;
	readonly site?: string;
	readonly install?: true;
	readonly record?: true;
	readonly chart?: true;
	readonly guard?: true;
	readonly json?: string;
	/** Seconds. */
	readonly limit: number;
}

const NAMES = tools.map(({ name }) => name);
const MEASURED_PARTS = PARTS.filter((part) => part !== "threads");

const numbers = (least: number) => (text: string) => text.split(",").map(atLeast(least));

export const createCommand = (): Command =>
	new Command("npm run bench --")
		.description("Builds the same sites with us and with other generators, in turns, and prints what it took.")
		.option("--parts <names>", `what to measure; of ${PARTS.join(", ")} (default: all but threads)`, someOf(PARTS))
		.option("--only <names>", "these generators alone", someOf(NAMES), NAMES)
		.option("--runs <count>", "builds of each kind; one is enough of a build over half a minute", atLeast(1), 5)
		.option(
			"--growth <sizes>",
			"pages of the generated sites; 10000 takes long; none: no such sites",
			(text) => (text === "none" ? [] : numbers(1)(text).sort((a, b) => a - b)),
			[1000, 4000],
		)
		.option("--threads <counts>", "measures our builds with each of these numbers of threads, as 0,1,3", numbers(0))
		.option("--saves <count>", "saves of each kind in the part watch", atLeast(1), 30)
		.option("--watched <size>", "pages of the generated site in the part watch; 0: no such site", atLeast(0), 6000)
		.option("--pause <seconds>", "rest before each build, after the disk has written everything", seconds, 1)
		.option("--site <folder>", "builds this content instead of the repository's: en/help, en/news, fr, de, static")
		.option("--install", "installs the missing generators that npm has, each in a folder of its own")
		.option("--limit <seconds>", "after which a build is ended and counts as failed", atLeast(1), 600)
		.option("--json <file>", "writes every figure there too; parts in it that were not measured stay")
		.option("--record", "writes every figure to bench/VERSION.json in the same way")
		.option("--chart", "measures nothing; makes the page of the manual and its chart from the newest record")
		.option(
			"--guard",
			"measures cold builds of ours alone; fails if they cost over a tenth more than in the newest record",
		)
		.addOption(
			new Option("--bench <folder>", "where sites are built and generators installed")
				.env("BENCH")
				.default(path.join(tmpdir(), "ssg-bench")),
		)
		.addHelpText(
			"after",
			`
Hugo is taken from the system where npm could not install it. Generators that are not installed are left out, and named
in the table. hugo-full and eleventy-full write what ours writes: highlighted code, search data, feeds, and for each page
its data and its Markdown.`,
		);

export function optionsOf(command: Command): Options {
	const { parts, threads, ...options } = command.opts<Partial<Options>>();
	return { ...options, parts: parts ?? (threads ? PARTS : MEASURED_PARTS), threads: threads ?? [0, 1, 3] } as Options;
}
