/** Detects file changes from their stat, without reading them again. */
import { hash } from "node:crypto";
import { type Dirent, existsSync, lstatSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import path from "node:path";

export interface FileStat {
	/** The resolved target of a symbolic link; empty for other files. */
	readonly target: string;
	readonly size: number;
	/** `mtimeMs` is kept when a file is moved, `ctimeMs` is not. */
	readonly mtimeMs: number;
	readonly ctimeMs: number;
}

/** A file's stat and content hash. */
export interface CachedFile extends FileStat {
	/** Absent for large files. */
	readonly hash?: string;
}

/** Returns all files and folders below a folder as absolute paths. Links to folders count as files. */
export function listFilesBelow(folder: string): {
	readonly files: readonly string[];
	readonly folders: readonly string[];
} {
	if (!existsSync(folder)) return { files: [], folders: [] };
	const entries: Dirent[] = readdirSync(folder, { recursive: true, withFileTypes: true });
	const pathOf = (entry: Dirent) => path.join(entry.parentPath, entry.name);
	return {
		files: entries.filter((entry) => !entry.isDirectory()).map(pathOf),
		folders: [folder, ...entries.filter((entry) => entry.isDirectory()).map(pathOf)],
	};
}

/** Returns a file's stat; `undefined` if there is no file. */
export function statFile(file: string): FileStat | undefined {
	try {
		const own = lstatSync(file);
		const isLink = own.isSymbolicLink();
		const { size, mtimeMs, ctimeMs } = isLink ? statSync(file) : own;
		return { target: isLink ? realpathSync(file) : "", size, mtimeMs, ctimeMs };
	} catch {
		return undefined;
	}
}

/** Whether a file may have changed at or after a time (ms since the epoch), or is gone. */
export function isModifiedSince(file: string, ms: number): boolean {
	const stats = statSync(file, { throwIfNoEntry: false });
	return !stats || Math.max(stats.mtimeMs, stats.ctimeMs) >= ms - FILE_CLOCK_TICK_MS;
}

const FILE_CLOCK_TICK_MS = 10; // file system clocks have a resolution of some milliseconds

/** In bytes. Copying a larger file again takes less time than hashing it each time. */
const MAX_HASHED_BYTES = 8_000_000;

function hashSmallFile(file: string): string | undefined {
	const stats = statSync(file);
	return stats.isFile() && stats.size <= MAX_HASHED_BYTES ? hash("sha256", readFileSync(file)) : undefined;
}

/** Returns a file's stat and content hash. Reads the file only if its stat has changed. */
export const toCachedFile = (file: string, now: FileStat, previous: CachedFile | undefined): CachedFile => {
	if (previous && isSameStat(now, previous)) return { ...previous, ...now };
	const contentsHash = hashSmallFile(file);
	return { ...now, ...(contentsHash && { hash: contentsHash }) };
};

/** Whether a file is unchanged: same stat, or same contents, as after a checkout. */
export function isSameFile(file: string, cached: CachedFile): boolean {
	const now = statFile(file);
	if (!now) return false;
	if (isSameStat(now, cached)) return true;
	return (
		now.target === cached.target &&
		now.size === cached.size &&
		cached.hash !== undefined &&
		hashSmallFile(file) === cached.hash
	);
}

export const isSameStat = (now: FileStat, previous: FileStat): boolean =>
	now.target === previous.target &&
	now.size === previous.size &&
	now.mtimeMs === previous.mtimeMs &&
	now.ctimeMs === previous.ctimeMs;
