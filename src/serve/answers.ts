import { hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { realpath, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { Readable } from "node:stream";
import { isHidden } from "./path.ts";

/**
 * What a server answers from. It names files and reads them, and knows nothing of requests: a folder is one
 * implementation, a map in memory another, so that watching can answer from a build that was never written.
 */
export interface Answers {
	/**
	 * The file of exactly this name, `fr/help/index.html`; nothing when there is none or it is not the site's to give.
	 * It is asked again for each request, and may answer differently each time.
	 */
	find(name: string): Promise<Found | undefined>;
}

export interface Found {
	/** Another one whenever the bytes are others. It stands in an `ETag`: letters, digits and hyphens. */
	readonly version: string;
	readonly size: number;
	/** The bytes from the first place to the second, both included, counted from 0. */
	read(start: number, end: number): Readable;
}

/** The files below a folder, as they are on disk at each request. Rejects with Node's error when there is no such folder. */
export async function folderAnswers(folder: string): Promise<Answers> {
	const root = await realpath(folder);
	return { find: (name) => findBelow(root, name).catch(absent) };
}

/** Files held in memory, by name. The map may change between requests. */
export function memoryAnswers(
	files: ReadonlyMap<string, string | Uint8Array>,
): Answers {
	return {
		find: async (name) => {
			const contents = files.get(name);
			return contents === undefined ? undefined : bytesFound(contents);
		},
	};
}

/** A file that is held in memory. */
export function bytesFound(contents: string | Uint8Array): Found {
	const bytes = Buffer.from(contents);
	return {
		version: hash("sha256", bytes).slice(0, 16),
		size: bytes.length,
		read: (start, end) => Readable.from([bytes.subarray(start, end + 1)]),
	};
}

/** A file on disk, as it is at this moment; nothing when it is no file any more. */
export const diskFound = (file: string): Promise<Found | undefined> =>
	factsOf(file).catch(absent);

async function findBelow(
	root: string,
	name: string,
): Promise<Found | undefined> {
	const file = await realpath(join(root, name));
	if (!file.startsWith(root.endsWith(sep) ? root : root + sep))
		return undefined;
	// A link inside the folder may still lead to a file whose own name hides it.
	if (isHidden(`/${relative(root, file).replaceAll(sep, "/")}`))
		return undefined;
	return factsOf(file);
}

async function factsOf(file: string): Promise<Found | undefined> {
	// Asked before opening: to open a named pipe is to wait for its writer, for ever.
	const facts = await stat(file, { bigint: true });
	if (!facts.isFile()) return undefined;
	const size = Number(facts.size);
	return {
		version: `${size.toString(36)}-${facts.mtimeNs.toString(36)}`,
		size,
		read: (start, end) => createReadStream(file, { start, end }),
	};
}

const ABSENT = new Set([
	"ENOENT",
	"ENOTDIR",
	"ENAMETOOLONG",
	"ELOOP",
	"EACCES",
	"EPERM",
]);

/** Other errors, such as too many open files, must not look like a missing page. */
function absent(error: NodeJS.ErrnoException): undefined {
	if (!ABSENT.has(error.code ?? "")) throw error;
}
