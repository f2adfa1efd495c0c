/** Builds a migrated site in memory, to learn which of its contents need attention. */
import { rmSync } from "node:fs";
import { ConfigError, loadConfig } from "../../config/load.ts";
import { createNodeHost } from "../../engine/host.ts";
import { createThreadPool, defaultThreadCount } from "../../engine/threads/thread-pool.ts";
import type { Problem } from "../../model/problems/problem.ts";
import { createBuilder } from "../../pipeline/build.ts";
import { createMemoryOutput } from "../../pipeline/emit/memory-output.ts";

export interface SiteCheck {
	readonly problems: readonly Problem[];
	/** The number of pages, in all locales. */
	readonly pageCount: number;
}

export async function checkSite(folder: string): Promise<SiteCheck> {
	try {
		const config = await loadConfig(folder);
		const host = createNodeHost(config);
		const open = createMemoryOutput({ publish: () => {} });
		const { problems, counts } = await createBuilder(
			config,
			{ ...host, open },
			createThreadPool(defaultThreadCount()),
		)();
		rmSync(config.cacheDir, { recursive: true, force: true }); // the compiled theme
		return { problems, pageCount: counts.reduce((sum, { pages }) => sum + pages, 0) };
	} catch (error) {
		if (error instanceof ConfigError) return { problems: error.problems, pageCount: 0 };
		throw error;
	}
}
