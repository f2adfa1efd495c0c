/** Runs a build, with everything it needs. Loaded only if something has changed. */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Cache } from "../engine/cache/cache.ts";
import { engineHash } from "../engine/cache/engine-hash.ts";
import { saveReport } from "../engine/cache/last-build.ts";
import { createNodeHost, type Host } from "../engine/host.ts";
import { createThreadPool, defaultThreadCount } from "../engine/threads/thread-pool.ts";
import type { Workers } from "../engine/threads/workers.ts";
import type { SiteConfig } from "../model/config.ts";
import type { Shard } from "../model/site/shard.ts";
import { createBuilder } from "../pipeline/build.ts";
import { createPartWriter, MANIFEST } from "../pipeline/emit/index.ts";
import { partFolderOf } from "../pipeline/emit/part-folder.ts";
import { createShardBuilder } from "../pipeline/shards/shard-builder.ts";
import { buildInputsOf } from "./build-inputs.ts";
import { monitorBuild } from "./build-monitor.ts";
import { type BuildCommandOptions, type BuildRecord, isLockEnforced, waitingMessage } from "./command-options.ts";
import { loadConfigOrReport } from "./load-config.ts";
import { type BuildReport, formatBuildSummary } from "./terminal/report.ts";
import { showStatusLine } from "./terminal/status-line.ts";
import { readUrlHistory } from "./url-history.ts";
import { SSG_VERSION } from "./version.ts";

/** Builds and returns the result; `undefined` if the configuration is invalid. */
export async function buildFresh(
	root: string,
	options: BuildCommandOptions,
	{ cache, request }: { readonly cache: Cache; readonly request: string },
): Promise<(BuildRecord & Pick<BuildReport, "timings" | "work">) | undefined> {
	const startedAt = Date.now();
	const start = performance.now();
	const loaded = await loadBuildConfig(root, options, cache);
	if (!loaded) return undefined;
	const { config, siteFolder } = loaded;
	const configTiming = { stage: "config", ms: performance.now() - start };
	const { root: folder, outDir } = config;
	const manifest = path.join(outDir, MANIFEST);
	const { host, workers, ...seen } = monitorBuild(
		{
			...createNodeHost(config, {
				cache,
				waiting: (pid) => console.error(waitingMessage(outDir, pid)),
			}),
			...(isLockEnforced(options) && { readUrlHistory: () => readUrlHistory(config) }),
		},
		createThreadPool(options.threads ?? defaultThreadCount(), hasMuchToDo(config, options) ? { minTasks: 0 } : {}),
		manifest,
		showStatusLine,
	);
	const { shard } = options;
	const build = shard
		? async () => ({ summary: await buildPart(config, host, workers, shard, siteFolder) })
		: async () => {
				const { edits, ...result } = await createBuilder(config, host, workers)();
				const before = result.weights && (await cache.readRecord<unknown, BuildRecord>("disk", "last-build"));
				return { summary: formatBuildSummary(result, outDir, before?.result.summary), ...(edits && { edits }) };
			};
	const record: BuildRecord = { root: folder, outDir, ...(await build()) };
	showStatusLine("");
	const { summary } = record;
	const sources = seen.sources();
	if (summary.ok && sources)
		await saveReport(
			cache,
			{ ...buildInputsOf(config), name: "last-build", manifest, request, sources, startedAt },
			record,
		);
	return { ...record, timings: [configTiming, ...seen.timings()], work: seen.work() };
}

/** Threads take as long to start as the files of a site to be read. */
const MANY_FILES = 100;

/** Whether many files are parsed, so that threads had better start before. */
const hasMuchToDo = ({ contentDir, cacheDir }: SiteConfig, { cache }: BuildCommandOptions): boolean =>
	(cache === false || !existsSync(path.join(cacheDir, "documents"))) &&
	existsSync(contentDir) &&
	readdirSync(contentDir, { recursive: true }).length > MANY_FILES;

/** The output folder of a shard is that of its part; `siteFolder` is that of the site. */
async function loadBuildConfig(root: string, { shard, ...options }: BuildCommandOptions, cache: Cache) {
	const { outDir, ...others } = options;
	const site = await loadConfigOrReport(root, shard ? others : options, cache);
	if (!site) return undefined;
	const siteFolder = site.outDir;
	if (!shard) return { config: site, siteFolder };
	const folder = outDir ?? partFolderOf(siteFolder, shard);
	const part = { ...others, outDir: folder };
	const config = await loadConfigOrReport(root, part, cache);
	return config && { config, siteFolder };
}

async function buildPart(config: SiteConfig, host: Host, workers: Workers, shard: Shard, siteFolder: string) {
	const outDir = pathFromHere(siteFolder);
	const root = pathFromHere(config.root);
	const { files, pages, pagesOfSite } = await createShardBuilder(
		config,
		{
			...host,
			openPart: async () => createPartWriter(await host.open()),
			describe: (writer, own, inputs) =>
				writer.describe({
					engine: { version: SSG_VERSION, hash: engineHash() },
					shard: own,
					inputs: { ...inputs },
					...(outDir && { outDir }),
					...(root && { root }),
				}),
		},
		workers,
		shard,
	)();
	const part = { ...shard, pages, pagesOfSite };
	return { ...formatBuildSummary({ ok: true, files, problems: [], counts: [] }), part };
}

/** A path relative to the working folder, with forward slashes; `undefined` if it is not below it. */
function pathFromHere(folder: string): string | undefined {
	const relative = path.relative("", folder).replaceAll("\\", "/");
	return /^\.\.(?:\/|$)/.test(relative) || path.isAbsolute(relative) ? undefined : relative || ".";
}
