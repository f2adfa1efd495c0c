/** The files below a folder. */
import { existsSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
import glob from "fast-glob";
import type { Problem } from "../model/problem.ts";

export interface Found {
	/** Relative to the site's root. */
	readonly path: string;
	/** Below the folder. */
	readonly name: string;
	/** Absolute. */
	readonly file: string;
}

interface Walked {
	readonly files: readonly Found[];
	readonly problems: readonly Problem[];
	/** Absolute, the folder itself first. */
	readonly folders: readonly string[];
	/** A link may lead elsewhere while its folder stays as it is. */
	readonly isWhole: boolean;
}

/** What tools leave beside public files, and nobody publishes; a list of this name would be taken for the output's own. */
const LEFT_BEHIND = [
	".DS_Store",
	".git",
	".gitkeep",
	".ssg-files",
	"*~",
	".*.sw?",
	".#*",
].flatMap((name) => [`**/${name}`, `**/${name}/**`]);

/** The files of the content, without those whose name or folder begins with a dot. */
export const contentFiles = (folder: string, root: string): Promise<Walked> =>
	walk(folder, root, {});

/** The files to publish as they are: `.nojekyll` and `.well-known/` too, what tools and editors leave behind not. */
export const publicFiles = (folder: string, root: string): Promise<Walked> =>
	walk(folder, root, { dot: true, ignore: LEFT_BEHIND });

/**
 * Files below a folder, sorted by code units. A symbolic link to a file of the site counts as that file; links to
 * folders, out of the site or to nowhere are left out and reported.
 */
async function walk(
	folder: string,
	root: string,
	choice: Pick<glob.Options, "dot" | "ignore">,
): Promise<Walked> {
	if (!existsSync(folder))
		return { files: [], problems: [], folders: [folder], isWhole: true };
	const entries = await glob("**/*", {
		...choice,
		cwd: folder,
		onlyFiles: false,
		objectMode: true,
		followSymbolicLinks: false,
	});
	const files: Found[] = [];
	const problems: Problem[] = [];
	const folders = [folder];
	for (const { path: name, dirent } of entries) {
		const file = path.join(folder, name);
		const found = {
			path: path.relative(root, file).replaceAll("\\", "/"),
			name,
			file,
		};
		if (dirent.isFile() || (dirent.isSymbolicLink() && staysIn(root, file)))
			files.push(found);
		else if (dirent.isSymbolicLink()) problems.push(refused(found.path));
		else if (dirent.isDirectory()) folders.push(file);
	}
	files.sort((a, b) => (a.name < b.name ? -1 : 1));
	const isWhole = !entries.some(({ dirent }) => dirent.isSymbolicLink());
	return { files, problems, folders, isWhole };
}

function staysIn(root: string, link: string): boolean {
	try {
		const target = realpathSync(link);
		return (
			target.startsWith(realpathSync(root) + path.sep) &&
			statSync(target).isFile()
		);
	} catch {
		return false; // a loop, or nothing there
	}
}

const refused = (link: string): Problem => ({
	severity: "warning",
	code: "link-refused",
	message: `the symbolic link ${link} leads to no file of the site and is left out`,
	at: { path: link, line: 1, column: 1 },
	hint: "Put the file itself there.",
});
