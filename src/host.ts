/** What a build does to the world. Tests bring a disk of their own. */
import { bundle } from "./bundle.ts";
import { commitOf } from "./cache/commit.ts";
import { emit } from "./emit.ts";
import { type Update, type Updates, updatesOf } from "./git.ts";
import { load } from "./load/index.ts";
import type { SiteConfig } from "./model/config.ts";
import type { Bundle, Output } from "./model/site.ts";
import type { Sources } from "./model/source.ts";
import { Memo } from "./work/memo.ts";
import type { Store } from "./work/store.ts";

export interface Host {
	read(): Promise<Sources>;
	bundle(): Promise<Bundle>;
	write(outputs: readonly Output[]): Promise<void>;
	/** What earlier builds made; a build without one makes everything. */
	readonly cache?: Store;
}

/** The real disk; with a cache, builds continue each other's work. */
export const nodeHost = (config: SiteConfig, cache?: Store): Host => ({
	read: readerOf(config, cache),
	bundle: () => bundle(config, cache),
	write: (outputs) => emit(config.outDir, config.root, outputs),
	...(cache && { cache }),
});

/** Reads everything each time, but asks git for its history once a commit. */
function readerOf(config: SiteConfig, cache?: Store): () => Promise<Sources> {
	const histories = new Memo<History>(cache, "history");
	const dates = async (): Promise<Updates> => {
		const [found] = await histories.map(
			[await commitOf(config.root)],
			(commit) => commit,
			(missing) => Promise.all(missing.map(() => historyOf(config.root))),
		);
		await histories.keep();
		const { updates, problems } = found as History;
		return { updates: new Map(updates), problems };
	};
	return () => load(config, dates);
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
