/** `ssg merge`: makes a site from the parts that several machines have built. */
import path from "node:path";
import type { Command } from "commander";
import { engineHash } from "../../engine/cache/engine-hash.ts";
import type { BuiltFile, Output, WrittenFile } from "../../model/site/site.ts";
import { type OutputWriter, openOutputFolder } from "../../pipeline/emit/index.ts";
import { PartError } from "../../pipeline/emit/part-error.ts";
import type { PartDescription } from "../../pipeline/emit/part-folder.ts";
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
import { addReportOptions, EXIT_CONTENT_PROBLEMS, waitingMessage } from "../command-options.ts";
import type { FormatOptions } from "../formats/names.ts";
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
	const { ok, problems, counts, weights } = site;
	const report = {
		outDir: path.relative("", outDir) || ".",
		summary: formatBuildSummary({ ok, files, problems, counts, ...(weights && { weights }) }, outDir),
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
		waiting: (pid) => console.error(waitingMessage(outDir, pid)),
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

// Refuses parts that do not make a site: wrong, missing, given twice, or of different sites.

/** What the parts must have in common, in the words of `InputHashes`. */
const INPUT_NAMES: Readonly<Record<string, string>> = {
	configuration: "another configuration, or with other options",
	content: "other files in the content or public folder, or another commit",
	theme: "another theme, or other components",
};

/**
 * Returns the parts in their order.
 *
 * @param engine of this process
 * @throws PartError if they are not all parts of one site
 */
function orderParts(parts: readonly Part[], engine: PartDescription["engine"]): readonly [Part, ...Part[]] {
	const [first, ...others] = parts as [Part, ...Part[]];
	for (const part of parts) refuseOtherEngine(part, engine);
	for (const part of others) refuseOtherSite(part, first);
	const byIndex = new Map<number, Part>();
	for (const part of parts) {
		const { index } = part.description.shard;
		const same = byIndex.get(index);
		if (same)
			throw new PartError(`${nameOf(part)} and ${displayPath(same.folder)} are the same part`, "name each part once");
		byIndex.set(index, part);
	}
	refuseMissing(byIndex, first.description.shard.count);
	return [...parts].sort((a, b) => a.description.shard.index - b.description.shard.index) as [Part, ...Part[]];
}

/** @example `dist-parts/2-of-4 (part 2 of 4)` */
const nameOf = ({ folder, description: { shard } }: Part): string =>
	`${displayPath(folder)} (part ${shard.index} of ${shard.count})`;

function refuseOtherEngine(part: Part, { version, hash }: PartDescription["engine"]): void {
	const { engine } = part.description;
	if (engine.hash === hash) return;
	throw new PartError(
		`${nameOf(part)} was built by ${engine.version === version ? `another installation of ssg ${version}` : `ssg ${engine.version}, and this is ssg ${version}`}`,
		"build and merge all parts with the same version of ssg, of its packages and of Node",
	);
}

function refuseOtherSite(part: Part, first: Part): void {
	const { shard, inputs } = part.description;
	if (shard.count !== first.description.shard.count)
		throw new PartError(
			`${nameOf(part)} and ${nameOf(first)} are parts of different builds`,
			`build all parts with the same number, such as --shard ${shard.index}/${first.description.shard.count}`,
		);
	for (const [name, value] of Object.entries(first.description.inputs))
		if (inputs[name] !== value)
			throw new PartError(
				`${nameOf(part)} was built from ${INPUT_NAMES[name] ?? name} than ${displayPath(first.folder)}`,
				"build all parts from the same commit, with the same options",
			);
}

function refuseMissing(parts: ReadonlyMap<number, Part>, count: number): void {
	const missing = Array.from({ length: count }, (_, i) => i + 1).filter((index) => !parts.has(index));
	const [first] = missing;
	if (first === undefined) return;
	throw new PartError(
		missing.length === 1
			? `part ${first} of ${count} is missing`
			: `parts ${missing.slice(0, -1).join(", ")} and ${missing.at(-1)} of ${count} are missing`,
		`name all parts; ssg build --shard ${first}/${count} builds ${missing.length === 1 ? "it" : "the first of them"}`,
	);
}
