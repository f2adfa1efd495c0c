// Test run: kinds
/** The components of `test/sites/components` in a browser. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { rarely } from "../slow-run.ts";
import { buildAndServe, done, onOpenPageOf, onPageOf, type ServedSite, withPolicy } from "./site.ts";

const components = suite("components in a browser");

let served: Promise<ServedSite> | undefined;

async function onSite(address: string, use: (page: Page) => Promise<void>): Promise<void> {
	served ??= buildAndServe("test/sites/components");
	await onOpenPageOf(await served, address, async (page, said) => {
		await page.waitForSelector(".tabs[data-ready]");
		await use(page);
		assert.equal(said.messages, []);
	});
}

const shownTabs = (page: Page) => page.locator("[role=tab][aria-selected=true]").allInnerTexts();

components("tabs start at the default, and change with their group", () =>
	onSite("/", async (page) => {
		assert.equal(await shownTabs(page), ["Linux", "Linux"]);
		await page.getByRole("tab", { name: "macOS" }).first().click();
		assert.equal(await shownTabs(page), ["macOS", "macOS"]);
		assert.ok(await page.getByText("More for macOS.").isVisible());
		assert.match(page.url(), /\?os=mac$/);
	}),
);

rarely(components)("tabs follow the query of the address", () =>
	onSite("/?os=mac", async (page) => {
		assert.is((await shownTabs(page))[0], "macOS");
	}),
);

components("those of the site are rendered with their content", () =>
	onSite("/", async (page) => {
		const price = page.locator(".price");
		assert.match(await price.innerText(), /^12\.50 €\s+per month$/);
		assert.is(await price.locator("strong").innerText(), "month");
		assert.ok(await page.getByText("About Joplin:").isVisible());
	}),
);

rarely(components)("a card leads to its page", () =>
	onSite("/", async (page) => {
		await page.getByRole("link", { name: "Other" }).last().click();
		await page.waitForSelector('main h1:text("Other")');
	}),
);

components("commands of npm change together, and are remembered", () =>
	onSite("/fences", async (page) => {
		const shown = async () => (await shownTabs(page)).slice(0, 2);
		assert.equal(await shown(), ["npm", "npm"]);
		await page.getByRole("tab", { name: "pnpm" }).last().click();
		assert.equal(await shown(), ["pnpm", "pnpm"]);
		assert.ok(await page.getByText("pnpm add --save-dev example").isVisible());
		await page.reload();
		await page.waitForSelector(".tabs[data-ready]");
		assert.equal(await shown(), ["pnpm", "pnpm"]);
	}),
);

/** The elements in the head that a page brings, as `name: content` or `rel: href`. */
const headOf = (page: Page) =>
	page.evaluate(() =>
		[...document.head.querySelectorAll("[data-page-head],meta[name=keywords]")].map((element) =>
			["name", "rel", "content", "href"].flatMap((name) => element.getAttribute(name) ?? []).join(": "),
		),
	);

async function visit(page: Page, href: string): Promise<void> {
	await page.evaluate((href) => {
		(window as { runs?: boolean }).runs = true;
		const link = document.createElement("a");
		link.href = href;
		link.textContent = "placed";
		document.querySelector("main")?.prepend(link);
		link.click();
	}, href);
}

const isVisit = (page: Page) => page.evaluate(() => "runs" in window);

components("the head of a page comes and goes with it", () =>
	onSite("/", async (page) => {
		assert.equal(await headOf(page), []);
		await visit(page, "/start");
		await page.waitForSelector("main .hero");
		const head = ["theme-color: #123456", "license: https://example.org/licence"];
		assert.equal((await headOf(page)).sort(), ["keywords: start,home", ...head].sort());
		await visit(page, "/other");
		await page.waitForSelector('main h1:text("Other")');
		assert.equal(await headOf(page), []);
		assert.ok(await isVisit(page));
		await page.goto(new URL("/start", page.url()).href);
		await page.waitForSelector("html[data-has-hydrated]");
		await visit(page, "/other");
		await page.waitForSelector('main h1:text("Other")');
		assert.ok(await isVisit(page));
		assert.equal(await headOf(page), []);
	}),
);

rarely(components)("a page with a script in its head is loaded in full", () =>
	onSite("/", async (page) => {
		await page.route(/other\/index\.json/, async (route) => {
			const response = await route.fetch();
			const data = await response.json();
			const head = [{ tagName: "script", attributes: { src: "/a.js" } }];
			await route.fulfill({ response, json: { ...data, head } });
		});
		await visit(page, "/other");
		await page.waitForSelector('main h1:text("Other")');
		assert.is(await isVisit(page), false);
	}),
);

rarely(components)("the policy allows all of them", async () => {
	served ??= buildAndServe("test/sites/components");
	const { folder } = await served;
	const policy = /content-security-policy: (.*)/i.exec(readFileSync(path.join(folder, "_headers"), "utf8"))?.[1];
	await onPageOf(await served, "/fences", { prepare: withPolicy(String(policy)) }, async (page, said) => {
		for (const address of ["/fences", "/gallery/", "/start"]) {
			await page.goto(address);
			await page.waitForLoadState("networkidle");
			assert.equal(said.messages, [], address);
		}
	});
	assert.ok(policy);
});

components.after(done);

components.run();
