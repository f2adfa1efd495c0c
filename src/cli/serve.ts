import { existsSync } from "node:fs";
import type { SiteConfig } from "../model/config.ts";
import { serveFolder } from "../serve.ts";
import { type Rebuilt, serveChanges } from "../watch.ts";
import type { SiteOptions } from "./build.ts";
import { configOf } from "./config.ts";
import { printProblems } from "./problems.ts";

export interface ServeOptions extends SiteOptions {
	readonly port: number;
	readonly host: string;
	readonly strictPort?: boolean;
	readonly watch?: boolean;
	readonly drafts?: boolean;
}

export async function runServe(root: string, options: ServeOptions) {
	const config = await configOf(root, options);
	if (!config) return;
	if (options.watch) return serveWatched(config, options);
	if (!existsSync(config.outDir)) {
		console.error(`error: there is no ${config.outDir}; run ssg build first`);
		process.exitCode = 1;
		return;
	}
	const { url } = await serveFolder(config.outDir, {
		...placeOf(options),
		baseUrl: config.baseUrl,
	});
	console.log(`serving ${config.outDir} on ${local(url)}`);
}

async function serveWatched(config: SiteConfig, options: ServeOptions) {
	let wasOk = false;
	const { url } = await serveChanges(config, {
		...placeOf(options),
		rebuilt: (result) => {
			const isNews = !result.ok || !wasOk || result.pages.length > 0;
			wasOk = result.ok;
			if (!isNews) return; // some other file in the folder, a log perhaps
			printProblems(result.problems, config.root);
			console.log(lineOf(result, new Date()));
		},
	});
	console.log(`serving ${config.root} on ${local(url)}`);
}

const placeOf = ({ port, host, strictPort }: ServeOptions) => ({
	port,
	host,
	...(strictPort && { strictPort }),
});

const local = (url: string): string =>
	url.replace("//127.0.0.1:", "//localhost:");

/** @example `14:03:22 rebuilt 3 pages in 41 ms` */
function lineOf({ ok, pages, ms }: Rebuilt, now: Date): string {
	const done = ok
		? `rebuilt ${pages.length} page${pages.length === 1 ? "" : "s"}`
		: "kept the last good pages";
	return `${now.toTimeString().slice(0, 8)} ${done} in ${Math.round(ms)} ms`;
}
