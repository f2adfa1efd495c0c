/**
 * A cache in a folder, one file per name. The first line identifies the engine that wrote the file. Each entry is a
 * line that starts with its hash. New entries are appended. A file that is mostly outdated or from another engine is
 * replaced by a rename. Damaged or truncated lines are ignored, and so are files with another first line. A write
 * error never fails a build: the entries are just missing in the next one.
 */
import { createHash } from "node:crypto";
import {
	appendFileSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import path from "node:path";
import { makeFolder } from "../make-folder.ts";
import type { CacheStore } from "./store.ts";

const CACHE_FORMAT = "ssg-cache-1";

type StoreEntries = ReadonlyMap<string, string>;

/**
 * Creates a cache.
 *
 * @param engine identifies the code that produces the entries
 * @param failed called once, on the first write error, with the path and Node's error
 */
export function createDiskStore(
	folder: string,
	engine: string,
	failed: (file: string, error: unknown) => void = () => {},
): CacheStore {
	let hasReported = false;
	const reportError = (file: string, error: unknown) => {
		if (!hasReported) failed(file, error);
		hasReported = true;
	};
	const header = `${CACHE_FORMAT} ${engine}\n`;
	/** The entries of each file read or written so far. */
	const entriesByName = new Map<string, StoreEntries>();
	return {
		async read(name) {
			const entries = decodeEntries(
				readCached(path.join(folder, name)),
				header,
			);
			entriesByName.set(name, entries);
			return entries;
		},
		async write(name, entries) {
			const file = path.join(folder, name);
			const previous = entriesByName.get(name) ?? new Map();
			const newEntries = [...entries].filter(
				([key, text]) => previous.get(key) !== text,
			);
			try {
				// The line break ends a partial line left by a killed build.
				if (canAppend(previous, entries, newEntries))
					appendFileSync(file, encodeEntries("\n", newEntries, header));
				else replaceFile(file, encodeEntries(header, [...entries], header));
				removeOldFiles(folder, /\.new$/, HOUR_MS);
			} catch (error) {
				reportError(file, error);
			}
			entriesByName.set(name, entries);
		},
	};
}

/** Whether no entry is replaced, and fewer entries are outdated than current. */
const canAppend = (
	before: StoreEntries,
	entries: StoreEntries,
	fresh: readonly (readonly [key: string, text: string])[],
): boolean =>
	before.size > 0 &&
	before.size + fresh.length < 2 * entries.size &&
	fresh.every(([key]) => !before.has(key));

/** Encodes entries as lines after a prefix. Each text is encoded once, for its hash and its line. */
const encodeEntries = (
	prefix: string,
	entries: readonly (readonly [key: string, text: string])[],
	header: string,
): Uint8Array =>
	Buffer.concat([
		Buffer.from(prefix),
		...entries.flatMap(([key, text]) => {
			const line = Buffer.from(`${key}\t${text}\n`);
			return [Buffer.from(`${lineHash(line.subarray(0, -1), header)}\t`), line];
		}),
	]);

/**
 * Splits lines as bytes and decodes each separately, because one non-Latin-1 character in a string doubles the memory
 * of all of it.
 */
function decodeEntries(bytes: Buffer, header: string): StoreEntries {
	const entries = new Map<string, string>();
	const headerBytes = Buffer.from(header);
	if (!bytes.subarray(0, headerBytes.length).equals(headerBytes))
		return entries;
	for (let start = headerBytes.length; start < bytes.length; ) {
		const lineEnd = bytes.indexOf(LINE_BREAK, start);
		const line = bytes.subarray(start, lineEnd < 0 ? undefined : lineEnd);
		start += line.length + 1;
		const keyAt = line.indexOf(TAB) + 1;
		const textAt = line.indexOf(TAB, keyAt) + 1;
		if (keyAt === 0 || textAt === 0) continue;
		const sum = line.toString("latin1", 0, keyAt - 1);
		if (sum === lineHash(line.subarray(keyAt), header))
			entries.set(
				line.toString("utf8", keyAt, textAt - 1),
				line.toString("utf8", textAt),
			);
	}
	return entries;
}

const LINE_BREAK = 10;
const TAB = 9;

/** The header is part of the hash, because another engine may have replaced the file in the meantime. */
const lineHash = (line: Uint8Array, header: string): string =>
	createHash("sha256").update(header).update(line).digest("hex").slice(0, 16);

/**
 * Returns a file's bytes, or none if it cannot be read. Checks the file type first: opening a named pipe may block
 * for ever.
 */
export function readCached(file: string): Buffer {
	try {
		if (statSync(file).isFile()) return readFileSync(file);
	} catch {}
	return Buffer.alloc(0);
}

const HOUR_MS = 3_600_000; // longer than any build takes

let writeCount = 0;

/** Writes a file atomically. Of two concurrent writes, the last one wins. */
export function replaceFile(file: string, contents: string | Uint8Array) {
	writeCount += 1;
	const temporaryFile = `${file}.${process.pid}-${writeCount}.new`;
	makeFolder(path.dirname(file));
	try {
		writeFileSync(temporaryFile, contents);
		renameSync(temporaryFile, file);
	} finally {
		rmSync(temporaryFile, { force: true });
	}
}

/** Removes outdated files: those that were not modified for a while. */
export function removeOldFiles(
	folder: string,
	names: RegExp,
	ageMs: number,
): void {
	for (const name of readdirSync(folder).filter((name) => names.test(name))) {
		const file = path.join(folder, name);
		const stats = statSync(file, { throwIfNoEntry: false });
		if (stats?.isFile() && stats.mtimeMs < Date.now() - ageMs)
			rmSync(file, { force: true });
	}
}
