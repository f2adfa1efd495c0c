/** Reads a part of a site. What it reads is compared with the hashes that the shard wrote. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Output, WrittenFile } from "../../model/site/site.ts";
import { toOutputPath } from "../../model/urls/route.ts";
import { contentsHash } from "./manifest.ts";
import { PartError } from "./part-error.ts";
import {
	dataFileOfPart,
	decodeDescription,
	FILE_LIST,
	PART_FILE,
	PART_FORMAT,
	type PartDescription,
	type PartFileEntry,
	siteFileOf,
} from "./part-folder.ts";
import { displayPath } from "./write-error.ts";

export interface Part {
	readonly folder: string;
	readonly description: PartDescription;
}

const COPY_HINT = "copy the whole folder of the part, with its hidden files";

/** The parts in some folders; a folder may be a part, or hold parts. */
export const readParts = (folders: readonly string[]): readonly Part[] =>
	folders.flatMap((folder) => partFoldersIn(folder).map(readPart));

/** @throws PartError if there is none */
function partFoldersIn(folder: string): readonly string[] {
	const isPart = (below: string) => existsSync(path.join(below, PART_FILE));
	if (isPart(folder)) return [folder];
	const found = existsSync(folder)
		? readdirSync(folder, { withFileTypes: true })
				.map(({ name }) => path.join(folder, name))
				.filter(isPart)
				.sort()
		: [];
	if (found.length > 0) return found;
	throw new PartError(
		existsSync(folder)
			? `${displayPath(folder)} is no part of a site: it has no ${PART_FILE}`
			: `${displayPath(folder)} does not exist`,
		"name the folders that ssg build --shard has written, or the folder that holds them",
	);
}

function readPart(folder: string): Part {
	const file = path.join(folder, PART_FILE);
	const description = decodeDescription(readFileSync(file, "utf8"));
	if (!description) throw new PartError(`${displayPath(file)} is damaged`, "build this part again");
	if (description.format !== PART_FORMAT)
		throw new PartError(
			`${displayPath(file)} was written by another version of ssg`,
			"build and merge all parts with the same version",
		);
	return { folder, description };
}

/** @throws PartError if the file is missing or damaged */
export function readPartData<Value>({ folder, description }: Part, name: string): Value {
	const bytes = readChecked(path.join(folder, dataFileOfPart(name)), description.data[name]);
	return JSON.parse(bytes.toString("utf8"));
}

/** The files of the site that a part has. */
export const listFilesOf = (part: Part): readonly WrittenFile[] =>
	readPartData<readonly PartFileEntry[]>(part, FILE_LIST).map(([name, hash, bytes]) => ({
		path: toOutputPath(name),
		hash,
		bytes,
	}));

/** A file of a part, to write to the site. A file that the shard has copied may be large, and is copied again. */
export function outputOfPart({ folder }: Part, { path: name, hash, bytes }: WrittenFile): Output {
	const file = path.join(folder, siteFileOf(name));
	if (bytes > 0) return { path: name, contents: readChecked(file, hash) };
	if (!existsSync(file)) throw missingFileError(file);
	return { path: name, copyOf: file };
}

function readChecked(file: string, hash: string | undefined): Buffer {
	if (!existsSync(file)) throw missingFileError(file);
	const bytes = readFileSync(file);
	if (contentsHash(bytes) !== hash) throw damagedFileError(file);
	return bytes;
}

const missingFileError = (file: string): PartError => new PartError(`${displayPath(file)} is missing`, COPY_HINT);

export const damagedFileError = (file: string): PartError =>
	new PartError(`${displayPath(file)} has changed since its part was built`, "build this part again");
