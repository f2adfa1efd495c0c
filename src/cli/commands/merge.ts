/** `ssg merge`: makes a site from the parts that several machines have built. */

import path from "node:path";
import type { Command } from "commander";
import { engineHash } from "../../engine/cache/engine-hash.ts";
import type { BuiltFile, Output, WrittenFile } from "../../model/site/site.ts";
import { type OutputWriter, openOutputFolder } from "../../pipeline/emit/index.ts";
import { PartError } from "../../pipeline/emit/part-error.ts";
import {
	damagedFileError,
	listFilesOf,
	outputOfPart,
	type Part,
	readPartData,
	readParts,
} from "../../pipeline/emit/part-reader.ts";
import { isBelow } from "../../pipeline/emit/relative-path.ts";
import { displayPath } from "../../pipeline/emit/write-error.ts";
import { mergeParts } from "../../pipeline/shards/merge.ts";
import { addReportOptions, EXIT_CONTENT_PROBLEMS } from "../command-options.ts";
import type { FormatOptions } from "../formats/names.ts";
import { orderParts } from "../part-checks.ts";
import { printReport } from "../terminal/print-report.ts";
import { formatBuildSummary, formatReport, formatReportJson } from "../terminal/report.ts";
import { SSG_VERSION } from "../version.ts";

export default (program: Command): Command =>
	addReportOptions(
		program
			.command("merge")
			.description("make a site from parts that ssg build --shard has built")
			.argument("<parts...>", "the folders of the parts, or a folder that holds them")
			.option("-o, --out-dir <folder>", "output folder (default: that of the site's configuration)"),
	)
		.addHelpText("after", HELP)
		.action(runMerge);

const HELP = `
The site is the same as that of ssg build, byte for byte, for any number of parts. All parts must be there, once, and be
built by the same version of ssg, with the same options, from the same files. Options such as --strict belong to
ssg build --shard. Run it in the same checkout: the lines that problems quote are read from the content.

Examples:
  ssg merge dist-parts                           merge all parts in dist-parts into dist
  ssg merge part-1 part-2 part-3 -o /tmp/site    merge three parts into /tmp/site

Exit codes: 0 success, 1 problems in the content, 2 invalid usage, or parts that do not belong together.`;

export interface MergeOptions extends FormatOptions {
	readonly outDir?: string;
	readonly quiet?: boolean;
	/** Print stack traces. */
	readonly verbose?: boolean;
}

const EXIT_INVALID_PARTS = 2;

async function runMerge(folders: readonly string[], options: MergeOptions) {
	try {
		await merge(folders, options);
	} catch (error) {
		if (!(error instanceof PartError)) throw error;
		console.error(`error: ${error.message}`);
		process.exitCode = EXIT_INVALID_PARTS;
	}
}

async function merge(folders: readonly string[], options: MergeOptions): Promise<void> {
	const start = performance.now();
	const engine = { version: SSG_VERSION, hash: engineHash() };
	const parts = orderParts(readParts(folders), engine);
	const [{ description }] = parts;
	const outDir = path.resolve(outDirOf(parts[0], options));
	refuseOverlap(outDir, parts);
	const [first, ...others] = parts.map((part) => ({
		files: listFilesOf(part),
		readData: <Value>(name: string) => readPartData<Value>(part, name),
	}));
	const site = await mergeParts([first as NonNullable<typeof first>, ...others]);
	const joined = performance.now();
	const files = site.ok ? await publish(outDir, parts, site.files, site.outputs) : [];
	const { ok, problems, counts } = site;
	const report = {
		outDir: path.relative("", outDir) || ".",
		summary: formatBuildSummary({ ok, files, problems, counts }, outDir),
		timings: [
			{ stage: "merge", ms: joined - start },
			{ stage: "write", ms: performance.now() - joined },
		],
		ms: performance.now() - start,
	};
	await printReport(
		{
			problems,
			root: path.resolve(description.root ?? ""),
			...(!options.quiet && { text: () => formatReport(report) }),
			json: () => formatReportJson(report),
		},
		options,
	);
	if (!ok) process.exitCode = EXIT_CONTENT_PROBLEMS;
}

function outDirOf({ description }: Part, { outDir }: MergeOptions): string {
	const folder = outDir ?? description.outDir;
	if (folder === undefined)
		throw new PartError("the output folder of the site is not in the working folder", "name it with --out-dir");
	return folder;
}

/** Publishing replaces what is in the output folder. */
function refuseOverlap(outDir: string, parts: readonly Part[]): void {
	for (const { folder } of parts) {
		const part = path.resolve(folder);
		if (isBelow(outDir, part) || isBelow(part, outDir))
			throw new PartError(
				`the output folder ${displayPath(outDir)} overlaps with the part ${displayPath(folder)}`,
				"choose another folder with --out-dir",
			);
	}
}

/** Writes the files of all parts, and what is made from all of them. */
async function publish(
	outDir: string,
	parts: readonly Part[],
	files: readonly (readonly WrittenFile[])[],
	outputs: readonly Output[],
): Promise<readonly BuiltFile[]> {
	const writer = await openOutputFolder(outDir, "", {
		waiting: (pid) => console.error(`waiting for another build of ${displayPath(outDir)} (process ${pid})`),
	});
	try {
		for (const [i, part] of parts.entries()) for (const file of files[i] ?? []) await addFile(file, part, writer);
		await writer.add(outputs);
		await writer.publish();
		return writer.files();
	} finally {
		await writer.discard();
	}
}

/** A file that the site already has is not read. */
async function addFile(file: WrittenFile, part: Part, writer: OutputWriter): Promise<void> {
	if (writer.isCurrent(file)) return writer.retain([file]);
	const output = outputOfPart(part, file);
	const [written] = await writer.add([output]);
	if (written?.hash !== file.hash) throw damagedFileError("copyOf" in output ? output.copyOf : file.path);
}
