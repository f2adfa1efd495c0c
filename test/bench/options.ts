import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { tools } from "./tools.ts";

export interface Options {
	/** Everything is made and installed below it. */
	readonly bench: string;
	readonly runs: number;
	readonly only: readonly string[];
	readonly growth: readonly number[];
	readonly site?: string;
	readonly install: boolean;
	readonly json?: string;
	readonly limit: number;
}

const names = tools.map(({ name }) => name);

export const help = `Builds the same sites with us and with other generators, in turns, and prints what it took.

  npm run bench -- [options]

  --only hugo,ours        these alone; of ${names.join(", ")}
  --runs 5                builds of each kind; one is enough of a build that takes over a minute
  --growth 1000,4000      sizes of the generated sites; none: no such sites
  --site FOLDER           builds this content instead of the repository's own: FOLDER/en/help, FOLDER/en/news, the same
                          below fr and de, pictures in FOLDER/static
  --install               installs the missing generators that npm has, each in a folder of its own
  --limit 600             seconds after which a build is ended and counts as failed
  --json FILE             writes every figure there too
  --help

BENCH names the folder in which sites are built and generators installed (default: ssg-bench in the system's
temporary folder). Hugo is taken from the system. Generators that are not installed are left out, and named in the table.`;

/** Nothing when only the help was wanted. */
export function optionsOf(given: readonly string[]): Options | undefined {
	const { values } = parseArgs({
		args: [...given],
		options: {
			only: { type: "string" },
			runs: { type: "string", default: "5" },
			growth: { type: "string", default: "1000,4000" },
			site: { type: "string" },
			install: { type: "boolean", default: false },
			limit: { type: "string", default: "600" },
			json: { type: "string" },
			help: { type: "boolean", default: false },
		},
	});
	if (values.help) return undefined;
	return {
		bench: process.env.BENCH || path.join(tmpdir(), "ssg-bench"),
		runs: count("runs", values.runs),
		only: values.only?.split(",").map(known) ?? names,
		growth:
			values.growth === "none"
				? []
				: values.growth.split(",").map((size) => count("growth", size)),
		install: values.install,
		limit: count("limit", values.limit),
		...(values.site && { site: values.site }),
		...(values.json && { json: values.json }),
	};
}

function count(option: string, text: string): number {
	if (!/^[1-9]\d*$/.test(text))
		throw new Error(`--${option} wants a number above 0, not ${text}`);
	return Number(text);
}

function known(name: string): string {
	if (!names.includes(name))
		throw new Error(`--only knows ${names.join(", ")}, not ${name}`);
	return name;
}
