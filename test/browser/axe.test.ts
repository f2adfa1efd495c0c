// Test run: kinds
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { rarely, some } from "../slow-run.ts";
import { mirroredSite } from "./mirrored.ts";
import { buildAndServe, done, KINDS, LOCALES, onOpenPage, onOpenPageOf } from "./site.ts";
import { ALL_RULES, COLOUR_RULES, violationsOn } from "./violations.ts";
import { ready } from "./waiting.ts";

const accessible = suite("accessibility");

/** Pages with the components of the site: a table of features, versions, pictures. */
const COMPONENTS = ["/help/about/features", "/help/apps/share_notebook"];
const NARROW = { width: 360, height: 780 };
const WIDE = { width: 1400, height: 900 };
/** Colours are judged where they come to rest. */
const STILL = { reducedMotion: "reduce" } as const;

const inMode = (path: string, mode: string) => `${path}?docusaurus-theme=${mode}`;

for (const path of [...some(KINDS, 2), ...some(COMPONENTS)])
	accessible(`${path} has no violation`, () =>
		onOpenPage(inMode(path, "light"), STILL, async (page) => {
			await ready(page);
			for (const size of [NARROW, WIDE]) {
				await page.setViewportSize(size);
				assert.equal(await violationsOn(page, ALL_RULES), [], `${size.width} px`);
			}
			await page.goto(inMode(path, "dark"));
			await ready(page);
			assert.equal(await violationsOn(page, COLOUR_RULES), [], "dark");
			const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
			assert.is(scheme, "dark");
		}),
	);

/** Where the words of a locale stand; the markup is the same in all of them. */
const WORDS = some(["/help/apps/search", "/", "/help/apps/markdown", "/news", "/nowhere"]);

for (const locale of some(LOCALES.filter(Boolean)))
	for (const path of WORDS)
		accessible(`${locale}${path} has no violation`, () =>
			onOpenPage(locale + path, { ...STILL, viewport: WIDE }, async (page) => {
				await ready(page);
				assert.equal(await violationsOn(page, ALL_RULES), []);
			}),
		);

rarely(accessible)("open menus, contents and the drawer have no violation", () =>
	onOpenPage(inMode("/help/apps/markdown", "light"), STILL, async (page) => {
		for (const [mode, rules] of some([
			["light", ALL_RULES],
			["dark", COLOUR_RULES],
		] as const)) {
			await page.goto(inMode("/help/apps/markdown", mode));
			await page.setViewportSize(WIDE);
			await ready(page);
			await page.locator(".sidebar details:not([open]) > summary").first().click();
			await page.locator(".navbar .locale-menu summary").click();
			await page.locator(".navbar .locale-menu li").first().waitFor();
			assert.equal(await violationsOn(page, rules), [], `menus, ${mode}`);
			await page.setViewportSize(NARROW);
			await page.locator(".toc-disclosure > summary").click();
			await page.locator(".toc-disclosure li").first().waitFor();
			assert.equal(await violationsOn(page, rules), [], `contents, ${mode}`);
			await page.locator(".menu-button").click();
			await page.locator("#ssgMenu:popover-open").waitFor();
			assert.equal(await violationsOn(page, rules), [], `drawer, ${mode}`);
		}
	}),
);

rarely(accessible)("a site from right to left has no violation", async () => {
	const mirrored = await mirroredSite();
	await onOpenPageOf(mirrored, "/he/help/", STILL, async (page) => {
		await ready(page);
		for (const size of [NARROW, WIDE]) {
			await page.setViewportSize(size);
			assert.equal(await violationsOn(page, ALL_RULES), [], `${size.width} px`);
		}
		await page.goto("/he/news");
		await ready(page);
		assert.equal(await violationsOn(page, ALL_RULES), []);
	});
});

// Its style sheet is a few lines long, and leaves targets as small as their text.
rarely(accessible)("nor has one with templates of its own", async () => {
	const notebook = await buildAndServe("test/sites/notebook");
	await onOpenPageOf(notebook, "/book/he/", async (page) => {
		for (const path of ["/book/he/", "/book/he/bread", "/book/he/colophon"]) {
			await page.goto(path);
			const found = await violationsOn(page, ALL_RULES);
			assert.equal(
				found.filter((line) => !line.startsWith("target-size")),
				[],
				path,
			);
		}
	});
});

accessible.after(done);

accessible.run();
