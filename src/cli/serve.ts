import { existsSync } from "node:fs";
import { serveFolder } from "../serve.ts";
import { configOf, type SiteOptions } from "./build.ts";

export interface ServeOptions extends SiteOptions {
	readonly port: number;
	readonly host: string;
	readonly strictPort?: boolean;
}

export async function runServe(root: string, options: ServeOptions) {
	const config = await configOf(root, options);
	if (!config) return;
	if (!existsSync(config.outDir)) {
		console.error(`error: there is no ${config.outDir}; run ssg build first`);
		process.exitCode = 1;
		return;
	}
	const { url } = await serveFolder(config.outDir, {
		port: options.port,
		host: options.host,
		baseUrl: config.baseUrl,
		...(options.strictPort && { strictPort: true }),
	});
	console.log(
		`serving ${config.outDir} on ${url.replace("//127.0.0.1:", "//localhost:")}`,
	);
}
