/**
 * The folder that a shard writes, and `ssg merge` reads. It is an output folder like that of a whole site, so that a part
 * is published all or nothing, and unchanged files are not written again.
 *
 * - `part.json` says which part of which site it is, and has the hashes of the files in `data/`.
 * - `data/files.json` lists the files of the site with their hashes; the others are for the end of the build.
 * - `files/` holds the files of the site.
 */
import path from "node:path";
import type { WrittenFile } from "../../model/site/site.ts";
import { contentsHash } from "./manifest.ts";

export const PART_FILE = "part.json";
export const PART_FORMAT = 1;

/** Name of the data file that lists the files of the site. */
export const FILE_LIST = "files.json";

export interface PartDescription {
	readonly format: number;
	/** The version of ssg, and a hash of all its code. */
	readonly engine: { readonly version: string; readonly hash: string };
	readonly shard: { readonly index: number; readonly count: number };
	/** Hashes of all that the site is made from, by what they cover. */
	readonly inputs: Readonly<Record<string, string>>;
	/** Relative to the working folder, with forward slashes; absent if not below it. */
	readonly outDir?: string;
	readonly root?: string;
	/** Hashes of the data files, by name. */
	readonly data: Readonly<Record<string, string>>;
}

/** One entry of the list of files. */
export type PartFileEntry = readonly [path: string, hash: string, bytes: number];

export const siteFileOf = (name: string): string => `files/${name}`;
export const dataFileOfPart = (name: string): string => `data/${name}`;

/** The default folder of a shard, beside the output folder. */
export const partFolderOf = (outDir: string, { index, count }: PartDescription["shard"]): string =>
	path.join(`${outDir}-parts`, `${index}-of-${count}`);

/** Adds a checksum, with which a damaged description is recognised. */
export const encodeDescription = (description: PartDescription): string =>
	`${JSON.stringify({ ...description, checksum: checksumOf(description) }, null, "\t")}\n`;

/** Returns `undefined` if the text is damaged. */
export function decodeDescription(text: string): PartDescription | undefined {
	try {
		const { checksum, ...description } = JSON.parse(text);
		return checksum === checksumOf(description) ? description : undefined;
	} catch {
		return undefined;
	}
}

const checksumOf = (description: unknown): string => contentsHash(JSON.stringify(description));

export const partFileEntryOf = ({ path, hash, bytes }: WrittenFile): PartFileEntry => [path, hash, bytes];
