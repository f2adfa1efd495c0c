/** Makes the files in the work folder the site: at once if many have changed, otherwise one by one. */
import { lstatSync, realpathSync } from "node:fs";
import path from "node:path";
import type { Disk } from "./disk.ts";
import { publishByJournal } from "./journal.ts";
import { isFileOf, MANIFEST, type Manifest, type ManifestEntry, manifestIn, manifestText } from "./manifest.ts";
import { fileHashOf } from "./output-contents.ts";
import type { Place } from "./place.ts";
import { type Publication, stagingOf } from "./publication.ts";
import { isBelow } from "./relative-path.ts";
import { publishBySwap } from "./swap.ts";
import { writeError } from "./write-error.ts";

/** Share of the site's files. Replacing the folder links every unchanged file, which also takes time. */
const MANY_SHARE = 1 / 8;

interface PublishedState {
	readonly place: Place;
	readonly disk: Disk;
	readonly before: Manifest;
	readonly manyFiles: number;
	readonly after: Manifest;
	readonly changed: ReadonlySet<string>;
	readonly makeFolder: (name: string) => void;
}

export function publish({ place, disk, before, after, ...rest }: PublishedState) {
	const { folder } = place;
	const staging = stagingOf(place);
	const publication: Publication = {
		place,
		disk,
		changed: [...rest.changed, MANIFEST],
		removed: staleFiles(folder, before, after),
		before: manifestIn(folder),
		after: manifestText(after),
		site: after,
	};
	if (isUpToDate(publication)) return;
	try {
		rest.makeFolder("");
		disk.write(path.join(staging, MANIFEST), publication.after);
		if (!isThere(folder)) return disk.rename(staging, folder);
		if (isLarge(publication, rest.manyFiles) && publishBySwap(publication)) return;
		publishByJournal(publication);
	} catch (error) {
		throw writeError(folder, error);
	}
}

const isUpToDate = ({ changed, removed, before, after }: Publication) =>
	changed.length === 1 && removed.length === 0 && before === after;

function isLarge({ changed, removed, site }: Publication, manyFiles: number): boolean {
	const count = changed.length + removed.length;
	return count > manyFiles && count > site.size * MANY_SHARE;
}

/**
 * Files that only the previous build has. Files that were edited since are not included: someone may want to keep
 * them.
 */
export function staleFiles(folder: string, before: Manifest, after: Manifest): readonly string[] {
	const isOurs = ([name, entry]: [string, ManifestEntry]) => {
		const file = path.join(folder, name);
		return isFileOf(file, entry.size) && isBelow(folder, realpathSync(file)) && fileHashOf(file) === entry.hash;
	};
	const others: [string, ManifestEntry][] = [];
	for (const entry of before) if (!after.has(entry[0])) others.push(entry);
	return others.filter(isOurs).map(([name]) => name);
}

const isThere = (name: string): boolean => lstatSync(name, { throwIfNoEntry: false }) !== undefined;
