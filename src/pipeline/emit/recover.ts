/** Repairs what a killed build left behind. */
import { existsSync } from "node:fs";
import path from "node:path";
import type { Disk } from "./disk.ts";
import { undo } from "./journal.ts";
import { lockOf, removeUnfinishedLocks } from "./lock.ts";
import { type Place, workFoldersOf } from "./place.ts";
import { backupOf, journalOf, oldSiteOf, stagingOf } from "./publication.ts";
import { disposeOldSite } from "./swap.ts";
import { removeTree } from "./tree.ts";
import { writeError } from "./write-error.ts";

/** Leaves one complete site in the folder, and nothing next to it except the lock, which the caller must hold. */
export function recover({ folder, work: own }: Place, disk: Disk): void {
	for (const work of workFoldersOf(folder).filter((work) => existsSync(work))) {
		const place = { folder, work };
		try {
			undo(place, disk);
			if (isMidSwap(place)) disk.rename(oldSiteOf(place), folder);
			removeTemporaryFiles(place, disk);
			removeUnfinishedLocks(work);
			if (work !== own) disk.remove(lockOf(work));
		} catch (error) {
			throw writeError(folder, error);
		}
		removeWorkFolder(work, disk);
	}
}

/** Whether a build was killed between the two renames of a swap. */
const isMidSwap = (place: Place): boolean => existsSync(oldSiteOf(place)) && !existsSync(place.folder);

/** Removes a build's temporary files. Does nothing until the old site is restored. */
export function removeTemporaryFiles(place: Place, disk: Disk): void {
	if (existsSync(journalOf(place)) || isMidSwap(place)) return;
	if (existsSync(oldSiteOf(place))) disposeOldSite(place, disk);
	for (const folder of [stagingOf(place), backupOf(place)]) if (existsSync(folder)) removeTree(folder, disk);
	disk.remove(path.join(place.work, "journal.json.new"));
}

/** Removes the work folder, unless it is not empty because another build has started. */
export function removeWorkFolder(work: string, disk: Disk): void {
	try {
		disk.removeFolder(work);
	} catch {}
}
