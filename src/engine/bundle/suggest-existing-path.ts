import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { closestMatch } from "../../model/problems/problem.ts";

/** The path of an existing file whose names are like those of a missing one, each folder by itself. Paths are absolute. */
export function suggestExistingPath(missing: string): string | undefined {
	const parent = path.dirname(missing);
	if (parent === missing) return undefined;
	const folder = existsSync(parent) ? parent : suggestExistingPath(parent);
	if (folder === undefined) return undefined;
	const name = path.basename(missing);
	if (existsSync(path.join(folder, name))) return path.join(folder, name);
	const near = closestMatch(name, namesIn(folder));
	return near && path.join(folder, near);
}

function namesIn(folder: string): readonly string[] {
	try {
		return readdirSync(folder);
	} catch {
		return []; // a file, or not readable
	}
}
