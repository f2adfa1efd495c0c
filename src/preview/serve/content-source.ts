import { hash } from "node:crypto";
import {
	type BigIntStats,
	closeSync,
	constants,
	createReadStream,
	fstatSync,
	lstatSync,
	openSync,
	readSync,
	realpathSync,
	statSync,
} from "node:fs";
import { join, relative, sep } from "node:path";
import type { Readable } from "node:stream";
import { setTimeout } from "node:timers/promises";
import { isHiddenPath } from "./path.ts";

/**
 * Finds and reads files by name and knows nothing about requests. Implemented by a folder and by a map in memory, so
 * that the preview can serve a build that was never written.
 */
export interface ContentSource {
	/**
	 * Returns the file with exactly this name, such as `fr/help/index.html`; `undefined` if there is none or it must
	 * not be served. Called again for each request, and may return something else each time.
	 */
	find(name: string): Promise<StaticFile | undefined>;
}

export interface StaticFile {
	/** Changes whenever the contents change. Used in the `ETag`: letters, digits and hyphens only. */
	readonly version: string;
	readonly size: number;
	/**
	 * Reads the bytes from `start` to `end`, both inclusive, counted from 0. Rejects with `FileChangedError` if the
	 * file has been replaced since it was found.
	 */
	read(start: number, end: number): Body | Promise<Body>;
}

export type Body = Readable | Uint8Array;

/** A file or the whole folder was replaced during a request. Retrying returns the new file. */
export class FileChangedError extends Error {}

/**
 * Serves the files in a folder as they are on disk at each request. The folder itself may be replaced by a rename, or
 * be a symbolic link. Rejects with Node's error if the folder does not exist.
 *
 * RuleProblem and reading use synchronous calls. Each takes a few microseconds, a tenth of the cost of Node's thread
 * pool, and fewer files are replaced between two of them. Large files are streamed.
 */
export async function openFolderSource(folder: string): Promise<ContentSource> {
	realpathSync.native(folder);
	return { find: (name) => findInFolder(folder, name) };
}

export function fileFromBytes(contents: string | Uint8Array): StaticFile {
	const bytes = Buffer.from(contents);
	return {
		version: hash("sha256", bytes).slice(0, 16),
		size: bytes.length,
		read: (start, end) => bytes.subarray(start, end + 1),
	};
}

/**
 * Returns a file on disk as it is now; `undefined` if it is no longer a file, or has become a symbolic link to a
 * place outside `root`.
 */
export function fileFromDisk(file: string, root: string): StaticFile | undefined {
	const isLink = () => lstatSync(file).isSymbolicLink();
	return unlessAbsent(() => {
		const found = findFile(file);
		if (!found || !isLink()) return found?.file;
		return isBelow(realpathSync.native(root), found.path) ? found.file : undefined;
	});
}

const ROOT_ATTEMPTS = 20;
const ROOT_RETRY_MS = 25;

/**
 * Accepts that a file is missing only if the folder is still the same one, and waits for a missing folder: a build
 * may be replacing it right now, which takes two renames on most systems.
 */
async function findInFolder(folder: string, name: string): Promise<StaticFile | undefined> {
	for (let attempt = 1; ; attempt++) {
		const before = rootOf(folder);
		const found = before && unlessAbsent(() => findBelow(before.path, name));
		if (found || (before && before.id === rootOf(folder)?.id)) return found;
		if (attempt === ROOT_ATTEMPTS) throw new Error(`ENOENT: no such folder, ${folder}`);
		await setTimeout(ROOT_RETRY_MS);
	}
}

/** The `id` differs between two folders that had the same name at different times. */
function rootOf(folder: string) {
	return unlessAbsent(() => {
		const { dev, ino } = statSync(folder, { bigint: true });
		return { path: realpathSync.native(folder), id: `${dev}-${ino}` };
	});
}

function findBelow(root: string, name: string): StaticFile | undefined {
	const found = findFile(join(root, name));
	if (!found || !isBelow(root, found.path)) return undefined;
	// A link inside the folder may lead to a file with a hidden name.
	return isHiddenPath(`/${relative(root, found.path).replaceAll(sep, "/")}`) ? undefined : found.file;
}

const isBelow = (root: string, file: string): boolean => file.startsWith(root.endsWith(sep) ? root : root + sep);

/** Returns the file, and its path with symbolic links resolved. */
function findFile(name: string) {
	// Checked before opening: opening a named pipe blocks until it has a writer.
	const facts = statSync(name, { bigint: true, throwIfNoEntry: false });
	if (!facts?.isFile()) return undefined;
	const path = realpathSync.native(name);
	const version = versionOf(facts);
	const read: StaticFile["read"] = (start, end) => readVersion(path, version, start, end);
	return { path, file: { version, size: Number(facts.size), read } };
}

/**
 * The change time and inode detect a replaced file even if its size and modification time are the same, as in two
 * unpacked archives.
 */
const versionOf = ({ size, ctimeNs, ino }: BigIntStats): string =>
	[size, ctimeNs, ino].map((value) => value.toString(36)).join("-");

/**
 * Up to this size, a range is read completely before the response starts, so that a file saved in place is not sent
 * half.
 */
const MAX_BUFFERED_BYTES = 1024 * 1024;

/** The file may have become a link or a named pipe since it was found. Windows has neither flag. */
const OPEN_FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

function readVersion(path: string, version: string, start: number, end: number): Body {
	const fd = openFile(path);
	const isCurrent = () => versionOf(fstatSync(fd, { bigint: true })) === version;
	let isStreamed = false;
	try {
		if (!isCurrent()) throw new FileChangedError(path);
		isStreamed = end - start >= MAX_BUFFERED_BYTES;
		if (isStreamed) return createReadStream(path, { fd, start, end });
		const bytes = readBytes(fd, start, end);
		if (!bytes || !isCurrent()) throw new FileChangedError(path);
		return bytes;
	} finally {
		if (!isStreamed) closeSync(fd); // a stream closes it when it ends
	}
}

function openFile(path: string): number {
	try {
		return openSync(path, OPEN_FLAGS);
	} catch (error) {
		if (REMOVED.has((error as NodeJS.ErrnoException).code ?? "")) throw new FileChangedError(path);
		throw error;
	}
}

/** Returns `undefined` if the file is too short. */
function readBytes(fd: number, start: number, end: number): Uint8Array | undefined {
	const bytes = Buffer.alloc(end - start + 1);
	for (let length = 0; length < bytes.length; ) {
		const count = readSync(fd, bytes, { offset: length, position: start + length });
		if (count === 0) return undefined;
		length += count;
	}
	return bytes;
}

/** `ELOOP`: the file is now a symbolic link. */
const REMOVED = new Set(["ENOENT", "ENOTDIR", "ELOOP"]);

const ABSENT_CODES = new Set([...REMOVED, "ENAMETOOLONG", "EACCES", "EPERM"]);

/** Other errors, such as too many open files, must not look like a missing page. */
function unlessAbsent<Result>(find: () => Result): Result | undefined {
	try {
		return find();
	} catch (error) {
		if (!ABSENT_CODES.has((error as NodeJS.ErrnoException).code ?? "")) throw error;
		return undefined;
	}
}
