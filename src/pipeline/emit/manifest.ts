/**
 * The list of files a build wrote, stored in the output folder. The first line names the format. Then one line of
 * JSON per file, sorted by path: `["help/index.html","0b5a…",1234]`. It is the same for the same site on any machine.
 */
import { hash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { staysInside } from "./relative-path.ts";

/** File name in the output folder. */
export const MANIFEST = ".ssg-files";

export interface ManifestEntry {
	/** Hash of the contents. */
	readonly hash: string;
	/** In bytes. */
	readonly size: number;
}

export type Manifest = ReadonlyMap<string, ManifestEntry>;

const HEAD = '{"format":"ssg-files","version":2}';

export const contentsHash = (bytes: string | Uint8Array): string => hash("sha256", bytes).slice(0, 16);

export const manifestText = (manifest: Manifest): string =>
	[
		HEAD,
		...[...manifest]
			.sort(([a], [b]) => (a < b ? -1 : 1))
			.map(([name, { hash, size }]) => JSON.stringify([name, hash, size])),
		"",
	].join("\n");

/**
 * Reads the manifest in a folder; `undefined` if there is none. Entries with a path outside the folder are ignored,
 * because someone may have edited the file.
 */
export function readManifest(folder: string): Manifest | undefined {
	const text = manifestIn(folder);
	if (text === undefined) return undefined;
	if (lastParsed?.text !== text) lastParsed = { text, manifest: parseManifest(text) };
	return lastParsed.manifest;
}

/** A command reads the manifest of its folder several times. */
let lastParsed: { readonly text: string; readonly manifest: Manifest } | undefined;

function parseManifest(text: string): Manifest {
	const [head, ...lines] = text.split("\n");
	const entries = head === HEAD ? recordsIn(lines).map(entryIn) : [];
	return new Map(entries.flatMap((entry) => (entry && staysInside(entry[0]) ? [entry] : [])));
}

/** The text of the manifest; `undefined` if there is none. */
export function manifestIn(folder: string): string | undefined {
	const file = path.join(folder, MANIFEST);
	return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/** Parsed at once, which takes a third of the time; a line that is no JSON is left out. */
function recordsIn(lines: readonly string[]): readonly unknown[] {
	const records = lines.filter(Boolean);
	try {
		return JSON.parse(`[${records.join(",")}]`);
	} catch {
		return records.flatMap((line) => {
			try {
				return [JSON.parse(line)];
			} catch {
				return [];
			}
		});
	}
}

function entryIn(record: unknown): [string, ManifestEntry] | undefined {
	if (!Array.isArray(record)) return undefined;
	const [name, hash, size] = record;
	const isEntry = typeof name === "string" && typeof hash === "string" && typeof size === "number";
	return isEntry ? [name, { hash, size }] : undefined;
}

/**
 * Whether there is a file that a build has written. When the machine has been started since then, the power may have gone
 * before all of it was on the disk: then its size must be right, too, which takes longer to ask.
 */
export function fileCheck(folder: string): (name: string, entry: ManifestEntry | undefined) => boolean {
	const written = statSync(path.join(folder, MANIFEST), { throwIfNoEntry: false });
	const started = Date.now() - os.uptime() * 1000;
	const isOld = written !== undefined && written.mtimeMs < started;
	return (name, entry) => {
		const file = `${folder}/${name}`; // joining paths takes a third of the time of asking
		return isOld ? isFileOf(file, entry?.size) : existsSync(file);
	};
}

/** Whether there is a file of this size. */
export function isFileOf(file: string, size: number | undefined): boolean {
	try {
		const stat = statSync(file, { throwIfNoEntry: false });
		return stat?.isFile() === true && (size ?? stat.size) === stat.size;
	} catch {
		return false; // links in a circle
	}
}
