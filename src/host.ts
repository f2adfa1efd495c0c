/** What a build does to the world. Tests bring a disk of their own. */
import { bundle } from "./bundle.ts";
import { commitOf } from "./cache/commit.ts";
import { openFolder, type Writing } from "./emit.ts";
import { type Update, type Updates, updatesOf } from "./git.ts";
import { load } from "./load/index.ts";
import { Unchanged } from "./load/unchanged.ts";
import type { SiteConfig } from "./model/config.ts";
import type { Bundle, Output } from "./model/site.ts";
import type { Sources } from "./model/source.ts";
import { Memo } from "./work/memo.ts";
import type { Store } from "./work/store.ts";

export type { Writing };

export interface Host {
	read(): Promise<Sources>;
	bundle(): Promise<Bundle>;
	/** Begins to write a site. */
	open(): Writing;
	/** Takes the pages of a build that has found no error so far, and the browser's files, before what is made of all pages is there. */
	show?(outputs: readonly Output[]): Promise<void>;
	/** What earlier builds made; a build without one makes everything. */
	readonly cache?: Store;
	/** The builder will run again: what a run makes stays in memory for the next one. */
	readonly repeats?: boolean;
}

/** Keeps all files in memory, and gives them when they are published. */
export function inMemory(
	published: (outputs: readonly Output[]) => void,
): Writing {
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
		holds: () => false,
		keep: () => {},
		publish: async () => published(outputs),
		discard: async () => {},
	};
}

/** The real disk; with a cache, builds continue each other's work. */
export const nodeHost = (
	config: SiteConfig,
	{ cache, repeats = false }: Pick<Host, "cache" | "repeats"> = {},
): Host => ({
	read: readerOf(config, repeats, cache),
	bundle: () => bundle(config, cache),
	open: () => openFolder(config.outDir, config.root),
	repeats,
	...(cache && { cache }),
});

/**
 * Reads everything each time, but asks git for its history once a commit. Where it repeats, nobody waits for git but the
 * first time: what it says after a reading is for the next one.
 */
function readerOf(
	config: SiteConfig,
	repeats: boolean,
	cache?: Store,
): () => Promise<Sources> {
	const histories = new Memo<string, History>(
		{ nameOf: () => "", keyOf: (commit) => commit },
		{ repeats: true, stored: cache && { store: cache, name: "history" } },
	);
	const dates = async (): Promise<Updates> => {
		const [found] = await histories.map(
			[await commitOf(config.root)],
			(missing) => Promise.all(missing.map(() => historyOf(config.root))),
		);
		await histories.keep();
		const { updates, problems } = found as History;
		return { updates: new Map(updates), problems };
	};
	if (!repeats) return () => load(config, dates);
	const unchanged = new Unchanged();
	let asked = dates();
	asked.catch(() => {}); // told to whoever waits for it
	return async () => {
		const sources = await load(config, () => asked, unchanged);
		setImmediate(() => {
			asked = dates();
			asked.catch(() => {});
		});
		return sources;
	};
}

/** As plain data. */
interface History {
	readonly updates: readonly (readonly [path: string, update: Update])[];
	readonly problems: Updates["problems"];
}

async function historyOf(root: string): Promise<History> {
	const { updates, problems } = await updatesOf(root);
	return { updates: [...updates], problems };
}
