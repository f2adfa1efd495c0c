/** Lists the files of a project that is migrated. */
import {
	type Dirent,
	existsSync,
	readdirSync,
	realpathSync,
	statSync,
} from "node:fs";
import path from "node:path";
import type { FileCopy } from "../init/write-new-files.ts";
import type { MigrationNotes } from "./migration-notes.ts";

/** Version control of large files is better kept out of a repository. */
const LARGE_FILE_BYTES = 25 * 1024 * 1024;

const IGNORED_FOLDERS = new Set([".git", "node_modules", ".docusaurus"]);
const IGNORED_FILES = new Set([".DS_Store", "Thumbs.db"]);

export interface SourceFolder {
	/** Absolute. */
	readonly folder: string;
	/** The project. Files outside of it and of the folder are not copied. */
	readonly project: string;
	readonly notes: MigrationNotes;
}

/**
 * The names of the files below a folder, relative to it, with forward slashes. Links to files of the project count as
 * files; other links are reported.
 */
export function listSourceFiles(source: SourceFolder): readonly string[] {
	if (!existsSync(source.folder)) return [];
	const names: string[] = [];
	const visit = (below: string) => {
		const entries = readdirSync(path.join(source.folder, below), {
			withFileTypes: true,
		}).sort((a, b) => (a.name < b.name ? -1 : 1));
		for (const entry of entries) {
			const name = below ? `${below}/${entry.name}` : entry.name;
			if (entry.isDirectory()) {
				if (!IGNORED_FOLDERS.has(entry.name)) visit(name);
			} else if (
				!IGNORED_FILES.has(entry.name) &&
				isCopyable(entry, name, source)
			)
				names.push(name);
		}
	};
	visit("");
	return names;
}

function isCopyable(
	entry: Dirent,
	name: string,
	{ folder, project, notes }: SourceFolder,
): boolean {
	const file = path.join(folder, name);
	const place = placeIn(project, file);
	if (entry.isSymbolicLink() && !isFileIn(file, [folder, project])) {
		notes.add(
			"symbolic links",
			place,
			"not copied: they lead to a folder, out of the project, or nowhere; copy what they stand for",
		);
		return false;
	}
	if (!entry.isFile() && !entry.isSymbolicLink()) return false; // a socket or a pipe
	if (statSync(file).size > LARGE_FILE_BYTES)
		notes.add(
			"large files",
			place,
			"copied; consider serving them from elsewhere, because each build and clone copies them again",
		);
	return true;
}

/** Whether a path is a file, or a link to one, in one of the folders. */
export function isFileIn(file: string, folders: readonly string[]): boolean {
	try {
		const target = realpathSync(file);
		return (
			statSync(target).isFile() &&
			folders.some((folder) =>
				target.startsWith(realpathSync(folder) + path.sep),
			)
		);
	} catch {
		return false; // a cycle, or a broken link
	}
}

/** The path of a file as the report shows it. */
export const placeIn = (project: string, file: string): string =>
	path.relative(project, file).replaceAll(path.sep, "/");

/** Copies of files, by their path in the new site. */
export const copiesOf = (
	names: readonly string[],
	from: string,
	to: string,
): Readonly<Record<string, FileCopy>> =>
	Object.fromEntries(
		names.map((name) => [`${to}/${name}`, { copyOf: path.join(from, name) }]),
	);
