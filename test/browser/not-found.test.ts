// Test run: kinds
/** The page for addresses that do not exist, on hosts that send the nearest one and on those that have only one. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { BrowserContext, Locator, Page } from "playwright-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { rarely, some } from "../slow-run.ts";
import { buildFiles, done, LOCALES, onOpenPage, onPage, onPageOf, site } from "./site.ts";
import { ready } from "./waiting.ts";

const notFound = suite("not found");

const TEXTS = {
	"": ["en", "Page not found", "Pages with a similar address", "News"],
	"/fr": ["fr", "Page introuvable", "Pages dont l’adresse ressemble à celle-ci", "Actualités"],
	"/de": ["de", "Seite nicht gefunden", "Seiten mit ähnlicher Adresse", "Neuigkeiten"],
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

/** A link of the language menu, as soon as the menu has it. */
async function languageLink(page: Page, href: string): Promise<Locator> {
	const link = page.locator(`.navbar a[data-locale][href="${href}"]`);
	await link.waitFor({ state: "attached" });
	return link;
}

async function followLanguage(page: Page, href: string): Promise<void> {
	const link = await languageLink(page, href);
	await page.locator(".navbar .locale-menu summary").click();
	await link.click();
}

for (const [host, opening] of some([
	["only one", onlyRoot],
	["the nearest", {}],
] as const))
	rarely(notFound)(`an address is kept by the links to other languages on a host that sends ${host}`, () =>
		onPage("/help/apps/clippr?a=b#c", opening, async (page) => {
			for (const [locale, next] of [
				["", "/fr"],
				["/fr", "/de"],
				["/de", ""],
			] as const) {
				const [lang, title, similar, news] = TEXTS[locale];
				const address = `${locale}/help/apps/clippr`;
				await page.waitForURL(`**${address}?a=b#c`);
				await page.waitForSelector(`html[lang=${lang}]`);
				await ready(page);
				await page.waitForSelector("[data-not-found]");
				assert.is(await page.locator("h1").innerText(), title);
				assert.is(await page.title(), `${title} | Joplin`);
				await page.locator("h2", { hasText: similar }).waitFor();
				assert.is(await page.locator("[data-documents] a").first().getAttribute("href"), `${locale}/help/apps/clipper`);
				assert.ok(await page.locator(".navbar").getByText(news, { exact: true }).count());
				assert.is(await page.locator("main .search form").getAttribute("action"), `${locale}/search`);
				for (const other of LOCALES) await languageLink(page, `${other}/help/apps/clippr`);
				await followLanguage(page, `${next}/help/apps/clippr`);
			}
			await page.waitForURL("**/help/apps/clippr?a=b#c");
			await page.fill("main .search input", "sync");
			await page.press("main .search input", "Enter");
			await page.waitForURL("**/search?q=sync");
		}),
	);

notFound("the name of a file leads to its page", () =>
	onPage("/robots.txt", onlyRoot, async (page) => {
		for (const locale of some(LOCALES, 2)) {
			await page.goto(`${locale}/help/install.html?a=1#b`);
			await page.waitForURL(`**${locale}/help/install?a=1#b`);
			await page.waitForSelector("main.main-doc");
		}
	}),
);

/** Follows a new link in the text. */
async function visit(page: Page, href: string): Promise<void> {
	await ready(page);
	await page
		.locator("main p")
		.first()
		.evaluate((place, href) => {
			const link = document.createElement("a");
			link.href = href;
			link.id = "placed";
			link.textContent = "nowhere";
			place.append(link);
		}, href);
	await page.click("#placed");
}

rarely(notFound)("a visit to nowhere lists similar pages too", () =>
	onOpenPage("/help/apps/search", async (page) => {
		await visit(page, "/help/apps/clippr");
		await page.locator("[data-documents] a").first().waitFor();
	}),
);

rarely(notFound)("a visit to nowhere keeps the address in other languages", () =>
	onOpenPage("/fr/help/apps/search", async (page) => {
		const menu = () =>
			page.locator(".navbar [data-locale]").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
		await visit(page, "/fr/help/apps/clippr?a=b#c");
		await page.waitForSelector('.navbar a[href="/de/help/apps/clippr"]', { state: "attached" });
		assert.equal(await menu(), ["/help/apps/clippr", "/fr/help/apps/clippr", "/de/help/apps/clippr"]);
		await visit(page, "/fr/help/apps/markdown");
		await page.waitForSelector("main.main-doc");
		assert.equal(await menu(), ["/help/apps/markdown", "/fr/help/apps/markdown", "/de/help/apps/markdown"]);
		await page.goBack();
		await followLanguage(page, "/de/help/apps/clippr");
		await page.waitForURL("**/de/help/apps/clippr?a=b#c");
	}),
);

for (const [trailingSlash, end] of some([
	[true, "/"],
	[false, ""],
] as const))
	notFound(`trailingSlash: ${trailingSlash} and baseUrl are respected`, async () => {
		const served = await buildFiles({
			"site.config.ts": `export default { title: "T", url: "https://example.org", baseUrl: "/base/", trailingSlash: ${trailingSlash}, navbar: { items: [{ type: "localeDropdown" }] }, i18n: { locales: { en: {}, fr: {}, de: {} } } };\n`,
			"content/en/help/index.md": "# Help\n",
			"content/fr/help/_none.md": "",
			"content/de/help/_none.md": "",
		});
		await onPageOf(served, "/base/fr/no/pe?a=b#c", async (page) => {
			await followLanguage(page, `/base/de/no/pe${end}`);
			await page.waitForURL(`**/base/de/no/pe${end}?a=b#c`);
			await followLanguage(page, `/base/no/pe${end}`);
			await page.waitForURL(`**/base/no/pe${end}?a=b#c`);
		});
	});

notFound("without a script, the page has a search field and no empty list", () =>
	onOpenPage("/fr/nowhere", { javaScriptEnabled: false }, async (page) => {
		assert.ok(await page.locator("main .search input").isVisible());
		assert.not.ok(await page.locator("[data-documents]").isVisible());
		const german = page.locator(".navbar a[data-locale=de]");
		assert.is(await german.getAttribute("href"), "/de/");
	}),
);

notFound.after(done);

notFound.run();
