/** Caches what was read from files and folders until they change. */
import { statSync } from "node:fs";

interface CachedRead {
	readonly stat: string;
	readonly result: unknown;
}

/** A younger file may change again without a new timestamp, because file system clocks are coarse. */
const MIN_FILE_AGE_MS = 2000;

export class ReadCache {
	readonly #cached = new Map<string, CachedRead>();
	readonly #lists = new Map<
		string,
		{ statKeys: string; list: FolderListing }
	>();

	/**
	 * Returns the result of `read`, cached until the file changes. A result that depends on other files must not be
	 * cached: `isCacheable` returns `false` for it.
	 */
	readFile<Result>(
		file: string,
		read: () => Result,
		isCacheable: (result: Result) => boolean = () => true,
	): Result {
		const { statKey, isSettled } = statKeyOf(file);
		const cached = this.#cached.get(file);
		if (cached?.stat === statKey) return cached.result as Result;
		const result = read();
		if (isSettled && isCacheable(result))
			this.#cached.set(file, { stat: statKey, result });
		else this.#cached.delete(file);
		return result;
	}

	/** Returns the result of `list`, cached until any folder below changes. */
	async listFolder<List extends FolderListing>(
		folder: string,
		list: () => Promise<List>,
	): Promise<List> {
		const cached = this.#lists.get(folder);
		if (cached && cached.statKeys === statKeysOf(cached.list.folders)?.all)
			return cached.list as List;
		this.#lists.delete(folder);
		const listed = await list();
		const statKeys = statKeysOf(listed.folders);
		if (listed.isCacheable && statKeys?.areSettled)
			this.#lists.set(folder, { statKeys: statKeys.all, list: listed });
		return listed;
	}
}

/** The files below a folder. */
interface FolderListing {
	/** The folder and all folders below it, absolute. */
	readonly folders: readonly string[];
	/** Whether it depends only on these folders. */
	readonly isCacheable: boolean;
}

function statKeyOf(file: string) {
	const { size, mtimeMs, ctimeMs, ino } = statSync(file);
	return {
		statKey: `${size} ${mtimeMs} ${ctimeMs} ${ino}`,
		isSettled: ctimeMs < Date.now() - MIN_FILE_AGE_MS,
	};
}

/** Returns `undefined` if a folder is gone. */
function statKeysOf(folders: readonly string[]) {
	try {
		const stats = folders.map(statKeyOf);
		return {
			all: stats.map(({ statKey }) => statKey).join("\n"),
			areSettled: stats.every(({ isSettled }) => isSettled),
		};
	} catch {
		return undefined;
	}
}
