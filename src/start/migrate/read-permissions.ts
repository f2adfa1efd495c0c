/** Which files of a project a process may read. */
import { type Dirent, readdirSync } from "node:fs";
import path from "node:path";
import { isInProject } from "./project-paths.ts";

/** The command line has a limited length. */
const MAX_PERMISSIONS = 2000;

/**
 * The options of Node with which a process can read a folder.
 *
 * Node allows paths and then follows symbolic links anywhere. If a link leads out of the folder, no link is allowed, and
 * the rest is named piece by piece.
 *
 * @param folder absolute, without symbolic links
 * @throws Error if that cannot be expressed
 */
export function readPermissions(
	folder: string,
	{ usesPackages }: { readonly usesPackages: boolean },
): readonly string[] {
	const isClosed = (entry: Dirent) => entry.isSymbolicLink() || (!usesPackages && entry.name === PACKAGES);
	const { closed, allowed } = listPathParts(folder, isClosed);
	const isPartly = closed.some((name) => path.basename(name) === PACKAGES || !isInProject(folder, name));
	const paths = isPartly ? allowed : [path.join(folder, "*")];
	if (folder.includes("*")) throw new Error('the path of the project contains "*"');
	if (paths.length > MAX_PERMISSIONS) throw new Error("too many symbolic links lead out of the project");
	return paths.map((name) => `--allow-fs-read=${name}`);
}

const PACKAGES = "node_modules";

interface FolderParts {
	/** Symbolic links, and folders that are not needed, at any depth. */
	readonly closed: readonly string[];
	/** Files and whole folders with nothing closed in them, which are all that is allowed if a link leads out. */
	readonly allowed: readonly string[];
}

function listPathParts(folder: string, isClosed: (entry: Dirent) => boolean): FolderParts {
	const parts = listEntries(folder).map((entry): FolderParts => {
		const name = path.join(folder, entry.name);
		if (isClosed(entry)) return { closed: [name], allowed: [] };
		const part = entry.isDirectory() ? listPathParts(name, isClosed) : { closed: [], allowed: [name] };
		// A wildcard in a name would allow more than that name.
		return entry.name.includes("*") ? { ...part, allowed: [] } : part;
	});
	const closed = parts.flatMap((part) => part.closed);
	return { closed, allowed: closed.length === 0 ? [path.join(folder, "*")] : parts.flatMap((part) => part.allowed) };
}

/** Folders that cannot be listed are not allowed either. */
function listEntries(folder: string): readonly Dirent[] {
	try {
		return readdirSync(folder, { withFileTypes: true });
	} catch {
		return [];
	}
}
