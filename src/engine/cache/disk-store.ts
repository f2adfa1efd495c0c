/**
 * A cache in a folder, one file per name. The first line identifies the engine that wrote the file. Each entry is a
 * line that starts with its hash. New entries are appended. A file that is mostly outdated or from another engine is
 * replaced by a rename. Damaged or truncated lines are ignored, and so are files with another first line. A write
 * error never fails a build: the entries are just missing in the next one.
 */
import { createHash } from "node:crypto";
import { appendFileSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { replaceFile } from "../../pipeline/emit/replace-file.ts";
import type { CacheStore, StoredEntries } from "./store.ts";

const CACHE_FORMAT = "ssg-cache-1";

/** A line of a file: its hash, and the rest from the key on, with the place of the text in it. */
interface StoredLine {
	readonly hash: string;
	readonly bytes: Buffer;
	readonly textAt: number;
}

type StoredLines = ReadonlyMap<string, StoredLine>;

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
	/** The lines of each file read or written so far. */
	const linesByName = new Map<string, StoredLines>();
	return {
		async read(name) {
			const lines = splitLines(readCached(path.join(folder, name)), header);
			linesByName.set(name, lines);
			return entriesOf(lines);
		},
		async write(name, added, kept = new Set()) {
			const file = path.join(folder, name);
			const previous: StoredLines = linesByName.get(name) ?? new Map();
			const lines = new Map([...previous].filter(([key]) => kept.has(key) && !added.has(key)));
			const fresh = new Map<string, StoredLine>();
			for (const [key, text] of added) {
				const known = previous.get(key);
				const isSame = known !== undefined && textOf(known) === text;
				const line = isSame ? known : encodeLine(key, text, header);
				if (!isSame) fresh.set(key, line);
				lines.set(key, line);
			}
			try {
				// The line break ends a partial line left by a killed build.
				if (canAppend(previous, lines, fresh)) appendFileSync(file, joinLines("\n", fresh));
				else replaceFile(file, joinLines(header, lines));
			} catch (error) {
				reportError(file, error);
			}
			linesByName.set(name, lines);
			return entriesOf(lines);
		},
	};
}

/** Whether no entry is replaced, and fewer entries are outdated than current. */
const canAppend = (before: StoredLines, lines: StoredLines, fresh: StoredLines): boolean =>
	before.size > 0 && before.size + fresh.size < 2 * lines.size && [...fresh.keys()].every((key) => !before.has(key));

/** Decodes a text each time it is requested: most are parsed once, or not at all. */
const entriesOf = (lines: StoredLines): StoredEntries => ({
	size: lines.size,
	has: (key) => lines.has(key),
	get(key) {
		const line = lines.get(key);
		return line && textOf(line);
	},
});

const textOf = ({ bytes, textAt }: StoredLine): string => bytes.toString("utf8", textAt, bytes.length - 1);

function encodeLine(key: string, text: string, header: string): StoredLine {
	const bytes = Buffer.from(`${key}\t${text}\n`);
	return { hash: lineHash(bytes.subarray(0, -1), header), bytes, textAt: Buffer.byteLength(key) + 1 };
}

const joinLines = (prefix: string, lines: StoredLines): Uint8Array =>
	Buffer.concat([
		Buffer.from(prefix),
		...[...lines.values()].flatMap(({ hash, bytes }) => [Buffer.from(`${hash}\t`), bytes]),
	]);

/**
 * Splits lines as bytes and decodes each separately, because one non-Latin-1 character in a string doubles the memory
 * of all of it.
 */
function splitLines(bytes: Buffer, header: string): StoredLines {
	const lines = new Map<string, StoredLine>();
	const headerBytes = Buffer.from(header);
	if (!bytes.subarray(0, headerBytes.length).equals(headerBytes)) return lines;
	for (let start = headerBytes.length; start < bytes.length; ) {
		const lineEnd = bytes.indexOf(LINE_BREAK, start);
		if (lineEnd < 0) break; // left by a killed build
		const line = bytes.subarray(start, lineEnd + 1);
		start = lineEnd + 1;
		const keyAt = line.indexOf(TAB) + 1;
		const entry = line.subarray(keyAt);
		const textAt = entry.indexOf(TAB) + 1;
		if (keyAt === 0 || textAt === 0) continue;
		const hash = line.toString("latin1", 0, keyAt - 1);
		if (hash === lineHash(entry.subarray(0, -1), header))
			lines.set(entry.toString("utf8", 0, textAt - 1), { hash, bytes: entry, textAt });
	}
	return lines;
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

/** Removes outdated files: those that were not modified for a while. */
export function removeOldFiles(folder: string, names: RegExp, ageMs: number): void {
	for (const name of readdirSync(folder).filter((name) => names.test(name))) {
		const file = path.join(folder, name);
		const stats = statSync(file, { throwIfNoEntry: false });
		if (stats?.isFile() && stats.mtimeMs < Date.now() - ageMs) rmSync(file, { force: true });
	}
}
