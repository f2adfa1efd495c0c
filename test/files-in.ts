import { readdirSync } from "node:fs";
import path from "node:path";

/** The files in a folder and its folders, with forward slashes, sorted. */
export const filesIn = (folder: string): string[] =>
	readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
		.sort();
