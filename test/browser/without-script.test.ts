// Test run: kinds
import type { Page } from "playwright-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { rarely } from "../slow-run.ts";
import { done, onOpenPage } from "./site.ts";

const script = suite("without JavaScript");

const on = (address: string, use: (page: Page) => Promise<void>, width = 1300) =>
	onOpenPage(address, { javaScriptEnabled: false, viewport: { width, height: 800 } }, use);

rarely(script)("the language menu opens, and leads to the same page", () =>
	on("/help/install", async (page) => {
		const menu = page.locator(".navbar .locale-menu");
		await menu.locator("summary").click();
		await menu.getByText("Deutsch").click();
		await page.waitForURL("**/de/help/install");
	}),
);

rarely(script)("the items of a category are on its page, whose link stands for them elsewhere", () =>
	on("/help/apps/markdown", async (page) => {
		const link = page.locator("[data-sidebar] a", { hasText: "WebDAV" });
		assert.is(await link.count(), 0);
		await page.locator('[data-sidebar] a:text("Synchronisation")').first().click();
		await page.waitForURL("**/sync/");
		await link.click();
		await page.waitForURL("**/webdav");
	}),
);

script("the drawer opens, leads on, and closes", () =>
	on(
		"/help/",
		async (page) => {
			const menu = page.locator("#ssgMenu");
			await page.locator(".menu-button").click();
			assert.ok(await menu.getByText("Installation").isVisible());
			await page.keyboard.press("Escape");
			assert.not.ok(await menu.isVisible());
			await page.locator(".menu-button").click();
			await menu.getByText("Main menu").click();
			await menu.getByText("News").click();
			await page.waitForURL("**/news");
		},
		400,
	),
);

rarely(script)("diagrams are drawn", () =>
	on("/fr/help/apps/sync/", async (page) => {
		const picture = page.locator("figure.diagram svg[aria-label]").first();
		assert.ok(await picture.isVisible());
		assert.match((await picture.getAttribute("aria-label")) ?? "", / → /);
	}),
);

rarely(script)("all panels of tabs are there, below their labels", () =>
	on("/help/install", async (page) => {
		assert.ok(await page.getByText("JoplinPortable.exe").isVisible());
		assert.ok(await page.getByText("downloads the AppImage").isVisible());
		assert.ok(await page.locator(".tab-label:text('Linux')").isVisible());
		assert.is(await page.locator("[role=tab]:visible").count(), 0);
	}),
);

script("the search leads to the search page of the language", () =>
	on("/fr/help/", async (page) => {
		await page.locator("header input[type=search]").fill("note");
		await page.keyboard.press("Enter");
		await page.waitForURL(/\/fr\/search\/?\?q=note$/);
	}),
);

script("there is no button that does nothing", () =>
	on("/help/apps/markdown", async (page) => {
		assert.equal(await page.locator("button:visible").allInnerTexts(), []);
	}),
);

script("the contents of a narrow page open", () =>
	on(
		"/help/apps/markdown",
		async (page) => {
			await page.locator(".toc-disclosure summary").click();
			assert.ok(await page.locator(".toc-disclosure a").first().isVisible());
		},
		400,
	),
);

script("the mode is light, and the announcement is there", () =>
	on("/help/", async (page) => {
		assert.is(await page.locator("html").getAttribute("data-theme"), null);
		assert.ok(await page.locator(".announcement").isVisible());
		assert.ok(await page.locator(".brand img.in-light").isVisible());
		assert.not.ok(await page.locator(".brand img.in-dark").isVisible());
	}),
);

script("that does not come, a page is as one without any", () =>
	onOpenPage("about:blank", async (page) => {
		await page.route("**/assets/start-*.js", (route) => route.abort());
		await page.goto("/help/install");
		await page.waitForSelector("html:not([data-js])");
		assert.ok(await page.getByText("downloads the AppImage").isVisible());
		assert.is(await page.locator("[role=tab]:visible").count(), 0);
	}),
);

script.after(done);
script.run();
