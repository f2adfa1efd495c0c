// Test run: kinds
import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { shiftsOn } from "../../browser/shift.ts";
import { done, onPage, site } from "../../browser/site.ts";
import { ready } from "../../browser/waiting.ts";
import { isSlowRun, some } from "../../slow-run.ts";

const budget = suite("budget");

/** Bytes as a host sends them, compressed: what a reader waits for before the page is whole. */
interface Weight {
	readonly html: number;
	readonly css: number;
	readonly js: number;
}

/** The style sheet and the script that all pages load. */
const CSS = 7330; // with what shows the palette before its script is there, and the navbar of phones with large text
/** The style sheets of some kinds of pages: code, tabs, components, lists, changelogs and the home page. */
const OWN_CSS: Readonly<Record<string, number>> = {
	"/": 1800,
	"/help/": 2370, // cards with icons, whose styles are a file of their own because sidebars have some, too, and ticks of tasks
	"/help/about/changelog/desktop": 760, // the filter, and the kinds of entries above them on phones, each with its own fill
	"/help/apps/markdown": 3250, // with icons
	"/fr/help/apps/search": 1210, // types without boxes
	"/help/category/apps": 900,
	"/help/tags": 900,
	"/help/tags/sync": 900,
	"/news": 1000,
	"/news/page/2": 1000,
	"/news/archive": 900,
	"/news/tags": 900,
	"/news/tags/release": 1000,
	"/news/20250922-release-3-4": 1780, // cards of related posts
	"/markdown-page": 2310, // boxes and ticks of tasks, commands that wrap, all of the width for code, and examples in tables
	"/search": 700, // the large field
	"/search/a-z": 900,
};
const JS = 6000; // with the check that the data of a page is no file of the content
/** All of a page together, where its text is of the usual length. */
const WHOLE = 22_390; // a list of posts has ten pictures and all tags
/** Pages that are looked things up in, and the index from A to Z. */
const LONG = ["/help/apps/markdown", "/fr/help/apps/search", "/help/about/changelog/desktop", "/search/a-z"];
/**
 * The HTML of each kind of page, at most. It may shrink at any time; who lets it grow says why: pages of the help show
 * 45 neighbours, those of the news 98 posts with titles that say what happened, the home page draws the
 * application and has a download for each system, and all pages name both colour modes, and
 * below each text is what readers can do with it.
 */
const HTML: Readonly<Record<string, number>> = {
	"/": 8700,
	"/help/": 7850, // with the nineteen questions that readers ask most
	"/help/apps/markdown": 11_050, // with a picture of a note and its Markdown, and where pictures come from
	"/fr/help/apps/search": 9600, // with a picture of a search, and what phones find
	"/help/about/changelog/desktop": 61_000, // 1,200 changes with their links, under 188 releases and pre-releases
	"/help/category/apps": 6800,
	"/help/tags": 3450,
	"/help/tags/sync": 4880, // with the section of each page
	"/news": 8950, // a picture of each post, and all tags
	"/news/page/2": 9150,
	"/news/archive": 7600,
	"/news/tags": 6700,
	"/news/tags/release": 8900,
	"/news/20250922-release-3-4": 8600, // what the original says, whole, and related posts
	"/markdown-page": 5500,
	"/search": 3200,
	"/search/a-z": 37_000, // every page and heading of the site
};
/** The page, its style sheet, its script in at most two files, the logo of one mode, the icon. */
const REQUESTS = 7;

const read = (folder: string, file: string) => readFileSync(path.join(folder, file));
const zipped = (bytes: Uint8Array) => gzipSync(bytes, { level: 9 }).length;

/** A script, and what it cannot begin without. */
function withImports(folder: string, file: string, met = new Set<string>()) {
	if (met.has(file)) return met;
	met.add(file);
	const text = read(folder, file).toString();
	for (const [, name = ""] of text.matchAll(/(?:^|[;}\s])(?:import|export)\b[^"'();]*["'](\.[^"']+)["']/g))
		withImports(folder, path.posix.join(path.posix.dirname(file), name), met);
	return met;
}

async function weightOf(address: string): Promise<Weight> {
	const { folder } = await site();
	const html = read(folder, path.join(address, "index.html"));
	const tags = html.toString().match(/<(?:link|script)\b[^>]*>/g) ?? [];
	const named = (kind: RegExp, attribute: RegExp) =>
		tags
			.filter((tag) => kind.test(tag))
			.map((tag) => attribute.exec(tag)?.[1] ?? "")
			.filter((name) => name.startsWith("/"));
	const scripts = new Set(
		[...named(/^<script/, /src="([^"]*)"/), ...named(/rel="modulepreload"/, /href="([^"]*)"/)].flatMap((name) => [
			...withImports(folder, name),
		]),
	);
	const sum = (names: Iterable<string>) => [...names].reduce((bytes, name) => bytes + zipped(read(folder, name)), 0);
	return { html: zipped(html), css: sum(named(/rel="stylesheet"/, /href="([^"]*)"/)), js: sum(scripts) };
}

for (const [address, most] of Object.entries(HTML))
	budget(`${address} is as light as it was`, async () => {
		const { html, css, js } = await weightOf(address);
		const whole = html + css + js;
		const own = OWN_CSS[address] ?? 0;
		const heavier = [
			html > most && `html ${html} > ${most}`,
			css > CSS + own && `css ${css} > ${CSS + own}`,
			js > JS && `js ${js} > ${JS}`,
			!LONG.includes(address) && whole > WHOLE + own && `together ${whole} > ${WHOLE + own}`,
		].filter(Boolean);
		assert.equal(heavier, []);
	});

const HELP = "/fr/help/apps/search";
/** A page of the usual length with everything that it fetches, until nobody touches it for a while. */
const WITH_PREFETCHED = 44_000; // the aim is 40,000
const MAX_PREFETCHED = 3;

for (const address of some([HELP, "/help/apps/trash", "/de/help/apps/attachments", "/news/20250922-release-3-4"]))
	budget(`${address} prefetches little when it is idle`, () =>
		onPage(address, async (page, { asked }) => {
			await page.waitForSelector("link[rel=prefetch]", { state: "attached" });
			await page.waitForLoadState("networkidle");
			const { folder } = await site();
			const files = [...new Set(asked)].map((path) => (path === address ? `${path}/index.html` : path));
			const data = files.filter((file) => file.endsWith("/index.json"));
			assert.ok(data.length <= MAX_PREFETCHED, data.join(" "));
			const bytes = files.reduce((sum, file) => sum + zipped(read(folder, file)), 0);
			assert.ok(bytes <= WITH_PREFETCHED, `${bytes} bytes: ${files.join(" ")}`);
		}),
	);

budget("a help page asks for a handful of files, and for nothing of React", () =>
	onPage("/robots.txt", async (page, { asked }) => {
		asked.length = 0;
		await page.goto(HELP);
		const untilLoaded = [...asked];
		await ready(page);
		await page.waitForLoadState("networkidle");
		assert.ok(untilLoaded.length <= REQUESTS, untilLoaded.join(" "));
		const { scripts, react } = await scriptsOf(asked);
		assert.ok(scripts.length > 0);
		assert.equal(react, []);
	}),
);

/** Scripts until the first results are there, beside those of the page itself. */
const SEARCH_JS = 21_000; // with popular pages where nothing is found

budget("the search needs little script for its first results", () =>
	onPage("/help/", async (page, { asked }) => {
		await ready(page);
		await page.waitForLoadState("networkidle");
		const { folder } = await site();
		asked.length = 0;
		// Excerpts come after the titles.
		await page.context().route(/\/excerpts-/, (route) => route.abort());
		await page.locator("header input").fill("markdown");
		await page.locator("header .search-result").first().waitFor();
		const scripts = (await scriptsOf([...new Set(asked)])).scripts.filter(
			(name) => !/\/(?:excerpts|load-styles|prefetch\.lazy)-/.test(name), // a style sheet, and what pages load when idle
		);
		const bytes = scripts.map((name) => zipped(read(folder, name)));
		const sum = bytes.reduce((sum, bytes) => sum + bytes, 0);
		assert.ok(sum <= SEARCH_JS, `${sum}: ${scripts.join(" ")}`);
	}),
);

/** The scripts among files, and those of them that hold React. */
async function scriptsOf(asked: readonly string[]) {
	const { folder } = await site();
	const scripts = asked.filter((name) => name.endsWith(".js"));
	const react = scripts.filter((name) =>
		/react\.(?:transitional\.)?element|hydrateRoot/.test(read(folder, name).toString()),
	);
	return { scripts, react };
}

/** Outside the slow run, those with tabs, with pictures and with a sidebar. */
const RESTLESS = isSlowRun
	? ["/", HELP, "/help/apps/markdown", "/help/category/apps", "/help/install", "/news", "/news/20250922-release-3-4"]
	: ["/", HELP];

for (const width of [360, 1400])
	for (const address of RESTLESS)
		budget(`nothing moves while ${address} loads at ${width} px`, () =>
			onPage("/robots.txt", { viewport: { width, height: 800 } }, async (page) => {
				assert.equal(await shiftsOn(page, address), []);
			}),
		);

budget("nothing moves in the dark mode with the announcement closed", () =>
	onPage("/robots.txt", async (page) => {
		await page.evaluate(() => {
			localStorage.setItem("theme", "dark");
			localStorage.setItem("docusaurus.announcement.id", "joplin-3-4");
			localStorage.setItem("docusaurus.announcement.dismiss", "true");
		});
		assert.equal(await shiftsOn(page, HELP), []);
		assert.not.ok(await page.locator(".announcement").isVisible());
	}),
);

budget.after(done);

budget.run();
