// Test run: kinds
import type { Page } from "playwright-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { assertNone } from "../assert-none.ts";
import { rarely, some } from "../slow-run.ts";
import { focused, type Stop, stopsOf } from "./focus.ts";
import { done, KINDS, type Options, onOpenPage } from "./site.ts";
import { ready } from "./waiting.ts";

const keyboard = suite("keyboard");

const NARROW = { viewport: { width: 360, height: 780 }, reducedMotion: "reduce" } as const;
const WIDE = { viewport: { width: 1400, height: 900 }, reducedMotion: "reduce" } as const;
const DOC = "/help/apps/markdown";
/** WCAG 2.5.8 */
const TARGET = 24;

const onDoc = (use: (page: Page) => Promise<void>, options: Options = WIDE) =>
	onOpenPage(DOC, options, async (page) => {
		await ready(page);
		await use(page);
	});
const onNarrowDoc = (use: (page: Page) => Promise<void>) => onDoc(use, NARROW);

/** Presses a key several times. */
async function press(page: Page, ...keys: string[]): Promise<void> {
	for (const key of keys) await page.keyboard.press(key);
}

/** Puts the focus on the first of what the selector names, whatever stops are before it: others walk to all of them. */
const focusOn = async (page: Page, selector: string): Promise<void> => {
	await page.locator(selector).first().focus();
};

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

/** Parts of a page in the order of reading. */
const PARTS = [".navbar", ".drawer", "main article", ".footer"];

for (const [width, opening, paths] of [
	["narrow", NARROW, some(["/", DOC, "/news", "/nowhere"])],
	["wide", WIDE, some(KINDS.filter((path) => path !== DOC))],
] as const)
	for (const path of paths)
		keyboard(`each stop of ${path} is seen, marked and large enough on a ${width} screen`, () =>
			onOpenPage(path, opening, async (page) => {
				await ready(page);
				const stops = await stopsOf(page, undefined, lastOn(path));
				assert.equal(stops.flatMap(wrongWith), []);
				assert.ok(stops.length > 5, `${stops.length} stops`);
			}),
		);

keyboard("each stop of a document is seen and large enough, in the order of reading, with a mark that is drawn", () =>
	onDoc(async (page) => {
		const met: string[] = [];
		const looks = new Set<string>();
		const unmarked: string[] = [];
		const stops = await stopsOf(page, async ({ name, look, box }) => {
			met.push(...(await page.evaluate(partsAround, PARTS)).filter((part) => !met.includes(part)));
			if (looks.has(look)) return;
			looks.add(look);
			if (!(await isMarkDrawn(page, box))) unmarked.push(name);
		});
		assert.equal(stops.flatMap(wrongWith), []);
		assert.equal(unmarked, []);
		assert.equal(met, PARTS);
		assert.ok(looks.size > 8, [...looks].join(", "));
	}),
);

/** Those of the parts that the focus is in. */
const partsAround = (parts: string[]) => parts.filter((part) => document.activeElement?.closest(part));

/** Whether the mark of the focus changes what is drawn. */
async function isMarkDrawn(page: Page, box: Stop["box"]): Promise<boolean> {
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
	return !marked.equals(plain);
}

/** A little more than a box, within the window. */
function around({ x, y, width, height }: Stop["box"]) {
	const left = Math.max(0, x - 5);
	const top = Math.max(0, y - 5);
	return { x: left, y: top, width: Math.min(1400, x + width + 5) - left, height: Math.min(900, y + height + 5) - top };
}

for (const [width, opening] of some([
	["narrow", NARROW],
	["wide", WIDE],
] as const))
	keyboard(`stops in the bars of a ${width} screen do not scroll the page, and no stop in the text is below them`, () =>
		onDoc(async (page) => {
			const start = await page.evaluate(() => {
				scrollTo({ top: 1500, behavior: "instant" });
				document.querySelector<HTMLElement>(".brand")?.focus({ preventScroll: true });
				return Math.round(scrollY);
			});
			assert.ok(start > 500);
			const met: string[] = [];
			while (await isOn(page, ".navbar *, .toc-disclosure *")) {
				met.push(await page.evaluate(() => `${document.activeElement?.className} ${Math.round(scrollY)}`));
				await page.keyboard.press("Tab");
			}
			assert.ok(met.length >= 3, `${met.length} stops`);
			assertNone(met.filter((stop) => !stop.endsWith(` ${start}`)));
			await page.evaluate(() => {
				scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
				document.querySelector<HTMLElement>(".footer a")?.focus({ preventScroll: true });
			});
			const covered: string[] = [];
			for (let i = 0; i < 25; i++) {
				await page.keyboard.press("Shift+Tab");
				covered.push(
					...(await page.evaluate(() => {
						const stop = document.activeElement as HTMLElement;
						const { left, top, height } = stop.getBoundingClientRect();
						if (!stop.matches("main article *") || height > innerHeight / 2) return [];
						const seen = document.elementFromPoint(left + 2, top + height / 2);
						return stop.contains(seen) || seen?.contains(stop) ? [] : [`${stop.textContent}: ${seen?.className}`];
					})),
				);
			}
			assertNone(covered);
		}, opening),
	);

keyboard("the first stop leads past the chrome, into the text", () =>
	onDoc(async (page) => {
		await press(page, "Tab");
		assert.ok(await isOn(page, ".skip-link"));
		await press(page, "Enter", "Tab");
		assert.ok(await isOn(page, "main *"));
	}),
);

rarely(keyboard)("the language menu opens, leads to a page, and gives the focus back on Escape", () =>
	onDoc(async (page) => {
		await focusOn(page, ".navbar .locale-menu > summary");
		await press(page, "Enter", "Tab");
		assert.ok(await isOn(page, ".navbar .locale-menu a[data-locale=en]"));
		await press(page, "Escape");
		assert.ok(await isOn(page, ".navbar .locale-menu > summary"));
		await page.keyboard.press("Tab");
		assert.not.ok(await isOn(page, ".locale-menu *"));
		await press(page, "Shift+Tab", "Enter", "Tab", "Tab");
		await Promise.all([page.waitForURL(/\/fr\/help\/apps\/markdown$/), press(page, "Enter")]);
		assert.is(await page.locator("html").getAttribute("lang"), "fr");
	}),
);

keyboard("each stop of the open drawer is seen, marked and large enough", () =>
	onNarrowDoc(async (page) => {
		await focusOn(page, ".menu-button");
		await press(page, "Enter");
		await page.waitForFunction(() => document.activeElement?.ariaLabel === "Close the menu");
		const stops = await stopsOf(page);
		assert.equal(stops.flatMap(wrongWith), []);
		assert.ok(stops.length > 5, `${stops.length} stops`);
	}),
);

keyboard("a category of the sidebar opens and closes, and what it hides is no stop", () =>
	onOpenPage("/help/", WIDE, async (page) => {
		await ready(page);
		const closed = ".sidebar details:not([open]) > summary";
		await focusOn(page, closed);
		const before = await focused(page);
		await page.keyboard.press("Tab");
		assert.not.ok(await isOn(page, ".sidebar details:not([open]) ul *"));
		await press(page, "Shift+Tab", "Enter");
		await page.waitForSelector(".sidebar details[open] > ul a");
		await press(page, "Tab");
		assert.ok(await isOn(page, ".sidebar details[open] ul *"), "open");
		await press(page, "Shift+Tab", "Enter");
		assert.is((await focused(page))?.number, before?.number);
		assert.ok(await isOn(page, closed), "closed again");
	}),
);

keyboard("the contents of a narrow page open and lead to a heading", () =>
	onNarrowDoc(async (page) => {
		await focusOn(page, ".toc-disclosure > summary");
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
	}),
);

rarely(keyboard)("what stands in the text comes after the heading that a link led to", () =>
	onOpenPage(DOC, WIDE, async (page) => {
		await ready(page);
		await focusOn(page, ".toc a");
		await press(page, "Enter", "Shift+Tab");
		const stop = await focused(page);
		assert.ok(stop?.isSeen, stop?.name);
	}),
);

rarely(keyboard)("the colour mode is changed by its button", () =>
	onOpenPage("/", WIDE, async (page) => {
		await ready(page);
		await focusOn(page, ".color-mode");
		await press(page, "Space");
		await page.waitForSelector("html[data-theme-choice=dark]");
		await press(page, "Enter");
		await page.waitForSelector("html[data-theme-choice=light]");
		assert.ok(await isOn(page, ".color-mode"));
	}),
);

keyboard("a visit puts the focus on the new page's heading, and the next stop is in its text", () =>
	onDoc(async (page) => {
		await focusOn(page, ".pager a");
		await press(page, "Enter");
		await page.waitForURL((url) => url.pathname !== DOC);
		await page.locator("main h1:focus").waitFor();
		await page.keyboard.press("Tab");
		assert.ok(await isOn(page, "main *, .footer *"));
	}),
);

keyboard.after(done);

keyboard.run();
