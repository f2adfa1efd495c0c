// Test run: kinds
import type { BrowserContext, Page } from "playwright-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { rarely, some } from "../slow-run.ts";
import { mirroredSite } from "./mirrored.ts";
import { done, onOpenPage, onOpenPageOf, onPage, onPageOf, type ServedSite } from "./site.ts";
import { holdAnswers, ready } from "./waiting.ts";

const themeOf = (page: Page) => page.locator("html").getAttribute("data-theme");
const stored = (page: Page, key: string) => page.evaluate((key) => localStorage.getItem(key), key);
const store = (page: Page, key: string, value: string) =>
	page.evaluate(([key, value]) => localStorage.setItem(key, value), [key, value] as const);
/** A click on the button, whose code comes with the first one. */
async function choose(page: Page, choice: "light" | "dark" | "system") {
	await page.locator(".color-mode").click();
	await page.waitForSelector(`html[data-theme-choice=${choice}]`);
}

/** How bright the top left corner of a picture is, from 0 to 255. */
const brightness = (page: Page, png: Buffer) =>
	page.evaluate(async (png) => {
		const image = new Image();
		image.src = `data:image/png;base64,${png}`;
		await image.decode();
		const canvas = document.createElement("canvas");
		const context = canvas.getContext("2d");
		context?.drawImage(image, 0, 0);
		const [red = 0, green = 0, blue = 0] = context?.getImageData(2, 300, 1, 1).data ?? [];
		return (red + green + blue) / 3;
	}, png.toString("base64"));

const mode = suite("colour mode");

/** A site that respects the system. */
let following: ServedSite;
mode.before(async () => {
	following = await mirroredSite({ theme: { colorMode: { respectPrefersColorScheme: true } } });
});

mode("is light, whatever the system prefers", () =>
	onOpenPage("/help/", { colorScheme: "dark" }, async (page) => {
		await ready(page);
		assert.is(await themeOf(page), "light");
	}),
);

mode("changes with the button, and is remembered", () =>
	onOpenPage("/help/", async (page) => {
		await ready(page);
		await choose(page, "dark");
		assert.is(await themeOf(page), "dark");
		assert.is(await stored(page, "theme"), "dark");
		await page.goto("/news");
		await ready(page);
		assert.is(await themeOf(page), "dark");
		await choose(page, "light");
		assert.is(await themeOf(page), "light");
		assert.is(await stored(page, "theme"), "light");
	}),
);

const MODE_NAMES = {
	"/": ["Colour mode: light", "Colour mode: dark"],
	"/fr/": ["Mode de couleur\u00a0: clair", "Mode de couleur\u00a0: sombre"],
	"/de/": ["Farbschema: hell", "Farbschema: dunkel"],
};

for (const [address, [light = "", dark = ""]] of some(Object.entries(MODE_NAMES).reverse()))
	rarely(mode)(`is the name of the button on ${address}`, () =>
		onOpenPage(address, async (page) => {
			await ready(page);
			for (const name of [light, dark]) await page.getByRole("button", { name, exact: true }).click();
			await page.getByRole("button", { name: light, exact: true }).waitFor();
			assert.is(await page.locator(".color-mode path:visible").count(), 1);
		}),
	);

rarely(mode)("is the site's own where an earlier version stored that of the system", () =>
	onOpenPage("/help/", { colorScheme: "dark" }, async (page) => {
		await store(page, "theme", "system");
		await page.reload();
		await ready(page);
		assert.is(await themeOf(page), "light");
		assert.is(await page.locator("[class*=mode-system]").count(), 0);
		await choose(page, "dark");
		await choose(page, "light");
		assert.is(await themeOf(page), "light");
	}),
);

rarely(mode)("begins with that of the system if the site says so", async () =>
	onOpenPageOf(following, "/help/", { colorScheme: "dark" }, async (page, said) => {
		await ready(page);
		assert.is(await themeOf(page), "dark");
		assert.is(await stored(page, "theme"), null);
		await page.getByRole("button", { name: "Colour mode: same as the system" }).waitFor();
		await choose(page, "light");
		assert.is(await themeOf(page), "light");
		await page.reload();
		await ready(page);
		assert.is(await themeOf(page), "light");
		await choose(page, "dark");
		await choose(page, "system");
		assert.is(await stored(page, "theme"), "system");
		assert.is(await themeOf(page), "dark");
		assert.equal(said.messages, []);
	}),
);

rarely(mode)("follows the system as long as the reader has chosen no other", async () =>
	onPageOf(following, "/help/", async (page) => {
		await ready(page);
		const background = () => page.locator("meta[name=theme-color]").getAttribute("content");
		const light = await background();
		await page.emulateMedia({ colorScheme: "dark" });
		await page.waitForSelector("html[data-theme=dark]");
		assert.is.not(await background(), light);
		await page.emulateMedia({ colorScheme: "light" });
		await page.waitForSelector("html[data-theme=light]");
		await choose(page, "light");
		await page.emulateMedia({ colorScheme: "dark" });
		await page.waitForSelector("html[data-preferred-theme=dark]");
		assert.is(await themeOf(page), "light");
	}),
);

rarely(mode)("stays as chosen when the system changes", () =>
	onPage("/help/", async (page) => {
		await ready(page);
		await page.emulateMedia({ colorScheme: "dark" });
		await page.waitForLoadState("networkidle");
		assert.is(await themeOf(page), "light");
	}),
);

/** The page as a site with other values of `colorMode` builds it. */
const withAttributes = (page: Page, attributes: string) =>
	page.route("**/help/", async (route) => {
		const response = await route.fetch();
		const body = (await response.text()).replace("<html", `<html ${attributes}`);
		await route.fulfill({ response, body });
	});

rarely(mode)("is the site's own where it has no switch", () =>
	onOpenPage("/news", async (page) => {
		await store(page, "theme", "light");
		await withAttributes(page, 'data-theme-default="dark" data-theme-fixed');
		await page.goto("/help/");
		await ready(page);
		assert.is(await themeOf(page), "dark");
	}),
);

rarely(mode)("gives its colour to the browser around the page", () =>
	onOpenPage("/help/", async (page) => {
		await ready(page);
		const colours = () =>
			page.evaluate(() => [
				document.querySelector<HTMLMetaElement>("meta[name=theme-color]")?.content,
				getComputedStyle(document.body).backgroundColor,
				getComputedStyle(document.documentElement).colorScheme,
			]);
		const [light, page1, scheme] = await colours();
		assert.equal([light, scheme], [page1, "light"]);
		await choose(page, "dark");
		await page.waitForFunction(
			() =>
				document.querySelector<HTMLMetaElement>("meta[name=theme-color]")?.content ===
				getComputedStyle(document.body).backgroundColor,
		);
		const [dark, page2, darkScheme] = await colours();
		assert.equal([dark, darkScheme], [page2, "dark"]);
		assert.is.not(light, dark);
	}),
);

mode("is dark in the first frame, before the script comes", () =>
	onOpenPage("/help/", async (page) => {
		await store(page, "theme", "dark");
		const script = await holdAnswers(page, /\/assets\/start-[^/]*\.js/);
		await page.goto("/help/install", { waitUntil: "commit" });
		await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
		const frame = await page.screenshot();
		assert.is(await page.locator("html[data-has-hydrated]").count(), 0);
		await script.release();
		await ready(page);
		assert.ok((await brightness(page, frame)) < 80);
	}),
);

mode("follows the address, and does not remember it", () =>
	onOpenPage("/help/?docusaurus-theme=dark", async (page) => {
		await ready(page);
		assert.is(await themeOf(page), "dark");
		assert.is(await stored(page, "theme"), null);
	}),
);

rarely(mode)("follows other tabs", () =>
	onPage("/help/", async (page) => {
		await ready(page);
		const other = await page.context().newPage();
		await other.goto("/news");
		await ready(other);
		await choose(other, "dark");
		await page.waitForSelector("html[data-theme=dark]");
		await other.evaluate(() => localStorage.clear());
		await page.waitForSelector("html[data-theme=light]");
	}),
);

for (const value of some(["<img onerror=alert(1)>", "__proto__", "blue"]))
	rarely(mode)(`is light when “${value}” is stored`, () =>
		onOpenPage("/help/", async (page, said) => {
			await store(page, "theme", value);
			await page.reload();
			await ready(page);
			assert.is(await themeOf(page), "light");
			await choose(page, "dark");
			assert.is(await themeOf(page), "dark");
			assert.equal(said.messages, []);
		}),
	);

mode.run();

const announcement = suite("announcement");
const bar = (page: Page) => page.getByRole("complementary", { name: "Announcement" });
const dismiss = (page: Page) => page.getByRole("button", { name: "Close the announcement" }).click();

announcement("is gone once it is dismissed, and the keyboard goes on", () =>
	onOpenPage("/help/", async (page) => {
		await ready(page);
		assert.ok(await bar(page).isVisible());
		await dismiss(page);
		assert.not.ok(await bar(page).isVisible());
		assert.ok(await page.evaluate(() => document.activeElement?.closest("header")));
		await page.goto("/fr/news");
		assert.not.ok(await page.locator(".announcement").isVisible());
	}),
);

rarely(announcement)("comes again under another id", () =>
	onOpenPage("/help/", async (page) => {
		await store(page, "docusaurus.announcement.id", "an-older-one");
		await store(page, "docusaurus.announcement.dismiss", "true");
		await page.reload();
		await ready(page);
		assert.ok(await bar(page).isVisible());
	}),
);

rarely(announcement)("goes in other tabs, too", () =>
	onPage("/help/", async (page) => {
		await ready(page);
		const other = await page.context().newPage();
		await other.goto("/news");
		await ready(other);
		await dismiss(other);
		await page.locator(".announcement").waitFor({ state: "hidden" });
	}),
);

rarely(announcement)("is not there before the script when it was dismissed", () =>
	onOpenPage("/help/", async (page) => {
		await ready(page);
		await dismiss(page);
		await page.route("**/assets/start-*.js", () => {});
		await page.goto("/help/install", { waitUntil: "commit" });
		await page.waitForSelector("main h1");
		assert.not.ok(await page.locator(".announcement").isVisible());
	}),
);

rarely(announcement)("scrolls away, while the bar stays", () =>
	onOpenPage("/help/apps/markdown", async (page) => {
		await ready(page);
		await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
		const tops = await page.evaluate(() =>
			[".announcement", ".navbar"].map((name) => document.querySelector(name)?.getBoundingClientRect().top),
		);
		assert.ok(Number(tops[0]) < -500);
		assert.is(tops[1], 0);
	}),
);

announcement.run();

const storage = suite("a blocked storage");
const blocked = {
	prepare: (context: BrowserContext) =>
		context.addInitScript(() => {
			for (const name of ["localStorage", "sessionStorage"])
				Object.defineProperty(window, name, {
					get: () => {
						throw new DOMException("blocked", "SecurityError");
					},
				});
		}),
};

rarely(storage)("is an empty one: everything works, nothing is remembered", () =>
	onPage("/help/install", blocked, async (page, said) => {
		await ready(page);
		assert.is(await themeOf(page), "light");
		await choose(page, "dark");
		assert.is(await themeOf(page), "dark");
		await dismiss(page);
		assert.not.ok(await page.locator(".announcement").isVisible());
		await page.waitForSelector(".tabs[data-ready]");
		await page.getByRole("tab", { name: "macOS" }).click();
		assert.ok(await page.getByText("Apple Silicon").first().isVisible());
		await page.reload();
		await ready(page);
		assert.is(await themeOf(page), "light");
		assert.equal(said.messages, []);
	}),
);

storage.after(done);
storage.run();
