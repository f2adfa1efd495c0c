/** Lists the files below a folder. */
import { existsSync, lstatSync, readdir, realpathSync, statSync } from "node:fs";
import path from "node:path";
import glob from "fast-glob";
import type { SiteConfig } from "../../model/config.ts";
import type { Problem } from "../../model/problems/problem.ts";
import { removeUnfinishedFiles } from "../emit/replace-file.ts";
import { hiddenPartOf, LITTER } from "./dot-names.ts";
import {
	hiddenFile,
	hiddenLink,
	nameProblem,
	refusedContentLink,
	refusedLink,
	unportableName,
	unreadableFileProblems,
} from "./problems.ts";
import { checkRealPath } from "./real-refusal.ts";

export interface ListedFile {
	/** Relative to the site's root. */
	readonly path: string;
	/** Relative to the listed folder. */
	readonly name: string;
	/** Absolute. */
	readonly file: string;
}

interface DirectoryListing {
	readonly files: readonly ListedFile[];
	readonly problems: readonly Problem[];
	/** Absolute, with the listed folder first. */
	readonly folders: readonly string[];
	/** `false` if there are symbolic links: their targets may change while the folder does not. */
	readonly isCacheable: boolean;
}

/** Lists content files, except dotfiles and files in dot folders. Links to files that content may not show are refused. */
export const listContentFiles = (config: SiteConfig): Promise<DirectoryListing> =>
	listFiles(config.contentDir, config.root, {
		checkLink: ({ path, file }) => (checkRealPath(file, config) ? refusedContentLink(path) : undefined),
	});

/** Lists files to publish as they are. Skips what tools and editors leave behind, and reports other dotfiles. */
export async function listPublicFiles({ publicDir, root }: SiteConfig): Promise<DirectoryListing> {
	const walked = await listFiles(publicDir, root, {
		dot: true,
		ignore: [...LITTER],
		checkLink: ({ path, file }) => (leadsToHidden(file, publicDir, root) ? hiddenLink(path) : undefined),
	});
	const hidden = walked.files.flatMap(({ path: file, name }) => {
		const part = hiddenPartOf(name);
		return part ? [file.slice(0, file.length - name.length) + part] : [];
	});
	return {
		...walked,
		files: walked.files.filter(({ name }) => !hiddenPartOf(name)),
		problems: [...walked.problems, ...[...new Set(hidden)].map(hiddenFile)],
	};
}

interface ListingOptions extends Pick<glob.Options, "dot" | "ignore"> {
	/** Why a symbolic link to a file of the site does not count as that file. @default all do */
	readonly checkLink?: (link: ListedFile) => Problem | undefined;
}

/**
 * Lists the files below a folder, sorted by code units. A symbolic link to a file of the site counts as that file.
 * Links to folders, links out of the site, broken links and names that cannot become a URL are left out and reported.
 */
async function listFiles(
	folder: string,
	root: string,
	{ checkLink = () => undefined, ...globOptions }: ListingOptions,
): Promise<DirectoryListing> {
	if (!existsSync(folder)) return { files: [], problems: [], folders: [folder], isCacheable: true };
	const pathOf = (file: string) => path.relative(root, file).replaceAll(path.sep, "/");
	const problems: Problem[] = [];
	const entries = await glob("**/*", {
		...globOptions,
		cwd: folder,
		onlyFiles: false,
		objectMode: true,
		followSymbolicLinks: false,
		fs: { readdir: tolerantly((file, error) => problems.push(...unreadableFileProblems(pathOf(file), error))) },
	});
	const files: ListedFile[] = [];
	const folders = [folder];
	for (const { path: name, dirent } of entries) {
		const file = path.join(folder, name);
		const listedFile = { path: pathOf(file), name, file };
		const badName = nameProblem(listedFile.path, () => isThere(file));
		const unportable = unportableName(listedFile.path);
		if (unportable) problems.push(unportable);
		if (badName) problems.push(badName);
		else if (dirent.isFile()) files.push(listedFile);
		else if (dirent.isSymbolicLink()) {
			const problem = isLinkInsideRoot(root, file) ? checkLink(listedFile) : refusedLink(listedFile.path);
			if (problem) problems.push(problem);
			else files.push(listedFile);
		} else if (dirent.isDirectory()) folders.push(file);
	}
	files.sort((a, b) => (a.name < b.name ? -1 : 1));
	const isWhole = problems.length === 0 && !entries.some(({ dirent }) => dirent.isSymbolicLink());
	return { files, problems, folders, isCacheable: isWhole };
}

/** Whether a link leads to a file that would not be published in its own place, such as the secrets in `.env`. */
function leadsToHidden(link: string, publicDir: string, root: string): boolean {
	const target = realpathSync(link);
	const fromPublic = path.relative(realpathSync(publicDir), target);
	const name = fromPublic.startsWith("..") ? path.relative(realpathSync(root), target) : fromPublic;
	return hiddenPartOf(name.replaceAll(path.sep, "/")) !== undefined;
}

type ReadFolder = NonNullable<glob.FileSystemAdapter["readdir"]>;

/** A `readdir` that reports an unreadable folder and treats it as empty. Removes what killed commands left in a folder. */
const tolerantly = (failed: (folder: string, error: unknown) => void) =>
	((folder: string, options: { withFileTypes: true }, done) =>
		readdir(folder, options, (error, entries) => {
			if (error) failed(folder, error);
			removeUnfinishedFiles(folder, entries?.map(({ name }) => name) ?? []);
			done(null, entries ?? []);
		})) as ReadFolder;

const isThere = (file: string): boolean => lstatSync(file, { throwIfNoEntry: false }) !== undefined;

function isLinkInsideRoot(root: string, link: string): boolean {
	try {
		const target = realpathSync(link);
		return target.startsWith(realpathSync(root) + path.sep) && statSync(target).isFile();
	} catch {
		return false; // a cycle, or a broken link
	}
}
