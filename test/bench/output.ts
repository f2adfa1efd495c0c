import { statSync } from "node:fs";
import path from "node:path";
import { filesIn } from "./site-folder.ts";

export interface OutputSize {
	readonly files: number;
	readonly bytes: number;
}

/** What a build wrote altogether. */
export function outputSize(folder: string): OutputSize {
	const sizes = filesIn(folder).map(
		(file) => statSync(path.join(folder, file)).size,
	);
	return {
		files: sizes.length,
		bytes: sizes.reduce((sum, size) => sum + size, 0),
	};
}

/** How many files were written or replaced since a moment, whether or not they say something new. */
export const writtenSince = (folder: string, moment: number): number =>
	filesIn(folder).filter(
		(file) => statSync(path.join(folder, file)).ctimeMs >= moment,
	).length;
