/** This repository's site, built once for a run and served with compression, for tests in the browser. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { splitWords } from "../../src/model/text/split-words.ts";
import { type SiteServer, serveFolder } from "../../src/preview/serve/index.ts";
import { type Files, writeFiles } from "../site.ts";
import { isSlowRun } from "../slow-run.ts";
import { browser, closeBrowser } from "./chromium.ts";

const EVERY_KIND = splitWords(
	"/ /help/ /help/apps/markdown /help/category/apps /help/tags /help/tags/sync /news /news/page/2",
	"/news/archive /news/tags /news/tags/release /news/20250922-release-3-4 /markdown-page /search",
	"/search/a-z /nowhere",
);

/**
 * An address of each kind of page, in the default locale. Outside the slow run, of the kinds that have the least in
 * common: suites that use it have `kinds` in their first line.
 */
export const KINDS: readonly string[] = isSlowRun
	? EVERY_KIND
	: ["/", "/help/apps/markdown", "/news", "/search", "/nowhere"];

/** The address prefix of each locale. */
export const LOCALES = ["", "/fr", "/de"] as const;

export interface ServedSite extends SiteServer {
	readonly folder: string;
}

export interface Opening extends BrowserContextOptions {
	/** Whether the reader saves data: nothing is fetched before a click. */
	readonly savesData?: boolean;
	/** Called before the page is opened. */
	readonly prepare?: (context: BrowserContext) => Promise<unknown>;
}

/** What a page that is used again can be opened with. */
export type Options = Opening & { readonly prepare?: undefined };

let served: Promise<ServedSite> | undefined;

/** The site of this repository: built once for all suites of a run, or at the first call where one suite runs by itself. */
export function site(): Promise<ServedSite> {
	const folder = process.env.SSG_TEST_SITE;
	served ??= folder ? serveSite(folder, "/") : buildAndServe(".");
	return served;
}

/** For the end of a suite: nothing that keeps the process alive stays open. The next suite builds and starts anew. */
export async function done(): Promise<void> {
	await (await served)?.close();
	served = undefined;
	for (const site of built) await site.close();
	built.clear();
	openPages.clear();
	await closeBrowser();
}

/** Sites that a suite has built for itself. */
const built = new Set<ServedSite>();

/** Builds a site of these files. */
export function buildFiles(files: Files): Promise<ServedSite> {
	const folder = mkdtempSync(path.join(tmpdir(), "ssg-browser-files-"));
	process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
	writeFiles(folder, files);
	return buildAndServe(folder);
}

/** Builds the site in a folder into a temporary one and serves it until the suite is done. */
export async function buildAndServe(root: string): Promise<ServedSite> {
	const folder = mkdtempSync(path.join(tmpdir(), "ssg-browser-"));
	process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
	const { build, formatProblem, loadConfig } = await import("../../src/index.ts");
	const config = await loadConfig(root, { outDir: path.join(folder, "dist") });
	const { ok, problems } = await build(config);
	if (!ok) throw new Error(problems.map(formatProblem).join("\n"));
	const site = await serveSite(config.outDir, config.baseUrl);
	built.add(site);
	return site;
}

async function serveSite(folder: string, baseUrl: string): Promise<ServedSite> {
	return { ...(await serveFolder(folder, { port: 0, baseUrl })), folder };
}

/** Chromium estimates the speed of the network: on a busy machine it takes localhost for 2g, and nothing is prefetched. */
const connection = (saveData: boolean) => `Object.defineProperty(Navigator.prototype, "connection", {
	configurable: true,
	value: { effectiveType: "4g", saveData: ${saveData} },
})`;

export interface Said {
	/** Errors and warnings of the console, and uncaught exceptions. */
	readonly messages: string[];
	/** The paths that the page and its worker have asked for. */
	readonly asked: string[];
}

type PageUse<T> = (page: Page, said: Said) => Promise<T>;

/** What is done with a page, after how it is opened. */
type Visit<T, How> = [use: PageUse<T>] | [how: How, use: PageUse<T>];

const visitOf = <T, How extends object>(visit: Visit<T, How>) =>
	visit.length === 1 ? { use: visit[0], how: {} as How } : { use: visit[1], how: visit[0] };

/** Opens a page in a context of its own, hands it to `use` and closes it. */
export const onPage = async <T>(address: string, ...visit: Visit<T, Opening>): Promise<T> =>
	onPageOf(await site(), address, ...visit);

/** The same on a page of another site, whose `address` holds its base URL. */
export async function onPageOf<T>({ url }: ServedSite, address: string, ...visit: Visit<T, Opening>): Promise<T> {
	const { use, how } = visitOf(visit);
	const page = await newPage(url, how);
	try {
		return await openAndUse(page, address, use);
	} finally {
		await page.context().close();
	}
}

/** Pages at rest, by the site and the options that they were opened with. */
const openPages = new Map<string, Page>();

/**
 * The same on a page that stays open for the next test with the same options, which takes half of the time: a document
 * of its own, without storage and history, but in a context that has the files of the site. Not for tests that change the
 * context or the page otherwise: with scripts, a clock, media, other tabs.
 */
export const onOpenPage = async <T>(address: string, ...visit: Visit<T, Options>): Promise<T> =>
	onOpenPageOf(await site(), address, ...visit);

/** The same on a page of another site, whose `address` holds its base URL. */
export async function onOpenPageOf<T>({ url }: ServedSite, address: string, ...visit: Visit<T, Options>): Promise<T> {
	const { use, how } = visitOf(visit);
	const { viewport = VIEWPORT, ...options } = how;
	const key = JSON.stringify([url, options]);
	const open = openPages.get(key);
	openPages.delete(key);
	const page = open ?? (await newPage(url, options));
	try {
		if (viewport) await page.setViewportSize(viewport);
		const result = await openAndUse(page, address, use);
		await emptyPage(page);
		openPages.set(key, page);
		return result;
	} catch (error) {
		await page.context().close();
		throw error;
	}
}

const VIEWPORT = { width: 1280, height: 720 };

async function newPage(url: string, { prepare, savesData = false, ...options }: Opening): Promise<Page> {
	const context = await (await browser()).newContext({ baseURL: url, ...options });
	// The loader of these tests names functions by a helper, which the browser has not got.
	await context.addInitScript("globalThis.__name ??= (named) => named");
	await context.addInitScript(connection(savesData));
	await prepare?.(context);
	return context.newPage();
}

async function openAndUse<T>(page: Page, address: string, use: PageUse<T>): Promise<T> {
	const said: Said = { messages: [], asked: [] };
	page.context().on("request", (request) => said.asked.push(new URL(request.url()).pathname));
	page.on("console", (message) => {
		if (["error", "warning"].includes(message.type())) said.messages.push(message.text());
	});
	page.on("pageerror", (error) => said.messages.push(String(error)));
	// What waits for a page whose process ends would wait for ever.
	const crash = new Promise<never>((_, reject) => page.once("crash", () => reject(new Error("the page has crashed"))));
	crash.catch(() => {});
	await Promise.race([page.goto(address), crash]);
	return Promise.race([use(page, said), crash]);
}

async function emptyPage(page: Page): Promise<void> {
	page.removeAllListeners();
	page.context().removeAllListeners("request");
	await page.unrouteAll({ behavior: "ignoreErrors" });
	await page.evaluate(() => {
		localStorage.clear();
		sessionStorage.clear();
	});
	await page.mouse.move(-1, -1);
	await page.goto("about:blank");
	const devtools = await page.context().newCDPSession(page);
	await devtools.send("Page.resetNavigationHistory");
	await devtools.detach();
}

/** Sends pages of a site with a policy. */
export const withPolicy = (policy: string) => (context: BrowserContext) =>
	context.route(/(?:\/[^./]*|\.html)(?:[?#].*)?$/, async (route) => {
		const response = await route.fetch({ maxRedirects: 0 });
		const headers = { ...response.headers(), "content-security-policy": policy };
		await route.fulfill({ response, headers });
	});
