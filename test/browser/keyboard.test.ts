// Test run: kinds
import type { Page } from "playwright-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { focused, type Stop, stopsOf } from "./focus.ts";
import { done, KINDS, type Opening, onPage } from "./site.ts";

const keyboard = suite("keyboard");

const NARROW: Opening = {
	viewport: { width: 360, height: 780 },
	reducedMotion: "reduce",
};
const WIDE: Opening = {
	viewport: { width: 1400, height: 900 },
	reducedMotion: "reduce",
};
const DOC = "/help/apps/markdown";
/** WCAG 2.5.8 */
const TARGET = 24;

const ready = (page: Page) => page.waitForSelector("html[data-has-hydrated=true]");

/** Presses a key several times. */
async function press(page: Page, ...keys: string[]): Promise<void> {
	for (const key of keys) await page.keyboard.press(key);
}

/** Presses Tab until the focus is on what the selector names. */
async function tabTo(page: Page, selector: string): Promise<void> {
	for (let presses = 0; presses < 150; presses++) {
		await page.keyboard.press("Tab");
		if (await isOn(page, selector)) return;
	}
	throw new Error(`Tab never comes to ${selector}`);
}

const isOn = (page: Page, selector: string): Promise<boolean> =>
	page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

const wrongWith = ({ name, isSeen, hasRing, box, isControl }: Stop): string[] =>
	[
		!isSeen && "cannot be seen",
		!hasRing && "has no ring",
		isControl && (box.width < TARGET || box.height < TARGET) && `is ${box.width} by ${box.height}`,
	]
		.filter(Boolean)
		.map((fault) => `${name} ${fault}`);

/** The index from A to Z has thousands of links, all alike. */
const lastOn = (path: string) => (path === "/search/a-z" ? 120 : undefined);

for (const [width, opening, paths] of [
	["narrow", NARROW, ["/", DOC, "/news", "/nowhere"]],
	["wide", WIDE, KINDS],
] as const)
	for (const path of paths)
		keyboard(`each stop of ${path} is seen, marked and large enough on a ${width} screen`, () =>
			onPage(
				path,
				async (page) => {
					await ready(page);
					const stops = await stopsOf(page, undefined, lastOn(path));
					assert.equal(stops.flatMap(wrongWith), []);
					assert.ok(stops.length > 5, `${stops.length} stops`);
				},
				opening,
			),
		);

keyboard("the mark of the focus changes what is drawn at each stop", () =>
	onPage(
		DOC,
		async (page) => {
			await ready(page);
			const unmarked: string[] = [];
			await stopsOf(page, async ({ name, box }) => {
				const clip = around(box);
				const marked = await page.screenshot({ clip });
				// The content security policy forbids `<style>`.
				await page.evaluate(() => {
					const sheet = new CSSStyleSheet();
					sheet.replaceSync(":focus-visible { outline: 0 !important }");
					document.adoptedStyleSheets = [sheet];
				});
				const plain = await page.screenshot({ clip });
				await page.evaluate(() => {
					document.adoptedStyleSheets = [];
				});
				if (marked.equals(plain)) unmarked.push(name);
			});
			assert.equal(unmarked, []);
		},
		WIDE,
	),
);

/** A little more than a box, within the window. */
function around({ x, y, width, height }: Stop["box"]) {
	const left = Math.max(0, x - 5);
	const top = Math.max(0, y - 5);
	return {
		x: left,
		y: top,
		width: Math.min(1400, x + width + 5) - left,
		height: Math.min(900, y + height + 5) - top,
	};
}

keyboard("the first stop leads past the chrome, into the text", () =>
	onPage(
		DOC,
		async (page) => {
			await ready(page);
			await press(page, "Tab");
			assert.ok(await isOn(page, ".skip-link"));
			await press(page, "Enter", "Tab");
			assert.ok(await isOn(page, "main *"));
		},
		WIDE,
	),
);

keyboard("stops follow the order of reading", () =>
	onPage(
		DOC,
		async (page) => {
			await ready(page);
			const parts = [".navbar", ".drawer", "main article", ".footer"];
			const met: string[] = [];
			await stopsOf(page, async () => {
				for (const part of parts) if (!met.includes(part) && (await isOn(page, `${part} *`))) met.push(part);
			});
			assert.equal(met, parts);
		},
		WIDE,
	),
);

keyboard("the language menu opens, leads to a page, and gives the focus back on Escape", () =>
	onPage(
		DOC,
		async (page) => {
			await ready(page);
			await tabTo(page, ".navbar .locale-menu > summary");
			await press(page, "Enter", "Tab");
			assert.ok(await isOn(page, ".navbar .locale-menu a[data-locale=en]"));
			await press(page, "Escape");
			assert.ok(await isOn(page, ".navbar .locale-menu > summary"));
			await page.keyboard.press("Tab");
			assert.not.ok(await isOn(page, ".locale-menu *"));
			await press(page, "Shift+Tab", "Enter", "Tab", "Tab");
			await Promise.all([page.waitForURL(/\/fr\/help\/apps\/markdown$/), press(page, "Enter")]);
			assert.is(await page.locator("html").getAttribute("lang"), "fr");
		},
		WIDE,
	),
);

keyboard("the language menu closes when the focus leaves it", () =>
	onPage(
		DOC,
		async (page) => {
			await ready(page);
			await tabTo(page, ".navbar .locale-menu > summary");
			await press(page, "Enter", "Tab", "Tab", "Tab", "Tab");
			await page.locator(".navbar .locale-menu[open]").waitFor({ state: "detached" });
		},
		WIDE,
	),
);

keyboard("the drawer takes the focus, keeps it, and gives it back on Escape", () =>
	onPage(
		DOC,
		async (page) => {
			await ready(page);
			await tabTo(page, ".menu-button");
			await press(page, "Enter");
			await page.locator("#ssgMenu:popover-open").waitFor();
			await page.locator("#ssgMenu :focus").waitFor();
			const outside: string[] = [];
			const start = await focused(page);
			for (let presses = 0; presses < 60; presses++) {
				await page.keyboard.press("Tab");
				const stop = await focused(page);
				if (stop && !(await isOn(page, "#ssgMenu, #ssgMenu *"))) outside.push(stop.name);
				if (stop && stop.number === start?.number) break;
			}
			assert.equal(outside, []);
			await press(page, "Escape");
			await page.locator("#ssgMenu:popover-open").waitFor({ state: "detached" });
			await page.locator(".menu-button:focus").waitFor();
		},
		NARROW,
	),
);

keyboard("each stop of the open drawer is seen, marked and large enough", () =>
	onPage(
		DOC,
		async (page) => {
			await ready(page);
			await tabTo(page, ".menu-button");
			await press(page, "Enter");
			await page.locator("#ssgMenu:popover-open").waitFor();
			const stops = await stopsOf(page);
			assert.equal(stops.flatMap(wrongWith), []);
			assert.ok(stops.length > 5, `${stops.length} stops`);
		},
		NARROW,
	),
);

keyboard("a category of the sidebar opens and closes, and what it hides is no stop", () =>
	onPage(
		"/help/",
		async (page) => {
			await ready(page);
			const closed = ".sidebar details:not([open]) > summary";
			await tabTo(page, closed);
			const before = await focused(page);
			await page.keyboard.press("Tab");
			assert.not.ok(await isOn(page, ".sidebar details:not([open]) ul *"));
			await press(page, "Shift+Tab", "Enter", "Tab");
			assert.ok(await isOn(page, ".sidebar details[open] ul *"), "open");
			await press(page, "Shift+Tab", "Enter");
			assert.is((await focused(page))?.number, before?.number);
			assert.ok(await isOn(page, closed), "closed again");
		},
		WIDE,
	),
);

keyboard("tabs change with the arrow keys, Home and End, and are one stop", () =>
	onPage(
		"/help/install",
		async (page) => {
			await ready(page);
			await tabTo(page, "[role=tab]");
			const first = await focused(page);
			await press(page, "ArrowRight");
			assert.ok(await isOn(page, "[role=tab][aria-selected=true]"));
			assert.is.not((await focused(page))?.number, first?.number);
			await press(page, "End", "ArrowRight");
			assert.is((await focused(page))?.number, first?.number, "round the end");
			await press(page, "End", "Home");
			assert.is((await focused(page))?.number, first?.number, "Home");
			await page.keyboard.press("Tab");
			assert.not.ok(await isOn(page, "[role=tab]"), "one stop");
		},
		WIDE,
	),
);

keyboard("the contents of a narrow page open and lead to a heading", () =>
	onPage(
		DOC,
		async (page) => {
			await ready(page);
			await tabTo(page, ".toc-disclosure > summary");
			await press(page, "Enter", "Tab");
			assert.ok(await isOn(page, ".toc-disclosure a"));
			const hash = await page.evaluate(() => (document.activeElement as HTMLAnchorElement).hash);
			await press(page, "Enter");
			await page.waitForURL((url) => url.hash === hash);
			const box = await page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`).boundingBox();
			const bar = await page.locator(".navbar").boundingBox();
			assert.ok(box && bar && box.y >= bar.y + bar.height, "not under the bar");
			await page.keyboard.press("Tab");
			assert.ok(await isOn(page, "main *, .footer *"));
		},
		NARROW,
	),
);

keyboard("what stands in the text comes after the heading that a link led to", () =>
	onPage(
		DOC,
		async (page) => {
			await ready(page);
			await tabTo(page, ".toc a");
			await press(page, "Enter", "Shift+Tab");
			const stop = await focused(page);
			assert.ok(stop?.isSeen, stop?.name);
		},
		WIDE,
	),
);

keyboard("the colour mode is changed by its button", () =>
	onPage(
		"/",
		async (page) => {
			await ready(page);
			await tabTo(page, ".color-mode");
			await press(page, "Space");
			await page.waitForSelector("html[data-theme-choice=dark]");
			await press(page, "Enter");
			await page.waitForSelector("html[data-theme-choice=light]");
			assert.ok(await isOn(page, ".color-mode"));
		},
		WIDE,
	),
);

keyboard("a visit puts the focus on the new page's heading, and the next stop is in its text", () =>
	onPage(
		DOC,
		async (page) => {
			await ready(page);
			await tabTo(page, ".pager a");
			await press(page, "Enter");
			await page.waitForURL((url) => url.pathname !== DOC);
			await page.locator("main h1:focus").waitFor();
			await page.keyboard.press("Tab");
			assert.ok(await isOn(page, "main *, .footer *"));
		},
		WIDE,
	),
);

keyboard.after(done);

keyboard.run();
