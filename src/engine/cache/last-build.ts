/**
 * Stores the report of the last build, and that of the last check, with everything it depended on. If none of it has
 * changed, another one would write the same files and report the same.
 *
 * 1. The request, and the environment variables used by the configuration.
 * 2. The configuration, templates and browser code, as the compiler read them.
 * 3. Every file in the content and public folders, and included files.
 * 4. The commit, for its dates.
 * 5. The files that were written, if any.
 */
import { hash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Sources, usesTwoslash } from "../../model/content/source.ts";
import { PACKAGE_FILES } from "../../model/content/twoslash.ts";
import { fileCheck, manifestIn, readManifest } from "../../pipeline/emit/manifest.ts";
import { isUnfinished } from "../../pipeline/emit/place.ts";
import type { Cache } from "./cache.ts";
import { currentCompilation } from "./compilation.ts";
import { type CachedFile, isModifiedSince, isSameFile, listFilesBelow, statFile, toCachedFile } from "./file-stat.ts";
import { environmentVariablesIn, hasImpureImports } from "./purity.ts";
import { repositoryFingerprint } from "./repository.ts";

/** The site's folders, absolute. */
export interface SiteFolders {
	readonly root: string;
	readonly contentDir: string;
	readonly publicDir: string;
}

interface BuildFingerprint {
	/** `null` means not set. */
	readonly variables: Readonly<Record<string, string | null>>;
	/** Cache names of the compilations. */
	readonly compiled: readonly string[];
	readonly folders: SiteFolders;
	readonly files: Readonly<Record<string, CachedFile>>;
	readonly commit: string;
	/** Absent if nothing was written. */
	readonly output?: OutputFingerprint;
}

interface OutputFingerprint {
	/** Path of the manifest. */
	readonly manifest: string;
	/** Hash of the manifest. */
	readonly written: string;
}

/** What a report is kept as. */
type ReportName = "last-build" | "last-check";

/** Returns the last report of this request if nothing has changed since. */
export async function readUnchangedReport<Report>(
	cache: Cache,
	name: ReportName,
	request: string,
): Promise<Report | undefined> {
	const lastReport = await cache.currentRecord<BuildFingerprint, Report>("disk", {
		name,
		request,
		async isCurrent(fingerprint) {
			const commit = repositoryFingerprint(fingerprint.folders.root); // runs in its own process
			return (
				isEnvironmentUnchanged(fingerprint) &&
				(await areCompilationsCurrent(cache, fingerprint)) &&
				areFilesUnchanged(fingerprint) &&
				(!fingerprint.output || isOutputIntact(fingerprint.output)) &&
				(await commit) === fingerprint.commit
			);
		},
	});
	return lastReport?.result;
}

const isEnvironmentUnchanged = ({ variables }: BuildFingerprint): boolean =>
	Object.entries(variables).every(([name, value]) => (process.env[name] ?? null) === value);

async function areCompilationsCurrent(cache: Cache, { compiled }: BuildFingerprint): Promise<boolean> {
	for (const name of compiled) if (!(await currentCompilation(cache, name))) return false;
	return true;
}

const areFilesUnchanged = ({ folders, files }: BuildFingerprint): boolean =>
	[folders.contentDir, folders.publicDir]
		.flatMap((folder) => listFilesBelow(folder).files)
		.every((file) => Object.hasOwn(files, file)) &&
	Object.entries(files).every(([file, kept]) => isSameFile(file, kept));

function isOutputIntact({ manifest, written }: OutputFingerprint): boolean {
	const folder = path.dirname(manifest);
	if (isUnfinished(folder)) return false;
	const text = manifestIn(folder);
	if (text === undefined || hash("sha256", text) !== written) return false;
	const isThereStill = fileCheck(folder);
	return [...(readManifest(folder) ?? [])].every(([name, entry]) => isThereStill(name, entry));
}

/** What a build was asked to do, what it read, and when it started. */
export interface BuildInputs {
	readonly name: ReportName;
	readonly request: string;
	readonly folders: SiteFolders;
	/** Path of the manifest in the output folder; absent if nothing was written. */
	readonly manifest?: string;
	readonly sources: Sources;
	/** Further files that were read, absolute. */
	readonly otherFiles?: readonly string[];
	/** Cache names of the compilations. */
	readonly config: string;
	readonly templates: string;
	readonly otherCompilations: readonly string[];
	/** Whether a module always returns the same results. */
	readonly isPureModule: (module: string) => boolean;
	/** `Date.now()` before anything was read. */
	readonly startedAt: number;
}

/**
 * Stores the report of a successful build or check, unless a file changed meanwhile, or the result may depend on something
 * that cannot be checked.
 */
export async function saveReport<Report>(cache: Cache, inputs: BuildInputs, report: Report): Promise<void> {
	await cache.writeRecord(
		"disk",
		{ name: inputs.name, request: inputs.request },
		{ inputs: await computeFingerprint(cache, inputs), result: report },
	);
}

async function computeFingerprint(
	cache: Cache,
	{ name, folders, manifest, sources, startedAt, ...done }: BuildInputs,
): Promise<BuildFingerprint | undefined> {
	const config = await readCompiledCode(cache, done.config);
	const templates = await readCompiledCode(cache, done.templates);
	const variableNames = config && environmentVariablesIn(config, done.isPureModule);
	if (!variableNames || !templates || hasImpureImports(templates)) return undefined;
	const commit = repositoryFingerprint(folders.root); // runs in its own process
	const previous = await cache.readRecord<BuildFingerprint, unknown>("disk", name);
	const inputFiles = listInputFiles(folders, sources, done.otherFiles);
	if ([...inputFiles.files, ...inputFiles.folders].some((file) => isModifiedSince(file, startedAt))) return undefined;
	return {
		variables: environmentValues(variableNames),
		compiled: [done.config, done.templates, ...done.otherCompilations],
		folders,
		files: cachedFiles(inputFiles.files, previous?.inputs.files ?? {}),
		commit: await commit,
		...(manifest !== undefined && { output: { manifest, written: hash("sha256", readFileSync(manifest)) } }),
	};
}

async function readCompiledCode(cache: Cache, name: string): Promise<string | undefined> {
	return (await cache.readRecord<unknown, string>("disk", name))?.result;
}

/** Includes the variables that Node itself reads. */
const environmentValues = (variableNames: readonly string[]): BuildFingerprint["variables"] =>
	Object.fromEntries(
		["NODE_ENV", "TZ", "LANG", "LC_ALL", ...variableNames].map((name) => [name, process.env[name] ?? null]),
	);

function listInputFiles(
	{ root, contentDir, publicDir }: SiteFolders,
	sources: Sources,
	otherFiles: readonly string[] = [],
) {
	const below = [contentDir, publicDir].map(listFilesBelow);
	const included = sources.files.flatMap(({ includes }) => Object.keys(includes).map((name) => path.join(root, name)));
	const packages = sources.files.some(usesTwoslash)
		? PACKAGE_FILES.map((name) => path.join(root, name)).filter(existsSync)
		: [];
	const content = below.flatMap(({ files }) => files);
	return {
		files: [...new Set([...content, ...included, ...packages, ...otherFiles])],
		folders: below.flatMap(({ folders }) => folders),
	};
}

/** Reads only files whose stat has changed. */
const cachedFiles = (files: readonly string[], previous: BuildFingerprint["files"]): BuildFingerprint["files"] =>
	Object.fromEntries(
		files.flatMap((file) => {
			const now = statFile(file);
			return now ? [[file, toCachedFile(file, now, previous[file])]] : [];
		}),
	);
