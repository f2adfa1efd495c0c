/** The public API. Prints nothing and never exits the process. */
import { createBuilder } from "./build.ts";
import { recoverFolder } from "./emit.ts";
import { createNodeHost } from "./host.ts";
import type { SiteConfig } from "./model/config.ts";
import type { BuildResult } from "./model/site.ts";
import { type SiteServer, serveFolder } from "./serve.ts";
import { type WatchOptions, watchAndServe } from "./watch.ts";
import { createThreadPool, defaultThreadCount } from "./work/thread-pool.ts";

export {
	type Config,
	defineConfig,
	type FrontMatterOf,
} from "./config/define.ts";
export { ConfigError, loadConfig } from "./config/load.ts";
export type { Host } from "./host.ts";
export type { SiteConfig } from "./model/config.ts";
export type { Page } from "./model/page.ts";
export {
	formatProblem,
	type Problem,
	type SourceLocation,
} from "./model/problem.ts";
export type { BuildResult, Output } from "./model/site.ts";
export type { SiteServer } from "./serve.ts";
export type { RebuildEvent, WatchOptions } from "./watch.ts";
export type { Workers } from "./work/workers.ts";
export { createBuilder };

/**
 * Builds a site once and writes it, unless there are errors. Set `NODE_ENV=production` before importing this module:
 * React renders several times faster.
 */
export const build = (config: SiteConfig): Promise<BuildResult> =>
	createBuilder(
		config,
		createNodeHost(config),
		createThreadPool(defaultThreadCount()),
	)();

/** Serves the built site until it is closed. With `watch`, builds in memory and rebuilds after each change. */
export async function serve(
	config: SiteConfig,
	{ watch = false, ...options }: WatchOptions & { readonly watch?: boolean },
): Promise<SiteServer> {
	if (watch) return watchAndServe(config, options);
	await recoverFolder(config.outDir);
	return serveFolder(config.outDir, { ...options, baseUrl: config.baseUrl });
}
