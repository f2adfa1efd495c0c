/** What files said when they were read, for as long as nobody has written them since. */
import { statSync } from "node:fs";

interface Kept {
	readonly standing: string;
	readonly result: unknown;
}

/** Younger files may be written again without anybody seeing it: the clock of a file system ticks slowly. */
const SETTLED_MS = 2000;

export class Unchanged {
	readonly #kept = new Map<string, Kept>();

	/** What `read` gives, or gave for the file as it stands. Results that depend on more than the file are not kept: `isWhole` says so. */
	of<Result>(
		file: string,
		read: () => Result,
		isWhole: (result: Result) => boolean = () => true,
	): Result {
		const { size, mtimeMs, ctimeMs, ino } = statSync(file);
		const standing = `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
		const kept = this.#kept.get(file);
		if (kept?.standing === standing) return kept.result as Result;
		const result = read();
		if (ctimeMs < Date.now() - SETTLED_MS && isWhole(result))
			this.#kept.set(file, { standing, result });
		else this.#kept.delete(file);
		return result;
	}
}
