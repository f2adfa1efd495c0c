/** Watches the files of a site. Reports every file, because any file of the site may be included in a page. */
import { lstatSync, statSync } from "node:fs";
import path from "node:path";
import { watch } from "chokidar";
import { findIgnoreRevsFile } from "../../engine/cache/repository.ts";
import type { SiteConfig } from "../../model/config.ts";
import { workFoldersOf } from "../../pipeline/emit/place.ts";

/** Editors save a file in several steps, a few milliseconds apart. */
const SAVE_DEBOUNCE_MS = 10;
/** A file that is written constantly must not delay the others. */
const MAX_DEBOUNCE_MS = 250;

const IGNORED_NAMES = /^(?:node_modules|\.git|\.DS_Store|.*\.log|\..*\.sw.|\.#.*|.*~)$/;

export interface FileListener {
	/** Receives the absolute paths of changed files, batched. */
	readonly changed: (files: readonly string[]) => void;
	/** Receives Node's error if a folder created later cannot be watched; changes in it are missed. */
	readonly failed: (error: Error) => void;
}

/**
 * Reports every change. Resolves with a function that stops watching, once no change can be missed. Rejects with
 * Node's error if the system cannot watch that many files.
 */
export async function watchFiles(
	config: SiteConfig,
	{ changed: onChange, failed: reject }: FileListener,
): Promise<() => Promise<void>> {
	const { root, contentDir, publicDir, theme } = config;
	const { templates, entries, css, components = templates } = theme;
	const generatedFolders = [
		config.outDir,
		config.cacheDir,
		...workFoldersOf(config.outDir), // of a build running at the same time
	];
	const isIgnored = (file: string) => generatedFolders.includes(file) || IGNORED_NAMES.test(path.basename(file));
	const folders = [...[root, contentDir, publicDir], ...[templates, components, ...entries, ...css].map(path.dirname)];
	const ignoreRevsFile = await findIgnoreRevsFile(root);
	const repository = path.dirname(ignoreRevsFile);
	const isAbove = !folders.includes(repository);
	const watcher = watch(isAbove ? [...folders, ignoreRevsFile] : folders, {
		ignored: (file) => isIgnored(path.resolve(file)) || (!folders.includes(file) && isRefusedLink(file)),
		ignoreInitial: true,
		atomic: false, // `atomic` would delay each removal by 100 ms
	});
	const changedFiles = new Set<string>();
	let debounceTimer: NodeJS.Timeout | undefined;
	let firstChangeTime = 0;
	const addChange = (file: string) => {
		if (isIgnored(file)) return;
		const now = performance.now();
		if (changedFiles.size === 0) firstChangeTime = now;
		changedFiles.add(file);
		clearTimeout(debounceTimer);
		debounceTimer = setTimeout(
			() => {
				const files = [...changedFiles];
				changedFiles.clear();
				onChange(files);
			},
			Math.min(SAVE_DEBOUNCE_MS, firstChangeTime + MAX_DEBOUNCE_MS - now),
		);
	};
	watcher.on("all", (event, file) => {
		if (!event.endsWith("Dir")) addChange(path.resolve(file)); // the files in a folder report their own changes
	});
	// If two files are renamed over the same file within about 50 ms, chokidar reports only the first; raw events
	// report both.
	watcher.on("raw", (_, name, of) => {
		const { watchedPath } = of as { readonly watchedPath: string };
		// chokidar watches the folder of a file that does not exist yet.
		if (isAbove && watchedPath === repository) return;
		const isOfFile = path.basename(watchedPath) === name;
		addChange(path.resolve(watchedPath, isOfFile ? "" : (name ?? "")));
	});
	await new Promise<void>((resolve, rejected) => {
		watcher.on("ready", resolve).on("error", rejected);
	});
	watcher.on("error", (error) => reject(error as Error));
	return () => {
		clearTimeout(debounceTimer);
		return watcher.close();
	};
}

/** Builds follow only links to files. A link to a folder may lead to the whole disk or form a cycle. */
function isRefusedLink(file: string): boolean {
	try {
		if (!lstatSync(file).isSymbolicLink()) return false;
	} catch {
		return false; // a removed file is a change
	}
	try {
		return !statSync(file).isFile();
	} catch {
		return true;
	}
}
