/** The library: no printing, no exit, no environment. */
import { createBuilder } from "./build.ts";
import { nodeHost } from "./host.ts";
import type { SiteConfig } from "./model/config.ts";
import type { BuildResult } from "./model/site.ts";
import { type Serving, serveFolder } from "./serve.ts";
import { serveChanges, type WatchOptions } from "./watch.ts";
import { roomForThreads, threads } from "./work/threads.ts";

export { type Config, defineConfig } from "./config/define.ts";
export { ConfigError, loadConfig } from "./config/load.ts";
export type { Host } from "./host.ts";
export type { SiteConfig } from "./model/config.ts";
export type { Page } from "./model/page.ts";
export { format, type Location, type Problem } from "./model/problem.ts";
export type { BuildResult, Output } from "./model/site.ts";
export type { Serving } from "./serve.ts";
export type { Rebuilt, WatchOptions } from "./watch.ts";
export type { Workers } from "./work/inline.ts";
export { createBuilder };

/** Builds a site once and writes it, unless there is an error among the problems. Set `NODE_ENV=production` before. */
export const build = (config: SiteConfig): Promise<BuildResult> =>
	createBuilder(config, nodeHost(config), threads(roomForThreads()))();

/** Serves the built site until it is closed; with `watch`, builds it in memory and again after each change. */
export const serve = (
	config: SiteConfig,
	{ watch = false, ...options }: WatchOptions & { readonly watch?: boolean },
): Promise<Serving> =>
	watch
		? serveChanges(config, options)
		: serveFolder(config.outDir, { ...options, baseUrl: config.baseUrl });
