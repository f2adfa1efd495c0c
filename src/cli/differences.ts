/** Compares two built sites byte by byte. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { readManifest } from "../pipeline/emit/manifest.ts";
import { WORK_INSIDE } from "../pipeline/emit/place.ts";
import { treeBelow } from "../pipeline/emit/tree.ts";

export interface Difference {
	/** Relative to both folders. */
	readonly file: string;
	/** @example `differs from byte 120 on` */
	readonly what: string;
}

export interface Comparison {
	/** Number of files of the expected site. */
	readonly files: number;
	readonly differences: readonly Difference[];
	/** Files in the second folder that no build wrote. */
	readonly others: readonly string[];
}

/** Lists how `folder` differs from `wanted`, sorted by file name. */
export function compareFolders(wanted: string, folder: string): Comparison {
	const expected = new Set(filesIn(wanted));
	const present = filesIn(folder);
	const known = readManifest(folder) ?? new Map();
	const isStale = (file: string) => !expected.has(file) && known.has(file);
	const presentNames = new Set(present);
	const missing = [...expected].filter((file) => !presentNames.has(file));
	const differences = [
		...missing.map((file) => ({ file, what: "is missing" })),
		...present.filter(isStale).map((file) => ({ file, what: "is not part of the site" })),
		...present.filter((file) => expected.has(file)).flatMap((file) => differenceOf(file, wanted, folder)),
	];
	return {
		files: expected.size,
		differences: differences.sort((a, b) => (a.file < b.file ? -1 : 1)),
		others: present.filter((file) => !expected.has(file) && !known.has(file)),
	};
}

const filesIn = (folder: string): readonly string[] =>
	treeBelow(folder).files.filter((name) => !name.startsWith(`${WORK_INSIDE}/`));

function differenceOf(file: string, wanted: string, folder: string): Difference[] {
	const wantedBytes = readFileSync(path.join(wanted, file));
	const presentBytes = readFileSync(path.join(folder, file));
	if (wantedBytes.equals(presentBytes)) return [];
	const at = wantedBytes.findIndex((byte, i) => byte !== presentBytes[i]);
	const byte = at < 0 ? wantedBytes.length : at;
	return [{ file, what: `differs from byte ${byte} on` }];
}
