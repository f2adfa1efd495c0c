/** Lists and removes folder trees. */
import { type Dirent, readdirSync } from "node:fs";
import path from "node:path";
import type { Disk } from "./disk.ts";

export interface Tree {
	/** Everything except folders, relative, with forward slashes. */
	readonly files: readonly string[];
	/** Relative, children first. */
	readonly folders: readonly string[];
}

/** Lists a folder tree without following links. */
export function treeBelow(folder: string): Tree {
	const entries: Dirent[] = readdirSync(folder, { recursive: true, withFileTypes: true });
	const start = path.join(folder, "x").length - 1;
	const nameOf = (entry: Dirent) => path.join(entry.parentPath, entry.name).slice(start).replaceAll(path.sep, "/");
	return {
		files: entries.filter((entry) => !entry.isDirectory()).map(nameOf),
		folders: entries
			.filter((entry) => entry.isDirectory())
			.map(nameOf)
			.sort((a, b) => b.length - a.length),
	};
}

/** Removes a folder and everything in it. */
export function removeTree(folder: string, disk: Disk): void {
	const { files, folders } = treeBelow(folder);
	for (const name of files) disk.remove(path.join(folder, name));
	for (const name of folders) disk.removeFolder(path.join(folder, name));
	disk.removeFolder(folder);
}
