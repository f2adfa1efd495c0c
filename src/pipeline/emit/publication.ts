/** A site that is ready to publish, in either of the two ways. */

import path from "node:path";
import type { Disk } from "./disk.ts";
import type { Manifest } from "./manifest.ts";
import type { Place } from "./place.ts";

export interface Publication {
	readonly place: Place;
	readonly disk: Disk;
	/** Relative paths of new and changed files, including the manifest, in the staging folder. */
	readonly changed: readonly string[];
	/** Relative paths of files that only the previous build has, and that ssg wrote. */
	readonly removed: readonly string[];
	/** Text of the old manifest and of the new one. */
	readonly before: string | undefined;
	readonly after: string;
	/** All files of the new site. */
	readonly site: Manifest;
}

/** Folder of new files. */
export const stagingOf = ({ work }: Place): string => path.join(work, "new");

/** Folder of replaced and removed files, until everything is published. */
export const backupOf = ({ work }: Place): string => path.join(work, "old");

/** The whole folder that was replaced. */
export const oldSiteOf = ({ work }: Place): string => path.join(work, "old-site");

export const journalOf = ({ work }: Place): string => path.join(work, "journal.json");
