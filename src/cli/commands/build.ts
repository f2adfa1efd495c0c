/** `ssg build`. If nothing has changed, prints the last report without loading the engine. */
import path from "node:path";
import { type Command, InvalidArgumentError } from "commander";
import { findConfigFile } from "../../config/find.ts";
import type { Cache } from "../../engine/cache/cache.ts";
import { readLastReport } from "../../engine/cache/last-build.ts";
import { withHelpUrl } from "../../model/problems/manual.ts";
import { failureProblem } from "../../model/problems/problem.ts";
import type { Shard } from "../../model/site/shard.ts";
import {
	addReportOptions,
	addSiteOptions,
	type BuildCommandOptions,
	type BuildRecord,
	EXIT_CONTENT_PROBLEMS,
	isLockEnforced,
	parseInteger,
} from "../command-options.ts";
import { formatOf } from "../formats/names.ts";
import { openSiteCache } from "../site-cache.ts";
import { exceedsWarningLimit, printReport } from "../terminal/print-report.ts";
import { type BuildReport, formatReport, formatReportJson, formatTimings } from "../terminal/report.ts";
import { hashOfLock } from "../url-lock.ts";

export default (program: Command): Command =>
	addReportOptions(
		addSiteOptions(program.command("build"))
			.description("build the site")
			.option("-l, --locale <name...>", "build only these locales; their URLs stay the same")
			.option("--drafts", "include drafts")
			.option("--strict", "fail on warnings")
			.option(
				"--max-warnings <number>",
				"exit with 1 if there are more warnings; the site is written all the same",
				parseInteger("number of warnings", 0),
			)
			.option("--no-cache", "do not read or write the cache")
			.option(
				"--threads <number>",
				"number of worker threads (default: depends on the CPU)",
				parseInteger("number of threads", 0, 64),
			)
			.option("--shard <i/n>", "build part i of n, for ssg merge; -o is then the folder of the part", parseShard)
			.option("--timings", "print the time each step took"),
	)
		.addHelpText("after", HELP)
		.action(runBuild);

const HELP = `
If there is an error, the output folder stays as it was. Unchanged pages are taken from the cache.

Examples:
  ssg build                    build the site in the current folder
  ssg build docs -o /tmp/site  build the site in docs into /tmp/site
  ssg build --locale fr de     build two locales
  ssg build --strict --json    fail on warnings, print JSON (for scripts)
  ssg build --format gitlab > gl-code-quality-report.json
                               a report for GitLab
  ssg build --shard 2/4        build the second of four parts into dist-parts/2-of-4

Several machines can build a site together: each builds a part with --shard, and ssg merge makes the site from the
parts. A part holds the problems of the content; ssg merge reports them.

Exit codes: 0 success, 1 problems in the content, 2 invalid usage or configuration.`;

async function runBuild(root: string, options: BuildCommandOptions) {
	const start = performance.now();
	const file = findConfigFile(root, options.config);
	const cache = openSiteCache(file, options);
	const request = buildRequestOf(file, options);
	const record = await makeRecord(root, options, cache, request).catch((error) => {
		if (formatOf(options) === "json") console.log(failureJson(error));
		throw error;
	});
	if (!record) return;
	const report: BuildReport = {
		...record,
		outDir: path.relative(process.cwd(), record.outDir) || ".",
		ms: performance.now() - start,
	};
	const { problems, ok } = record.summary;
	const texts = [...(options.quiet ? [] : [formatReport(report)]), ...(options.timings ? [formatTimings(report)] : [])];
	await printReport(
		{
			problems,
			root: record.root,
			configFile: file,
			...(texts.length > 0 && { text: () => texts.join("\n") }),
			json: () => formatReportJson(report),
		},
		options,
	);
	if (!ok || exceedsWarningLimit(problems, options.maxWarnings)) process.exitCode = EXIT_CONTENT_PROBLEMS;
}

async function makeRecord(root: string, options: BuildCommandOptions, cache: Cache, request: string) {
	const last = await readLastReport<BuildRecord>(cache, "last-build", request, MAX_EDITED_FILES);
	if (last?.edited.length === 0) return { ...last.report, timings: [] };
	const edited = last && (await (await import("../edited-build.ts")).buildEdited(root, options, cache, last));
	return edited ?? (await import("../fresh-build.ts")).buildFresh(root, options, { cache, request });
}

/** Reports a failure as a problem, for scripts that read the JSON report. */
const failureJson = (error: unknown): string =>
	JSON.stringify({ ok: false, problems: [withHelpUrl(failureProblem(error))] }, null, 2);

/** With more edited files, a build of the whole site takes as long. */
const MAX_EDITED_FILES = 20;

/** Everything besides its files that the built site depends on, and the output folder. */
const buildRequestOf = (file: string | undefined, options: BuildCommandOptions): string => {
	const { outDir, base, locale, drafts, strict, shard } = options;
	return JSON.stringify({
		file,
		outDir: outDir && path.resolve(outDir),
		base,
		locale,
		drafts,
		strict,
		shard,
		...(isLockEnforced(options) && { lock: hashOfLock(file) }),
	});
};

const MAX_SHARDS = 256;

function parseShard(text: string): Shard {
	const [index = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).slice(1).map(Number);
	if (!(index >= 1 && index <= count && count <= MAX_SHARDS))
		throw new InvalidArgumentError(
			`The shard must be two numbers such as 2/4: which part, and of how many, at most ${MAX_SHARDS}.`,
		);
	return { index, count };
}
