/**
 * Publishes a build's files to the output folder, all or nothing.
 *
 * 1. Only one build at a time may write to the folder (`emit/lock.ts`). It first repairs what a killed build left
 *    behind (`emit/recover.ts`).
 * 2. New files are written to a work folder on the same disk as they are produced. If the disk is full, permission is
 *    missing or a later error is found, the old site is untouched.
 * 3. If many files changed, the whole folder is replaced (`emit/swap.ts`). Otherwise, or if that is impossible, each
 *    new file is renamed into place, with a journal to undo it (`emit/journal.ts`).
 *
 * Guarantees, on a file system with atomic renames:
 *
 * - An error of any kind leaves the existing site unchanged, byte for byte.
 * - After a kill at any moment, the next `ssg build` or `ssg serve` finds or restores one complete site, old or new.
 *    Until then, the folder may hold files of both sites, if the build was publishing file by file, or may be
 *    missing, if it was killed between the two renames of a whole folder. In all other cases the site is complete at
 *    once.
 * - No file is ever half written, and no file that belongs to both sites is missing, except between those two
 *    renames.
 * - Files that ssg did not write are neither changed nor removed, unless the site has a file of the same name.
 *
 * Not guaranteed: that files survive a power failure. After a restart of the machine, a truncated file is recognised by
 * its size.
 *
 * A manifest in the folder (`emit/manifest.ts`) lists the files ssg wrote, so that the next build can see which ones changed.
 */
import path from "node:path";
import { type Disk, nodeDisk } from "./disk.ts";
import { takeLock, tryLock } from "./lock.ts";
import { MANIFEST, type Manifest, readManifest } from "./manifest.ts";
import { fileHashOf } from "./output-contents.ts";
import { createPartWriter, type PartWriter } from "./part-writer.ts";
import { isUnfinished, namesIn, placeOf } from "./place.ts";
import { recover, removeTemporaryFiles, removeWorkFolder } from "./recover.ts";
import { displayPath, WriteError } from "./write-error.ts";
import { createWriter, type OutputWriter } from "./writer.ts";

export { createPartWriter, MANIFEST, type OutputWriter, type PartWriter };

export interface WritingOptions {
	/** Called once with the process id of another build that is using the folder. */
	readonly waiting?: (pid: number) => void;
	/** Returns the hash of a file to copy, as 16 hexadecimal digits; may return a cached value. */
	readonly hashOf?: (file: string) => string;
	readonly disk?: Disk;
	/**
	 * With more changed files than this, the whole folder may be replaced.
	 *
	 * @default 100
	 */
	readonly manyFiles?: number;
}

/** Up to this number, renaming files one by one takes less time than completing a new folder. */
const MANY_FILES = 100;

/**
 * Prepares a new version of the output folder. Waits until no other build is using it.
 *
 * @param root the folder that the sources of copied files are relative to
 * @throws WriteError if the folder cannot be written, or holds files but no manifest of ours
 */
export async function openOutputFolder(
	outDir: string,
	root: string,
	{ waiting, hashOf = fileHashOf, disk = nodeDisk, manyFiles = MANY_FILES }: WritingOptions = {},
): Promise<OutputWriter> {
	const place = placeOf(outDir);
	const lock = await takeLock(place.work, waiting);
	let isOpen = true;
	const close = () => {
		if (!isOpen) return;
		isOpen = false;
		process.off("exit", close);
		if (!lock.isHeld()) return; // the folder now belongs to another build
		try {
			removeTemporaryFiles(place, disk);
		} catch {} // the next build clears it
		lock.release();
		removeWorkFolder(place.work, disk);
	};
	process.once("exit", close); // interrupted
	try {
		recover(place, disk);
		const before = previousManifest(place.folder, outDir);
		return createWriter({ place, root, before, disk, hashOf, manyFiles, lock, close });
	} catch (error) {
		close();
		throw error;
	}
}

/** Repairs what a killed build left behind, if anything. Does nothing while another build is running. */
export async function recoverFolder(outDir: string): Promise<void> {
	if (!isUnfinished(outDir)) return;
	const place = placeOf(outDir);
	const { work } = place;
	const lock = tryLock(work);
	if (typeof lock === "number") return;
	try {
		recover(place, nodeDisk);
	} finally {
		lock.release();
		removeWorkFolder(work, nodeDisk);
	}
}

/** The manifest of the previous build. */
function previousManifest(folder: string, outDir: string): Manifest {
	const manifest = readManifest(folder);
	if (!manifest && namesIn(folder).length > 0)
		throw new WriteError(
			`${displayPath(path.resolve(outDir))} holds files that ssg did not write`,
			"empty it, or choose another folder with --out-dir",
		);
	return manifest ?? new Map();
}
