/** The URLs that a site had: those of its lock, and of other lists. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { readRenames } from "../engine/git/renames.ts";
import type { SiteConfig } from "../model/config.ts";
import { wholeFile } from "../model/problems/problem.ts";
import { unescapeHtml } from "../model/text/escape-html.ts";
import { isHtmlFile, parseRoute, SITEMAP_INDEX_FILE, withoutTrailingSlash } from "../model/urls/route.ts";
import { idsIn } from "../pipeline/check/markup.ts";
import { MANIFEST } from "../pipeline/emit/index.ts";
import { stripBaseUrl } from "../preview/serve/path.ts";
import type { EarlierUrls, UrlHistory } from "../quality/lost-urls/compare-urls.ts";
import { LOCK_FILE, parseLock } from "../quality/lost-urls/lock-file.ts";
import type { EarlierUrl } from "../quality/lost-urls/url-comparison.ts";

export interface UrlHistoryOptions {
	/** Whether the lock is one of the lists, if the site has one. @default true */
	readonly usesLock?: boolean;
	/** Paths and addresses of other lists. */
	readonly previous?: readonly string[];
}

export async function readUrlHistory(
	{ root, baseUrl }: SiteConfig,
	{ usesLock = true, previous = [] }: UrlHistoryOptions = {},
): Promise<UrlHistory> {
	const lock = path.join(root, LOCK_FILE);
	const lists = [
		...(usesLock && existsSync(lock) ? [{ given: lock, shown: LOCK_FILE }] : []),
		...previous.map((given) => ({ given, shown: shownPath(given, root) })),
	];
	return {
		lists: await Promise.all(lists.map(({ given, shown }) => readEarlierUrls(given, shown, baseUrl))),
		readRenames: () => readRenames(root),
	};
}

/** A path relative to the site, as in other problems; an address stays as it is. */
const shownPath = (given: string, root: string): string =>
	/^https?:/.test(given) ? given : path.relative(root, given).replaceAll("\\", "/") || ".";

// Reads the URLs that a site had: from a lock file, a sitemap, or the folder of an earlier build.

/**
 * @param given a lock file, a sitemap, a folder that was built, or the address of a site or of its sitemap
 * @param shown the same, for problems
 */
export async function readEarlierUrls(given: string, shown: string, baseUrl: string): Promise<EarlierUrls> {
	try {
		return await readList(given, shown, baseUrl);
	} catch (error) {
		return failure(shown, `it cannot be read: ${(error as Error).message}`);
	}
}

async function readList(given: string, shown: string, baseUrl: string): Promise<EarlierUrls> {
	if (/^https?:/.test(given)) return readUrls(await readRemoteSitemap(given), shown, baseUrl);
	if (!existsSync(given)) return failure(shown, "there is no such file or folder");
	if (statSync(given).isDirectory()) {
		const lock = path.join(given, LOCK_FILE);
		if (existsSync(lock)) return lockedUrls(readFileSync(lock, "utf8"), shown);
		const urls = urlsInFolder(given);
		return urls.length > 0 ? plainUrls(urls, shown) : failure(shown, "the folder has no HTML page");
	}
	const text = readFileSync(given, "utf8");
	if (!text.trimStart().startsWith("<")) return lockedUrls(text, shown);
	const readBeside = (address: string) =>
		readFileSync(path.join(path.dirname(given), path.basename(new URL(address).pathname)), "utf8");
	return readUrls(await locationsIn(text, readBeside), shown, baseUrl);
}

const lockedUrls = (text: string, file: string): EarlierUrls => ({ ...parseLock(text, file), file, isLock: true });

const plainUrls = (urls: readonly EarlierUrl[], file: string): EarlierUrls => ({
	file,
	urls,
	problems: [],
	isLock: false,
});

const failure = (shown: string, message: string): EarlierUrls => ({
	...plainUrls([], shown),
	problems: [
		{
			severity: "error",
			code: "previous-unreadable",
			message,
			at: wholeFile(shown),
			hint: "name a lock file, a sitemap, the folder of an earlier build, or the address of the site",
		},
	],
});

/** The paths in sitemaps; none is a problem, because nothing would be compared. */
function readUrls(locations: readonly string[], shown: string, baseUrl: string): EarlierUrls {
	const urls = locations.flatMap((location): EarlierUrl[] => {
		if (!URL.canParse(location)) return [];
		const { pathname } = new URL(location);
		const below = stripBaseUrl(parseRoute(pathname), baseUrl);
		return below === undefined ? [] : [{ path: withoutTrailingSlash(below), anchors: [] }];
	});
	return urls.length > 0 ? plainUrls(urls, shown) : failure(shown, "it lists no URL of this site");
}

async function readRemoteSitemap(address: string): Promise<string[]> {
	const url = new URL(address);
	const sitemap = url.pathname.endsWith(".xml")
		? url
		: new URL(SITEMAP_INDEX_FILE, address.endsWith("/") ? address : `${address}/`);
	const read = async (location: string) => {
		const answer = await fetch(location);
		if (!answer.ok) throw new Error(`${location}: ${answer.status}`);
		return answer.text();
	};
	return locationsIn(await read(sitemap.href), read);
}

/** The URLs of a sitemap, or of the sitemaps that an index names: https://www.sitemaps.org/protocol.html#index. */
async function locationsIn(text: string, read: (address: string) => string | Promise<string>): Promise<string[]> {
	const locations = listedIn(text);
	if (!/<sitemapindex[\s>]/.test(text)) return locations;
	const found: string[][] = [];
	for (const location of locations) found.push(listedIn(await read(location)));
	return found.flat();
}

const listedIn = (sitemap: string): string[] =>
	sitemap
		.split("<loc>")
		.slice(1)
		.map((rest) => unescapeHtml(rest.slice(0, rest.indexOf("<")).trim()));

/** The pages in a folder; those that search engines must not index, such as redirects, are left out. */
function urlsInFolder(folder: string): readonly EarlierUrl[] {
	const isOurs = existsSync(path.join(folder, MANIFEST));
	return (
		readdirSync(folder, { recursive: true, encoding: "utf8" })
			.map((name) => name.replaceAll("\\", "/"))
			// Docusaurus publishes a redirect from /page.html as the file page.html/index.html.
			.filter((name) => isHtmlFile(name) && statSync(path.join(folder, name)).isFile())
			.sort()
			.flatMap((name): EarlierUrl[] => {
				const html = readFileSync(path.join(folder, name), "utf8");
				if (/<meta name="robots" content="[^"]*noindex/.test(html)) return [];
				return [{ path: withoutTrailingSlash(parseRoute(`/${name}`)), anchors: anchorsIn(html, isOurs) }];
			})
	);
}

/**
 * The ids of headings below the title, as a lock has them: a link to the title is a link to the page.
 *
 * @param isOurs in our pages, headings in Markdown have a link to themselves, but not those that components show
 */
function anchorsIn(html: string, isOurs: boolean): readonly string[] {
	const [title = ""] = /<h1[^>]*>/.exec(html) ?? [];
	const tags = html
		.split(/(?=<h[1-6][\s>])/)
		.slice(1)
		.map((text) => text.slice(0, text.indexOf("</h")))
		.filter((heading) => !isOurs || heading.includes(' href="#'))
		.map((heading) => heading.slice(0, heading.indexOf(">") + 1))
		.filter((tag) => tag !== title);
	return idsIn(tags.join(""));
}
