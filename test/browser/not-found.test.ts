/** The page for addresses that do not exist, on hosts that send the nearest one and on those that have only one. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { inFolder, writeFiles } from "../site.ts";
import { buildAndServe, done, LOCALES, onPage, onPageOf, site } from "./site.ts";

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

/** Follows a link of the language menu, as soon as the menu has it. */
async function followLanguage(page: Page, href: string): Promise<void> {
	const link = page.locator(`.navbar a[data-locale][href="${href}"]`);
	await link.waitFor({ state: "attached" });
	await page.locator(".navbar .locale-menu summary").click();
	await link.click();
}

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
						await page.locator("[data-documents] a").first().getAttribute("href"),
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

	for (const [host, opening] of [
		["the nearest", {}],
		["only one", onlyRoot],
	] as const)
		for (const other of LOCALES.filter((name) => name !== locale))
			notFound(`${address} is kept by the link to ${other}/ on a host that sends ${host}`, () =>
				onPage(
					`${address}?a=b#c`,
					async (page) => {
						await followLanguage(page, `${other}/help/apps/clippr`);
						await page.waitForURL(`**${other}/help/apps/clippr?a=b#c`);
						await page.waitForSelector(`html[lang=${TEXTS[other][0]}]`);
						await page.waitForSelector("[data-not-found]");
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

/** Follows a new link in the text. */
async function visit(page: Page, href: string): Promise<void> {
	await page.waitForSelector("html[data-has-hydrated=true]");
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

notFound("a visit to nowhere lists similar pages too", () =>
	onPage("/help/apps/search", async (page) => {
		await visit(page, "/help/apps/clippr");
		await page.locator("[data-documents] a").first().waitFor();
	}),
);

notFound("a visit to nowhere keeps the address in other languages", () =>
	onPage("/fr/help/apps/search", async (page) => {
		const menu = () =>
			page.locator(".navbar [data-locale]").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
		await visit(page, "/fr/help/apps/clippr?a=b#c");
		await page.waitForSelector('.navbar a[href="/de/help/apps/clippr"]', {
			state: "attached",
		});
		assert.equal(await menu(), ["/help/apps/clippr", "/fr/help/apps/clippr", "/de/help/apps/clippr"]);
		await visit(page, "/fr/help/apps/markdown");
		await page.waitForSelector("main.main-doc");
		assert.equal(await menu(), ["/help/apps/markdown", "/fr/help/apps/markdown", "/de/help/apps/markdown"]);
		await page.goBack();
		await followLanguage(page, "/de/help/apps/clippr");
		await page.waitForURL("**/de/help/apps/clippr?a=b#c");
	}),
);

for (const [trailingSlash, end] of [
	[true, "/"],
	[false, ""],
] as const)
	notFound(`trailingSlash: ${trailingSlash} and baseUrl are respected`, () =>
		inFolder(async (folder) => {
			writeFiles(folder, {
				"site.config.ts": `export default { title: "T", url: "https://example.org", baseUrl: "/base/", trailingSlash: ${trailingSlash}, navbar: { items: [{ type: "localeDropdown" }] }, i18n: { locales: { en: {}, fr: {}, de: {} } } };\n`,
				"content/en/help/index.md": "# Help\n",
				"content/fr/help/_none.md": "",
				"content/de/help/_none.md": "",
			});
			const served = await buildAndServe(folder);
			try {
				await onPageOf(served, "/base/fr/no/pe?a=b#c", async (page) => {
					await followLanguage(page, `/base/de/no/pe${end}`);
					await page.waitForURL(`**/base/de/no/pe${end}?a=b#c`);
					await followLanguage(page, `/base/no/pe${end}`);
					await page.waitForURL(`**/base/no/pe${end}?a=b#c`);
				});
			} finally {
				await served.close();
			}
		}),
	);

notFound("without a script, the page has a search field and no empty list", () =>
	onPage(
		"/fr/nowhere",
		async (page) => {
			assert.ok(await page.locator(".not-found-search input").isVisible());
			assert.not.ok(await page.locator("[data-documents]").isVisible());
			const german = page.locator(".navbar a[data-locale=de]");
			assert.is(await german.getAttribute("href"), "/de/");
		},
		{ javaScriptEnabled: false },
	),
);

notFound.after(done);

notFound.run();
