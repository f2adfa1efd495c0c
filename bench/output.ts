import { statSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "./site-folder.ts";

export interface OutputSize {
	readonly files: number;
	readonly bytes: number;
	/** HTML files; older records do not have them. */
	readonly pages?: number;
}

/** What a build wrote altogether. */
export function outputSize(folder: string): OutputSize {
	const files = filesBelow(folder);
	return {
		files: files.length,
		bytes: files.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0),
		pages: files.filter((file) => file.endsWith(".html")).length,
	};
}

/** How many files were written or replaced since a moment, whether or not they say something new. */
export const writtenSince = (folder: string, moment: number): number =>
	filesBelow(folder).filter((file) => statSync(path.join(folder, file)).ctimeMs >= moment).length;
