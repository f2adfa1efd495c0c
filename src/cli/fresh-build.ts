/** Runs a build, with everything it needs. Loaded only if something has changed. */
import path from "node:path";
import { pathToFileURL } from "node:url";
import { createBuilder } from "../build.ts";
import { BROWSER_CACHE_NAME } from "../bundle/browser.ts";
import { readPrebuiltBundle } from "../bundle/browser-entries.ts";
import { SERVER_CACHE_NAME } from "../bundle/server.ts";
import { STYLES_CACHE_NAME } from "../bundle/site-styles.ts";
import type { Cache } from "../cache/cache.ts";
import { saveReport } from "../cache/last-build.ts";
import { CONFIG_CACHE_NAME } from "../config/load.ts";
import { displayPath } from "../emit/write-error.ts";
import { MANIFEST } from "../emit.ts";
import { createNodeHost } from "../host.ts";
import type { SiteConfig } from "../model/config.ts";
import { PACKAGE_ROOT } from "../package-root.ts";
import { createThreadPool, defaultThreadCount } from "../work/thread-pool.ts";
import type { BuildCommandOptions, BuildRecord } from "./build.ts";
import { monitorBuild } from "./build-monitor.ts";
import { loadConfigOrReport } from "./load-config.ts";
import { type BuildReport, buildSummaryOf } from "./report.ts";

/** The cache, and the build request. */
interface BuildCacheContext {
	readonly cache: Cache;
	readonly request: string;
}

/** Builds and returns the result; `undefined` if the configuration is invalid. */
export async function buildFresh(
	root: string,
	options: BuildCommandOptions,
	{ cache, request }: BuildCacheContext,
): Promise<(BuildRecord & Pick<BuildReport, "timings" | "work">) | undefined> {
	const startedAt = Date.now();
	const start = performance.now();
	const config = await loadConfigOrReport(root, options, cache);
	if (!config) return undefined;
	const configTiming = { stage: "config", ms: performance.now() - start };
	const manifest = path.join(config.outDir, MANIFEST);
	const { host, workers, ...seen } = monitorBuild(
		createNodeHost(config, {
			cache,
			waiting: (pid) =>
				console.error(
					`waiting for another build of ${displayPath(config.outDir)} (process ${pid})`,
				),
		}),
		createThreadPool(options.threads ?? defaultThreadCount()),
		manifest,
		showProgress,
	);
	const result = await createBuilder(config, host, workers)().catch((error) => {
		if (options.json) console.log(failureJson(error));
		throw error;
	});
	showProgress("");
	const { root: folder, outDir } = config;
	const record: BuildRecord = {
		root: folder,
		outDir,
		summary: buildSummaryOf(result, outDir),
	};
	const sources = seen.sources();
	if (result.ok && sources)
		await saveReport(
			cache,
			{ ...buildInputsOf(config), manifest, request, sources, startedAt },
			record,
		);
	return {
		...record,
		timings: [configTiming, ...seen.timings()],
		work: seen.work(),
	};
}

const buildInputsOf = ({
	root,
	contentDir,
	publicDir,
	entries,
	css,
}: SiteConfig) => ({
	folders: { root, contentDir, publicDir },
	config: CONFIG_CACHE_NAME,
	templates: SERVER_CACHE_NAME,
	otherCompilations: [
		...(readPrebuiltBundle(entries) ? [] : [BROWSER_CACHE_NAME]),
		...(css.length > 0 ? [STYLES_CACHE_NAME] : []),
	],
	isPureModule: (module: string) =>
		["src/", "lib/"].some((folder) =>
			module.startsWith(pathToFileURL(path.join(PACKAGE_ROOT, folder)).href),
		),
});

/** Reports a failure as a problem, for scripts that read the JSON report. */
const failureJson = (error: unknown): string =>
	JSON.stringify(
		{
			ok: false,
			problems: [
				{
					severity: "error",
					code: "failed",
					message: error instanceof Error ? error.message : String(error),
				},
			],
		},
		null,
		2,
	);

/** Overwrites one line, only on a terminal. */
function showProgress(stage: string) {
	if (!process.stderr.isTTY || process.env.CI) return;
	process.stderr.write(`\r\u001b[K${stage}`);
}
