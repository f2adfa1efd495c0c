// Test run: kinds
import type { Page } from "playwright-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { rarely } from "../slow-run.ts";
import { done, onOpenPage } from "./site.ts";
import { ready } from "./waiting.ts";

const keys = suite("keys of the search");

const isInBox = (page: Page) => page.evaluate(() => !!document.activeElement?.matches(".navbar .search input"));
const field = (page: Page) => page.locator(".navbar .search input");

/** The box may wake with the first key. */
const awake = async (page: Page) => {
	await page.waitForLoadState("networkidle");
	await page.waitForFunction(() => !document.querySelector("[aria-busy]"));
};

for (const key of ["Control+k", "Meta+k", "/"])
	keys(`${key} leads to the box, and writes nothing into it`, () =>
		onOpenPage("/help/apps/markdown", async (page) => {
			await ready(page);
			await page.evaluate(() => scrollTo({ top: 500, behavior: "instant" }));
			await page.keyboard.press(key);
			assert.ok(await isInBox(page));
			assert.is(await field(page).inputValue(), "");
			assert.is(await page.evaluate(() => scrollY), 500);
		}),
	);

keys("select what the box holds, so that typing begins anew", () =>
	onOpenPage("/help/", async (page) => {
		await ready(page);
		await page.keyboard.press("/");
		await page.keyboard.type("sync");
		await awake(page);
		await field(page).blur();
		await page.keyboard.press("Control+k");
		await page.keyboard.type("note");
		assert.is(await field(page).inputValue(), "note");
	}),
);

rarely(keys)("leave a slash in text that is being written", () =>
	onOpenPage("/help/", async (page) => {
		await ready(page);
		await page.keyboard.press("/");
		await page.keyboard.type("a/b");
		assert.is(await field(page).inputValue(), "a/b");
		await page.evaluate(() => {
			const note = document.createElement("p");
			note.contentEditable = "true";
			document.querySelector("main")?.append(note);
			note.focus();
		});
		await page.keyboard.press("/");
		assert.not.ok(await isInBox(page));
		await page.keyboard.press("Control+k");
		assert.ok(await isInBox(page));
	}),
);

rarely(keys)("stay in an open drawer", () =>
	onOpenPage("/help/", { viewport: { width: 600, height: 800 } }, async (page) => {
		await ready(page);
		await page.locator(".menu-button").click();
		await page.waitForSelector("#ssgMenu[role=dialog]");
		await page.keyboard.press("Control+k");
		assert.not.ok(await isInBox(page));
		assert.ok(await page.evaluate(() => document.activeElement?.matches("#ssgMenu, #ssgMenu *")));
	}),
);

keys("are the browser's where there is no box", () =>
	onOpenPage("/help/", async (page) => {
		await ready(page);
		const isPrevented = () =>
			page.evaluate(
				() =>
					!document.body.dispatchEvent(
						new KeyboardEvent("keydown", { key: "k", ctrlKey: true, bubbles: true, cancelable: true }),
					),
			);
		assert.ok(await isPrevented());
		await page.evaluate(() => {
			for (const box of document.querySelectorAll<HTMLElement>(".search")) box.hidden = true;
		});
		assert.not.ok(await isPrevented());
	}),
);

keys.after(done);
keys.run();
