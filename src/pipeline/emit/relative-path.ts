/** Relative paths with forward slashes. */
import path from "node:path";

/** Whether a path is plain: names between slashes, none of them `.` or `..`, no drive, backslash or NUL. */
export const staysInside = (name: string): boolean => !UNSAFE.test(name);

/** A backslash, NUL, a drive, or a name that is empty, `.` or `..`. */
const UNSAFE = /[\\\0]|^[a-z]:|(?:^|\/)\.{0,2}(?:\/|$)/i;

/** The folders a file is in, innermost first. */
export function foldersOf(name: string): string[] {
	const folders: string[] = [];
	for (let at = path.posix.dirname(name); at !== "."; at = path.posix.dirname(at)) folders.push(at);
	return folders;
}

/** Whether an absolute path is `folder` or below it. */
export const isBelow = (folder: string, file: string): boolean =>
	`${file}${path.sep}`.startsWith(folder.endsWith(path.sep) ? folder : folder + path.sep);
