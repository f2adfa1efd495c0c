import { mkdirSync, statSync } from "node:fs";
import path from "node:path";

/**
 * Creates a folder and its missing parents.
 *
 * Not `mkdirSync(…, { recursive: true })`: Node loops for ever if a folder exists but nothing can be created in it,
 * as in `/proc`.
 *
 * @throws Node's error for the folder that cannot be created
 */
export function makeFolder(folder: string): void {
	const error = tryMake(folder);
	if (!error || isFolder(folder)) return;
	const parent = path.dirname(folder);
	if (error.code !== "ENOENT" || isFolder(parent)) throw error;
	makeFolder(parent);
	const second = tryMake(folder);
	if (second && !isFolder(folder)) throw second;
}

function tryMake(folder: string): NodeJS.ErrnoException | undefined {
	try {
		mkdirSync(folder);
		return undefined;
	} catch (error) {
		return error as NodeJS.ErrnoException;
	}
}

function isFolder(name: string): boolean {
	try {
		return statSync(name).isDirectory();
	} catch {
		return false;
	}
}
