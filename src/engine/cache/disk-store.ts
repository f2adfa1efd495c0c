/**
 * A cache in a folder, one file per name. The first line identifies the engine that wrote the file. Each entry is a
 * line that starts with its checksum. New entries are appended. A file that is mostly outdated or from another engine is
 * replaced by an empty one first. Damaged or truncated lines are ignored, and so are files with another first line. A write
 * error never fails a build: the entries are just missing in the next one.
 */
import {
	appendFileSync,
	closeSync,
	fstatSync,
	openSync,
	readdirSync,
	readFileSync,
	readSync,
	rmSync,
	statSync,
} from "node:fs";
import path from "node:path";
import { crc32 } from "node:zlib";
import { replaceFile } from "../../pipeline/emit/replace-file.ts";
import { type AddedText, type CacheStore, type StoredEntries, textOfAdded } from "./store.ts";

const CACHE_FORMAT = "ssg-cache-1";

/** A line of a file: its checksum, and the rest from the key on. */
interface StoredLine {
	/** Absent until the line is in a file. */
	readonly checksum?: string;
	/** Where the text starts in the rest. */
	readonly textAt: number;
	/** The rest, which stays on the disk once it is there: together, the lines take as much memory as the results. */
	readonly read: () => Buffer;
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
	const linesByName = new Map<string, Map<string, StoredLine>>();
	/** The files that lines are appended to. */
	const filesByName = new Map<string, number>();
	/** Appends lines, and returns them as they are in the file from then on. */
	const appendLines = (name: string, lines: StoredLines): StoredLines => {
		if (lines.size === 0) return lines;
		const opened = reopen(path.join(folder, name), filesByName.get(name));
		filesByName.set(name, opened);
		const { size } = fstatSync(opened);
		const stored = new Map<string, StoredLine>();
		// The line break ends a partial line left by a killed build.
		let pending: Uint8Array[] = [Buffer.from("\n")];
		let end = size + 1;
		let pendingFrom = size;
		for (const [key, line] of lines) {
			const entry = line.read();
			const checksum = line.checksum ?? checksumOf(entry.subarray(0, -1), header);
			const { length } = entry;
			const at = end + checksum.length + 1;
			stored.set(key, { checksum, textAt: line.textAt, read: () => readAt(opened, at, length) });
			pending.push(Buffer.from(`${checksum}\t`), entry);
			end = at + length;
			if (end - pendingFrom < CHUNK_BYTES) continue;
			appendFileSync(opened, Buffer.concat(pending));
			pending = [];
			pendingFrom = end;
		}
		appendFileSync(opened, Buffer.concat(pending));
		return fstatSync(opened).size === end ? stored : lines; // another process may have appended at the same time
	};
	return {
		async read(name, keys) {
			const lines = readLines(path.join(folder, name), header, keys);
			if (!keys) linesByName.set(name, lines);
			return entriesOf(lines);
		},
		async append(name, added) {
			const file = path.join(folder, name);
			const known = linesByName.get(name);
			let lines: StoredLines = new Map([...added].map(([key, text]) => [key, unwrittenLine(key, text)]));
			try {
				// Without a line of ours, there is no file, or one of another engine.
				if (known?.size === 0) replaceFile(file, header);
				lines = appendLines(name, lines);
			} catch (error) {
				reportError(file, error);
			}
			for (const [key, line] of lines) known?.set(key, line);
			return entriesOf(known ?? lines);
		},
		async write(name, added, kept = new Set()) {
			const file = path.join(folder, name);
			const previous: StoredLines = linesByName.get(name) ?? new Map();
			const lines = new Map([...previous].filter(([key]) => kept.has(key) && !added.has(key)));
			const fresh = new Map<string, StoredLine>();
			for (const [key, text] of added) {
				const known = previous.get(key);
				const isSame = known !== undefined && textOf(known) === textOfAdded(text);
				const line = isSame ? known : unwrittenLine(key, text);
				if (!isSame) fresh.set(key, line);
				lines.set(key, line);
			}
			let stored = lines;
			try {
				const isAppended = canAppend(previous, lines, fresh);
				if (!isAppended) replaceFile(file, header);
				stored = new Map([...lines, ...appendLines(name, isAppended ? fresh : lines)]);
			} catch (error) {
				reportError(file, error);
			}
			linesByName.set(name, stored);
			return entriesOf(stored);
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

function textOf({ read, textAt }: StoredLine): string {
	const bytes = read();
	return bytes.toString("utf8", textAt, bytes.length - 1);
}

const unwrittenLine = (key: string, text: AddedText): StoredLine => ({
	textAt: Buffer.byteLength(key) + 1,
	read: () => Buffer.from(`${key}\t${textOfAdded(text)}\n`),
});

/** A file to append to, which another process may have put in place of the one that is open. */
function reopen(file: string, opened: number | undefined): number {
	const isSame = opened !== undefined && fstatSync(opened).ino === statSync(file, { throwIfNoEntry: false })?.ino;
	return isSame ? opened : openSync(file, "a+"); // the other stays open for lines that are read from it
}

function readAt(opened: number, start: number, length: number): Buffer {
	const bytes = Buffer.allocUnsafe(length);
	readSync(opened, bytes, 0, length, start);
	return bytes;
}

/**
 * The file stays open: what another process puts in its place is another file. Each line is decoded separately, because
 * one non-Latin-1 character in a string doubles the memory of all of it.
 *
 * @param keys those of the lines to read, if not of all
 */
function readLines(file: string, header: string, keys?: ReadonlySet<string>): Map<string, StoredLine> {
	const lines = new Map<string, StoredLine>();
	const opened = openCached(file);
	if (opened === undefined) return lines;
	const keyLengths = keys && new Set([...keys].map((key) => Buffer.byteLength(key)));
	let isOurs = false;
	for (const { start, line } of linesIn(opened)) {
		if (start === 0) isOurs = line.equals(Buffer.from(header));
		if (!isOurs) break;
		const keyAt = line.indexOf(TAB) + 1;
		const entry = line.subarray(keyAt);
		const textAt = entry.indexOf(TAB) + 1;
		if (keyAt === 0 || textAt === 0 || keyLengths?.has(textAt - 1) === false) continue;
		const key = entry.toString("utf8", 0, textAt - 1);
		if (keys?.has(key) === false) continue;
		const checksum = line.toString("latin1", 0, keyAt - 1);
		if (checksum !== checksumOf(entry.subarray(0, -1), header)) continue;
		const { length } = entry;
		lines.set(key, { checksum, textAt, read: () => readAt(opened, start + keyAt, length) });
		if (lines.size === keys?.size) break;
	}
	if (lines.size === 0) closeSync(opened);
	return lines;
}

const CHUNK_BYTES = 1 << 18;

/**
 * The complete lines of a file, each valid until the next one. A part of the file is in memory at a time. The last line may
 * be left by a killed build.
 */
function* linesIn(opened: number): Generator<{ readonly start: number; readonly line: Buffer }> {
	let bytes: Buffer = Buffer.allocUnsafe(CHUNK_BYTES);
	for (let start = 0, length = 0; ; ) {
		if (length === bytes.length) bytes = enlarge(bytes, fstatSync(opened).size - start);
		const added = readSync(opened, bytes, length, bytes.length - length, start + length);
		if (added === 0) return;
		const read = bytes.subarray(0, length + added);
		let at = 0;
		// What was read before has no line break.
		for (let end = read.indexOf(LINE_BREAK, length); end >= 0; end = read.indexOf(LINE_BREAK, at)) {
			yield { start: start + at, line: read.subarray(at, end + 1) };
			at = end + 1;
		}
		length += added;
		bytes.copyWithin(0, at, length);
		start += at;
		length -= at;
	}
}

/** A line may be most of a file: that of a search has many megabytes. */
function enlarge(bytes: Buffer, rest: number): Buffer {
	const larger = Buffer.allocUnsafe(Math.max(2 * bytes.length, Math.min(8 * bytes.length, rest)));
	bytes.copy(larger);
	return larger;
}

const LINE_BREAK = 10;
const TAB = 9;

/**
 * A checksum, to find damaged lines. The header is part of it, because another engine may have replaced the file in the
 * meantime.
 */
const checksumOf = (line: Uint8Array, header: string): string =>
	crc32(line, crc32(header)).toString(16).padStart(8, "0");

/** Returns a file's bytes, or none if it cannot be read. */
export function readCached(file: string): Buffer {
	const opened = openCached(file);
	if (opened === undefined) return Buffer.alloc(0);
	try {
		return readFileSync(opened);
	} catch {
		return Buffer.alloc(0);
	} finally {
		closeSync(opened);
	}
}

/** Checks the file type first: opening a named pipe may block for ever. */
function openCached(file: string): number | undefined {
	try {
		return statSync(file).isFile() ? openSync(file, "r") : undefined;
	} catch {
		return undefined;
	}
}

/** Removes outdated files: those that were not modified for a while. */
export function removeOldFiles(folder: string, names: RegExp, ageMs: number): void {
	for (const name of readdirSync(folder).filter((name) => names.test(name))) {
		const file = path.join(folder, name);
		const stats = statSync(file, { throwIfNoEntry: false });
		if (stats?.isFile() && stats.mtimeMs < Date.now() - ageMs) rmSync(file, { force: true });
	}
}
