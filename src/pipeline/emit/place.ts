/** Finds the output folder, and a work folder for builds. */
import { existsSync, lstatSync, readdirSync, realpathSync, type Stats, statSync } from "node:fs";
import path from "node:path";
import { makeFolder } from "../../engine/make-folder.ts";
import { mountPointsBelow } from "./mounts.ts";
import { displayPath, WriteError, writeError } from "./write-error.ts";

export interface Place {
	/** Absolute path of the output folder, with links resolved. It may not exist. */
	readonly folder: string;
	/**
	 * The work folder, on the same disk. Holds new files before they are published, a backup of old ones, the journal
	 * and the lock.
	 */
	readonly work: string;
}

/** Used inside the output folder if its parent cannot be used. */
export const WORK_INSIDE = ".ssg-work";

const besideOf = (folder: string): string => path.join(path.dirname(folder), `.${path.basename(folder)}.ssg`);

const insideOf = (folder: string): string => path.join(folder, WORK_INSIDE);

/** @throws WriteError if the output folder is not a folder */
export function placeOf(outDir: string): Place {
	const folder = realFolder(path.resolve(outDir));
	return { folder, work: canWorkBeside(folder) ? besideOf(folder) : insideOf(folder) };
}

/** All possible work folders. */
export const workFoldersOf = (folder: string): readonly string[] => [besideOf(folder), insideOf(folder)];

/** Whether a build is running or was interrupted. */
export function isUnfinished(outDir: string): boolean {
	try {
		return workFoldersOf(realFolder(path.resolve(outDir))).some((work) => existsSync(work));
	} catch {
		return true; // the next build reports the error
	}
}

function realFolder(folder: string): string {
	const link = statOf(folder, lstatSync);
	if (!link) return folder;
	if (link.isSymbolicLink() && !existsSync(folder))
		throw new WriteError(
			`cannot write ${displayPath(folder)}: broken symbolic link`,
			"create the folder it leads to, or remove the link",
		);
	const real = realpathSync(folder);
	if (!statSync(real).isDirectory()) throw writeError(folder, { code: "ENOTDIR" });
	return real;
}

/** Files cannot be renamed from the parent's disk to a mount point. */
function canWorkBeside(folder: string): boolean {
	const own = statOf(folder, statSync);
	if (!own) return true;
	const parent = path.dirname(folder);
	return (
		parent !== folder &&
		statSync(parent).dev === own.dev &&
		!mountPointsBelow(folder).includes(folder) &&
		canCreate(besideOf(folder))
	);
}

/** Tries to create the folder, because permissions alone do not tell whether that is possible. */
function canCreate(folder: string): boolean {
	try {
		makeFolder(folder);
		return true;
	} catch (error) {
		if (NOT_WRITABLE_CODES.has((error as NodeJS.ErrnoException).code ?? "")) return false;
		throw writeError(folder, error);
	}
}

const NOT_WRITABLE_CODES = new Set(["EACCES", "EPERM", "EROFS"]);

function statOf(file: string, stat: (file: string) => Stats): Stats | undefined {
	try {
		return stat(file);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
		throw writeError(file, error);
	}
}

/** The names in a folder, except the work folder. */
export const namesIn = (folder: string): string[] =>
	existsSync(folder) ? readdirSync(folder).filter((name) => name !== WORK_INSIDE) : [];
