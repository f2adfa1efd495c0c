/** When the files of a site change. Which of them a build needs is the build's affair: any file of the site may be included. */
import path from "node:path";
import { watch } from "chokidar";
import type { SiteConfig } from "../model/config.ts";

/** Editors write one save in several steps, some milliseconds apart. */
const QUIET_MS = 10;
/** A file that is written all the time must not hold back the others. */
const LONGEST_MS = 250;

const NEVER_READ = /^(?:node_modules|\.git|\.DS_Store|\..*\.sw.|\.#.*|.*~)$/;

/**
 * Tells the files of each change, as absolute paths, those of one save together. Resolves when nothing is missed any more,
 * with the function that ends it; rejects with Node's error when the machine cannot watch so many files.
 */
export async function watchFiles(
	config: SiteConfig,
	changed: (files: readonly string[]) => void,
): Promise<() => Promise<void>> {
	const { root, contentDir, publicDir, templates, entries } = config;
	const own = [config.outDir, config.cacheDir];
	const isIgnored = (file: string) =>
		own.includes(file) || NEVER_READ.test(path.basename(file));
	const watcher = watch(
		[root, contentDir, publicDir, ...[templates, ...entries].map(path.dirname)],
		{
			ignored: (file) => isIgnored(path.resolve(file)),
			ignoreInitial: true,
			atomic: false, // it would hold back each removal for a tenth of a second
		},
	);
	const gathered = new Set<string>();
	let quiet: NodeJS.Timeout | undefined;
	let begun = 0;
	const gather = (file: string) => {
		if (isIgnored(file)) return;
		const now = performance.now();
		if (gathered.size === 0) begun = now;
		gathered.add(file);
		clearTimeout(quiet);
		quiet = setTimeout(
			() => {
				const files = [...gathered];
				gathered.clear();
				changed(files);
			},
			Math.min(QUIET_MS, begun + LONGEST_MS - now),
		);
	};
	watcher.on("all", (event, file) => {
		if (!event.endsWith("Dir")) gather(path.resolve(file)); // their files tell of themselves
	});
	// Of two files that are renamed over one within some 50 ms, chokidar tells the first only; the system tells both.
	watcher.on("raw", (_, name, of) => {
		const { watchedPath } = of as { readonly watchedPath: string };
		const isOfFile = path.basename(watchedPath) === name;
		gather(path.resolve(watchedPath, isOfFile ? "" : (name ?? "")));
	});
	await new Promise<void>((ready, failed) => {
		watcher.on("ready", ready).on("error", failed);
	});
	return () => {
		clearTimeout(quiet);
		return watcher.close();
	};
}
