/**
 * Writes single files atomically: a new file is written beside the old one and renamed. A kill in between leaves the new
 * file behind; the next command that lists or writes the folder removes it.
 */
import { chmodSync, readdirSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
import { nodeDisk } from "./disk.ts";
import { isRunning } from "./lock.ts";

/** Listings of content leave out names that start with a dot. */
const UNFINISHED_NAME = /^\.ssg-(\d+)-\d+\.new$/;

/** Longer than any file takes to write, if the process id belongs to another process by now. */
const HOUR_MS = 3_600_000;

let writeCount = 0;
const cleanedFolders = new Set<string>();

/**
 * Replaces a file, or the one that a symbolic link leads to; its permissions stay. Of two concurrent writes, the last
 * one wins.
 *
 * @throws Node's error with the path of the file
 */
export function replaceFile(file: string, contents: string | Uint8Array): void {
	const previous = statSync(file, { throwIfNoEntry: false });
	writeBeside(previous ? realpathSync(file) : file, contents, (from, to) => {
		if (previous) chmodSync(from, previous.mode & 0o7777);
		nodeDisk.rename(from, to);
	});
}

/**
 * Creates a file, and its folder if needed.
 *
 * @throws Node's error with the path of the file: `EEXIST` if there is one already
 */
export const createFile = (file: string, contents: string): void => writeBeside(file, contents, nodeDisk.link);

function writeBeside(file: string, contents: string | Uint8Array, moveTo: (from: string, to: string) => void): void {
	const folder = path.dirname(file);
	writeCount += 1;
	const temporary = path.join(folder, `.ssg-${process.pid}-${writeCount}.new`);
	try {
		nodeDisk.makeFolder(folder);
		cleanOnce(folder);
		try {
			nodeDisk.write(temporary, contents);
			moveTo(temporary, file);
		} finally {
			removeQuietly(temporary);
		}
	} catch (error) {
		throw Object.assign(error as Error, { path: file, syscall: "write" });
	}
}

function cleanOnce(folder: string): void {
	if (cleanedFolders.has(folder)) return;
	cleanedFolders.add(folder);
	try {
		removeUnfinishedFiles(folder, readdirSync(folder));
	} catch {} // a folder that may be written but not listed
}

/** Removes what processes that have ended were writing to a folder. */
export function removeUnfinishedFiles(folder: string, names: readonly string[]): void {
	for (const name of names) {
		const pid = Number(UNFINISHED_NAME.exec(name)?.[1] ?? NaN);
		if (Number.isNaN(pid)) continue;
		const file = path.join(folder, name);
		const { mtimeMs = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {};
		if (!isOtherProcess(pid) || mtimeMs < Date.now() - HOUR_MS) removeQuietly(file);
	}
}

/** In a container, every command may have the same id. This one is not writing: all writes are synchronous. */
const isOtherProcess = (pid: number): boolean => pid !== process.pid && isRunning(pid);

/** What cannot be removed is tried again by the next command. */
function removeQuietly(file: string): void {
	try {
		nodeDisk.remove(file);
	} catch {}
}
