/** A build's side effects. Tests replace them with their own. */
import { bundleSite } from "./bundle.ts";
import { fileHashes } from "./cache/file-hashes.ts";
import { repositoryFingerprint } from "./cache/repository.ts";
import {
	type OutputWriter,
	openOutputFolder,
	type WritingOptions,
} from "./emit.ts";
import { type FileUpdate, type LastUpdates, readLastUpdates } from "./git.ts";
import { loadSources } from "./load/index.ts";
import { ReadCache } from "./load/read-cache.ts";
import type { SiteConfig } from "./model/config.ts";
import type { Bundle, Output } from "./model/site.ts";
import type { Sources } from "./model/source.ts";
import type { CacheStore } from "./work/cache-store.ts";
import { Memo } from "./work/memo.ts";

export type { OutputWriter };

export interface Host {
	read(): Promise<Sources>;
	bundle(): Promise<Bundle>;
	/** Starts writing a site. Waits while another build is using the output folder. */
	open(): OutputWriter | Promise<OutputWriter>;
	/**
	 * Receives the pages and browser files of a build without errors so far, before files derived from all pages exist.
	 */
	show?(outputs: readonly Output[]): Promise<void>;
	/** Results of earlier builds. Without it, everything is computed. */
	readonly cache?: CacheStore;
	/** The builder will run again: results stay in memory for the next run. */
	readonly repeats?: boolean;
}

/** Keeps all files in memory and passes them on when they are published. */
export function createMemoryWriter(
	onPublish: (outputs: readonly Output[]) => void,
): OutputWriter {
	const outputs: Output[] = [];
	return {
		add: async (some) => {
			outputs.push(...some);
			return some.map((output) => ({
				path: output.path,
				bytes: "contents" in output ? Buffer.byteLength(output.contents) : 0,
				hash: "",
			}));
		},
		isCurrent: () => false,
		retain: () => {},
		publish: async () => onPublish(outputs),
		discard: async () => {},
	};
}

export interface NodeHostOptions
	extends Pick<Host, "cache" | "repeats">,
		Pick<WritingOptions, "waiting"> {}

/** Side effects on the real disk. With a cache, builds reuse the results of earlier ones. */
export const createNodeHost = (
	config: SiteConfig,
	{ cache, repeats = false, waiting }: NodeHostOptions = {},
): Host => ({
	read: createSourceReader(config, repeats, cache),
	bundle: () => bundleSite(config, cache),
	open: () =>
		openSite(config, { ...(cache && { cache }), ...(waiting && { waiting }) }),
	repeats,
	...(cache && { cache }),
});

/** Copied files are compared by content hash, which is cached by file stat. */
async function openSite(
	{ outDir, root }: SiteConfig,
	{ cache, ...options }: NodeHostOptions,
): Promise<OutputWriter> {
	const hashes = await fileHashes(cache, root);
	const writing = await openOutputFolder(outDir, root, {
		...options,
		hashOf: hashes.of,
	});
	return {
		...writing,
		async publish() {
			await writing.publish();
			await hashes.keep();
		},
	};
}

/**
 * Returns a function that reads all sources. Git history is read once per commit. If `repeats` is set, only the first
 * run waits for git; later runs use the history that was read in the background after the previous run.
 */
function createSourceReader(
	config: SiteConfig,
	repeats: boolean,
	cache?: CacheStore,
): () => Promise<Sources> {
	const updatesCache = new Memo<string, StoredUpdates>(
		{ nameOf: () => "", keyOf: (commit) => commit },
		{ repeats: true, stored: cache && { store: cache, name: "history" } },
	);
	const readUpdates = async (): Promise<LastUpdates> => {
		const [found] = await updatesCache.map(
			[await repositoryFingerprint(config.root)],
			(missing) =>
				Promise.all(missing.map(() => readStoredUpdates(config.root))),
		);
		await updatesCache.save();
		const { updates, problems } = found as StoredUpdates;
		return { updates: new Map(updates), problems };
	};
	if (!repeats) return () => loadSources(config, readUpdates);
	const unchanged = new ReadCache();
	let pendingUpdates = readUpdates();
	pendingUpdates.catch(() => {}); // reported where it is awaited
	return async () => {
		const sources = await loadSources(config, () => pendingUpdates, unchanged);
		setImmediate(() => {
			pendingUpdates = readUpdates();
			pendingUpdates.catch(() => {});
		});
		return sources;
	};
}

/** Plain data, for the cache. */
interface StoredUpdates {
	readonly updates: readonly (readonly [path: string, update: FileUpdate])[];
	readonly problems: LastUpdates["problems"];
}

async function readStoredUpdates(root: string): Promise<StoredUpdates> {
	const { updates, problems } = await readLastUpdates(root);
	return { updates: [...updates], problems };
}
