// Test run: kinds
import type { Page } from "playwright-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { release } from "../../content/_shared/download/release.ts";
import { assertNone } from "../assert-none.ts";
import { rarely, some } from "../slow-run.ts";
import { done, LOCALES, onOpenPage, onPage } from "./site.ts";
import { ready } from "./waiting.ts";

const NARROW = { viewport: { width: 360, height: 780 } };
const WIDE = { viewport: { width: 1400, height: 900 } };

const onNarrow = (address: string, use: (page: Page) => Promise<void>) => onOpenPage(address, NARROW, use);
const onWide = (address: string, use: (page: Page) => Promise<void>) => onOpenPage(address, WIDE, use);

/** Scrolls to a heading as a link to it does, without a hash. */
const readOn = (page: Page, id: string) =>
	page.evaluate((id) => {
		document.getElementById(id)?.scrollIntoView({ behavior: "instant" });
	}, id);

const drawer = suite("where the drawer opens");

drawer("is the page that is shown", () =>
	onNarrow("/fr/help/apps/sync/e2ee", async (page) => {
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
	}),
);

drawer.run();

const contents = suite("contents of a small screen");

const TABLES: Readonly<Record<string, string>> = { "": "Tables", "/fr": "Tableaux", "/de": "Tabellen" };

rarely(contents)("stay in view and name the section", () =>
	onNarrow("/de/help/apps/markdown", async (page) => {
		await ready(page);
		const bar = page.locator(".toc-disclosure");
		const name = page.locator(".toc-current");
		assert.is(await name.textContent(), "");
		await readOn(page, "tables");
		await page.waitForFunction(
			(text) => document.querySelector(".toc-current")?.textContent === text,
			TABLES["/de"] ?? "",
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
		assert.is(await bar.locator("[aria-current]").innerText(), TABLES["/de"]);
		await page.waitForLoadState("networkidle");
		await links.last().click();
		await page.waitForSelector(".toc-disclosure:not([open])");
	}),
);

rarely(contents)("close on Escape, and when the page is touched", () =>
	onNarrow("/help/apps/markdown", async (page) => {
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
	}),
);

rarely(contents)("are a part of the text without a script", () =>
	onOpenPage("/help/apps/markdown", { ...NARROW, javaScriptEnabled: false }, async (page) => {
		await page.locator(".toc-disclosure summary").click();
		const list = await page.locator(".toc-disclosure nav").boundingBox();
		const text = await page.locator(".content").boundingBox();
		assert.ok(list && text && list.y + list.height <= text.y);
	}),
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

languages("shows the section that was being read", () =>
	onOpenPage("/help/apps/markdown", WIDE, async (page) => {
		await ready(page);
		await readOn(page, "tables");
		for (const [to, locale] of some([
			["/fr", "fr"],
			["/de", "de"],
			["", "en"],
		] as const)) {
			await change(page, locale);
			await page.waitForURL(`**${to}/help/apps/markdown#tables`);
			await ready(page);
			await page.waitForFunction(() => {
				const heading = document.getElementById("tables");
				const { top = 0 } = heading?.getBoundingClientRect() ?? {};
				return top > 60 && top < 200;
			});
			assert.is(await page.locator("#tables").innerText(), TABLES[to]);
		}
	}),
);

rarely(languages)("keeps the address where no section is being read", () =>
	onWide("/help/apps/markdown?a=b", async (page) => {
		await ready(page);
		await change(page, "de");
		await page.waitForURL("**/de/help/apps/markdown?a=b");
	}),
);

rarely(languages)("begins at the top if its sections are others", () =>
	onWide("/help/apps/markdown", async (page) => {
		await ready(page);
		await page.evaluate(() => {
			delete document.querySelector("main")?.dataset.sameHeadings;
		});
		await readOn(page, "tables");
		await change(page, "fr");
		await page.waitForURL("**/fr/help/apps/markdown");
		assert.is(new URL(page.url()).hash, "");
	}),
);

languages.run();

const trails = suite("the way back up");

const NEWS: Readonly<Record<string, string>> = { "": "News", "/fr": "Actualités", "/de": "Neuigkeiten" };
const HELP: Readonly<Record<string, string>> = { "": "Help", "/fr": "Aide", "/de": "Hilfe" };
const ALL_TAGS: Readonly<Record<string, string>> = {
	"": "All tags",
	"/fr": "Toutes les étiquettes",
	"/de": "Alle Schlagwörter",
};

rarely(trails)("is on generated pages", () =>
	onOpenPage("/robots.txt", async (page) => {
		/** The links of the way up on a page, which needs no script. */
		const trail = (address: string) =>
			page.evaluate(async (address) => {
				const html = await (await fetch(address)).text();
				const links = new DOMParser().parseFromString(html, "text/html").querySelectorAll(".breadcrumbs a");
				return [...links].map((link) => [link.textContent, link.getAttribute("href")]);
			}, address);
		for (const locale of LOCALES) {
			const news = [NEWS[locale], `${locale}/news`];
			const help = [HELP[locale], `${locale}/help/`];
			for (const [address, expected] of [
				["/news/archive", [news]],
				["/news/tags", [news]],
				["/news/tags/release", [news, [ALL_TAGS[locale], `${locale}/news/tags`]]],
				["/help/tags", [help]],
				["/help/tags/sync", [help, [ALL_TAGS[locale], `${locale}/help/tags`]]],
				["/help/apps/markdown", []],
			] as const)
				assert.equal(await trail(locale + address), expected, locale + address);
		}
	}),
);

trails.run();

const downloads = suite("downloads");

const AGENTS = {
	linux: "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Firefox/130",
	windows: "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130",
	mac: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605",
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

const assertButtons = async (page: Page, system: keyof typeof AGENTS) => {
	for (const locale of LOCALES) {
		await page.goto(`${locale}/`);
		const button = BUTTONS[locale]?.[system];
		assert.equal(await buttonsOf(page), [button, button], `${locale}/`);
	}
};

for (const [system, userAgent] of some(Object.entries(AGENTS)))
	downloads(`lead readers to that for ${system}`, () =>
		onPage("/robots.txt", { userAgent }, (page) => assertButtons(page, system as keyof typeof AGENTS)),
	);

downloads("lead readers to all without a script", () =>
	onOpenPage("/robots.txt", { javaScriptEnabled: false }, (page) => assertButtons(page, "other")),
);

rarely(downloads)("name the system and remember it", () =>
	onOpenPage("/robots.txt", async (page) => {
		const tab = page.locator("[data-group=os] [aria-selected=true]");
		for (const locale of some(LOCALES)) {
			await page.goto(`${locale}/help/install?os=linux#desktop`);
			await page.waitForSelector("[data-group=os][data-ready]");
			assert.is(await tab.innerText(), "Linux");
			await page.getByRole("tab", { name: "macOS" }).click();
			await page.goto(`${locale}/help/install`);
			await page.waitForSelector("[data-group=os][data-ready]");
			assert.is(await tab.innerText(), "macOS");
			const hrefs = await page
				.locator(".content a[href]")
				.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
			// A version would age, unless a test compares it with the changelog.
			const others = hrefs.filter((href) => !href.includes(`/releases/download/v${release.version}/`));
			assertNone(others.filter((href) => /\/joplinapp\.org|\d\.\d+\.\d/.test(href)));
			assert.ok(hrefs.includes(RELEASES));
		}
	}),
);

downloads.after(done);

downloads.run();
