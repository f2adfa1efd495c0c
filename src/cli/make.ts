/** The build itself, with all that it needs; loaded when there is something to do. */
import path from "node:path";
import { pathToFileURL } from "node:url";
import { prebuilt } from "../browser.ts";
import { createBuilder } from "../build.ts";
import { BROWSER, SERVER } from "../bundle.ts";
import { keepReport } from "../cache/last-build.ts";
import { PACKAGE } from "../compile.ts";
import { CONFIG } from "../config/load.ts";
import { MANIFEST } from "../emit.ts";
import { nodeHost } from "../host.ts";
import type { SiteConfig } from "../model/config.ts";
import type { Store } from "../work/store.ts";
import { roomForThreads, threads } from "../work/threads.ts";
import type { BuildOptions, Told } from "./build.ts";
import { configOf } from "./config.ts";
import { type Report, summaryOf } from "./report.ts";
import { timed } from "./timed.ts";

/** What earlier builds kept, and all that this one was asked for, as a text. */
interface Before {
	readonly cache: Store | undefined;
	readonly request: string;
}

/** Builds, and tells how it went; gives nothing when the configuration cannot be used. */
export async function make(
	root: string,
	options: BuildOptions,
	{ cache, request }: Before,
): Promise<(Told & Pick<Report, "timings" | "work">) | undefined> {
	const begun = Date.now();
	const start = performance.now();
	const config = await configOf(root, options, cache);
	if (!config) return undefined;
	const configured = { stage: "config", ms: performance.now() - start };
	const manifest = path.join(config.outDir, MANIFEST);
	const { host, workers, ...seen } = timed(
		nodeHost(config, cache && { cache }),
		threads(options.threads ?? roomForThreads()),
		manifest,
		progress,
	);
	const result = await createBuilder(config, host, workers)().catch((error) => {
		if (options.json) console.log(failureJson(error));
		throw error;
	});
	progress("");
	const { root: folder, outDir } = config;
	const told: Told = {
		root: folder,
		outDir,
		summary: summaryOf(result, outDir),
	};
	const sources = seen.sources();
	if (cache && result.ok && sources)
		await keepReport(
			cache,
			{ ...readBy(config), manifest, request, sources, begun },
			JSON.stringify(told),
		);
	return {
		...told,
		timings: [configured, ...seen.timings()],
		work: seen.work(),
	};
}

const readBy = ({ root, contentDir, publicDir, entries }: SiteConfig) => ({
	folders: { root, contentDir, publicDir },
	config: CONFIG,
	templates: SERVER,
	others: prebuilt(entries) ? [] : [BROWSER],
	known: (module: string) =>
		["src/", "lib/"].some((folder) =>
			module.startsWith(pathToFileURL(path.join(PACKAGE, folder)).href),
		),
});

/** For who reads the report by machine: a failure that is no problem of the content in the form of one. */
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

/** One line that is written over, on a terminal only. */
function progress(stage: string) {
	if (!process.stderr.isTTY || process.env.CI) return;
	process.stderr.write(`\r\u001b[K${stage}`);
}
