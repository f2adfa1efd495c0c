/**
 * Paths and names that come from a project that is migrated. Whatever is read lies in its repository, also behind symbolic
 * links, and a name is that of one folder, so that nothing is written outside of the new site.
 */
import { existsSync, readFileSync, realpathSync, statSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { printable } from "../../model/text/control-characters.ts";
import { folderNameProblem } from "../../model/urls/safe-path.ts";
import { isBelow } from "../../pipeline/emit/relative-path.ts";

/** What a key of the configuration says, or what is assumed if it is not there. */
export interface ConfiguredValue {
	readonly key: string;
	readonly value: string;
}

/**
 * The absolute path that a value stands for.
 *
 * @throws Error if it leads out of the project
 */
export function projectPath(project: string, { key, value }: ConfiguredValue, base = project): string {
	const file = path.resolve(base, value);
	if (!/\p{Cc}/u.test(value) && isInProject(project, file)) return file;
	throw valueError(
		{ key, value },
		"leads out of the project",
		"copy the folder or file into the project, and name it there",
	);
}

/**
 * The value, which names a folder of the project or of the new site.
 *
 * @throws Error if it is not the name of one folder
 */
export function folderNameOf(configured: ConfiguredValue): string {
	const problem = folderNameProblem(configured.value);
	if (!problem && !/[\u2028\u2029]/.test(configured.value)) return configured.value;
	throw valueError(
		configured,
		"is not the name of a folder",
		"write one name without slashes, dots at its start, or control characters",
	);
}

const MAX_SHOWN_VALUE = 200;

const valueError = ({ key, value }: ConfiguredValue, problem: string, help: string): Error =>
	new Error(`${printable(key)} of the project is "${shortened(value)}", which ${problem}\n  help: ${help}`);

/** A text of the project on one line of a message. */
export const shortened = (text: string): string =>
	printable(text.slice(0, MAX_SHOWN_VALUE)) + (text.length > MAX_SHOWN_VALUE ? "…" : "");

/** The text of a file of the project; `undefined` if there is none. */
export function readProjectFile(project: string, file: string): string | undefined {
	if (!existsSync(file)) return undefined;
	if (isFileIn(file, project)) return readFileSync(file, "utf8");
	throw new Error(
		`cannot read ${printable(placeIn(project, file))}: it is not a file of the project\n  help: replace links that lead out of the project by copies`,
	);
}

/** Whether a path that may not exist is in the project, or in the repository that it is part of. */
export const isInProject = (project: string, file: string): boolean =>
	isBelow(repositoryOf(realpathSync(project)), realPathOf(file));

/**
 * The folder that is read: the repository of a project, because documents are often beside the project in it. The home
 * folder may be a repository as well, of everything that somebody has.
 *
 * @param folder real and absolute
 */
export function repositoryOf(folder: string): string {
	for (let parent = folder; path.dirname(parent) !== parent; parent = path.dirname(parent)) {
		if (isBelow(parent, realPathOf(homedir()))) return folder;
		if (existsSync(path.join(parent, ".git"))) return parent;
	}
	return folder;
}

/** Whether a path is a file of the project, or a link to one. */
export function isFileIn(file: string, project: string): boolean {
	try {
		return isInProject(project, file) && statSync(file).isFile();
	} catch {
		return false; // a cycle, a broken link, or a name that is not UTF-8
	}
}

/** The file that an import may mean: with an end that it leaves out, or the index of a folder. */
export const findModuleFile = (written: string, project: string): string | undefined =>
	["", ...["", "/index"].flatMap((start) => [".tsx", ".ts", ".jsx", ".js"].map((end) => start + end))]
		.map((end) => written + end)
		.find((file) => isFileIn(file, project));

/** The real path of a folder or file that may not exist yet. */
export const realPathOf = (file: string): string =>
	existsSync(file) || path.dirname(file) === file
		? realpathSync(file)
		: path.join(realPathOf(path.dirname(file)), path.basename(file));

/** The path of a file as the report shows it. */
export const placeIn = (project: string, file: string): string =>
	path.relative(project, file).replaceAll(path.sep, "/");
