/** Caches compiled code until any file the compiler read changes. */
import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Cache } from "./cache.ts";
import { isModifiedSince } from "./file-stat.ts";

/** A compilation's result, as plain data. */
export interface Compilation<Result> {
	readonly result: Result;
	/** Files the compiler read, relative to `root`, as the compiler names them. */
	readonly inputs: readonly string[];
}

interface CompiledFiles {
	readonly root: string;
	/** Relative to `root`. */
	readonly files: readonly string[];
	/** Changes when compiling again might give another result. */
	readonly fingerprint: string;
}

/**
 * Returns the stored result of a compilation, or compiles. `request` describes everything the result depends on besides
 * files.
 */
export const compileCached = <Result>(
	cache: Cache,
	{ name, request, root }: { readonly name: string; readonly request: string; readonly root: string },
	compile: () => Promise<Compilation<Result>>,
): Promise<Result> =>
	cache.record("disk", { name, request: `${root}\n${request}`, isCurrent: areFilesUnchanged }, async () => {
		const startedAt = Date.now();
		const { result, inputs } = await compile();
		const files = inputs.filter((input) => !VIRTUAL_INPUT.test(input));
		const fingerprint = computeFingerprint(files, root);
		// A file that changed during compilation may have been read before or after.
		const hasChanged = files.some((file) => isModifiedSince(path.resolve(root, file), startedAt));
		return hasChanged ? { result } : { result, inputs: { root, files, fingerprint } };
	});

/** Inputs that are not on disk: modules made up by the compiler or a plugin. */
const VIRTUAL_INPUT = /^(?:\(disabled\)|[a-z][\w-]+):/;

/** What tells a stored compilation from an earlier one, if compiling again would give the same, whatever was requested. */
export async function currentFingerprint(cache: Cache, name: string): Promise<string | undefined> {
	const record = await cache.readRecord<CompiledFiles, unknown>("disk", name);
	return record && areFilesUnchanged(record.inputs) ? record.inputs.fingerprint : undefined;
}

const areFilesUnchanged = ({ root, files, fingerprint }: CompiledFiles) =>
	fingerprint === computeFingerprint(files, root);

/**
 * Hashes the files; the names of code files next to and above them, because a new file may take precedence in module
 * resolution; and the files that configure the compiler.
 */
function computeFingerprint(inputs: readonly string[], root: string): string {
	const files = inputs.map((input) => path.resolve(root, input));
	const ownFiles = files.filter((file) => !file.includes(`${path.sep}node_modules${path.sep}`));
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
