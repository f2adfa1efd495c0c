import type { Page } from "playwright-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { done, LOCALES, onPage } from "./site.ts";

const navbar = suite("navbar");

const at = (width: number) => ({ viewport: { width, height: 800 } });

const SECTIONS: Readonly<Record<string, readonly string[]>> = {
	"": ["News", "Help"],
	"/fr": ["Actualités", "Aide"],
	"/de": ["Neuigkeiten", "Hilfe"],
};
const KEYS: Readonly<Record<string, string>> = {
	"": "Ctrl K",
	"/fr": "Ctrl K",
	"/de": "Strg K",
};

const visibleLinks = (page: Page) =>
	page.locator(".navbar-items a:visible").allInnerTexts();
const heightOf = (page: Page) =>
	page.locator(".navbar").evaluate((bar) => bar.getBoundingClientRect().height);

for (const locale of LOCALES) {
	navbar(`has the sections of ${locale}/ on a small screen as well`, () =>
		onPage(
			`${locale}/help/`,
			async (page) => {
				assert.equal(await visibleLinks(page), SECTIONS[locale]);
				assert.is(await heightOf(page), 64);
				await page.setViewportSize({ width: 600, height: 800 });
				assert.equal(await visibleLinks(page), SECTIONS[locale]);
				assert.is(await heightOf(page), 64);
				await page.setViewportSize({ width: 360, height: 800 });
				assert.equal(await visibleLinks(page), []);
			},
			at(800),
		),
	);

	for (const width of [1200, 1400])
		navbar(`has room for the search of ${locale}/ at ${width} px`, () =>
			onPage(
				`${locale}/help/`,
				async (page) => {
					const box = await page.locator(".navbar .search").boundingBox();
					assert.ok((box?.width ?? 0) >= 280, `${box?.width}`);
					assert.is(await heightOf(page), 64);
				},
				at(width),
			),
		);

	navbar(`shows the keys of the search of ${locale}/ at once`, () =>
		onPage(
			"/robots.txt",
			async (page) => {
				await page.route("**/*.js", () => {}); // no script comes
				await page.goto(`${locale}/help/`, { waitUntil: "commit" });
				const keys = page.locator(".navbar .search-key");
				await keys.waitFor();
				assert.is(await keys.innerText(), KEYS[locale]);
			},
			at(1400),
		),
	);
}

navbar("shows the keys of a Mac on a Mac", () =>
	onPage(
		"/help/",
		async (page) => {
			assert.is(await page.locator(".navbar .search-key").innerText(), "⌘K");
		},
		{
			...at(1400),
			userAgent: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1",
		},
	),
);

navbar("shows no keys without a script, or below what is typed", () =>
	onPage(
		"/help/",
		async (page) => {
			const keys = page.locator(".navbar .search-key");
			await page.locator(".navbar .search input").fill("sync");
			assert.not.ok(await keys.isVisible());
			await page.keyboard.press("Escape");
			assert.not.ok(await keys.isVisible());
			await page.evaluate(() => delete document.documentElement.dataset.js);
			await page.locator(".navbar .search input").fill("");
			assert.not.ok(await keys.isVisible());
		},
		at(1400),
	),
);

navbar.after(done);

navbar.run();
