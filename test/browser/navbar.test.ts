// Test run: kinds
import type { Page } from "playwright-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { rarely, some } from "../slow-run.ts";
import { mirroredSite } from "./mirrored.ts";
import { done, LOCALES, onOpenPage, onOpenPageOf, type ServedSite } from "./site.ts";

const navbar = suite("navbar");

const at = (width: number) => ({ viewport: { width, height: 800 } });

const KEYS: Readonly<Record<string, string>> = { "": "Ctrl K", "/fr": "Ctrl K", "/de": "Strg K" };

const LABELS: Readonly<Record<string, string>> = {
	"": "Search Ctrl+K",
	"/fr": "Rechercher Ctrl+K",
	"/de": "Suchen Strg+K",
};
const WIDTHS = [320, 360, 800, 995, 996, 997, 1000, 1010, 1199, 1200, 1400];
const DESKTOP = 996;

/** The bar as it is laid out. */
const barOf = (page: Page) =>
	page.evaluate(() => {
		const { scrollWidth, clientWidth } = document.documentElement;
		const bar = document.querySelector(".navbar") as HTMLElement;
		const isVisible = (selector: string) => bar.querySelector(selector)?.checkVisibility() ?? false;
		return {
			height: bar.getBoundingClientRect().height,
			overflow: scrollWidth - clientWidth,
			hasMenuButton: isVisible(".menu-button"),
			hasItems: isVisible(".navbar-items"),
			logo: bar.querySelector(".brand img")?.clientWidth ?? 0,
			search: bar.querySelector(".search input")?.clientWidth ?? 0,
		};
	});

/** How much of the text in the empty field, and of the keys beside it, there is no room for. */
const cutOff = (page: Page) =>
	page.evaluate(() => {
		const query = <T extends Element>(selector: string) => document.querySelector(`.navbar .search ${selector}`) as T;
		const input = query<HTMLInputElement>("input");
		const [, ...keys] = query(".search-key").children;
		const { paddingInlineStart, paddingInlineEnd, direction } = getComputedStyle(input);
		const context = document.createElement("canvas").getContext("2d");
		if (!context || direction !== "ltr") throw new Error("cannot measure");
		const { font } = getComputedStyle(input, "::placeholder");
		context.font = font;
		const start = input.getBoundingClientRect().x + input.clientLeft + Number.parseFloat(paddingInlineStart);
		const shownKey = keys.find((key) => key.checkVisibility({ visibilityProperty: true }));
		const end =
			shownKey?.getBoundingClientRect().x ??
			input.getBoundingClientRect().right - input.clientLeft - Number.parseFloat(paddingInlineEnd);
		const { scrollWidth, clientWidth } = query(".search-key");
		return Math.max(
			0,
			scrollWidth - clientWidth,
			input.scrollWidth - input.clientWidth,
			Math.ceil(start + context.measureText(input.placeholder).width - end - 0.5),
		);
	});

for (const locale of some(LOCALES.toReversed()))
	navbar(`of ${locale}/ is one line with the whole text of the search at each width, and with items from 996 px`, () =>
		onOpenPage(`${locale}/help/`, async (page) => {
			const input = page.locator(".navbar .search input");
			const keys = page.locator(".navbar .search-key");
			const assertWhole = async (width: number) => {
				const text = (await keys.isVisible())
					? `${await input.getAttribute("placeholder")} ${await keys.innerText()}`
					: ((await input.getAttribute("placeholder")) as string);
				// A phone has no such keys.
				const label = width > 480 ? LABELS[locale] : LABELS[locale]?.split(" ")[0];
				assert.is(text.trim().replace(/ K$/, "+K"), label, `${width} px`);
				assert.is(await cutOff(page), 0, `${width} px`);
			};
			for (const width of WIDTHS) {
				await page.setViewportSize({ width, height: 800 });
				const { search, logo, ...bar } = await barOf(page);
				assert.equal(
					bar,
					{ height: 64, overflow: 0, hasMenuButton: width < DESKTOP, hasItems: width >= DESKTOP },
					`${width} px`,
				);
				assert.ok(width < DESKTOP || search >= (width < 1400 ? 180 : 280), `${width}: ${search} px`);
				assert.ok(logo >= (width < 360 ? 60 : 100), `${width}: ${logo} px`);
				await assertWhole(width);
			}
			await input.focus();
			await page.waitForSelector(".navbar [role=combobox]");
			await input.blur();
			assert.not.ok(await keys.isVisible());
			for (const width of WIDTHS) {
				await page.setViewportSize({ width, height: 800 });
				await input.focus();
				await input.blur();
				await assertWhole(width);
			}
		}),
	);

navbar("shows the keys of the search at once", () =>
	onOpenPage("/robots.txt", at(1400), async (page) => {
		await page.route("**/*.js", () => {}); // no script comes
		for (const locale of LOCALES) {
			await page.goto(`${locale}/help/`, { waitUntil: "commit" });
			// The others are hidden by the style sheet.
			await page.waitForFunction(
				(keys) => document.querySelector<HTMLElement>(".navbar .search-key")?.innerText === keys,
				KEYS[locale],
			);
		}
	}),
);

rarely(navbar)("shows the keys of a Mac on a Mac", () =>
	onOpenPage(
		"/help/",
		{ ...at(1400), userAgent: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1" },
		async (page) => {
			assert.is(await page.locator(".navbar .search-key").innerText(), "⌘K");
		},
	),
);

rarely(navbar)("shows no keys without a script, or below what is typed", () =>
	onOpenPage("/help/", at(1400), async (page) => {
		const keys = page.locator(".navbar .search-key");
		await page.locator(".navbar .search input").fill("sync");
		assert.not.ok(await keys.isVisible());
		await page.keyboard.press("Escape");
		assert.not.ok(await keys.isVisible());
		await page.evaluate(() => delete document.documentElement.dataset.js);
		await page.locator(".navbar .search input").fill("");
		assert.not.ok(await keys.isVisible());
	}),
);

const label = "Everything there is to know";
let long: ServedSite;
navbar.before(async () => {
	long = await mirroredSite({
		navbar: {
			title: "A handbook with a rather long title",
			items: [
				{ label, to: "/news", position: "left" },
				{ label, to: "/help", position: "left" },
				{ label, to: "/news", position: "right" },
				{ label, to: "/help", position: "right" },
				{ type: "search", position: "right" },
			],
		},
	});
});

rarely(navbar)("holds long labels, and cuts neither them nor the search", () =>
	onOpenPageOf(long, "/help/", async (page) => {
		for (const width of WIDTHS) {
			await page.setViewportSize({ width, height: 800 });
			const { overflow, search } = await barOf(page);
			assert.is(overflow, 0, `${width} px`);
			assert.ok(width < DESKTOP || search >= 158, `${width}: ${search} px`);
			assert.is(await cutOff(page), 0, `${width} px`);
			const cut = await page
				.locator(".navbar :is(.brand, .navbar-items a)")
				.evaluateAll((all) =>
					all.filter((link) => link.scrollWidth > link.clientWidth).map((link) => link.textContent),
				);
			assert.equal(cut, [], `${width} px`);
		}
	}),
);

navbar.after(done);

navbar.run();
