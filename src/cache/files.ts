/** How files on the disk stood, told without reading them again. */
import { hash } from "node:crypto";
import {
	type Dirent,
	existsSync,
	lstatSync,
	readdirSync,
	readFileSync,
	realpathSync,
	statSync,
} from "node:fs";
import path from "node:path";

/** Of one file. */
export interface Standing {
	/** Where a link leads; empty for a file that is none. */
	readonly target: string;
	readonly size: number;
	/** Of the text, and of all else: a file keeps the first when it is moved here. */
	readonly mtimeMs: number;
	readonly ctimeMs: number;
	readonly birthtimeMs: number;
}

/** Standing and contents. */
export interface Kept extends Standing {
	/** Absent for a large file. */
	readonly hash?: string;
}

/** All files below a folder, absolute, and the folders they are in; links to folders count as files. */
export function filesBelow(folder: string): {
	readonly files: readonly string[];
	readonly folders: readonly string[];
} {
	if (!existsSync(folder)) return { files: [], folders: [] };
	const entries: Dirent[] = readdirSync(folder, {
		recursive: true,
		withFileTypes: true,
	});
	const pathOf = (entry: Dirent) => path.join(entry.parentPath, entry.name);
	return {
		files: entries.filter((entry) => !entry.isDirectory()).map(pathOf),
		folders: [
			folder,
			...entries.filter((entry) => entry.isDirectory()).map(pathOf),
		],
	};
}

/** How a file stands now; nothing where none is. */
export function standingOf(file: string): Standing | undefined {
	try {
		const isLink = lstatSync(file).isSymbolicLink();
		const { size, mtimeMs, ctimeMs, birthtimeMs } = statSync(file);
		const target = isLink ? realpathSync(file) : "";
		return { target, size, mtimeMs, ctimeMs, birthtimeMs };
	} catch {
		return undefined;
	}
}

/** Whether a file may have changed at or after a time, or is gone. */
export function isNewer(file: string, ms: number): boolean {
	const found = statSync(file, { throwIfNoEntry: false });
	return !found || Math.max(found.mtimeMs, found.ctimeMs) >= ms - TICK_MS;
}

const TICK_MS = 10; // the clock of a file system stands still for some milliseconds

/** Bytes. It takes less to copy a larger file again than to know each time that it is the same. */
const MOST_HASHED = 8_000_000;

function contentHash(file: string): string | undefined {
	const found = statSync(file);
	return found.isFile() && found.size <= MOST_HASHED
		? hash("sha256", readFileSync(file))
		: undefined;
}

/** A file with its contents' hash; it is read when it does not stand as it did before. */
export const keptOf = (
	file: string,
	now: Standing,
	before: Kept | undefined,
): Kept => {
	if (before && isUntouched(now, before)) return { ...before, ...now };
	const found = contentHash(file);
	return { ...now, ...(found && { hash: found }) };
};

/** Whether a file is what it was: untouched, or the same again, as after a checkout. */
export function isSame(file: string, kept: Kept): boolean {
	const now = standingOf(file);
	if (!now) return false;
	if (isUntouched(now, kept)) return true;
	return (
		now.target === kept.target &&
		now.size === kept.size &&
		kept.hash !== undefined &&
		contentHash(file) === kept.hash
	);
}

const isUntouched = (now: Standing, before: Standing): boolean =>
	now.target === before.target &&
	now.size === before.size &&
	now.mtimeMs === before.mtimeMs &&
	now.ctimeMs === before.ctimeMs;
