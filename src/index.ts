/** The public API. Prints nothing and never exits the process. */

import { createNodeHost } from "./engine/host.ts";
import { createThreadPool, defaultThreadCount } from "./engine/threads/thread-pool.ts";
import type { SiteConfig } from "./model/config.ts";
import type { BuildResult } from "./model/site/site.ts";
import { createBuilder } from "./pipeline/build.ts";
import { recoverFolder } from "./pipeline/emit/index.ts";
import { type SiteServer, serveFolder } from "./preview/serve/index.ts";
import { type WatchOptions, watchAndServe } from "./preview/watch/index.ts";

export {
	type Config,
	defineConfig,
	type FrontMatterOf,
} from "./config/define.ts";
export { ConfigError, loadConfig } from "./config/load.ts";
export type { SiteConfig } from "./model/config.ts";
export {
	formatProblem,
	type Problem,
	type SourceLocation,
} from "./model/problems/problem.ts";
export type { Page } from "./model/site/page.ts";
export type { BuildResult, Output } from "./model/site/site.ts";
export type { SiteServer } from "./preview/serve/index.ts";
export type { RebuildEvent, WatchOptions } from "./preview/watch/index.ts";

/**
 * Builds a site once and writes it, unless there are errors. Set `NODE_ENV=production` before importing this module:
 * React renders several times faster.
 *
 * @example
 * const { ok, problems } = await build(await loadConfig("website"));
 * if (!ok) console.error(problems.map(formatProblem).join("\n"));
 */
export const build = (config: SiteConfig): Promise<BuildResult> =>
	createBuilder(config, createNodeHost(config), createThreadPool(defaultThreadCount()))();

/**
 * Serves the built site until it is closed. With `watch`, builds in memory and rebuilds after each change.
 *
 * @example
 * const server = await serve(await loadConfig("website"), { watch: true, port: 3000 });
 */
export async function serve(
	config: SiteConfig,
	{ watch = false, ...options }: WatchOptions & { readonly watch?: boolean },
): Promise<SiteServer> {
	if (watch) return watchAndServe(config, options);
	await recoverFolder(config.outDir);
	return serveFolder(config.outDir, { ...options, baseUrl: config.baseUrl });
}
