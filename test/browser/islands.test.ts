// Test run: kinds
import type { Page } from "playwright-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { assertNone } from "../assert-none.ts";
import { rarely } from "../slow-run.ts";
import { islandsDone, onIslands } from "./islands-site.ts";
import { atRest, holdAnswers } from "./waiting.ts";

const islands = suite("islands");

/** What no page asks for before an island wakes. */
const REACT = /\/hydrate-island-|\/Chooser-|\/Notebooks-|\/Clock-/;

/** Has the islands of a page wake when they are touched, instead of when they are seen. */
const onTouch = (page: Page) =>
	page.route("**/*", async (route) => {
		if (route.request().resourceType() !== "document") return route.fallback();
		const response = await route.fetch();
		const body = (await response.text()).replaceAll('data-when="visible"', 'data-when="interaction"');
		await route.fulfill({ response, body });
	});

islands("placed in Markdown stand in the page before any script", () =>
	onIslands("/", async (page) => {
		assert.equal(await page.locator(".chooser li").allTextContents(), ["Nextcloud", "Dropbox", "WebDAV & <co>"]);
	}),
);

islands("answer to the reader when they are awake", () =>
	onIslands("/", async (page, said) => {
		await page.waitForSelector("[data-state=awake]");
		await page.getByRole("button", { name: "My own server" }).click();
		await page.getByLabel("Name").fill("web");
		assert.equal(await page.locator(".chooser li").allTextContents(), ["WebDAV & <co>"]);
		assert.equal(said.messages, []);
	}),
);

islands("need nothing on a page that has none", () =>
	onIslands("/plain", async (page, { asked }) => {
		await page.waitForLoadState("networkidle");
		assertNone(asked.filter((path) => REACT.test(path) || /watch-/.test(path)));
	}),
);

islands("do not load React before one of them is touched", () =>
	onIslands("/plain", async (page, { messages, asked }) => {
		await onTouch(page);
		await page.goto("/");
		await page.waitForLoadState("networkidle");
		assertNone(asked.filter((path) => REACT.test(path)));
		await Promise.all([
			page.waitForRequest(/\/hydrate-island-/),
			page.getByRole("button", { name: "My own server" }).hover(),
		]);
		await page.waitForSelector("[data-island]:not([data-state])");
		assert.equal(messages, []);
	}),
);

islands("keep the click that woke them", () =>
	onIslands("/plain", async (page, said) => {
		await onTouch(page);
		const island = await holdAnswers(page, /\/hydrate-island-/);
		await page.goto("/");
		await page.waitForLoadState("networkidle");
		const button = page.getByRole("button", { name: "My own server" });
		await button.click();
		assert.is(await button.getAttribute("aria-pressed"), "false");
		await island.release();
		await page.waitForSelector("[data-state=awake]");
		await page.waitForSelector("[aria-pressed=true]");
		assert.equal(await page.locator(".chooser li").allTextContents(), ["Nextcloud", "WebDAV & <co>"]);
		assert.equal(said.messages, []);
	}),
);

rarely(islands)("keep the focus and what was typed while they woke", () =>
	onIslands("/plain", async (page, said) => {
		await onTouch(page);
		const island = await holdAnswers(page, /\/hydrate-island-/);
		await page.goto("/");
		await page.waitForLoadState("networkidle");
		await page.getByLabel("Name").focus();
		await page.keyboard.type("drop");
		assert.is(await page.locator("[data-state=awake]").count(), 0);
		await island.release();
		await page.waitForSelector("[data-state=awake]");
		await page.waitForFunction(() => document.querySelectorAll(".chooser li").length === 1);
		assert.is(await page.locator(".chooser li").textContent(), "Dropbox");
		await page.keyboard.type("b");
		assert.is(await page.getByLabel("Name").inputValue(), "dropb");
		assert.equal(said.messages, []);
	}),
);

islands("that exist in the browser alone are drawn when they are seen", () =>
	onIslands("/late", async (page, said) => {
		await page.getByText("It is late in Paris").waitFor();
		assert.equal(said.messages, []);
	}),
);

rarely(islands)("below the fold sleep until the reader scrolls there", () =>
	onIslands("/plain", async (page) => {
		await page.route("**/late/", async (route) => {
			const response = await route.fetch();
			const body = (await response.text()).replace('<div data-island="Clock"', `${"<p>Much text.</p>".repeat(200)}$&`);
			await route.fulfill({ response, body });
		});
		await page.goto("/late/");
		await page.waitForSelector("html[data-has-hydrated]");
		await atRest(page); // an island that wakes too early would do so now
		assert.is(await page.locator("[data-state]").count(), 0);
		await page.locator("[data-island=Notebooks]").scrollIntoViewIfNeeded();
		await page.getByText("It is late in Paris").waitFor();
	}),
);

rarely(islands)("of a visited page wake as those of a loaded one", () =>
	onIslands("/plain", async (page, said) => {
		await page.locator("main").getByRole("link", { name: "Islands" }).click();
		await page.waitForSelector("h1:text('Islands')");
		await page.waitForSelector("[data-state=awake]");
		await page.getByRole("button", { name: "My own server" }).click();
		assert.is(await page.locator(".chooser li").count(), 2);
		await page.locator("main p").getByRole("link", { name: "late" }).click();
		await page.getByText("It is late in Paris").waitFor();
		await page.getByRole("button", { name: "3 notebooks" }).click();
		await page.getByRole("button", { name: "4 notebooks" }).waitFor();
		assert.equal(said.messages, []);
	}),
);

islands.after(islandsDone);

islands.run();
