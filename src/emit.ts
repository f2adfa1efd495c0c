/**
 * Output[] -> the output folder.
 *
 * 1. What a build that was killed left beside the folder is removed.
 * 2. Everything new is written beside the folder as it comes: a full disk or a missing right leaves the old site as it
 *    is, and so does an error that is found later.
 * 3. Each new file takes its place by renaming, so that no file is ever missing or half written.
 * 4. Files of the build before that this one does not have are removed; those in the place of a new folder, or in a
 *    folder in the place of a new file, before step 3.
 *
 * A list of what was written, with hashes, lies in the folder: it tells which files are ours, and which have changed.
 */
import { hash } from "node:crypto";
import {
	copyFileSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmdirSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import path from "node:path";
import type { Output, WrittenFile } from "./model/site.ts";

/** In the output folder: a line for each file, its hash and its path. */
export const MANIFEST = ".ssg-files";

type Manifest = ReadonlyMap<string, string>;

/** Files on their way to the output folder. */
export interface Writing {
	/** Takes files; those that are new are written beside the folder, and none is needed any more. */
	add(outputs: readonly Output[]): Promise<readonly WrittenFile[]>;
	/** Whether a file that an earlier build has written still stands. */
	holds(file: WrittenFile): boolean;
	/** Takes files that stand. */
	keep(files: readonly WrittenFile[]): void;
	/** From now on the site is what was added. */
	publish(): Promise<void>;
	/** The site is what it was. Does nothing after `publish`. */
	discard(): Promise<void>;
}

/** Begins a new state of the folder; `root` is what the sources of copies are relative to. Throws when the folder is not ours. */
export function openFolder(folder: string, root: string): Writing {
	const before = manifestOf(folder);
	const staging = stagingOf(folder, process.pid);
	removeLeftovers(folder);
	const after = new Map<string, string>();
	const changed: string[] = [];
	const makeFolder = folderMaker(staging);
	const discard = async () => rmSync(staging, { recursive: true, force: true });
	const holds = ({ path: name, hash: sum }: Omit<WrittenFile, "bytes">) =>
		before.get(name) === sum && existsSync(path.join(folder, name));
	const add = (output: Output): WrittenFile => {
		const { path: name } = output;
		const { write, ...source } = sourceOf(output, root);
		const written = { path: name, ...source };
		after.set(name, written.hash);
		if (holds(written)) return written;
		makeFolder(path.dirname(name));
		write(path.join(staging, name));
		changed.push(name);
		return written;
	};
	return {
		add: async (outputs) => outputs.map(add),
		holds,
		keep(files) {
			for (const file of files) after.set(file.path, file.hash);
		},
		async publish() {
			const stale = [...before.keys()].filter((name) => !after.has(name));
			makeFolder("");
			writeFileSync(path.join(staging, MANIFEST), textOf(after));
			if (!existsSync(folder)) return renameSync(staging, folder);
			const blocking = inTheWay(stale, after);
			remove(folder, [...blocking]);
			publishFiles(staging, folder, changed);
			remove(
				folder,
				stale.filter((name) => !blocking.has(name)),
			);
			// Last: after an end in the middle, the next build still knows which files are stale.
			renameSync(path.join(staging, MANIFEST), path.join(folder, MANIFEST));
			await discard();
		},
		discard,
	};
}

/** What the build before wrote; throws when the folder holds files and none of them is known to be ours. */
function manifestOf(folder: string): Manifest {
	const file = path.join(folder, MANIFEST);
	if (existsSync(file))
		return new Map(
			readFileSync(file, "utf8")
				.split("\n")
				.filter(Boolean)
				.map((line): [string, string] => [
					line.slice(line.indexOf(" ") + 1),
					line.split(" ", 1)[0] as string,
				])
				.filter(([name]) => staysInside(name)),
		);
	if (existsSync(folder) && readdirSync(folder).length > 0)
		throw new Error(
			`${folder} holds files that ssg did not write: empty it, or choose another folder with --out-dir`,
		);
	return new Map();
}

const stagingOf = (folder: string, pid: number | string): string =>
	`${folder}.${pid}.new`;

/** One of this very process id is a dead build's as well: in a container every build may have the same. */
function removeLeftovers(folder: string) {
	const parent = path.dirname(folder);
	if (!statSync(parent, { throwIfNoEntry: false })?.isDirectory()) return;
	for (const name of readdirSync(parent)) {
		const pid = /\.(\d+)\.new$/.exec(name)?.[1];
		if (pid === undefined) continue;
		if (name !== path.basename(stagingOf(folder, pid))) continue;
		if (Number(pid) !== process.pid && isAlive(Number(pid))) continue;
		rmSync(path.join(parent, name), { recursive: true, force: true });
	}
}

function isAlive(pid: number): boolean {
	try {
		return process.kill(pid, 0); // signal 0 only asks
	} catch (error) {
		return (error as NodeJS.ErrnoException).code !== "ESRCH"; // it lives, and is somebody else's
	}
}

/** The list may have been changed by others, and what it names may be removed. */
const staysInside = (name: string): boolean =>
	!path.isAbsolute(name) && !path.normalize(name).startsWith("..");

const textOf = (manifest: Manifest): string =>
	[...manifest]
		.map(([name, sum]) => `${sum} ${name}\n`)
		.sort(byName)
		.join("");

const byName = (a: string, b: string): number =>
	a.slice(a.indexOf(" ")) < b.slice(b.indexOf(" ")) ? -1 : 1;

/** What an output is told apart by, and how it comes to a file. A text is encoded once for both. */
function sourceOf(output: Output, root: string) {
	if ("contents" in output) {
		const { contents } = output;
		const bytes = typeof contents === "string" ? encoded(contents) : contents;
		return {
			hash: hash("sha256", bytes).slice(0, 16),
			bytes: bytes.length,
			write: (file: string) => writeFileSync(file, bytes),
		};
	}
	const source = path.join(root, output.copyOf);
	const { size, mtimeMs } = statSync(source);
	return {
		hash: `${size}-${mtimeMs}`,
		bytes: 0,
		write: (file: string) => copyFileSync(source, file),
	};
}

let scratch = Buffer.alloc(0);

/** The bytes of a text, until the next one is asked for: a buffer for each would cost more than writing it. */
function encoded(text: string): Uint8Array {
	const most = text.length * 3;
	if (scratch.length < most) scratch = Buffer.allocUnsafe(most * 2);
	return scratch.subarray(0, scratch.write(text));
}

/** Makes folders below one, each once. */
function folderMaker(below: string): (name: string) => void {
	const made = new Set<string>();
	return (name) => {
		if (made.has(name)) return;
		made.add(name);
		mkdirSync(path.join(below, name), { recursive: true });
	};
}

function publishFiles(
	staging: string,
	folder: string,
	names: readonly string[],
) {
	const makeFolder = folderMaker(folder);
	for (const name of names) {
		makeFolder(path.dirname(name));
		renameSync(path.join(staging, name), path.join(folder, name));
	}
}

/** Old files where a folder is wanted now, and those in folders where a file is. */
function inTheWay(
	stale: readonly string[],
	after: Manifest,
): ReadonlySet<string> {
	if (stale.length === 0) return new Set();
	const folders = new Set([...after.keys()].flatMap(foldersOf));
	return new Set(
		stale.filter(
			(name) =>
				folders.has(name) || foldersOf(name).some((above) => after.has(above)),
		),
	);
}

/** The folders that a file is in, innermost first. */
function foldersOf(name: string): string[] {
	const folders: string[] = [];
	for (let at = path.dirname(name); at !== "."; at = path.dirname(at))
		folders.push(at);
	return folders;
}

function remove(folder: string, names: readonly string[]) {
	for (const name of names) {
		rmSync(path.join(folder, name), { force: true });
		removeEmpty(folder, name);
	}
}

function removeEmpty(folder: string, name: string) {
	for (const at of foldersOf(name)) {
		const inner = path.join(folder, at);
		if (!existsSync(inner) || readdirSync(inner).length > 0) return;
		rmdirSync(inner);
	}
}
