/**
 * A store in a folder, one file a name: a line that says which engine wrote it, then a line an entry, its hash in front.
 * New entries are written behind the others; a file that is mostly old, or another engine's, is replaced by renaming.
 * A line that is damaged or cut off counts as none, and so does a file that begins with another line.
 */
import { createHash } from "node:crypto";
import {
	appendFileSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import path from "node:path";
import type { Store } from "../work/store.ts";

const FORMAT = "ssg-cache-1";

type Entries = ReadonlyMap<string, string>;

/** `engine` stands for the code that made what is kept. */
export function diskStore(folder: string, engine: string): Store {
	const head = `${FORMAT} ${engine}\n`;
	/** What lies in each file, as far as it has been read. */
	const known = new Map<string, Entries>();
	return {
		async read(name) {
			const entries = entriesIn(bytesIn(path.join(folder, name)), head);
			known.set(name, entries);
			return entries;
		},
		async write(name, entries) {
			const file = path.join(folder, name);
			const before = known.get(name) ?? new Map();
			const fresh = [...entries].filter(
				([key, text]) => before.get(key) !== text,
			);
			try {
				// The line break ends what a build that was killed has left.
				if (mayGrow(before, entries, fresh))
					appendFileSync(file, bytesOf("\n", fresh, head));
				else replaceFile(file, bytesOf(head, [...entries], head));
				removeOld(folder, /\.new$/, HOUR_MS);
			} catch {} // the next build takes longer, and that is all
			known.set(name, entries);
		},
	};
}

/** Nothing is replaced, and there is less to drop than to keep. */
const mayGrow = (
	before: Entries,
	entries: Entries,
	fresh: readonly (readonly [key: string, text: string])[],
): boolean =>
	before.size > 0 &&
	before.size + fresh.length < 2 * entries.size &&
	fresh.every(([key]) => !before.has(key));

/** Entries as lines behind a beginning. A text is encoded once, for its hash and for its file. */
const bytesOf = (
	begin: string,
	entries: readonly (readonly [key: string, text: string])[],
	head: string,
): Uint8Array =>
	Buffer.concat([
		Buffer.from(begin),
		...entries.flatMap(([key, text]) => {
			const line = Buffer.from(`${key}\t${text}\n`);
			return [Buffer.from(`${hashOf(line.subarray(0, -1), head)}\t`), line];
		}),
	]);

/** Lines are told apart as bytes: each becomes a text of its own, and one with foreign letters makes no other one larger. */
function entriesIn(bytes: Buffer, head: string): Entries {
	const entries = new Map<string, string>();
	const begin = Buffer.from(head);
	if (!bytes.subarray(0, begin.length).equals(begin)) return entries;
	for (let start = begin.length; start < bytes.length; ) {
		const found = bytes.indexOf(LINE_BREAK, start);
		const line = bytes.subarray(start, found < 0 ? undefined : found);
		start += line.length + 1;
		const keyAt = line.indexOf(TAB) + 1;
		const textAt = line.indexOf(TAB, keyAt) + 1;
		if (keyAt === 0 || textAt === 0) continue;
		const sum = line.toString("latin1", 0, keyAt - 1);
		if (sum === hashOf(line.subarray(keyAt), head))
			entries.set(
				line.toString("utf8", keyAt, textAt - 1),
				line.toString("utf8", textAt),
			);
	}
	return entries;
}

const LINE_BREAK = 10;
const TAB = 9;

/** Another engine may have begun the file anew in the meantime, so that each line says whose it is. */
const hashOf = (line: Uint8Array, head: string): string =>
	createHash("sha256").update(head).update(line).digest("hex").slice(0, 16);

function bytesIn(file: string): Buffer {
	try {
		return readFileSync(file);
	} catch {
		return Buffer.alloc(0);
	}
}

const HOUR_MS = 3_600_000; // no build takes as long

let written = 0;

/** Writes a file that is whole whenever it is there; of two at once, the last one stays. */
export function replaceFile(file: string, contents: string | Uint8Array) {
	written += 1;
	const beside = `${file}.${process.pid}-${written}.new`;
	mkdirSync(path.dirname(file), { recursive: true });
	try {
		writeFileSync(beside, contents);
		renameSync(beside, file);
	} finally {
		rmSync(beside, { force: true });
	}
}

/** Removes files of a folder that nobody has written for a while, and that nobody will read again. */
export function removeOld(folder: string, names: RegExp, ageMs: number): void {
	for (const name of readdirSync(folder).filter((name) => names.test(name))) {
		const file = path.join(folder, name);
		const found = statSync(file, { throwIfNoEntry: false });
		if (found && found.mtimeMs < Date.now() - ageMs)
			rmSync(file, { force: true });
	}
}
