/** This repository's site, built once for a run and served with compression, for tests in the browser. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import { loadConfig } from "../../src/config/load.ts";
import { build, format } from "../../src/index.ts";
import { type Serving, serveFolder } from "../../src/serve.ts";
import { browser, closeBrowser } from "./chromium.ts";

export interface ServedSite extends Serving {
	readonly folder: string;
}

let served: Promise<ServedSite> | undefined;

/** The site of this repository; built at the first call. */
export function site(): Promise<ServedSite> {
	served ??= buildAndServe(".");
	return served;
}

/** For the end of a suite: nothing that keeps the process alive stays open. The next suite builds and starts anew. */
export async function done(): Promise<void> {
	await (await served)?.close();
	served = undefined;
	await closeBrowser();
}

/** Builds the site in a folder into a temporary one and serves it. */
export async function buildAndServe(root: string): Promise<ServedSite> {
	const folder = mkdtempSync(path.join(tmpdir(), "ssg-browser-"));
	process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
	const config = await loadConfig(root, { outDir: path.join(folder, "dist") });
	const { ok, problems } = await build(config);
	if (!ok) throw new Error(problems.map(format).join("\n"));
	const serving = await serveFolder(config.outDir, {
		port: 0,
		baseUrl: config.baseUrl,
	});
	return { ...serving, folder: config.outDir };
}

/** What the console and uncaught errors said on a page. */
export interface Said {
	readonly messages: string[];
}

/**
 * Opens a page in a context of its own, hands it to `use` and closes it. `said` collects errors and warnings of the
 * console and uncaught exceptions; requests to other hosts are refused.
 */
export async function onPage<T>(
	address: string,
	use: (page: Page, said: Said) => Promise<T>,
	options: BrowserContextOptions = {},
): Promise<T> {
	const { url } = await site();
	const context = await (await browser()).newContext({
		baseURL: url,
		...options,
	});
	const said: Said = { messages: [] };
	try {
		await context.route(
			(to) => to.host !== new URL(url).host && to.protocol.startsWith("http"),
			(route) => route.abort(),
		);
		const page = await context.newPage();
		page.on("console", (message) => {
			if (["error", "warning"].includes(message.type()))
				said.messages.push(message.text());
		});
		page.on("pageerror", (error) => said.messages.push(String(error)));
		await page.goto(address);
		return await use(page, said);
	} finally {
		await context.close();
	}
}
