/** Writes the files of a new site: all of them, or none. */
import {
	closeSync,
	constants,
	copyFileSync,
	existsSync,
	mkdirSync,
	openSync,
	readdirSync,
	rmdirSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import path from "node:path";
import { displayPath } from "../../emit/write-error.ts";

/** Text, or a file to copy, by path relative to the folder of the site. */
export type NewFiles = Readonly<Record<string, string | FileCopy>>;

export interface FileCopy {
	/** Absolute. */
	readonly copyOf: string;
}

/** Names that do not make a folder a project: a repository may be created first. */
const IGNORED_NAMES = new Set([".git", ".DS_Store"]);

/** @throws Error if the folder holds files, naming one of them */
export function checkFolderIsEmpty(folder: string): void {
	if (!existsSync(folder)) return;
	const name = readdirSync(folder).find((name) => !IGNORED_NAMES.has(name));
	if (name === undefined) return;
	throw new Error(
		`${displayPath(path.resolve(folder))} is not empty: it contains ${name}\n  help: choose an empty or new folder, such as ssg init my-site`,
	);
}

/**
 * Never overwrites a file. Nothing can interrupt it but the end of the process, because it is synchronous.
 *
 * @throws Node's error if a file cannot be written; everything that was created is then removed
 */
export function writeNewFiles(folder: string, files: NewFiles): void {
	const undo: (() => void)[] = [];
	try {
		for (const [name, contents] of Object.entries(files)) {
			const file = path.resolve(folder, name);
			makeFolders(path.dirname(file), undo);
			closeSync(openSync(file, "wx")); // fails if the file exists, which is then not removed
			undo.push(() => rmSync(file));
			if (typeof contents === "string") writeFileSync(file, contents);
			else copyFileSync(contents.copyOf, file, constants.COPYFILE_FICLONE);
		}
	} catch (error) {
		for (const step of undo.reverse()) step();
		throw error;
	}
}

function makeFolders(folder: string, undo: (() => void)[]): void {
	if (existsSync(folder)) return;
	makeFolders(path.dirname(folder), undo);
	mkdirSync(folder);
	undo.push(() => rmdirSync(folder));
}
