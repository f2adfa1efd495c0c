/** What the compiler made, kept for as long as all that it read is the same. */
import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Store } from "../work/store.ts";
import { isNewer } from "./files.ts";

/** What came of a compilation; plain data. */
export interface Compilation<Result> {
	readonly result: Result;
	/** Files that it read, from `root`, as the compiler names them. */
	readonly inputs: readonly string[];
}

interface Read {
	/** What it was asked to do, besides. */
	readonly request: string;
	readonly root: string;
	readonly inputs: readonly string[];
	readonly state: string;
}

/** The result of the compilation that was kept under a name, or of a new one. `request` stands for all that it is asked to do. */
export async function compiledOnce<Result>(
	{ store, name }: { readonly store: Store | undefined; readonly name: string },
	{ request, root }: { readonly request: string; readonly root: string },
	compile: () => Promise<Compilation<Result>>,
): Promise<Result> {
	if (!store) return (await compile()).result;
	const kept = await store.read(name);
	const result = kept.get("result");
	if (result && isUpToDate(readIn(kept), { request, root }))
		return JSON.parse(result);
	const begun = Date.now();
	const made = await compile();
	const inputs = made.inputs.filter((input) => !VIRTUAL.test(input));
	const state = stateOf(inputs, root);
	const read: Read = { request, root, inputs, state };
	// What changed while it was compiled may have been read before.
	if (!inputs.some((input) => isNewer(path.resolve(root, input), begun)))
		await store.write(
			name,
			new Map([
				["read", JSON.stringify(read)],
				["result", JSON.stringify(made.result)],
			]),
		);
	return made.result;
}

/** Not on the disk: what the compiler or a part of it makes up. */
const VIRTUAL = /^(?:\(disabled\)|[a-z][\w-]+):/;

/** Whether what was compiled under a name would be compiled to the same again, were it asked for. */
export async function isStillCompiled(
	store: Store,
	name: string,
): Promise<boolean> {
	const read = readIn(await store.read(name));
	return read !== undefined && isUpToDate(read, read);
}

const readIn = (kept: ReadonlyMap<string, string>): Read | undefined =>
	JSON.parse(kept.get("read") ?? "null") ?? undefined;

const isUpToDate = (
	read: Read | undefined,
	{ request, root }: Pick<Read, "request" | "root">,
): boolean =>
	read?.request === request &&
	read.root === root &&
	read.state === stateOf(read.inputs, root);

/**
 * Of the files; of the code beside and above them, because a new file may be found before one of them; and of what tells
 * the compiler how to take them.
 */
function stateOf(inputs: readonly string[], root: string): string {
	const files = inputs.map((input) => path.resolve(root, input));
	const own = files.filter(
		(file) => !file.includes(`${path.sep}node_modules${path.sep}`),
	);
	const folders = [...new Set(own.map(path.dirname))];
	const above = [...new Set(folders.flatMap(withParents))];
	const told = above.flatMap((folder) =>
		["package.json", "tsconfig.json"].map((name) => path.join(folder, name)),
	);
	return hash(
		"sha256",
		[
			...inputs.map(
				(input, i) => `${input} ${contentHash(files[i] as string)}`,
			),
			...above.map(codeIn),
			...told.map(contentHash),
		].join("\n"),
	);
}

function withParents(folder: string): string[] {
	const parent = path.dirname(folder);
	return parent === folder ? [folder] : [folder, ...withParents(parent)];
}

function contentHash(file: string): string {
	try {
		return hash("sha256", readFileSync(file));
	} catch {
		return "";
	}
}

const CODE = /\.(?:[cm]?[jt]sx?|json|css)$/;

function codeIn(folder: string): string {
	try {
		const names = readdirSync(folder).filter((name) => CODE.test(name));
		return names.sort().join("\t");
	} catch {
		return "";
	}
}
