/** What files and folders said when they were read, for as long as nobody has written them since. */
import { statSync } from "node:fs";

interface Kept {
	readonly standing: string;
	readonly result: unknown;
}

/** Younger files may be written again without anybody seeing it: the clock of a file system ticks slowly. */
const SETTLED_MS = 2000;

export class Unchanged {
	readonly #kept = new Map<string, Kept>();
	readonly #lists = new Map<string, { standings: string; list: Listed }>();

	/** What `read` gives, or gave for the file as it stands. Results that depend on more than the file are not kept: `isWhole` says so. */
	of<Result>(
		file: string,
		read: () => Result,
		isWhole: (result: Result) => boolean = () => true,
	): Result {
		const { standing, isSettled } = standingOf(file);
		const kept = this.#kept.get(file);
		if (kept?.standing === standing) return kept.result as Result;
		const result = read();
		if (isSettled && isWhole(result))
			this.#kept.set(file, { standing, result });
		else this.#kept.delete(file);
		return result;
	}

	/** What `list` gives for a folder, or gave while every folder below it has the files that it had. */
	async ofFolder<List extends Listed>(
		folder: string,
		list: () => Promise<List>,
	): Promise<List> {
		const kept = this.#lists.get(folder);
		if (kept && kept.standings === standingsOf(kept.list.folders)?.all)
			return kept.list as List;
		this.#lists.delete(folder);
		const listed = await list();
		const standings = standingsOf(listed.folders);
		if (listed.isWhole && standings?.areSettled)
			this.#lists.set(folder, { standings: standings.all, list: listed });
		return listed;
	}
}

/** The files below a folder. */
interface Listed {
	/** It and all folders below it, absolute. */
	readonly folders: readonly string[];
	/** It depends on nothing but what these folders say. */
	readonly isWhole: boolean;
}

function standingOf(file: string) {
	const { size, mtimeMs, ctimeMs, ino } = statSync(file);
	return {
		standing: `${size} ${mtimeMs} ${ctimeMs} ${ino}`,
		isSettled: ctimeMs < Date.now() - SETTLED_MS,
	};
}

/** Nothing when a folder is gone. */
function standingsOf(folders: readonly string[]) {
	try {
		const found = folders.map(standingOf);
		return {
			all: found.map(({ standing }) => standing).join("\n"),
			areSettled: found.every(({ isSettled }) => isSettled),
		};
	} catch {
		return undefined;
	}
}
