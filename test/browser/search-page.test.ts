// Test run: kinds
import type { Page } from "playwright-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { rarely } from "../slow-run.ts";
import { done, onOpenPage, onPage } from "./site.ts";

const results = suite("search page");

const WIDE = { viewport: { width: 1400, height: 900 }, reducedMotion: "reduce" } as const;

const onWide = (address: string, use: (page: Page) => Promise<void>) => onOpenPage(address, WIDE, use);

const found = (page: Page) => page.locator(".search-found > li");
const index = (page: Page) => page.locator(".search-index a");
const field = (page: Page) => page.locator("main input[type=search]");

const NEEDS_SCRIPT = {
	"": "The search needs JavaScript.",
	"/fr": "La recherche a besoin de JavaScript.",
	"/de": "Die Suche braucht JavaScript.",
};

results("says what it is without a script", () =>
	onOpenPage("/help/", { ...WIDE, javaScriptEnabled: false }, async (page) => {
		for (const [locale, says] of Object.entries(NEEDS_SCRIPT)) {
			await page.goto(`${locale}/help/`);
			await page.locator("header input[type=search]").fill("x");
			await page.keyboard.press("Enter");
			await page.waitForURL(new RegExp(`${locale}/search/?\\?q=x$`));
			await page.locator("main").getByText(says).waitFor();
			await index(page).click();
			await page.waitForURL(`**${locale}/search/a-z`);
			assert.ok((await page.locator("main section a").count()) > 20);
		}
	}),
);

results("shows the popular pages without a query", () =>
	onWide("/search", async (page) => {
		await page.getByRole("heading", { name: "Popular pages" }).waitFor();
		assert.ok((await page.locator(".search-results li a").count()) > 2);
		await field(page).fill("markdown");
		await found(page).first().waitFor();
	}),
);

results("answers the query of its address, and what is written after it", () =>
	onWide("/search?q=markdown", async (page) => {
		await found(page).first().waitFor();
		assert.is(await field(page).inputValue(), "markdown");
		const title = await page.title();
		await page.locator(".search-found mark").first().waitFor();
		await page.getByRole("status").filter({ hasText: "results" }).waitFor();

		await field(page).fill("zzzqqqxxxyyy");
		await page.getByText("Check the spelling").waitFor();
		await page.getByRole("status").filter({ hasText: "Nothing found for" }).waitFor();
		await page.getByRole("heading", { name: "Popular pages" }).waitFor();
		assert.ok((await page.locator(".search-results li a").count()) > 0);
		assert.match(page.url(), /\?q=zzzqqqxxxyyy$/);

		await field(page).fill("encryption & locks");
		await found(page).first().waitFor();
		await page.reload();
		await found(page).first().waitFor();
		assert.is(await field(page).inputValue(), "encryption & locks");
		assert.is(await page.title(), title);

		await field(page).fill("");
		await page.waitForFunction(() => !document.querySelector("main .search-found"));
		assert.match(page.url(), /\/search$/);
	}),
);

rarely(results)("is there again after going back from a result", () =>
	onWide("/search?q=sync", async (page) => {
		await field(page).fill("markdown");
		const link = found(page).locator("a").first();
		await link.waitFor();
		await page.waitForFunction(() => document.querySelector(".search-found a mark"));
		await link.click();
		await page.waitForURL("**/help/**");
		await page.goBack();
		await found(page).first().waitFor();
		assert.is(await field(page).inputValue(), "markdown");
	}),
);

rarely(results)("follows the box to another query, and to the one it came from", () =>
	onWide("/search?q=sync", async (page) => {
		await found(page).first().waitFor();
		const box = page.locator("header input");
		for (const query of ["markdown", "sync"]) {
			await box.fill(query);
			await page.locator("header [data-all]").waitFor();
			await box.press("Enter");
			await page.waitForURL(`**/search?q=${query}`);
			await page.waitForFunction(
				(query) => document.querySelector<HTMLInputElement>("main input")?.value === query,
				query,
			);
			await found(page).first().waitFor();
		}
		await field(page).fill("locks");
		await page.waitForURL("**/search?q=locks");
		await box.fill("sync");
		await page.locator("header [data-all]").waitFor();
		await box.press("Enter");
		await page.waitForFunction(() => document.querySelector<HTMLInputElement>("main input")?.value === "sync");
	}),
);

rarely(results)("says that the index did not come, and tries again", () =>
	onPage("/robots.txt", WIDE, async (page) => {
		let isDown = true;
		await page.context().route("**/search-doc.json", (route) => (isDown ? route.abort() : route.continue()));
		await page.goto("/de/search?q=Notiz");
		const retry = page.locator("main .failure button");
		await retry.waitFor();
		assert.is(await retry.textContent(), "Erneut versuchen");
		const error = page.locator("main .failure p + p");
		assert.is(await error.innerText(), "TypeError: Failed to fetch");
		isDown = false;
		await retry.click();
		await found(page).first().waitFor();
	}),
);

results.after(done);

results.run();
