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
import { fileCheck, type Manifest, manifestIn, readManifest } from "../../pipeline/emit/manifest.ts";
import { isUnfinished } from "../../pipeline/emit/place.ts";
import type { Cache } from "./cache.ts";
import { currentFingerprint } from "./compilation.ts";
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
	/** The fingerprints of the compilations, by their cache names. A build that failed may have replaced them. */
	readonly compiled: Readonly<Record<string, string>>;
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

/** The last report of a request. */
export interface LastReport<Report> {
	readonly report: Report;
	/** The files that have been edited since, relative to the root of the site. Nothing else has changed. */
	readonly edited: readonly string[];
	/** What was written; absent if nothing was. */
	readonly output?: { readonly files: Manifest; readonly manifestHash: string } | undefined;
	/** Stores the report of a build of the edited files, which started at a time (ms since the epoch). */
	readonly replace: (report: Report, startedAt: number) => Promise<void>;
}

/** Returns the last report of this request if nothing has changed since, except at most so many files. */
export async function readLastReport<Report>(
	cache: Cache,
	name: ReportName,
	request: string,
	maxEdited: number,
): Promise<LastReport<Report> | undefined> {
	let edited: readonly string[] = [];
	let files: Manifest | undefined;
	const last = await cache.currentRecord<BuildFingerprint, Report>("disk", {
		name,
		request,
		async isCurrent(fingerprint) {
			const commit = repositoryFingerprint(fingerprint.folders.root); // runs in its own process
			if (!isEnvironmentUnchanged(fingerprint) || !(await areCompilationsCurrent(cache, fingerprint))) return false;
			const found = findEditedFiles(fingerprint, maxEdited);
			if (!found) return false;
			edited = found;
			files = fingerprint.output && readIntactManifest(fingerprint.output);
			return (!fingerprint.output || files !== undefined) && (await commit) === fingerprint.commit;
		},
	});
	if (!last) return undefined;
	const { inputs, result: report } = last;
	return {
		report,
		edited: edited.map((file) => path.relative(inputs.folders.root, file).replaceAll(path.sep, "/")),
		output: files && { files, manifestHash: inputs.output?.written ?? "" },
		async replace(report, startedAt) {
			if (edited.some((file) => isModifiedSince(file, startedAt))) return;
			const files = { ...inputs.files, ...cachedFiles(edited, inputs.files) };
			const { output } = inputs;
			const now = { ...inputs, files, ...(output && { output: outputFingerprint(output.manifest) }) };
			await cache.writeRecord("disk", { name, request }, { inputs: now, result: report });
		},
	};
}

/** Returns the last report of this request if nothing has changed since. */
export const readUnchangedReport = async <Report>(
	cache: Cache,
	name: ReportName,
	request: string,
): Promise<Report | undefined> => (await readLastReport<Report>(cache, name, request, 0))?.report;

const isEnvironmentUnchanged = ({ variables }: BuildFingerprint): boolean =>
	Object.entries(variables).every(([name, value]) => (process.env[name] ?? null) === value);

async function areCompilationsCurrent(cache: Cache, { compiled }: BuildFingerprint): Promise<boolean> {
	for (const [name, fingerprint] of Object.entries(compiled))
		if ((await currentFingerprint(cache, name)) !== fingerprint) return false;
	return true;
}

/** Returns `undefined` if a file is new or gone, a link leads elsewhere, or more have changed. */
function findEditedFiles({ folders, files }: BuildFingerprint, max: number): readonly string[] | undefined {
	const listed = [folders.contentDir, folders.publicDir].flatMap((folder) => listFilesBelow(folder).files);
	if (!listed.every((file) => Object.hasOwn(files, file))) return undefined;
	const edited: string[] = [];
	for (const [file, kept] of Object.entries(files)) {
		if (isSameFile(file, kept)) continue;
		if (edited.length === max || statFile(file)?.target !== kept.target) return undefined;
		edited.push(file);
	}
	return edited;
}

/** Returns `undefined` if another build has written to the folder, or a file is gone. */
function readIntactManifest({ manifest, written }: OutputFingerprint): Manifest | undefined {
	const folder = path.dirname(manifest);
	if (isUnfinished(folder)) return undefined;
	const text = manifestIn(folder);
	if (text === undefined || hash("sha256", text) !== written) return undefined;
	const isThereStill = fileCheck(folder);
	const files = readManifest(folder) ?? new Map();
	for (const [name, entry] of files) if (!isThereStill(name, entry)) return undefined;
	return files;
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

async function computeFingerprint(cache: Cache, { name, folders, manifest, sources, startedAt, ...done }: BuildInputs) {
	const config = await readCompiledCode(cache, done.config);
	const templates = await readCompiledCode(cache, done.templates);
	const variableNames = config && environmentVariablesIn(config, done.isPureModule);
	if (!variableNames || !templates || hasImpureImports(templates)) return undefined;
	const compiled: Record<string, string> = {};
	for (const compilation of [done.config, done.templates, ...done.otherCompilations]) {
		const fingerprint = await currentFingerprint(cache, compilation);
		if (fingerprint === undefined) return undefined;
		compiled[compilation] = fingerprint;
	}
	const commit = repositoryFingerprint(folders.root); // runs in its own process
	const previous = await cache.readRecord<BuildFingerprint, unknown>("disk", name);
	const inputFiles = listInputFiles(folders, sources, done.otherFiles);
	if ([...inputFiles.files, ...inputFiles.folders].some((file) => isModifiedSince(file, startedAt))) return undefined;
	return {
		variables: environmentValues(variableNames),
		compiled,
		folders,
		files: cachedFiles(inputFiles.files, previous?.inputs.files ?? {}),
		commit: await commit,
		...(manifest !== undefined && { output: outputFingerprint(manifest) }),
	};
}

const outputFingerprint = (manifest: string): OutputFingerprint => ({
	manifest,
	written: hash("sha256", readFileSync(manifest)),
});

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
