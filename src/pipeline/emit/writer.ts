/** Collects the files of a build, writes new ones to the work folder, and publishes them. */
import path from "node:path";
import type { Problem } from "../../model/problems/problem.ts";
import type { BuiltFile, Output, WrittenFile } from "../../model/site/site.ts";
import type { OutputPath, Route } from "../../model/urls/route.ts";
import type { Disk } from "./disk.ts";
import type { Lock } from "./lock.ts";
import { fileCheck, type Manifest, type ManifestEntry } from "./manifest.ts";
import { fileSizeOf, prepareOutput } from "./output-contents.ts";
import { checkName } from "./output-name.ts";
import type { Place } from "./place.ts";
import { stagingOf } from "./publication.ts";
import { publish } from "./publish.ts";
import { writeError } from "./write-error.ts";

/** Writes files to the output folder; they become visible on `publish`. */
export interface OutputWriter {
	/**
	 * Adds files. New or changed ones are written to the work folder; `outputs` need not be kept in memory after that.
	 */
	add(outputs: readonly Output[]): Promise<readonly WrittenFile[]>;
	/** Whether a file from an earlier build is still in the output folder, unchanged. */
	isCurrent(file: WrittenFile): boolean;
	/** Adds files that are already in the output folder, unchanged. */
	retain(files: readonly WrittenFile[]): void;
	/** All files so far, sorted by path. */
	files(): readonly BuiltFile[];
	/** Absent if nobody is watching. */
	readonly preview?: BuildPreview;
	/** Makes the added files the site. */
	publish(): Promise<void>;
	/** Drops everything that was added. Does nothing after `publish`. */
	discard(): Promise<void>;
}

/** What readers see of a build before it is over. It keeps no page: each is rendered when it is requested. */
export interface BuildPreview {
	/** Serves all pages of the site, before any is rendered, and the files that they load. */
	serve(pages: readonly PageOnRequest[], files: readonly Output[]): Promise<void>;
	/** Serves files that are made when they are requested, once the build is over. */
	addOnRequest(files: readonly PageOnRequest[]): void;
	/** Tells readers which of the pages that were rendered so far have changed. */
	announce(): Promise<void>;
	/** Whether a reader has just requested a page. */
	isAwaited(route: Route): boolean;
	/** Whether a source has changed since the build started. */
	isOutdated(): boolean;
}

export interface PageOnRequest {
	readonly route: Route;
	readonly paths: readonly OutputPath[];
	/** Equal for pages with the same content; absent if only rendering shows it. */
	readonly contentKey?: string;
	readonly render: () => Promise<RequestedPage>;
}

/** The files of a page, or why there are none. */
export interface RequestedPage {
	readonly files: readonly Output[];
	readonly failures: readonly Problem[];
}

/** The build has stopped, because its result would not be up to date. */
export class OutdatedBuild extends Error {}

export interface OpenFolder {
	readonly place: Place;
	readonly root: string;
	readonly before: Manifest;
	readonly disk: Disk;
	readonly hashOf: (file: string) => string;
	readonly manyFiles: number;
	readonly lock: Lock;
	readonly close: () => void;
}

export function createWriter(open: OpenFolder): OutputWriter {
	const { place, root, before, disk, hashOf, manyFiles, lock, close } = open;
	const { folder } = place;
	const staging = stagingOf(place);
	const after = new Map<string, ManifestEntry>();
	const files = new Map<string, BuiltFile>();
	const changed = new Set<string>();
	const makeFolder = createFolderMaker(staging, disk);
	const isThereStill = fileCheck(folder);
	const isUnchanged = (name: string, hash: string) =>
		before.get(name)?.hash === hash && isThereStill(name, before.get(name));
	const add = (output: Output): WrittenFile => {
		const { path: name } = output;
		checkName(name);
		const { entry, write, bytes } = prepareOutput(output, root, { hashOf, disk });
		after.set(name, entry);
		files.set(name, { path: name, bytes });
		if (!isUnchanged(name, entry.hash)) {
			try {
				makeFolder(path.dirname(name));
				write(path.join(staging, name));
			} catch (error) {
				throw writeError(path.join(folder, name), error);
			}
			changed.add(name);
		}
		return { path: name, hash: entry.hash, bytes };
	};
	return {
		async add(outputs) {
			lock.touch();
			return outputs.map(add);
		},
		isCurrent: ({ path: name, hash }) => isUnchanged(name, hash),
		retain(written) {
			for (const { path: name, bytes, hash } of written) {
				if (after.has(name)) continue; // added by this build
				files.set(name, { path: name, bytes });
				const size = before.get(name)?.size ?? fileSizeOf(path.join(folder, name));
				after.set(name, { hash, size });
			}
		},
		files: () => filesOf([...files.values()]),
		async publish() {
			lock.check();
			publish({ place, disk, before, after, changed, manyFiles, makeFolder });
			close();
		},
		discard: async () => close(),
	};
}

/** Sorted by path. */
export const filesOf = (files: readonly BuiltFile[]): readonly BuiltFile[] =>
	files.map(({ path, bytes }) => ({ path, bytes })).sort((a, b) => (a.path < b.path ? -1 : 1));

/** Returns a function that creates folders below `below`, each only once. */
function createFolderMaker(below: string, disk: Disk): (name: string) => void {
	const made = new Set<string>();
	return (name) => {
		if (made.has(name)) return;
		disk.makeFolder(path.join(below, name));
		made.add(name);
	};
}
