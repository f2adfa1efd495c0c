/**
 * The report of the last build, kept beside all that it came from. While every one of these is what it was, another build
 * would write the same files and say the same.
 *
 * 1. what was asked for, and the variables of the environment that the configuration names;
 * 2. the configuration, the templates and the browser's code, as the compiler read them;
 * 3. every file below the folders of the content and the public files, and those that texts include;
 * 4. the commit, for its dates;
 * 5. the files that were written.
 */
import { hash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { SourceFile, Sources } from "../model/source.ts";
import type { Store } from "../work/store.ts";
import { readsMore, variablesIn } from "./closed.ts";
import { commitOf } from "./commit.ts";
import { isStillCompiled } from "./compiled.ts";
import {
	filesBelow,
	isNewer,
	isSame,
	type Kept,
	keptOf,
	standingOf,
} from "./files.ts";

/** Of the site, absolute. */
export interface Folders {
	readonly root: string;
	readonly contentDir: string;
	readonly publicDir: string;
}

interface Stamp {
	readonly request: string;
	/** `null`: not set. */
	readonly variables: Readonly<Record<string, string | null>>;
	/** Names of what was compiled. */
	readonly compiled: readonly string[];
	readonly folders: Folders;
	readonly files: Readonly<Record<string, Kept>>;
	/** Files whose birth is the date of a post. */
	readonly dated: readonly string[];
	readonly commit: string;
	readonly manifest: string;
	/** The hash of the manifest. */
	readonly written: string;
}

const NAME = "last-build";

/** The report of the last build of this request, as JSON, if another one would do nothing. */
export async function unchangedReport(
	store: Store,
	request: string,
): Promise<string | undefined> {
	const kept = await store.read(NAME);
	const stamp = stampIn(kept);
	if (stamp?.request !== request) return undefined;
	const commit = commitOf(stamp.folders.root); // a process of its own
	const isStill =
		isSameEnvironment(stamp) &&
		(await areStillCompiled(store, stamp)) &&
		areSameFiles(stamp) &&
		isStillWritten(stamp) &&
		(await commit) === stamp.commit;
	return isStill ? kept.get("report") : undefined;
}

const stampIn = (kept: ReadonlyMap<string, string>): Stamp | undefined =>
	JSON.parse(kept.get("stamp") ?? "null") ?? undefined;

const isSameEnvironment = ({ variables }: Stamp): boolean =>
	Object.entries(variables).every(
		([name, value]) => (process.env[name] ?? null) === value,
	);

async function areStillCompiled(
	store: Store,
	{ compiled }: Stamp,
): Promise<boolean> {
	for (const name of compiled)
		if (!(await isStillCompiled(store, name))) return false;
	return true;
}

const areSameFiles = ({ folders, files, dated }: Stamp): boolean =>
	[folders.contentDir, folders.publicDir]
		.flatMap((folder) => filesBelow(folder).files)
		.every((file) => Object.hasOwn(files, file)) &&
	Object.entries(files).every(([file, kept]) => isSame(file, kept)) &&
	dated.every(
		(file) => standingOf(file)?.birthtimeMs === files[file]?.birthtimeMs,
	);

function isStillWritten({ manifest, written }: Stamp): boolean {
	if (!existsSync(manifest)) return false;
	const list = readFileSync(manifest, "utf8");
	const folder = path.dirname(manifest);
	return (
		hash("sha256", list) === written &&
		list
			.split("\n")
			.filter(Boolean)
			.map((line) => line.slice(line.indexOf(" ") + 1))
			.every((name) => existsSync(path.join(folder, name)))
	);
}

/** Of a build: what it was asked, what it read, and since when. */
export interface Done {
	readonly request: string;
	readonly folders: Folders;
	/** The list of what was written, in the output folder. */
	readonly manifest: string;
	readonly sources: Sources;
	/** Names of what was compiled for it. */
	readonly config: string;
	readonly templates: string;
	readonly others: readonly string[];
	/** Modules that answer always the same. */
	readonly known: (module: string) => boolean;
	/** `Date.now()` before it read anything. */
	readonly begun: number;
}

/** Keeps the report of a build that went well; unless something changed meanwhile, or it may depend on what nobody can tell. */
export async function keepReport(
	store: Store,
	done: Done,
	report: string,
): Promise<void> {
	const stamp = await stampOf(store, done);
	const texts: [string, string][] = stamp
		? [
				["stamp", JSON.stringify(stamp)],
				["report", report],
			]
		: [];
	await store.write(NAME, new Map(texts));
}

async function stampOf(
	store: Store,
	{ request, folders, manifest, sources, begun, ...done }: Done,
): Promise<Stamp | undefined> {
	const config = await codeKept(store, done.config);
	const templates = await codeKept(store, done.templates);
	const named = config && variablesIn(config, done.known);
	if (!named || !templates || readsMore(templates)) return undefined;
	const commit = commitOf(folders.root); // a process of its own
	const before = stampIn(await store.read(NAME));
	const read = readBy(folders, sources);
	if ([...read.files, ...read.folders].some((file) => isNewer(file, begun)))
		return undefined;
	return {
		request,
		variables: environment(named),
		compiled: [done.config, done.templates, ...done.others],
		folders,
		files: keptFiles(read.files, before?.files ?? {}),
		dated: sources.files
			.filter((source) => isBornThen(source, folders.root))
			.map((source) => path.join(folders.root, source.path)),
		commit: await commit,
		manifest,
		written: hash("sha256", readFileSync(manifest)),
	};
}

async function codeKept(
	store: Store,
	name: string,
): Promise<string | undefined> {
	const result = (await store.read(name)).get("result");
	return result && JSON.parse(result);
}

/** Those that Node itself asks for, too. */
const environment = (named: readonly string[]): Stamp["variables"] =>
	Object.fromEntries(
		["NODE_ENV", "TZ", "LANG", "LC_ALL", ...named].map((name) => [
			name,
			process.env[name] ?? null,
		]),
	);

function readBy({ root, contentDir, publicDir }: Folders, sources: Sources) {
	const below = [contentDir, publicDir].map(filesBelow);
	const included = sources.files.flatMap(({ includes }) =>
		Object.keys(includes).map((name) => path.join(root, name)),
	);
	return {
		files: [...new Set([...below.flatMap(({ files }) => files), ...included])],
		folders: below.flatMap(({ folders }) => folders),
	};
}

/** Only what is not as it was before is read again. */
const keptFiles = (
	files: readonly string[],
	before: Stamp["files"],
): Stamp["files"] =>
	Object.fromEntries(
		files.flatMap((file) => {
			const now = standingOf(file);
			return now ? [[file, keptOf(file, now, before[file])]] : [];
		}),
	);

const isBornThen = ({ path: name, created }: SourceFile, root: string) =>
	created !== undefined &&
	statSync(path.join(root, name)).birthtime.toISOString() === created;
