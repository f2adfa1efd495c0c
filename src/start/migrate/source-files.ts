/** Lists the files of a project that is migrated. */
import { type Dirent, existsSync, lstatSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { characterProblem } from "../../model/urls/safe-path.ts";
import type { FileCopy } from "../init/write-new-files.ts";
import type { MigrationNotes } from "./migration-notes.ts";
import { isFileIn, isInProject, placeIn, readProjectFile } from "./project-paths.ts";

/** Version control of large files is better kept out of a repository. */
const LARGE_FILE_BYTES = 25 * 1024 * 1024;

const IGNORED_FOLDERS = new Set([".git", "node_modules", ".docusaurus"]);
const IGNORED_FILES = new Set([".DS_Store", "Thumbs.db"]);

/** A project that is migrated. Files outside of its folder are not copied. */
export interface SourceProject {
	/** Absolute. */
	readonly folder: string;
	readonly notes: MigrationNotes;
}

/**
 * The names of the files below a folder, relative to it, with forward slashes. Links to files of the project count as
 * files; other links, and names that no page can have, are reported.
 */
export function listSourceFiles(project: SourceProject, folder: string): readonly string[] {
	if (!existsSync(folder)) return [];
	if (!isInProject(project.folder, folder)) {
		reportLink(project, folder);
		return [];
	}
	const names: string[] = [];
	const visit = (below: string) => {
		const entries = readdirSync(path.join(folder, below), { withFileTypes: true }).sort((a, b) =>
			a.name < b.name ? -1 : 1,
		);
		for (const entry of entries) {
			const name = below ? `${below}/${entry.name}` : entry.name;
			if (IGNORED_FOLDERS.has(entry.name) || IGNORED_FILES.has(entry.name)) continue;
			const file = path.join(folder, name);
			if (!hasUsableName(name, file, project)) continue;
			if (entry.isDirectory()) visit(name);
			else if (isCopyable(entry, file, project)) names.push(name);
		}
	};
	visit("");
	return names;
}

/** Node replaces bytes that are not UTF-8, and then does not find the file under that name. */
function hasUsableName(name: string, file: string, { folder, notes }: SourceProject): boolean {
	const isLegible = !name.includes("\uFFFD") || lstatSync(file, { throwIfNoEntry: false }) !== undefined;
	if (isLegible && !characterProblem(name)) return true;
	notes.add("file names", placeIn(folder, file));
	return false;
}

function isCopyable(entry: Dirent, file: string, project: SourceProject): boolean {
	const { folder, notes } = project;
	if (entry.isSymbolicLink() && !isFileIn(file, folder)) {
		reportLink(project, file);
		return false;
	}
	if (!entry.isFile() && !entry.isSymbolicLink()) return false; // a socket or a pipe
	if (statSync(file).size > LARGE_FILE_BYTES) notes.add("large files", placeIn(folder, file));
	return true;
}

const reportLink = ({ folder, notes }: SourceProject, link: string): void =>
	notes.add("symbolic links", placeIn(folder, link));

interface CopiedFolder {
	/** Absolute. */
	readonly from: string;
	/** Relative to the new site. */
	readonly to: string;
	/** @default the names of all files */
	readonly names?: readonly string[];
}

/** Copies of the files of a folder, by their path in the new site. */
export const copiesOf = (
	project: SourceProject,
	{ from, to, names = listSourceFiles(project, from) }: CopiedFolder,
): Readonly<Record<string, FileCopy>> =>
	Object.fromEntries(names.map((name) => [`${to}/${name}`, { copyOf: path.join(from, name) }]));

/** Whether a project has a package for formulas. Without one, a dollar sign is just that. */
export const hasFormulas = (folder: string): boolean =>
	/"[^"]*(?:katex|mathjax|remark-math)[^"]*"\s*:/.test(
		readProjectFile(folder, path.join(folder, "package.json")) ?? "",
	);
