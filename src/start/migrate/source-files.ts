/** Lists the files of a project that is migrated. */
import { type Dirent, existsSync, lstatSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { characterFault } from "../../model/urls/safe-path.ts";
import type { FileCopy } from "../init/write-new-files.ts";
import type { MigrationNotes } from "./migration-notes.ts";
import { isFileIn, isInProject, placeIn } from "./project-paths.ts";

/** Version control of large files is better kept out of a repository. */
const LARGE_FILE_BYTES = 25 * 1024 * 1024;

const IGNORED_FOLDERS = new Set([".git", "node_modules", ".docusaurus"]);
const IGNORED_FILES = new Set([".DS_Store", "Thumbs.db"]);

export interface SourceFolder {
	/** Absolute. */
	readonly folder: string;
	/** The project. Files outside of it are not copied. */
	readonly project: string;
	readonly notes: MigrationNotes;
}

/**
 * The names of the files below a folder, relative to it, with forward slashes. Links to files of the project count as
 * files; other links, and names that no page can have, are reported.
 */
export function listSourceFiles(source: SourceFolder): readonly string[] {
	if (!existsSync(source.folder)) return [];
	if (!isInProject(source.project, source.folder)) {
		reportLink(source, source.folder);
		return [];
	}
	const names: string[] = [];
	const visit = (below: string) => {
		const entries = readdirSync(path.join(source.folder, below), {
			withFileTypes: true,
		}).sort((a, b) => (a.name < b.name ? -1 : 1));
		for (const entry of entries) {
			const name = below ? `${below}/${entry.name}` : entry.name;
			if (IGNORED_FOLDERS.has(entry.name) || IGNORED_FILES.has(entry.name)) continue;
			if (!hasUsableName(name, source)) continue;
			if (entry.isDirectory()) visit(name);
			else if (isCopyable(entry, name, source)) names.push(name);
		}
	};
	visit("");
	return names;
}

/** Node replaces bytes that are not UTF-8, and then does not find the file under that name. */
function hasUsableName(name: string, { folder, project, notes }: SourceFolder): boolean {
	const file = path.join(folder, name);
	const isLegible = !name.includes("\uFFFD") || lstatSync(file, { throwIfNoEntry: false }) !== undefined;
	if (isLegible && !characterFault(name)) return true;
	notes.add(
		"file names",
		placeIn(project, file),
		'not copied: a name with a control character, a backslash, or bytes that are not UTF-8 (shown as "\uFFFD") cannot become a URL; rename them',
	);
	return false;
}

function isCopyable(entry: Dirent, name: string, source: SourceFolder): boolean {
	const { folder, project, notes } = source;
	const file = path.join(folder, name);
	if (entry.isSymbolicLink() && !isFileIn(file, project)) {
		reportLink(source, file);
		return false;
	}
	if (!entry.isFile() && !entry.isSymbolicLink()) return false; // a socket or a pipe
	if (statSync(file).size > LARGE_FILE_BYTES)
		notes.add(
			"large files",
			placeIn(project, file),
			"copied; consider serving them from elsewhere, because each build and clone copies them again",
		);
	return true;
}

const reportLink = ({ project, notes }: SourceFolder, link: string): void =>
	notes.add(
		"symbolic links",
		placeIn(project, link),
		"not copied: they lead to a folder, out of the project, or nowhere; copy what they stand for",
	);

/** Copies of files, by their path in the new site. */
export const copiesOf = (names: readonly string[], from: string, to: string): Readonly<Record<string, FileCopy>> =>
	Object.fromEntries(names.map((name) => [`${to}/${name}`, { copyOf: path.join(from, name) }]));
