/** This repository's site, built once for a run and served with compression, for tests in the browser. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { type SiteServer, serveFolder } from "../../src/preview/serve/index.ts";
import { browser, closeBrowser } from "./chromium.ts";

const EVERY_KIND = [
	"/",
	"/help/",
	"/help/apps/markdown",
	"/help/category/apps",
	"/help/tags",
	"/help/tags/sync",
	"/news",
	"/news/page/2",
	"/news/archive",
	"/news/tags",
	"/news/tags/release",
	"/news/20250922-release-3-4",
	"/markdown-page",
	"/search",
	"/search/a-z",
	"/nowhere",
];

/**
 * An address of each kind of page, in the default locale. Outside the slow run, of the kinds that have the least in
 * common: suites that use it have `kinds` in their first line.
 */
export const KINDS: readonly string[] = process.env.SSG_TEST_EVERY_KIND
	? EVERY_KIND
	: ["/", "/help/apps/markdown", "/news", "/search", "/nowhere"];

/** The address prefix of each locale. */
export const LOCALES = ["", "/fr", "/de"] as const;

export interface ServedSite extends SiteServer {
	readonly folder: string;
}

export interface Opening extends BrowserContextOptions {
	/** Called before the page is opened. */
	readonly prepare?: (context: BrowserContext) => Promise<unknown>;
}

let served: Promise<ServedSite> | undefined;

/** The site of this repository: built once for all suites of a run, or at the first call where one suite runs by itself. */
export function site(): Promise<ServedSite> {
	const built = process.env.SSG_TEST_SITE;
	served ??= built ? serveSite(built, "/") : buildAndServe(".");
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
	const { build, formatProblem, loadConfig } = await import("../../src/index.ts");
	const config = await loadConfig(root, { outDir: path.join(folder, "dist") });
	const { ok, problems } = await build(config);
	if (!ok) throw new Error(problems.map(formatProblem).join("\n"));
	return serveSite(config.outDir, config.baseUrl);
}

async function serveSite(folder: string, baseUrl: string): Promise<ServedSite> {
	return { ...(await serveFolder(folder, { port: 0, baseUrl })), folder };
}

/** Chromium estimates the speed of the network: on a busy machine it takes localhost for 2g, and nothing is prefetched. */
const FAST_CONNECTION = `Object.defineProperty(Navigator.prototype, "connection", {
	configurable: true,
	value: { effectiveType: "4g", saveData: false },
})`;

/** Rejects when the process of a page ends: what waits for the page would wait for ever. */
const crashOf = (page: Page): Promise<never> =>
	new Promise((_, reject) => page.once("crash", () => reject(new Error("the page has crashed"))));

/** What the console and uncaught errors said on a page. */
export interface Said {
	readonly messages: string[];
}

/**
 * Opens a page in a context of its own, hands it to `use` and closes it. `said` collects errors and warnings of the
 * console and uncaught exceptions; requests to other hosts are refused.
 */
export const onPage = async <T>(
	address: string,
	use: (page: Page, said: Said) => Promise<T>,
	opening: Opening = {},
): Promise<T> => onPageOf(await site(), address, use, opening);

/** The same on a page of another site, whose `address` holds its base URL. */
export async function onPageOf<T>(
	{ url }: ServedSite,
	address: string,
	use: (page: Page, said: Said) => Promise<T>,
	{ prepare, ...options }: Opening = {},
): Promise<T> {
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
		// The loader of these tests names functions by a helper, which the browser has not got.
		await context.addInitScript("globalThis.__name ??= (named) => named");
		await context.addInitScript(FAST_CONNECTION);
		await prepare?.(context);
		const page = await context.newPage();
		page.on("console", (message) => {
			if (["error", "warning"].includes(message.type())) said.messages.push(message.text());
		});
		page.on("pageerror", (error) => said.messages.push(String(error)));
		const crash = crashOf(page);
		crash.catch(() => {});
		await Promise.race([page.goto(address), crash]);
		return await Promise.race([use(page, said), crash]);
	} finally {
		await context.close();
	}
}
