/**
 * Publishes the whole folder at once: completes the new site in the staging folder, and puts it in the place of the old
 * one. That takes two renames, and the folder is missing for a few microseconds between them. After a kill at that
 * moment, the next command restores the old site (`recover`).
 */
import { chmodSync, chownSync, existsSync, statSync } from "node:fs";
import path from "node:path";
import { codeOf, type Disk } from "./disk.ts";
import { MANIFEST, readManifest } from "./manifest.ts";
import { mountPointsBelow } from "./mounts.ts";
import type { Place } from "./place.ts";
import { oldSiteOf, type Publication, stagingOf } from "./publication.ts";
import { isBelow } from "./relative-path.ts";
import { type Tree, treeBelow } from "./tree.ts";
import { writeError } from "./write-error.ts";

/**
 * Returns `false`, without any change, if the folder cannot be replaced: it contains files that ssg did not write, it
 * is the working folder, or the system does not allow renaming it.
 */
export function publishBySwap(publication: Publication): boolean {
	const { place } = publication;
	const { folder } = place;
	if (!canReplace(place)) return false;
	const there = treeBelow(folder);
	if (!isOurs(there, publication) || !copyOwnership(folder, stagingOf(place))) return false;
	completeStaging(publication, there);
	return swap(publication);
}

const canReplace = ({ folder, work }: Place): boolean =>
	!isBelow(folder, work) && !isBelow(folder, process.cwd()) && mountPointsBelow(folder).length === 0;

/** Whether ssg wrote every file in the folder. */
function isOurs({ files }: Tree, { site, removed }: Publication): boolean {
	const known = new Set([MANIFEST, ...site.keys(), ...removed]);
	return files.every((name) => known.has(name));
}

/** Gives the new folder the owner and mode of the old one. Returns `false` if that fails. */
function copyOwnership(folder: string, staging: string): boolean {
	const [old, made] = [statSync(folder), statSync(staging)];
	try {
		if (old.uid !== made.uid || old.gid !== made.gid) chownSync(staging, old.uid, old.gid);
		if (old.mode !== made.mode) chmodSync(staging, old.mode);
		return true;
	} catch {
		return false;
	}
}

/** Adds unchanged files to the staging folder as hard links. */
function completeStaging({ place, disk, changed, removed }: Publication, { files }: Tree): void {
	const others = new Set([...changed, ...removed]);
	const made = new Set<string>();
	for (const name of files) {
		if (others.has(name)) continue;
		const to = path.join(stagingOf(place), name);
		const parent = path.dirname(to);
		try {
			if (!made.has(parent)) disk.makeFolder(parent);
			made.add(parent);
			disk.link(path.join(place.folder, name), to);
		} catch (error) {
			throw writeError(path.join(place.folder, name), error);
		}
	}
}

function swap({ place, disk }: Publication): boolean {
	const { folder } = place;
	const staging = stagingOf(place);
	const oldSite = oldSiteOf(place);
	if (!tryRename(folder, oldSite, disk)) return false;
	try {
		disk.rename(staging, folder);
	} catch (error) {
		disk.rename(oldSite, folder);
		throw writeError(folder, error);
	}
	try {
		disposeOldSite(place, disk);
	} catch {} // the new site is in place, and the next build removes what is left of the old one
	return true;
}

function tryRename(from: string, to: string, disk: Disk): boolean {
	try {
		disk.rename(from, to);
		return true;
	} catch (error) {
		if (RENAME_REFUSED_CODES.has(codeOf(error))) return false;
		throw writeError(from, error);
	}
}

/** The folder is a mount point, or on Windows another program has it open. */
const RENAME_REFUSED_CODES = new Set(["EBUSY", "EXDEV", "EPERM", "EACCES"]);

/**
 * Removes the old site. Its manifest goes last, because until then it lists which files are ours. Files that others
 * added during the swap are moved to the new site.
 */
export function disposeOldSite(place: Place, disk: Disk): void {
	const oldSite = oldSiteOf(place);
	const known = readManifest(oldSite) ?? new Map();
	const { files, folders } = treeBelow(oldSite);
	for (const name of files) {
		if (name === MANIFEST) continue;
		const file = path.join(oldSite, name);
		const to = path.join(place.folder, name);
		if (known.has(name) || existsSync(to)) disk.remove(file);
		else {
			disk.makeFolder(path.dirname(to));
			disk.rename(file, to);
		}
	}
	for (const name of folders) disk.removeFolder(path.join(oldSite, name));
	disk.remove(path.join(oldSite, MANIFEST));
	disk.removeFolder(oldSite);
}
