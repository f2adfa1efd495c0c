// Test run: kinds
/** Which ways within a page are jumps, and which are smooth. */
import type { BrowserContext, Page } from "playwright-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { rarely, some } from "../slow-run.ts";
import { done, LOCALES, onOpenPage, onPage } from "./site.ts";
import { frames, ready } from "./waiting.ts";

const scroll = suite("scrolling");

const PAGE = "/help/apps/markdown";
/** A section, one that is less than two windows away from it, and one that is further. */
const HERE = "tables";
const NEAR = "note-links";
const FAR = "if-a-sign-does-not-work";

/** Notes where the page is in each frame after its first paint. */
const noted = (context: BrowserContext) =>
	context.addInitScript(() => {
		const positions: number[] = [];
		Object.assign(window, { positions });
		const note = (time: number) => {
			const [paint] = performance.getEntriesByName("first-contentful-paint");
			if (paint && time > paint.startTime) positions.push(Math.round(scrollY));
			requestAnimationFrame(note);
		};
		requestAnimationFrame(note);
	});

const position = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** Clicks on an element of a page at rest, and returns where the page is after each scroll event until it is again. */
async function positionsAfterClick(page: Page, selector: string): Promise<number[]> {
	await frames(page, 3);
	return page.evaluate(
		(selector) =>
			new Promise((resolve) => {
				const positions: number[] = [];
				addEventListener("scroll", () => positions.push(Math.round(scrollY)));
				addEventListener("scrollend", () => resolve(positions), { once: true });
				(document.querySelector(selector) as HTMLElement).click();
			}),
		selector,
	);
}

const linkTo = (id: string) => `.toc a[href="#${id}"]`;

/** Goes to a section as a reader does who has scrolled there, and waits until its link is marked. */
async function readOn(page: Page): Promise<number> {
	await page.evaluate((id) => {
		document.getElementById(id)?.scrollIntoView();
	}, HERE);
	await page.waitForSelector(`${linkTo(HERE)}[aria-current]`);
	return position(page);
}

/** How far the heading is from the top of the window. */
const topOf = (page: Page, id: string): Promise<number> =>
	page.evaluate((id) => document.getElementById(id)?.getBoundingClientRect().top ?? -1, id);

async function assertAt(page: Page, id: string): Promise<void> {
	const top = await topOf(page, id);
	assert.ok(top > 60 && top < 130, `${id} is at ${top}`);
}

for (const locale of some(LOCALES.toReversed()))
	for (const id of ["tables", "formulas"])
		scroll(`the first paint of ${locale}${PAGE}#${id} is at the heading`, () =>
			onPage(`${locale}${PAGE}#${id}`, { prepare: noted }, async (page) => {
				await ready(page);
				await page.waitForLoadState("networkidle");
				await page.waitForFunction(() => (window as unknown as { positions: number[] }).positions.length > 20);
				const positions = await page.evaluate(() => (window as unknown as { positions: number[] }).positions);
				assert.equal([...new Set(positions)], [await position(page)]);
				await assertAt(page, id);
			}),
		);

scroll("a short way is smooth, and as good as the browser's own", () =>
	onOpenPage(PAGE, async (page) => {
		await ready(page);
		const start = await readOn(page);
		const before = await page.evaluate(() => history.length);
		const positions = await positionsAfterClick(page, linkTo(NEAR));
		const end = positions.at(-1) ?? 0;
		assert.ok(
			positions.some((y) => y > start && y < end),
			`only ${positions}`,
		);
		await assertAt(page, NEAR);
		assert.is(new URL(page.url()).hash, `#${NEAR}`);
		assert.is(await page.evaluate(() => history.length), before + 1);
		assert.is(await page.evaluate(() => document.querySelector(":target")?.id), NEAR);
		assert.is(
			await page.evaluate(() => {
				return getComputedStyle(document.documentElement).scrollBehavior;
			}),
			"auto",
		);
		// The keyboard goes on from the heading.
		await page.keyboard.press("Tab");
		assert.ok(
			await page.evaluate((id) => {
				const heading = document.getElementById(id) as Element;
				const focused = document.activeElement as Element;
				return (
					heading.contains(focused) || heading.compareDocumentPosition(focused) === Node.DOCUMENT_POSITION_FOLLOWING
				);
			}, NEAR),
		);
		// Steps through the history jump.
		await page.waitForFunction((end) => history.state?.scroll === end, end);
		await page.goBack();
		await page.waitForFunction((y) => Math.round(scrollY) === y, start);
		await page.goForward();
		await page.waitForFunction((end) => Math.round(scrollY) === end, end);
	}),
);

for (const [says, id, reducedMotion] of some([
	["a long way is a jump", FAR, "no-preference"],
	["no way is smooth for who does not want motion", NEAR, "reduce"],
] as const))
	scroll(says, () =>
		onOpenPage(PAGE, { reducedMotion }, async (page) => {
			await ready(page);
			await readOn(page);
			const positions = await positionsAfterClick(page, linkTo(id));
			assert.equal([...new Set(positions)], [await position(page)]);
			const isAtEnd = await page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
			if (!isAtEnd) await assertAt(page, id);
		}),
	);

for (const [says, from, isSmooth] of [
	["smooth from near", 800, true],
	["a jump from afar", 4000, false],
] as const)
	rarely(scroll)(`the way back to the top is ${says}`, () =>
		onOpenPage(PAGE, async (page) => {
			await ready(page);
			await page.evaluate((top) => scrollTo(0, top), from);
			// Its script is loaded by the first step, and shows it after another one upwards.
			await page.waitForFunction(() => {
				scrollBy(0, -1);
				return !document.querySelector<HTMLElement>(".back-to-top")?.hidden;
			});
			const start = await position(page);
			const positions = await positionsAfterClick(page, ".back-to-top");
			assert.is(
				positions.some((y) => y > 0 && y < start - 1),
				isSmooth,
				`${positions}`,
			);
			assert.is(await position(page), 0);
		}),
	);

scroll("a smooth way that is interrupted does not go on", () =>
	onOpenPage(PAGE, async (page) => {
		await ready(page);
		await readOn(page);
		await frames(page, 3);
		await page.evaluate(
			(selector) =>
				new Promise<void>((resolve) => {
					const start = scrollY;
					const onScroll = () => {
						if (scrollY < start + 50) return;
						removeEventListener("scroll", onScroll);
						// In a task of its own, as a click is.
						setTimeout(() => {
							const link = '[data-sidebar] [aria-current="page"]';
							(document.querySelector(link) as HTMLElement).click();
							resolve();
						});
					};
					addEventListener("scroll", onScroll);
					(document.querySelector(selector) as HTMLElement).click();
				}),
			linkTo(NEAR),
		);
		await page.waitForFunction(() => scrollY === 0);
		await frames(page, 10);
		assert.is(await position(page), 0);
	}),
);

rarely(scroll)("without a script, all ways are jumps", () =>
	onOpenPage(PAGE, { javaScriptEnabled: false }, async (page) => {
		await page.click(linkTo(NEAR));
		await assertAt(page, NEAR);
	}),
);

scroll.after(done);

scroll.run();
