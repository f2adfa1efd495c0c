import { existsSync } from "node:fs";
import { recoverFolder } from "../emit.ts";
import type { SiteConfig } from "../model/config.ts";
import { serveFolder } from "../serve.ts";
import { type RebuildEvent, watchAndServe } from "../watch.ts";
import type { SiteCommandOptions } from "./build.ts";
import { checkPortIsFree } from "./free-port.ts";
import { loadConfigOrReport } from "./load-config.ts";
import { printProblems } from "./print-problems.ts";

export interface ServeCommandOptions extends SiteCommandOptions {
	readonly port: number;
	readonly host: string;
	readonly strictPort?: boolean;
	readonly watch?: boolean;
	readonly drafts?: boolean;
}

export async function runServe(root: string, options: ServeCommandOptions) {
	const config = await loadConfigOrReport(root, options);
	if (!config) return;
	// Before the first build, which would only delay the error.
	if (options.strictPort) await checkPortIsFree(options.port, options.host);
	if (options.watch) return runWatch(config, options);
	await recoverFolder(config.outDir).catch((error) => {
		console.error(`warning: ${error.message}`); // the existing site can still be served
	});
	if (!existsSync(config.outDir)) {
		console.error(
			`error: folder ${config.outDir} does not exist; run ssg build first`,
		);
		process.exitCode = 1;
		return;
	}
	const { url } = await serveFolder(config.outDir, {
		...serverOptionsOf(options),
		baseUrl: config.baseUrl,
	});
	console.log(`serving ${config.outDir} on ${displayUrl(url)}`);
}

async function runWatch(config: SiteConfig, options: ServeCommandOptions) {
	let wasLastOk = false;
	const { url } = await watchAndServe(config, {
		...serverOptionsOf(options),
		onRebuild: (result) => {
			const shouldReport = !result.ok || !wasLastOk || result.pages.length > 0;
			wasLastOk = result.ok;
			if (!shouldReport) return; // an unrelated file changed, such as a log
			printProblems(result.problems, config.root, options.verbose);
			console.log(rebuildLine(result, new Date()));
		},
	});
	console.log(`serving ${config.root} on ${displayUrl(url)}`);
}

const serverOptionsOf = ({ port, host, strictPort }: ServeCommandOptions) => ({
	port,
	host,
	onError: ({ message }: Error) => console.error(`error: ${message}`),
	...(strictPort && { strictPort }),
});

const displayUrl = (url: string): string =>
	url.replace("//127.0.0.1:", "//localhost:");

/** @example `14:03:22 rebuilt 3 pages in 41 ms` */
function rebuildLine({ ok, pages, ms }: RebuildEvent, now: Date): string {
	const outcome = ok
		? `rebuilt ${pages.length} page${pages.length === 1 ? "" : "s"}`
		: "kept the last good pages";
	return `${now.toTimeString().slice(0, 8)} ${outcome} in ${Math.round(ms)} ms`;
}
