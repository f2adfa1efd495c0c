/** Reads files and folders again only if they have changed. */
import { statSync } from "node:fs";
import type { Cache } from "../../engine/cache/cache.ts";

/** A younger file may change again without a new timestamp, because file system clocks are coarse. */
const MIN_FILE_AGE_MS = 2000;

/**
 * Returns the result of `read`, cached until the file changes. `isRepeatable` returns `false` for a result that depends
 * on other files.
 */
export function readUnchanged<Result>(
	cache: Cache,
	file: string,
	read: () => Result,
	isRepeatable: (result: Result) => boolean = () => true,
): Result {
	const { statKey, isResolved } = statKeyOf(file);
	return cache.memoize(`file ${file}`, statKey, read, (result) => isResolved && isRepeatable(result));
}

/** The files below a folder. */
interface FolderListing {
	/** The folder and all folders below it, absolute. */
	readonly folders: readonly string[];
	/** Whether it depends only on these folders. */
	readonly isCacheable: boolean;
}

interface FolderStats {
	readonly folders: readonly string[];
	readonly statKeys: string;
}

/** Returns the result of `list`, cached until any folder below changes. */
export const listUnchanged = <List extends FolderListing>(
	cache: Cache,
	folder: string,
	list: () => Promise<List>,
): Promise<List> =>
	cache.record<FolderStats, List>(
		"memory",
		{
			name: `folder ${folder}`,
			request: "",
			isCurrent: ({ folders, statKeys }) => statKeys === statKeysOf(folders)?.all,
		},
		async () => {
			const listing = await list();
			const { folders, isCacheable } = listing;
			const stats = statKeysOf(folders);
			return isCacheable && stats?.areResolved
				? { result: listing, inputs: { folders, statKeys: stats.all } }
				: { result: listing };
		},
	);

function statKeyOf(file: string) {
	const { size, mtimeMs, ctimeMs, ino } = statSync(file);
	return { statKey: `${size} ${mtimeMs} ${ctimeMs} ${ino}`, isResolved: ctimeMs < Date.now() - MIN_FILE_AGE_MS };
}

/** Returns `undefined` if a folder is gone. */
function statKeysOf(folders: readonly string[]) {
	try {
		const stats = folders.map(statKeyOf);
		return {
			all: stats.map(({ statKey }) => statKey).join("\n"),
			areResolved: stats.every(({ isResolved }) => isResolved),
		};
	} catch {
		return undefined;
	}
}
