import type { Page } from "playwright-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { done, LOCALES, onPage } from "./site.ts";

const READY = "html[data-has-hydrated=true]";
const ready = (page: Page) => page.waitForSelector(READY);
const NARROW = { viewport: { width: 360, height: 780 } };
const WIDE = { viewport: { width: 1400, height: 900 } };

/** Scrolls to a heading as a link to it does, without a hash. */
const readOn = (page: Page, id: string) =>
	page.evaluate((id) => {
		document.getElementById(id)?.scrollIntoView({ behavior: "instant" });
	}, id);

const drawer = suite("where the drawer opens");

for (const locale of LOCALES)
	drawer(`is the page that is shown, on ${locale}/`, () =>
		onPage(
			`${locale}/help/apps/sync/e2ee`,
			async (page) => {
				await ready(page);
				await page.locator(".menu-button").click();
				await page.waitForSelector("main[inert]", { state: "attached" });
				const current = page.locator("#ssgMenu [aria-current=page]");
				await page.waitForFunction(() => (document.querySelector("#ssgMenu")?.scrollTop ?? 0) > 0);
				const link = await current.boundingBox();
				const top = await page.locator(".drawer-top").boundingBox();
				assert.ok(link && top && link.y > top.y + top.height && link.y < 700);
				// The way out and the main menu are there as well.
				assert.is(Math.round(top.y), 0);
				await page.locator(".drawer-main > summary").click();
				await page.waitForFunction(() => document.querySelector("#ssgMenu")?.scrollTop === 0);
				assert.ok(await page.locator(".drawer-main nav a").first().isVisible());
			},
			NARROW,
		),
	);

drawer.run();

const contents = suite("contents of a small screen");

const TABLES: Readonly<Record<string, string>> = {
	"": "Tables",
	"/fr": "Tableaux",
	"/de": "Tabellen",
};

for (const locale of LOCALES)
	contents(`stay in view and name the section, on ${locale}/`, () =>
		onPage(
			`${locale}/help/apps/markdown`,
			async (page) => {
				await ready(page);
				const bar = page.locator(".toc-disclosure");
				const name = page.locator(".toc-current");
				assert.is(await name.textContent(), "");
				await readOn(page, "tables");
				await page.waitForFunction(
					(text) => document.querySelector(".toc-current")?.textContent === text,
					TABLES[locale] ?? "",
				);
				await page.waitForFunction(
					(bar) => Math.round(bar?.getBoundingClientRect().y ?? -1) === 63,
					await bar.elementHandle(),
				);
				// A heading that is led to is below the bar.
				const heading = await page.locator("#tables").boundingBox();
				const end = ((await bar.boundingBox())?.height ?? 0) + 63;
				assert.ok((heading?.y ?? 0) >= end, `${heading?.y} ${end}`);
				// The keyboard gets to the bar without leaving the section.
				const place = await page.evaluate(() => scrollY);
				await bar.locator("summary").press("Enter");
				assert.is(await page.evaluate(() => scrollY), place);
				const links = bar.locator("nav a");
				assert.is(await links.locator("visible=true").count(), 10);
				assert.is(await bar.locator("[aria-current]").innerText(), TABLES[locale]);
				await page.waitForLoadState("networkidle");
				await links.last().click();
				await page.waitForSelector(".toc-disclosure:not([open])");
			},
			NARROW,
		),
	);

contents("close on Escape, and when the page is touched", () =>
	onPage(
		"/help/apps/markdown",
		async (page) => {
			await ready(page);
			const open = async () => {
				await page.locator(".toc-disclosure summary").click();
				await page.waitForSelector(".toc-disclosure[open]");
				await page.waitForLoadState("networkidle");
			};
			await open();
			await page.keyboard.press("Escape");
			await page.waitForSelector(".toc-disclosure:not([open])");
			assert.is(await page.evaluate(() => document.activeElement?.tagName), "SUMMARY");
			await open();
			await page.locator("main h1").click();
			await page.waitForSelector(".toc-disclosure:not([open])");
		},
		NARROW,
	),
);

contents("are a part of the text without a script", () =>
	onPage(
		"/help/apps/markdown",
		async (page) => {
			await page.locator(".toc-disclosure summary").click();
			const list = await page.locator(".toc-disclosure nav").boundingBox();
			const text = await page.locator(".content").boundingBox();
			assert.ok(list && text && list.y + list.height <= text.y);
		},
		{ ...NARROW, javaScriptEnabled: false },
	),
);

contents.run();

const languages = suite("another language");

const change = async (page: Page, locale: string) => {
	// A click of the driver may scroll the page first.
	for (const target of [".locale-menu summary", `a[data-locale=${locale}]`]) {
		const box = await page.locator(`.navbar ${target}`).boundingBox();
		assert.ok(box);
		await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
		await page.waitForLoadState("networkidle");
	}
};

for (const [from, to, locale] of [
	["", "/fr", "fr"],
	["/fr", "/de", "de"],
	["/de", "", "en"],
] as const)
	languages(`shows the section that was being read, from ${from}/`, () =>
		onPage(
			`${from}/help/apps/markdown`,
			async (page) => {
				await ready(page);
				await readOn(page, "tables");
				await change(page, locale);
				await page.waitForURL(`**${to}/help/apps/markdown#tables`);
				await ready(page);
				await page.waitForFunction(() => {
					const heading = document.getElementById("tables");
					const { top = 0 } = heading?.getBoundingClientRect() ?? {};
					return top > 60 && top < 200;
				});
				assert.is(await page.locator("#tables").innerText(), TABLES[to]);
			},
			WIDE,
		),
	);

languages("keeps the address where no section is being read", () =>
	onPage(
		"/help/apps/markdown?a=b",
		async (page) => {
			await ready(page);
			await change(page, "de");
			await page.waitForURL("**/de/help/apps/markdown?a=b");
		},
		WIDE,
	),
);

languages("begins at the top if its sections are others", () =>
	onPage(
		"/help/apps/markdown",
		async (page) => {
			await ready(page);
			await page.evaluate(() => {
				delete document.querySelector("main")?.dataset.sameHeadings;
			});
			await readOn(page, "tables");
			await change(page, "fr");
			await page.waitForURL("**/fr/help/apps/markdown");
			assert.is(new URL(page.url()).hash, "");
		},
		WIDE,
	),
);

languages.run();

const trails = suite("the way back up");

const NEWS: Readonly<Record<string, string>> = {
	"": "News",
	"/fr": "Actualités",
	"/de": "Neuigkeiten",
};
const HELP: Readonly<Record<string, string>> = {
	"": "Help",
	"/fr": "Aide",
	"/de": "Hilfe",
};
const ALL_TAGS: Readonly<Record<string, string>> = {
	"": "All tags",
	"/fr": "Toutes les étiquettes",
	"/de": "Alle Schlagwörter",
};

for (const locale of LOCALES)
	trails(`is on generated pages of ${locale}/`, () =>
		onPage(`${locale}/news/archive`, async (page) => {
			const trail = async (path: string) => {
				await page.goto(locale + path);
				return page
					.locator(".breadcrumbs a")
					.evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute("href")]));
			};
			const news = [NEWS[locale], `${locale}/news`];
			const help = [HELP[locale], `${locale}/help/`];
			assert.equal(await trail("/news/archive"), [news]);
			assert.equal(await trail("/news/tags"), [news]);
			assert.equal(await trail("/news/tags/release"), [news, [ALL_TAGS[locale], `${locale}/news/tags`]]);
			assert.equal(await trail("/help/tags"), [help]);
			assert.equal(await trail("/help/tags/sync"), [help, [ALL_TAGS[locale], `${locale}/help/tags`]]);
			assert.equal(await trail("/help/apps/markdown"), []);
		}),
	);

trails.run();

const downloads = suite("downloads");

const AGENTS = {
	windows: "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130",
	mac: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605",
	linux: "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Firefox/130",
	android: "Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/130",
	ios: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604",
	other: "Mozilla/5.0 (PlayStation 5) Safari/605",
};
const RELEASES = "https://github.com/laurent22/joplin/releases/latest";
const BUTTONS: Readonly<Record<string, Readonly<Record<keyof typeof AGENTS, string>>>> = {
	"": {
		windows: `Download for Windows ${RELEASES}`,
		mac: `Download for macOS ${RELEASES}`,
		linux: "Download for Linux /help/install?os=linux#desktop",
		android: "Download for Android https://play.google.com/store/apps/details?id=net.cozic.joplin",
		ios: "Download for iOS https://apps.apple.com/app/joplin/id1315599797",
		other: "Get Joplin /help/install",
	},
	"/fr": {
		windows: `Télécharger pour Windows ${RELEASES}`,
		mac: `Télécharger pour macOS ${RELEASES}`,
		linux: "Télécharger pour Linux /fr/help/install?os=linux#desktop",
		android: "Télécharger pour Android https://play.google.com/store/apps/details?id=net.cozic.joplin",
		ios: "Télécharger pour iOS https://apps.apple.com/app/joplin/id1315599797",
		other: "Télécharger Joplin /fr/help/install",
	},
	"/de": {
		windows: `Für Windows herunterladen ${RELEASES}`,
		mac: `Für macOS herunterladen ${RELEASES}`,
		linux: "Für Linux herunterladen /de/help/install?os=linux#desktop",
		android: "Für Android herunterladen https://play.google.com/store/apps/details?id=net.cozic.joplin",
		ios: "Für iOS herunterladen https://apps.apple.com/app/joplin/id1315599797",
		other: "Joplin herunterladen /de/help/install",
	},
};

/** The text and the address of the visible primary buttons. */
const buttonsOf = (page: Page) =>
	page
		.locator("main .button--primary:visible")
		.evaluateAll((links) => links.map((link) => `${link.firstChild?.textContent} ${link.getAttribute("href")}`));

for (const locale of LOCALES) {
	for (const [system, userAgent] of Object.entries(AGENTS))
		downloads(`lead readers of ${locale}/ to that for ${system}`, () =>
			onPage(
				`${locale}/`,
				async (page) => {
					const button = BUTTONS[locale]?.[system as keyof typeof AGENTS] ?? "";
					assert.equal(await buttonsOf(page), [button, button]);
				},
				{ userAgent },
			),
		);

	downloads(`lead readers of ${locale}/ to all without a script`, () =>
		onPage(
			`${locale}/`,
			async (page) => {
				const button = BUTTONS[locale]?.other ?? "";
				assert.equal(await buttonsOf(page), [button, button]);
			},
			{ javaScriptEnabled: false },
		),
	);

	downloads(`of ${locale}/ name the system and remember it`, () =>
		onPage(`${locale}/help/install?os=linux#desktop`, async (page) => {
			const tab = page.locator("[data-group=os] [aria-selected=true]");
			await page.waitForSelector("[data-group=os][data-ready]");
			assert.is(await tab.innerText(), "Linux");
			await page.getByRole("tab", { name: "macOS" }).click();
			await page.goto(`${locale}/help/install`);
			await page.waitForSelector("[data-group=os][data-ready]");
			assert.is(await tab.innerText(), "macOS");
			const hrefs = await page
				.locator(".content a[href]")
				.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
			assert.equal(
				hrefs.filter((href) => /\/joplinapp\.org|\d\.\d+\.\d/.test(href)),
				[],
			);
			assert.ok(hrefs.includes(RELEASES));
		}),
	);
}

downloads.after(done);

downloads.run();
