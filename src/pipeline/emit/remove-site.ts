/** Removes a built site from the output folder. */
import { existsSync } from "node:fs";
import path from "node:path";
import { nodeDisk } from "./disk.ts";
import { tryLock } from "./lock.ts";
import { MANIFEST, manifestText, readManifest } from "./manifest.ts";
import { isUnfinished, namesIn, type Place, placeOf } from "./place.ts";
import { staleFiles } from "./publish.ts";
import { recover, removeWorkFolder } from "./recover.ts";
import { foldersOf } from "./relative-path.ts";
import { WriteError, writeError } from "./write-error.ts";

export interface SiteRemoval {
	/** Number of files removed. */
	readonly removed: number;
	/** Whether files are left: those that ssg did not write, or that were edited since. */
	readonly hasOtherFiles: boolean;
	/** Whether the folder holds files but no manifest, so that nothing was removed. */
	readonly isForeign: boolean;
}

const NOTHING: SiteRemoval = { removed: 0, hasOtherFiles: false, isForeign: false };

/**
 * Removes the files that ssg wrote and that have not been edited since, and folders that are empty then. A folder
 * without a manifest is left alone.
 *
 * @throws WriteError if a build is using the folder, or a file cannot be removed
 */
export function removeSite(outDir: string): SiteRemoval {
	if (!existsSync(outDir) && !isUnfinished(outDir)) return NOTHING;
	const place = placeOf(outDir);
	const lock = tryLock(place.work);
	if (typeof lock === "number")
		throw new WriteError(`a build (process ${lock}) is using the output folder`, "clean again after it has finished");
	try {
		recover(place, nodeDisk);
		return removeFiles(place);
	} catch (error) {
		throw writeError(place.folder, error);
	} finally {
		lock.release();
		removeWorkFolder(place.work, nodeDisk);
	}
}

function removeFiles({ folder }: Place): SiteRemoval {
	const manifest = readManifest(folder);
	if (!manifest) return { ...NOTHING, isForeign: namesIn(folder).length > 0 };
	const files = staleFiles(folder, manifest, new Map());
	for (const name of files) nodeDisk.remove(path.join(folder, name));
	const folders = [...new Set(files.flatMap(foldersOf))];
	for (const name of folders.sort((a, b) => b.length - a.length)) removeIfEmpty(path.join(folder, name));
	const hasOtherFiles = namesIn(folder).some((name) => name !== MANIFEST);
	// Without a manifest, the next build would refuse a folder that holds files.
	if (hasOtherFiles) nodeDisk.write(path.join(folder, MANIFEST), manifestText(new Map()));
	else {
		nodeDisk.remove(path.join(folder, MANIFEST));
		removeIfEmpty(folder);
	}
	return { ...NOTHING, removed: files.length, hasOtherFiles };
}

function removeIfEmpty(folder: string): void {
	if (namesIn(folder).length > 0) return;
	try {
		nodeDisk.removeFolder(folder);
	} catch {} // the work folder is inside, or it is a mount point
}
