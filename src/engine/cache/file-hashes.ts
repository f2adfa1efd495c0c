/** Caches content hashes, so that unchanged files are not read again. */
import { createHash } from "node:crypto";
import { closeSync, openSync, readSync } from "node:fs";
import path from "node:path";
import { type FileStat, isModifiedSince, isSameStat, statFile } from "./file-stat.ts";
import type { CacheStore } from "./store.ts";

interface HashedFile extends FileStat {
	readonly hash: string;
}

const NAME = "copied-files";

/**
 * Opens the cache.
 *
 * @param root the folder that file names in the store are relative to
 * @param store without one, every file is read
 */
export async function openFileHashes(store: CacheStore | undefined, root: string) {
	const startedAt = Date.now();
	const before = (await store?.read(NAME)) ?? new Map<string, string>();
	const requested = new Map<string, HashedFile>();
	const known = (key: string): HashedFile | undefined =>
		requested.get(key) ?? JSON.parse(before.get(key) ?? "null") ?? undefined;
	return {
		/**
		 * Returns the first 16 hexadecimal digits of the SHA-256 of a file's contents.
		 *
		 * @throws Node's error if the file cannot be read
		 */
		of(file: string): string {
			const key = keyOf(file, root);
			const now = statFile(file);
			const found = known(key);
			if (now && found && isSameStat(now, found)) {
				requested.set(key, found);
				return found.hash;
			}
			const made = contentHash(file);
			if (now) requested.set(key, { ...now, hash: made });
			return made;
		},
		/** Stores the hashes requested since the cache was opened. */
		async keep() {
			// A file that changed during the build may have the same stat as when it was read.
			const resolved = [...requested].filter(
				([key]) => !isModifiedSince(path.resolve(root, JSON.parse(key)), startedAt),
			);
			await store?.write(NAME, new Map(resolved.map(([key, file]) => [key, JSON.stringify(file)])));
		},
	};
}

/** JSON, because a file name may contain a tab or a line break. */
const keyOf = (file: string, root: string): string => JSON.stringify(path.relative(root, file));

const CHUNK_BYTES = 1 << 20;

/** The first 16 hexadecimal digits of the SHA-256. Reads in chunks: a file may be larger than memory. */
export function contentHash(file: string): string {
	const sum = createHash("sha256");
	const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
	const open = openSync(file, "r");
	try {
		for (;;) {
			const length = readSync(open, chunk);
			if (length === 0) return sum.digest("hex").slice(0, 16);
			sum.update(chunk.subarray(0, length));
		}
	} finally {
		closeSync(open);
	}
}
