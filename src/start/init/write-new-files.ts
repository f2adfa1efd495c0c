/** Writes the files of a new site: all of them, or none, whenever the process ends. */
import { accessSync, constants, copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { printable } from "../../model/text/control-characters.ts";
import { type Disk, nodeDisk } from "../../pipeline/emit/disk.ts";
import { publishByJournal } from "../../pipeline/emit/journal.ts";
import { tryLock } from "../../pipeline/emit/lock.ts";
import { namesIn, type Place, placeOf } from "../../pipeline/emit/place.ts";
import { stagingOf } from "../../pipeline/emit/publication.ts";
import { recover, removeTemporaryFiles, removeWorkFolder } from "../../pipeline/emit/recover.ts";
import { staysInside } from "../../pipeline/emit/relative-path.ts";
import { displayPath, readError, withWriteError } from "../../pipeline/emit/write-error.ts";

/** Text, or a file to copy, by path relative to the folder of the site. */
export type NewFiles = Readonly<Record<string, string | FileCopy>>;

export interface FileCopy {
	/** Absolute. */
	readonly copyOf: string;
}

/** The text of a file, without a byte order mark. */
export const contentsOf = (file: NewFiles[string]): string =>
	typeof file === "string" ? file : readFileSync(file.copyOf, "utf8").replace(/^\ufeff/, "");

/** A site that is written and not yet in its place. */
export interface SiteDraft {
	/** Absolute. */
	readonly folder: string;
	/** @throws Error if there is such a file already, or its path leads out of the folder */
	add(files: NewFiles): void;
}

/** Names that do not make a folder a project: a repository may be created first, with the files that hosts offer. */
const IGNORED_NAMES = /^(?:\.git|\.gitattributes|\.gitignore|\.DS_Store|README(?:\.md)?|LICEN[CS]E(?:\.\w+)?)$/;

/** @throws Error if the folder holds files, naming one of them */
export function checkFolderIsEmpty(folder: string): void {
	const name = namesIn(folder).find((name) => !IGNORED_NAMES.test(name));
	if (name === undefined) return;
	throw new Error(
		`${displayPath(path.resolve(folder))} is not empty: it contains ${printable(name)}\n  help: choose an empty or new folder, such as ssg init my-site`,
	);
}

/**
 * Creates a site from the files that `write` adds. They are written to a work folder, as those of a build, and put into
 * place at the end. What a killed process leaves behind is removed by the next one.
 *
 * @throws Error if the folder holds files or is in use, or a file cannot be written; nothing is left behind then
 */
export async function createSite(
	folder: string,
	write: (draft: SiteDraft) => void | Promise<void>,
	disk: Disk = nodeDisk,
): Promise<void> {
	const newParents = missingFolders(path.dirname(path.resolve(folder)));
	const place = placeOf(folder);
	const lock = tryLock(place.work);
	if (typeof lock === "number")
		throw new Error(
			`another ssg (process ${lock}) is writing to ${displayPath(place.folder)}\n  help: try again after it has finished`,
		);
	let isOpen = true;
	const close = () => {
		if (!isOpen) return;
		isOpen = false;
		process.off("exit", close);
		for (const step of [() => removeTemporaryFiles(place, disk), lock.release])
			try {
				step();
			} catch {} // the next process does it, and ignores the lock of one that has ended
		for (const parent of [place.work, ...newParents]) removeWorkFolder(parent, disk); // unless it holds the site
	};
	process.once("exit", close); // interrupted
	try {
		recover(place, disk);
		withWriteError(place.folder, () => disk.makeFolder(stagingOf(place)));
		const names: string[] = [];
		await write({ folder: stagingOf(place), add: (files) => names.push(...addFiles(place, files)) });
		lock.check();
		putIntoPlace(place, names, disk);
	} finally {
		close();
	}
}

/** Innermost first. */
const missingFolders = (folder: string): readonly string[] =>
	existsSync(folder) ? [] : [folder, ...missingFolders(path.dirname(folder))];

/** Returns their names. */
function addFiles(place: Place, files: NewFiles): readonly string[] {
	for (const [name, contents] of Object.entries(files)) {
		if (!staysInside(name)) throw new Error(`${printable(name)} cannot be written: it would not be in the new site`);
		withWriteError(path.join(place.folder, name), () => addFile(path.join(stagingOf(place), name), contents));
	}
	return Object.keys(files);
}

function addFile(file: string, contents: NewFiles[string]): void {
	nodeDisk.makeFolder(path.dirname(file));
	if (typeof contents === "string") writeFileSync(file, contents, { flag: "wx" });
	else {
		checkIsReadable(contents.copyOf);
		copyFileSync(contents.copyOf, file, COPY_MODE);
	}
}

/** The error of a copy does not say which of the two files it is about. */
function checkIsReadable(file: string): void {
	try {
		accessSync(file, constants.R_OK);
	} catch (error) {
		throw readError(file, error);
	}
}

/** A file system that ignores case may have the file under another name. */
const COPY_MODE = constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE;

/** A new folder in one step; otherwise file by file, which the next process undoes if this one is killed. */
function putIntoPlace(place: Place, names: readonly string[], disk: Disk): void {
	checkFolderIsEmpty(place.folder);
	if (!existsSync(place.folder)) withWriteError(place.folder, () => disk.rename(stagingOf(place), place.folder));
	else publishByJournal({ place, disk, changed: names, removed: [], before: undefined, after: "", site: new Map() });
}
