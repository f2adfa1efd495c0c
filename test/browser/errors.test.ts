// Test run: kinds
import type { Page } from "playwright-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { serveFolder } from "../../src/preview/serve/index.ts";
import { rarely, some } from "../slow-run.ts";
import { islandsDone, onIslands, onOwnIslands } from "./islands-site.ts";
import { onOpenPage, onOpenPageOf, onPage, site } from "./site.ts";
import { atRest } from "./waiting.ts";

const errors = suite("errors in the browser");

/** Has requests fail until it is told to let them through. */
async function failing(page: Page, names: RegExp): Promise<() => Promise<void>> {
	await page.route(names, (route) => route.abort());
	return () => page.unroute(names);
}

rarely(errors)("say in a red box that an island's code did not come, and try again", () =>
	onIslands("/plain", async (page) => {
		const heal = await failing(page, /\/Chooser-/);
		await page.goto("/");
		const box = page.getByRole("alert");
		await box.waitFor();
		assert.match(
			(await box.textContent()) ?? "",
			/^A part of this page could not be loaded\.TypeError: Failed to fetch dynamically imported module/,
		);
		assert.is(await page.locator(".chooser li").count(), 3);
		await heal();
		await page.getByRole("button", { name: "Retry" }).click();
		await page.waitForSelector("[data-state=awake]");
		assert.is(await box.count(), 0);
		assert.ok(await page.evaluate(() => document.activeElement?.getAttribute("data-island") === "Chooser"));
		await page.getByRole("button", { name: "My own server" }).click();
		assert.is(await page.locator(".chooser li").count(), 2);
	}),
);

for (const [width, scheme] of some([
	[360, "dark"],
	[1280, "light"],
] as const))
	rarely(errors)(`of the search stay in the palette, ${width} px wide and ${scheme}`, () =>
		onOpenPage("/de/help/", { viewport: { width, height: 740 }, colorScheme: scheme }, async (page) => {
			const bar = page.locator(".navbar");
			const before = await bar.boundingBox();
			const heal = await failing(page, /\/search-box\.lazy-/);
			await Promise.all([
				page.waitForEvent("requestfailed", (request) => request.url().includes("/search-box.lazy-")),
				page.locator(".navbar .search input").focus(),
			]);
			await atRest(page);
			assert.is(await page.getByRole("alert").count(), 0, "not in the bar");
			await page.locator(".navbar .search input").click();
			const box = page.getByRole("alert");
			await box.waitFor();
			assert.equal(await bar.boundingBox(), before);
			assert.is(await box.locator("p").first().innerText(), "Die Suche konnte nicht geladen werden.");
			assert.match(
				await box.locator("p + p").innerText(),
				/^TypeError: Failed to fetch dynamically imported module: \S+search-box\.lazy-/,
			);
			const place = await box.boundingBox();
			assert.ok(place);
			assert.ok(place.x >= 0 && place.x + place.width <= width, "in view");
			// Written without an event: each key would try again, and take the button away once the code can come.
			await page.locator(".navbar .search input").evaluate((field: HTMLInputElement) => {
				field.value = "notiz";
			});
			await heal();
			await box.getByRole("button", { name: "Erneut versuchen" }).click();
			await page.locator("header .search-result").first().waitFor();
			assert.is(await page.getByRole("alert").count(), 0);
		}),
	);

rarely(errors)("show the box again when the second try fails too", () =>
	onIslands("/plain", async (page) => {
		await failing(page, /\/Chooser-/);
		await page.goto("/");
		await page.getByRole("button", { name: "Retry" }).click();
		await page.getByRole("button", { name: "Retry" }).waitFor();
		assert.is(await page.getByRole("alert").count(), 1);
	}),
);

rarely(errors)("offer another try even when nothing at all comes", () =>
	onIslands("/late", async (page) => {
		await page.waitForSelector("[data-island=Notebooks][data-state=awake]");
		const heal = await failing(page, /\/Chooser-|\/failures\.lazy-|\/strings-/);
		await page.goto("/");
		const button = page.getByRole("button", { name: "↻" });
		await button.waitFor();
		assert.match(
			(await button.textContent()) ?? "",
			/^↻ A part of this page could not be loaded\. TypeError: Failed to fetch dynamically imported module/,
		);
		await heal();
		await button.click();
		await page.waitForSelector("[data-state=awake]");
		assert.is(await button.count(), 0);
	}),
);

errors("keep to the island that crashed, and tell its causes", () =>
	onIslands("/faulty", async (page) => {
		await page.waitForSelector("[data-island=Faulty][data-state=awake]");
		await page.waitForSelector("[data-island=Notebooks][data-state=awake]");
		await page.getByRole("button", { name: "Show the note" }).click();
		const box = page.getByRole("alert");
		await box.waitFor();
		assert.is(
			await box.locator("pre").textContent(),
			"The note cannot be shown\n\nCause:\nIts notebook is gone\n\nCause:\nDeleted",
		);
		assert.match((await box.textContent()) ?? "", /^This page crashed\./);
		await page.getByRole("button", { name: "3 notebooks" }).click();
		await page.getByRole("button", { name: "4 notebooks" }).waitFor();
		await page.getByRole("button", { name: "Try again" }).click();
		await page.getByRole("button", { name: "Show the note" }).waitFor();
		assert.is(await box.count(), 0);
	}),
);

for (const [locale, crashed, again] of some([
	["fr", "Cette page a planté.", "Réessayer"],
	["de", "Diese Seite ist abgestürzt.", "Erneut versuchen"],
] as const))
	errors(`are told in the language of the page, ${locale}`, () =>
		onIslands(`/${locale}/faulty`, async (page) => {
			await page.waitForSelector("[data-island=Faulty][data-state=awake]");
			await page.getByRole("button", { name: "Show the note" }).click();
			await page.getByText(crashed).waitFor();
			assert.ok(await page.getByRole("button", { name: again }).isVisible());
		}),
	);

rarely(errors)("that throw while a visited page is shown leave it to the reader to try again", () =>
	onIslands("/plain", async (page) => {
		await page.evaluate(() => {
			const { replaceWith } = Element.prototype;
			Element.prototype.replaceWith = () => {
				Element.prototype.replaceWith = replaceWith;
				throw new Error("Cannot be shown");
			};
		});
		await page.locator("main").getByRole("link", { name: "Islands" }).click();
		await page.getByRole("heading", { name: "This page crashed." }).waitFor();
		assert.is(await page.title(), "Page Error");
		assert.is(await page.evaluate(() => document.activeElement?.tagName), "H1");
		assert.is(await page.getByRole("alert").locator("pre").textContent(), "Cannot be shown");
		await page.getByRole("button", { name: "Try again" }).click();
		await page.locator(".chooser").waitFor();
		assert.is(await page.getByRole("alert").count(), 0);
	}),
);

rarely(errors)("leave an island as it was when the network is gone", () =>
	onOwnIslands("/plain", async (page) => {
		await page.route("**/", async (route) => {
			const response = await route.fetch();
			const body = (await response.text()).replace('data-when="visible"', 'data-when="interaction"');
			await route.fulfill({ response, body });
		});
		await page.goto("/");
		await page.waitForLoadState("networkidle");
		await page.context().setOffline(true);
		await page.getByRole("button", { name: "My own server" }).click();
		const again = page.getByRole("button", { name: "↻" });
		await again.waitFor();
		assert.is(await page.locator(".chooser li").count(), 3);
		await page.context().setOffline(false);
		await again.click();
		await page.waitForSelector("[data-state=awake]");
		await page.getByRole("button", { name: "My own server" }).click();
		assert.is(await page.locator(".chooser li").count(), 2);
	}),
);

for (const scheme of some(["light", "dark"] as const))
	errors(`are in a red box, ${scheme}`, () =>
		onIslands("/plain", async (page) => {
			await failing(page, /\/Chooser-/);
			await page.goto(`/?docusaurus-theme=${scheme}`);
			const [red = 0, green = 0, blue = 0] = await page
				.getByRole("alert")
				.evaluate((box) => (getComputedStyle(box).borderTopColor.match(/\d+/g) ?? []).map(Number));
			assert.ok(red > 1.5 * green && red > 1.5 * blue, `${[red, green, blue]}`);
		}),
	);

/** The built site below a path that it was not built for. */
async function misplaced<T>(address: string, use: (page: Page) => Promise<T>): Promise<T> {
	const { folder } = await site();
	const serving = await serveFolder(folder, { port: 0, baseUrl: "/sub/" });
	try {
		return await onOpenPageOf({ ...serving, folder }, address, use);
	} finally {
		await serving.close();
	}
}

for (const [address, title, suggestion] of some(
	[
		["/sub/index.html", "This site did not load properly.", "Try /sub/ instead."],
		["/sub/fr/", "Ce site ne s’est pas chargé correctement.", "Essayez plutôt /sub/"],
		["/sub/", "This site did not load properly.", "Try /sub/ instead."],
	] as const,
	2,
))
	errors(`suggest the right base URL on ${address}`, () =>
		misplaced(address, async (page) => {
			const notice = page.locator("#ssgBaseUrl");
			await notice.waitFor();
			const text = ((await notice.textContent()) ?? "").replace(/\s+/g, " ");
			assert.ok(text.includes(title), text);
			assert.ok(text.includes(suggestion), text);
		}),
	);

rarely(errors)("do not blame the base URL when a script alone does not come", async () => {
	await onPage(
		"/",
		{
			prepare: async (context) => {
				await context.route(/\.js$/, (route) => route.abort());
			},
		},
		async (page) => {
			await page.waitForLoadState("load");
			assert.not.ok(await page.locator("#ssgBaseUrl").isVisible());
		},
	);
});

errors.after(islandsDone);

errors.run();
