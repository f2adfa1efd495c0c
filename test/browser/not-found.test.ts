/** The page for addresses that do not exist, on hosts that send the nearest one and on those that have only one. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { BrowserContext } from "playwright-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { done, LOCALES, onPage, site } from "./site.ts";

const notFound = suite("not found");

const TEXTS = {
	"": ["en", "Page not found", "Pages with a similar address", "News"],
	"/fr": [
		"fr",
		"Page introuvable",
		"Pages dont l’adresse ressemble à celle-ci",
		"Actualités",
	],
	"/de": [
		"de",
		"Seite nicht gefunden",
		"Seiten mit ähnlicher Adresse",
		"Neuigkeiten",
	],
} as const;

/** A host that knows no other not-found page than that at its root, and does not read `_redirects`. */
const onlyRoot = {
	prepare: (context: BrowserContext) =>
		context.route(/\/(?:clippr|install\.html)(?:\?.*)?$/, async (route) => {
			const { folder } = await site();
			await route.fulfill({
				status: 404,
				contentType: "text/html",
				body: readFileSync(path.join(folder, "404.html"), "utf8"),
			});
		}),
};

for (const locale of LOCALES) {
	const [lang, title, similar, news] = TEXTS[locale];
	const address = `${locale}/help/apps/clippr`;

	for (const [host, opening] of [
		["the nearest", {}],
		["only one", onlyRoot],
	] as const)
		notFound(`${address} on a host that sends ${host}`, () =>
			onPage(
				address,
				async (page) => {
					await page.waitForSelector("html[data-has-hydrated=true]");
					assert.is(await page.locator("h1").innerText(), title);
					assert.is(await page.getAttribute("html", "lang"), lang);
					assert.is(await page.title(), `${title} | Joplin`);
					assert.is(new URL(page.url()).pathname, address);
					await page.locator("h2", { hasText: similar }).waitFor();
					assert.is(
						await page
							.locator("[data-documents] a")
							.first()
							.getAttribute("href"),
						`${locale}/help/apps/clipper`,
					);
					const navbar = page.locator(".navbar");
					assert.ok(await navbar.getByText(news, { exact: true }).count());
					await page.fill(".not-found-search input", "sync");
					await page.press(".not-found-search input", "Enter");
					await page.waitForURL(`**${locale}/search?q=sync`);
				},
				opening,
			),
		);

	notFound(`${locale}/help/install.html leads to the page`, () =>
		onPage(
			`${locale}/help/install.html?a=1#b`,
			async (page) => {
				await page.waitForURL(`**${locale}/help/install?a=1#b`);
				await page.waitForSelector("main.main-doc");
			},
			onlyRoot,
		),
	);
}

notFound("a visit to nowhere lists similar pages too", () =>
	onPage("/help/apps/search", async (page) => {
		await page.waitForSelector("html[data-has-hydrated=true]");
		await page
			.locator("main p")
			.first()
			.evaluate((place) => {
				const link = document.createElement("a");
				link.href = "/help/apps/clippr";
				link.id = "placed";
				link.textContent = "nowhere";
				place.append(link);
			});
		await page.click("#placed");
		await page.locator("[data-documents] a").first().waitFor();
	}),
);

notFound(
	"without a script, the page has a search field and no empty list",
	() =>
		onPage(
			"/fr/nowhere",
			async (page) => {
				assert.ok(await page.locator(".not-found-search input").isVisible());
				assert.not.ok(await page.locator("[data-documents]").isVisible());
			},
			{ javaScriptEnabled: false },
		),
);

notFound.after(done);

notFound.run();
