/** Caches compiled code until any file the compiler read changes. */
import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { CacheStore } from "../work/cache-store.ts";
import { isModifiedSince } from "./file-stat.ts";

/** A compilation's result, as plain data. */
export interface Compilation<Result> {
	readonly result: Result;
	/** Files the compiler read, relative to `root`, as the compiler names them. */
	readonly inputs: readonly string[];
}

interface CompilationRecord {
	/** Describes what was compiled, besides the files. */
	readonly request: string;
	readonly root: string;
	readonly inputs: readonly string[];
	readonly state: string;
}

/**
 * Returns the cached result of a compilation, or compiles. `request` describes everything the result depends on
 * besides files.
 */
export async function compileCached<Result>(
	{
		store,
		name,
	}: { readonly store: CacheStore | undefined; readonly name: string },
	{ request, root }: { readonly request: string; readonly root: string },
	compile: () => Promise<Compilation<Result>>,
): Promise<Result> {
	if (!store) return (await compile()).result;
	const cached = await store.read(name);
	const result = cached.get("result");
	if (result && isUpToDate(recordIn(cached), { request, root }))
		return JSON.parse(result);
	const startedAt = Date.now();
	const compilation = await compile();
	const inputs = compilation.inputs.filter(
		(input) => !VIRTUAL_INPUT.test(input),
	);
	const state = inputsFingerprint(inputs, root);
	const record: CompilationRecord = { request, root, inputs, state };
	// A file that changed during compilation may have been read before or after.
	if (
		!inputs.some((input) =>
			isModifiedSince(path.resolve(root, input), startedAt),
		)
	)
		await store.write(
			name,
			new Map([
				["read", JSON.stringify(record)],
				["result", JSON.stringify(compilation.result)],
			]),
		);
	return compilation.result;
}

/** Inputs that are not on disk: modules made up by the compiler or a plugin. */
const VIRTUAL_INPUT = /^(?:\(disabled\)|[a-z][\w-]+):/;

/** Whether compiling again would give the cached result. */
export async function isCompilationCurrent(
	store: CacheStore,
	name: string,
): Promise<boolean> {
	const record = recordIn(await store.read(name));
	return record !== undefined && isUpToDate(record, record);
}

const recordIn = (
	cached: ReadonlyMap<string, string>,
): CompilationRecord | undefined =>
	JSON.parse(cached.get("read") ?? "null") ?? undefined;

const isUpToDate = (
	record: CompilationRecord | undefined,
	{ request, root }: Pick<CompilationRecord, "request" | "root">,
): boolean =>
	record?.request === request &&
	record.root === root &&
	record.state === inputsFingerprint(record.inputs, root);

/**
 * Hashes the files; the names of code files next to and above them, because a new file may take precedence in module
 * resolution; and the files that configure the compiler.
 */
function inputsFingerprint(inputs: readonly string[], root: string): string {
	const files = inputs.map((input) => path.resolve(root, input));
	const ownFiles = files.filter(
		(file) => !file.includes(`${path.sep}node_modules${path.sep}`),
	);
	const folders = [...new Set(ownFiles.map(path.dirname))];
	const parentFolders = [...new Set(folders.flatMap(folderAndParents))];
	const configFiles = parentFolders.flatMap((folder) =>
		["package.json", "tsconfig.json"].map((name) => path.join(folder, name)),
	);
	return hash(
		"sha256",
		[
			...inputs.map((input, i) => `${input} ${hashFile(files[i] as string)}`),
			...parentFolders.map(codeFilesIn),
			...configFiles.map(hashFile),
		].join("\n"),
	);
}

function folderAndParents(folder: string): string[] {
	const parent = path.dirname(folder);
	return parent === folder ? [folder] : [folder, ...folderAndParents(parent)];
}

function hashFile(file: string): string {
	try {
		return hash("sha256", readFileSync(file));
	} catch {
		return "";
	}
}

const CODE_FILE = /\.(?:[cm]?[jt]sx?|json|css)$/;

function codeFilesIn(folder: string): string {
	try {
		const names = readdirSync(folder).filter((name) => CODE_FILE.test(name));
		return names.sort().join("\t");
	} catch {
		return "";
	}
}
