/**
 * Publishes file by file, in a way that can be undone after an error or a kill.
 *
 * 1. Each file that will be replaced gets a hard link in the backup folder.
 * 2. The journal records what will be done. From here on, `undo` restores the old site.
 * 3. Old files in the way of new ones are moved to the backup, new files are renamed into place, and the remaining
 *    old files are moved to the backup.
 * 4. Removing the journal, which is atomic, commits the new site.
 */
import { existsSync, lstatSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import { codeOf, type Disk } from "./disk.ts";
import { contentsHash, manifestIn } from "./manifest.ts";
import type { Place } from "./place.ts";
import { backupOf, journalOf, type Publication, stagingOf } from "./publication.ts";
import { foldersOf, isBelow } from "./relative-path.ts";
import { displayPath, WriteError, withWriteError, writeError } from "./write-error.ts";

interface Journal {
	/**
	 * Hashes of the manifests; empty if there is none. If the folder has any other manifest, someone else has changed
	 * it since.
	 */
	readonly before: string;
	readonly after: string;
	/** Relative paths. The backup of the first file of `replaced` is named `r0`, of `removed` `d0`. */
	readonly replaced: readonly string[];
	readonly removed: readonly string[];
	readonly added: readonly string[];
	/** New folders, parents first. */
	readonly folders: readonly string[];
}

/** @throws WriteError if a file cannot be put into place; all files are then restored */
export function publishByJournal(publication: Publication): void {
	const { place, disk } = publication;
	refuseLinks(place.folder, publication.changed);
	const journal = journalFor(publication);
	backUp(journal, place, disk);
	withWriteError(journalOf(place), (file) => {
		disk.writeThrough(`${file}.new`, JSON.stringify(journal));
		disk.rename(`${file}.new`, file);
	});
	try {
		applyJournal(journal, publication);
		disk.remove(journalOf(place));
	} catch (error) {
		undo(place, disk);
		throw error;
	}
}

/** Refuses to write through a folder that has been replaced by a link out of the output folder. */
function refuseLinks(folder: string, names: readonly string[]): void {
	for (const name of new Set(names.map((name) => path.dirname(name)))) {
		const real = resolveRealPath(path.join(folder, name));
		if (real === undefined || isBelow(folder, real)) continue;
		throw new WriteError(
			`cannot write ${displayPath(path.join(folder, name))}: a symbolic link leads out of the output folder`,
			"remove the link",
		);
	}
}

/** Returns `undefined` if the folder does not exist. */
function resolveRealPath(folder: string): string | undefined {
	try {
		return realpathSync(folder);
	} catch (error) {
		if (["ENOENT", "ENOTDIR"].includes(codeOf(error))) return undefined;
		throw writeError(folder, error);
	}
}

function journalFor({ place: { folder }, changed, removed, before, after }: Publication): Journal {
	const isThere = (name: string) => isFile(path.join(folder, name));
	const needed = new Set(changed.flatMap(foldersOf));
	return {
		before: hashOf(before),
		after: hashOf(after),
		replaced: changed.filter(isThere),
		added: changed.filter((name) => !isThere(name)),
		removed,
		folders: [...needed].filter((name) => !isFolder(path.join(folder, name))).sort((a, b) => a.length - b.length),
	};
}

const hashOf = (manifest: string | undefined): string => (manifest === undefined ? "" : contentsHash(manifest));

function backUp({ replaced }: Journal, place: Place, disk: Disk): void {
	const { folder } = place;
	withWriteError(backupOf(place), disk.makeFolder);
	for (const [i, name] of replaced.entries())
		withWriteError(path.join(folder, name), (file) => disk.link(file, path.join(backupOf(place), `r${i}`)));
}

function applyJournal({ removed }: Journal, { place, disk, changed }: Publication): void {
	const { folder } = place;
	const blocking = blockingFiles(removed, changed);
	const moveToBackup = (name: string, i: number) => {
		withWriteError(path.join(folder, name), (file) => disk.rename(file, path.join(backupOf(place), `d${i}`)));
		removeEmptyParents(folder, name, disk);
	};
	for (const [i, name] of removed.entries()) if (blocking.has(name)) moveToBackup(name, i);
	const made = new Set<string>();
	for (const name of changed)
		withWriteError(path.join(folder, name), (file) => {
			const parent = path.dirname(file);
			if (!made.has(parent)) disk.makeFolder(parent);
			made.add(parent);
			disk.rename(path.join(stagingOf(place), name), file);
		});
	for (const [i, name] of removed.entries()) if (!blocking.has(name)) moveToBackup(name, i);
}

/** Returns the old files in the way: those where a folder is needed, and those in a folder where a file is needed. */
function blockingFiles(removed: readonly string[], changed: readonly string[]): ReadonlySet<string> {
	if (removed.length === 0) return new Set();
	const files = new Set(changed);
	const folders = new Set(changed.flatMap(foldersOf));
	return new Set(removed.filter((name) => folders.has(name) || foldersOf(name).some((above) => files.has(above))));
}

/**
 * Restores the old site after an interrupted publication; does nothing if there was none. Can itself be interrupted
 * and run again.
 */
export function undo(place: Place, disk: Disk): void {
	const journal = journalIn(place);
	if (journal && isSameFolder(journal, place)) revertJournal(journal, place, disk);
	disk.remove(journalOf(place));
}

const isSameFolder = ({ before, after }: Journal, { folder }: Place) =>
	[before, after].includes(hashOf(manifestIn(folder)));

function revertJournal({ replaced, removed, added, folders }: Journal, place: Place, disk: Disk): void {
	const { folder } = place;
	for (const name of added)
		withWriteError(path.join(folder, name), (file) => {
			if (isFile(file)) disk.remove(file);
		});
	for (const name of [...folders].reverse()) removeFolder(path.join(folder, name), disk);
	const restore = (name: string, backup: string) => {
		const from = path.join(backupOf(place), backup);
		if (!isFile(from)) return; // was never moved, or is already restored
		withWriteError(path.join(folder, name), (file) => {
			disk.makeFolder(path.dirname(file));
			disk.rename(from, file);
		});
	};
	for (const [i, name] of removed.entries()) restore(name, `d${i}`);
	for (const [i, name] of replaced.entries()) restore(name, `r${i}`);
}

/** Returns `undefined` for a damaged journal, which cannot be ours, because ours is written atomically. */
function journalIn(place: Place): Journal | undefined {
	if (!existsSync(journalOf(place))) return undefined;
	try {
		return JSON.parse(readFileSync(journalOf(place), "utf8"));
	} catch {
		return undefined;
	}
}

function removeEmptyParents(folder: string, name: string, disk: Disk): void {
	for (const at of foldersOf(name)) if (!removeFolder(path.join(folder, at), disk)) return;
}

/** Removes a folder if it is empty. Returns whether it was removed. */
function removeFolder(folder: string, disk: Disk): boolean {
	try {
		disk.removeFolder(folder);
		return true;
	} catch (error) {
		if (NOT_REMOVED_CODES.has(codeOf(error))) return false;
		throw writeError(folder, error);
	}
}

/** The folder is not empty, does not exist, or is not a folder. POSIX allows `EEXIST` instead of `ENOTEMPTY`. */
const NOT_REMOVED_CODES = new Set(["ENOTEMPTY", "EEXIST", "ENOENT", "ENOTDIR"]);

/** Whether there is anything but a folder, including a link. */
function isFile(name: string): boolean {
	const stat = statOf(name);
	return stat !== undefined && !stat.isDirectory();
}

const isFolder = (name: string): boolean => statOf(name)?.isDirectory() ?? false;

function statOf(name: string) {
	try {
		return lstatSync(name, { throwIfNoEntry: false });
	} catch (error) {
		if (codeOf(error) === "ENOTDIR") return undefined; // a parent is a file
		throw writeError(name, error);
	}
}
