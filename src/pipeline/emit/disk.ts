/**
 * All disk operations around the output folder. Tests replace it with a disk that fails or stops at any of these
 * steps.
 */
import {
	constants,
	copyFileSync,
	linkSync,
	lstatSync,
	readlinkSync,
	renameSync,
	rmdirSync,
	symlinkSync,
	unlinkSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { makeFolder } from "../../engine/make-folder.ts";

export interface Disk {
	write(file: string, contents: string | Uint8Array): void;
	/** Returns once the contents have reached the disk. */
	writeThrough(file: string, contents: string): void;
	copy(from: string, to: string): void;
	/** Creates a hard link, or a copy if the file system has no hard links. Fails if there is a file already. */
	link(from: string, to: string): void;
	rename(from: string, to: string): void;
	/** Removes a file; does nothing if it does not exist. */
	remove(file: string): void;
	makeFolder(folder: string): void;
	/** Removes an empty folder. */
	removeFolder(folder: string): void;
}

export const nodeDisk: Disk = {
	write: (file, contents) => writeFileSync(file, contents),
	writeThrough: (file, contents) => writeFileSync(file, contents, { flush: true }),
	copy: (from, to) => copyFileSync(from, to),
	link,
	rename: renameSync,
	remove(file) {
		try {
			unlinkSync(file);
		} catch (error) {
			if (codeOf(error) !== "ENOENT") throw error;
		}
	},
	makeFolder,
	removeFolder: (folder) => rmdirSync(folder),
};

/** Some file systems have no hard links, restrict them to the owner, or limit their number per file. */
const LINK_UNSUPPORTED_CODES = new Set(["EPERM", "EACCES", "ENOTSUP", "ENOSYS", "EMLINK", "EXDEV", "EINVAL"]);

function link(from: string, to: string): void {
	const stat = lstatSync(from);
	if (stat.isSymbolicLink()) {
		symlinkSync(readlinkSync(from), to);
		return;
	}
	try {
		linkSync(from, to);
	} catch (error) {
		if (!LINK_UNSUPPORTED_CODES.has(codeOf(error))) throw error;
		copyFileSync(from, to, constants.COPYFILE_EXCL);
		utimesSync(to, stat.atime, stat.mtime);
	}
}

export const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException | undefined)?.code ?? "";
