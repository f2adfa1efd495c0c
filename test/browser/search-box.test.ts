// Test run: kinds
import type { Page } from "playwright-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { cspHash } from "../../src/pipeline/derive/headers-file.ts";
import type { Templates } from "../../src/react.ts";
import templates from "../../templates/index.tsx";
import { assertNone } from "../assert-none.ts";
import { isSlowRun, rarely, some } from "../slow-run.ts";
import { done, onOpenPage, onPage, type Said, withPolicy } from "./site.ts";
import { violationsOn } from "./violations.ts";
import { holdAnswers, ready } from "./waiting.ts";

const box = suite("search box");

const WIDE = { viewport: { width: 1400, height: 900 }, reducedMotion: "reduce" } as const;
const NARROW = { viewport: { width: 360, height: 740 }, reducedMotion: "reduce" } as const;
const HELP = "/help/install";
const OPTION = "header [role=option]";
/** Before there are results, the options are pages to start with. */
const RESULT = "header .search-result";
const KIND = "header .search-kinds button";

type Use = (page: Page, said: Said) => Promise<void>;
const onHelp = (use: Use) => onOpenPage(HELP, WIDE, use);
const onNarrowHelp = (use: Use) => onOpenPage(HELP, NARROW, use);

/** Puts the reader into the field, and waits until it answers. */
async function enter(page: Page) {
	await ready(page);
	const field = page.locator("header input");
	await field.click();
	await page.locator("header input[role=combobox]").waitFor();
	return field;
}

/** Writes a query and waits for what is found. */
async function ask(page: Page, query: string) {
	const field = await enter(page);
	await field.fill(query);
	await page.locator(RESULT).first().waitFor();
	return field;
}

const press = async (page: Page, ...keys: string[]) => {
	for (const key of keys) await page.keyboard.press(key);
};

/** The address of the option that the keyboard is on; nothing when it is on none. */
const activeOn = (page: Page) =>
	page.evaluate(() => {
		const field = document.activeElement;
		const id = field?.getAttribute("aria-activedescendant") ?? "";
		return document.getElementById(id)?.getAttribute("href") ?? undefined;
	});

const optionsOn = (page: Page) =>
	page.locator(OPTION).evaluateAll((options) => options.map((option) => option.getAttribute("href") ?? ""));

box("costs nothing before somebody heads for it", () =>
	onPage(HELP, WIDE, async (page, { asked }) => {
		await ready(page);
		await page.waitForLoadState("networkidle");
		await page.locator("header input").hover();
		const ofSearch = () => asked.filter((path) => /search-|locale-search|worker/.test(path));
		assert.equal(ofSearch(), []);
		await enter(page);
		await page.getByPlaceholder("Search Ctrl+K").first().waitFor();
		assert.ok(asked.includes("/search-index.json"));
	}),
);

rarely(box)("walks through what it found, and follows it", () =>
	onHelp(async (page) => {
		await page.evaluate(() => {
			Object.assign(window, { same: true, told: [] });
			document.addEventListener("ssg:search-mark", (event) => {
				(window as unknown as { told: unknown[] }).told.push((event as CustomEvent).detail);
			});
		});
		const field = await ask(page, "markdown");
		const options = await optionsOn(page);
		const last = options.length - 1;
		assert.is(options[last], "/search?q=markdown");
		assert.is(await activeOn(page), undefined, "nothing chosen yet");
		await press(page, "ArrowDown");
		assert.is(await activeOn(page), options[0]);
		await press(page, "ArrowUp");
		assert.is(await activeOn(page), options[last]);
		await press(page, "ArrowDown", "ArrowDown");
		assert.is(await activeOn(page), options[1]);
		await press(page, "End");
		assert.is(await activeOn(page), options[last]);
		await page.locator(OPTION).nth(2).hover();
		assert.is(await activeOn(page), options[last], "the mouse only looks");
		await press(page, "Home");
		assert.is(await activeOn(page), options[0]);
		await press(page, "Enter");
		await page.waitForURL(`**${options[0]}`);
		await page.locator("h1:focus").waitFor();
		assert.is(await field.inputValue(), "");
		assert.is(await page.locator(".search-panel").count(), 0);
		assert.ok(await page.evaluate("window.same"), "a visit");
		const told = await page.evaluate<{ href: string; words: string[] }[]>("window.told");
		assert.is(told[0]?.href, new URL(options[0] ?? "", page.url()).href);
		assert.ok(told[0]?.words.includes("markdown"));
	}),
);

rarely(box)("is left in steps, and opens a result in a tab of its own with Ctrl and Enter", () =>
	onPage(HELP, WIDE, async (page) => {
		const panel = page.locator(".search-panel");
		await ready(page);
		await page.locator(".navbar .brand").focus();
		const field = page.locator("header input");
		await field.focus(); // asleep until now
		await page.locator("header input[role=combobox]").waitFor();
		await page.keyboard.type("markdown");
		await page.locator(RESULT).first().waitFor();
		await press(page, "Home");
		assert.is(await activeOn(page), undefined, "the caret moves while no option is chosen");
		await page.keyboard.type("X");
		assert.is(await field.inputValue(), "Xmarkdown");
		await press(page, "Escape");
		assert.is(await panel.count(), 0);
		assert.is(await field.inputValue(), "Xmarkdown");
		await press(page, "Escape");
		assert.is(await field.inputValue(), "");
		await press(page, "Escape");
		assert.not.ok(await field.evaluate((element) => element === document.activeElement));

		await ask(page, "markdown");
		const kinds = await page.locator(KIND).count();
		assert.ok(kinds > 2);
		for (let n = 0; n <= kinds; n++) await press(page, "Tab"); // the button to clear the field is one more
		assert.ok(await panel.isVisible(), "still in the palette");
		await press(page, "Tab");
		await panel.waitFor({ state: "detached" });
		await field.click();
		await panel.waitFor();
		await page.mouse.click(20, 850);
		await panel.waitFor({ state: "detached" });

		await ask(page, "markdown");
		const [first] = await optionsOn(page);
		const opened = page.context().waitForEvent("page");
		await press(page, "ArrowDown", "Control+Enter");
		const tab = await opened;
		await tab.waitForURL(`**${first}`);
		assert.is(await tab.evaluate("window.opener"), null);
		assert.is(await field.inputValue(), "markdown");
	}),
);

box("leads to all results when nothing is chosen", () =>
	onHelp(async (page) => {
		await page.evaluate("window.same = true");
		await ask(page, "sync locks");
		await press(page, "Enter");
		await page.waitForURL("**/search?q=sync%20locks");
		await page.locator(".search-found li").first().waitFor();
		assert.is(await page.evaluate("window.same"), true);
	}),
);

for (const [width, opening] of [
	["narrow", NARROW],
	["wide", WIDE],
] as const)
	for (const mode of ["light", "dark"]) {
		const isQuick = (width === "narrow") === (mode === "dark");
		if (!isQuick && !isSlowRun) continue;
		rarely(box)(`has names, roles and contrast on a ${width} screen in the ${mode} mode`, () =>
			onOpenPage(`${HELP}?docusaurus-theme=${mode}`, opening, async (page) => {
				await ask(page, "note");
				await press(page, "ArrowDown");
				const field = page.getByRole("combobox", { name: "Search" });
				assert.is(await field.getAttribute("aria-expanded"), "true");
				const list = page.getByRole("listbox", { name: "Search results" });
				assert.ok(await list.getByRole("option", { name: "All results for “note”" }).isVisible());
				assert.is(await list.getByRole("option", { selected: true }).count(), 1);
				await page
					.getByRole("status")
					.filter({ hasText: /^\d+ results$/ })
					.waitFor();
				await page.locator(".search-excerpt mark").first().waitFor();
				assert.equal(await violationsOn(page), []);
				const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
				assert.ok(wide <= 0, `${wide} px too wide`);
			}),
		);
	}

rarely(box)("answers what was written while it was loading", () =>
	onHelp(async (page) => {
		const index = await holdAnswers(page, /search-index\.json/);
		const field = await enter(page);
		assert.is(await field.getAttribute("placeholder"), "Loading…");
		await page.keyboard.press("Escape");
		assert.is(await field.getAttribute("placeholder"), "Search Ctrl+K");
		await enter(page);
		assert.is(await field.getAttribute("placeholder"), "Loading…");
		await field.fill("markdown");
		await page.locator(".search-panel .search-skeleton").waitFor();
		await page.getByRole("status").filter({ hasText: "Loading…" }).waitFor();
		await index.release();
		await page.locator(RESULT).first().waitFor();
	}),
);

box("says that its index did not come, and tries again", () =>
	onHelp(async (page) => {
		let isDown = true;
		await page.route("**/search-index.json", (route) => (isDown ? route.abort() : route.continue()));
		const field = await enter(page);
		await field.fill("markdown");
		const failure = page.locator("header .failure");
		await failure.getByText("The search could not be loaded.").waitFor();
		assert.is(await failure.locator("p + p").innerText(), "TypeError: Failed to fetch");
		assert.equal(await violationsOn(page), []);
		await failure.getByRole("button", { name: "Retry" }).click();
		await page.getByPlaceholder("Loading…").first().waitFor();
		await failure.waitFor(); // it still is down
		isDown = false;
		await failure.getByRole("button", { name: "Retry" }).click();
		await page.locator(RESULT).first().waitFor();
		assert.ok(await field.evaluate((element) => element === document.activeElement));
	}),
);

box("offers the last queries, and forgets them", () =>
	onHelp(async (page) => {
		await ask(page, "markdown");
		await press(page, "ArrowDown", "Enter");
		await page.locator("h1:focus").waitFor();
		await page.reload();
		const field = await enter(page);
		const list = page.getByRole("group", { name: "Your last searches" });
		await list.getByRole("option", { name: "markdown" }).click();
		assert.is(await field.inputValue(), "markdown");
		await page.getByRole("listbox", { name: "Search results" }).waitFor();
		await field.fill("");
		await list.waitFor();
		await press(page, "Tab", "Enter");
		await list.waitFor({ state: "detached" });
		assert.is(await page.evaluate(() => localStorage.getItem("ssg-searches")), "[]");
	}),
);

box("is cleared with a button, by keyboard and by touch", async () => {
	await onHelp(async (page) => {
		const field = await ask(page, "markdown");
		await press(page, "Tab");
		assert.is(await page.evaluate(() => document.activeElement?.textContent), "Clear");
		await press(page, "Enter");
		assert.is(await field.inputValue(), "");
		assert.ok(await field.evaluate((element) => element === document.activeElement));
		assert.not(await page.locator("header .search-reset").isVisible());
	});
	await onOpenPage(HELP, { ...NARROW, hasTouch: true }, async (page) => {
		const field = await ask(page, "markdown");
		const button = page.locator("header .search-reset");
		const { height = 0 } = (await button.boundingBox()) ?? {};
		assert.ok(height >= 44, String(height));
		await button.tap();
		assert.is(await field.inputValue(), "");
		assert.ok(await page.locator("header .search-panel").isVisible());
		assert.equal(await violationsOn(page), []);
	});
});

box("offers the pages that were visited last, and popular ones", () =>
	onHelp(async (page) => {
		await page.evaluate(() => {
			const pages = ["//evil.example", "/\\evil.example", "https://evil.example"].map((href) => ({
				title: "Evil",
				href,
			}));
			localStorage.setItem("ssg-pages /", JSON.stringify(pages));
		});
		await ask(page, "markdown");
		await press(page, "ArrowDown", "Enter");
		await page.locator("h1:focus").waitFor();
		await enter(page);
		const visited = page.getByRole("group", { name: "Pages you visited last" }).getByRole("option");
		await visited.first().waitFor();
		assert.match((await visited.first().getAttribute("href")) ?? "", HELP);
		assert.is(await page.getByRole("option", { name: "Evil" }).count(), 0);
		await page.getByRole("button", { name: "Clear: Your last searches, Pages you visited last" }).waitFor();
		const popular = page.getByRole("group", { name: "Popular pages" }).getByRole("option");
		await popular.first().waitFor();
		assert.equal(await violationsOn(page), []);
		await popular.first().click();
		await page.locator("h1:focus").waitFor();
		assert.not(await page.locator("header .search-panel").isVisible());
	}),
);

box("offers popular pages where nothing is found", () =>
	onHelp(async (page) => {
		await (await enter(page)).fill("zzzqqqxxxyyy");
		await page.locator(".search-nothing").getByText("Nothing found for").waitFor();
		await page.getByRole("group", { name: "Popular pages" }).getByRole("option").first().waitFor();
		assert.equal(await violationsOn(page), []);
		await press(page, "ArrowDown", "Enter");
		await page.locator("h1:focus").waitFor();
	}),
);

rarely(box)("works where nothing may be kept", () =>
	onPage(
		HELP,
		{
			...WIDE,
			prepare: (context) =>
				context.addInitScript(() => {
					Object.defineProperty(window, "localStorage", {
						get() {
							throw new DOMException("denied", "SecurityError");
						},
					});
				}),
		},
		async (page, said) => {
			await ask(page, "markdown");
			await page.locator(OPTION).first().click();
			await page.locator("h1:focus").waitFor();
			assert.equal(said.messages, []);
		},
	),
);

const { inlineScripts = [] }: Templates = templates;
const POLICY = [
	"default-src 'self'",
	`script-src 'self' ${inlineScripts.map((script) => `'${cspHash(script)}'`).join(" ")}`,
	"style-src 'self'",
	"img-src 'self' data:",
	"require-trusted-types-for 'script'",
	"trusted-types ssg",
].join("; ");

box("shows whatever is written as text, under the strictest policy", () =>
	onPage(HELP, { ...WIDE, prepare: withPolicy(POLICY) }, async (page, said) => {
		const field = await ask(page, "markdown");
		for (const query of [
			"<img src=x onerror=alert(1)>",
			"__proto__ constructor",
			"((((*+?[",
			"💥\u202e\u0000",
			"zzzqqqxxxyyy ".repeat(40),
		]) {
			await field.fill(query);
			await page.waitForFunction(
				(written) => document.querySelector(".search-panel")?.textContent?.includes(written),
				query.trim().slice(0, 12),
			);
		}
		await page.getByText("Nothing found for").first().waitFor();
		await page.getByText("Check the spelling").waitFor();
		assert.is(await page.locator(".search-panel img").count(), 0);
		assert.equal(said.messages, []);
	}),
);

box("opens at the first key, whatever is still to come", () =>
	onHelp(async (page) => {
		await ready(page);
		const script = await holdAnswers(page, /search-box\.lazy/);
		await page.keyboard.press("/");
		await page.keyboard.type("m");
		const form = page.locator("header .search form");
		assert.ok(await form.evaluate((form) => form.matches(":popover-open")));
		const { height } = (await form.boundingBox()) ?? { height: 0 };
		assert.ok(height > 300, `placeholders, ${height} px high`);
		await page.keyboard.type("arkdown");
		await script.release();
		await page.locator(RESULT).first().waitFor();
		assert.is(await page.locator("header input").inputValue(), "markdown");
	}),
);

box("opens from a field in the text of a page, and the shortcut opens that of the navbar", () =>
	onOpenPage("/help/", WIDE, async (page) => {
		await ready(page);
		const places = () =>
			page.locator("main article > .content > *").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
		const before = await places();
		const field = page.locator("main .search input");
		await field.click();
		assert.equal(await places(), before);
		await page.keyboard.type("markdown");
		await page.locator("main [role=option]").first().waitFor();
		await press(page, "Escape");
		assert.ok(await field.evaluate((element) => element === document.activeElement));
		await page.locator("h1").click();
		await press(page, "Control+k");
		await page.locator("header .search form:popover-open").waitFor();
	}),
);

rarely(box)("gives the focus back to where it was before the shortcut", () =>
	onHelp(async (page) => {
		await ready(page);
		const link = page.locator(".navbar .brand");
		await link.focus();
		await press(page, "Control+k");
		await page.keyboard.type("markdown");
		await page.locator(RESULT).first().waitFor();
		await press(page, "Escape");
		assert.ok(await link.evaluate((element) => element === document.activeElement));
	}),
);

/** What readers of a locale see, and the first result of what they look for: the help comes before news and specifications. */
const LOCALIZED = {
	"": {
		placeholder: "Search Ctrl+K",
		query: "sync",
		all: "All results for “sync”",
		labels: ["News", "Help", "API"],
		first: {
			"keyboard shortcuts": "keyboard_shortcuts",
			"web clipper firefox": "clipper",
			"tables in markdown": "markdown",
			"sync is not working": "sync/",
			"dark theme": "appearance",
		},
	},
	"/fr": {
		placeholder: "Rechercher Ctrl+K",
		query: "synchronisation",
		all: "Tous les résultats pour «\u00a0synchronisation\u00a0»",
		labels: ["Actualités", "Aide", "API"],
		first: {
			"raccourcis clavier": "keyboard_shortcuts",
			"web clipper firefox": "clipper",
			"tableaux en markdown": "markdown",
			"la synchronisation ne marche pas": "sync/",
			"thème sombre": "appearance",
		},
	},
	"/de": {
		placeholder: "Suchen Strg+K",
		query: "Synchronisation",
		all: "Alle Treffer für „Synchronisation“",
		labels: ["Neuigkeiten", "Hilfe", "API"],
		first: {
			tastaturkürzel: "keyboard_shortcuts",
			"web clipper firefox": "clipper",
			"tabellen in markdown": "markdown",
			"synchronisation geht nicht": "sync/",
			"dunkles design": "appearance",
		},
	},
} as const;

for (const [locale, { placeholder, query, all, labels, first }] of some(Object.entries(LOCALIZED).reverse()))
	rarely(box)(`finds the help first, filters by kind and speaks the language of ${locale}/`, () =>
		onPage(`${locale}${HELP}`, WIDE, async (page, { asked }) => {
			await ready(page);
			await page.waitForLoadState("networkidle");
			const before = asked.length;
			const field = await ask(page, query);
			assert.is(await field.getAttribute("placeholder"), placeholder);
			assert.is(await page.locator(OPTION).last().textContent(), all);
			assert.ok((await optionsOn(page)).every((href) => href.startsWith(locale)));
			const kinds = page.locator(KIND);
			const texts = await kinds.allInnerTexts();
			const [total = 0, ...others] = texts.map((text) => Number(/\d+$/.exec(text)?.[0]));
			assert.is(
				others.reduce((sum, count) => sum + count, 0),
				total,
			);
			for (const label of labels)
				assert.ok(
					texts.some((text) => text.startsWith(label)),
					label,
				);
			const news = kinds.filter({ hasText: labels[0] });
			await news.click();
			await page.waitForFunction(
				(prefix) =>
					[...document.querySelectorAll("header .search-result")].every((option) =>
						option.getAttribute("href")?.startsWith(prefix),
					),
				`${locale}/news/`,
			);
			assert.is(await news.getAttribute("aria-pressed"), "true");
			assert.ok(await field.evaluate((element) => element === document.activeElement));
			await kinds.first().click();
			const firstIs = (prefix: string) =>
				page.waitForFunction(
					(prefix) => document.querySelector("header .search-result")?.getAttribute("href")?.startsWith(prefix),
					prefix,
				);
			await firstIs(`${locale}/help/`);
			const trails = await page.locator("header .search-trail").allInnerTexts();
			assert.ok(
				trails.some((trail) => trail.startsWith(`${labels[1]} › `)),
				trails.join("; "),
			);

			// Two files of the language only, which have its English pages.
			await field.fill("android changelog");
			await firstIs(`${locale}/help/about/changelog/android`);
			await page.locator("header .search-excerpt mark").first().waitFor();
			const lang = await page.locator("header .search-title").first().getAttribute("lang");
			assert.is(lang, locale ? "en" : null);
			const requested = asked.slice(before);
			assert.equal(requested.filter((path) => /^(?!\/assets\/).*search-.*\.json$/.test(path)).sort(), [
				`${locale}/search-doc.json`,
				`${locale}/search-index.json`,
			]);
			const rules = requested.filter((path) => /assets\/(?:en|fr|de)-/.test(path));
			assertNone(rules.filter((path) => !path.includes(`${locale || "/en"}-`)));

			await page.goto(`${locale}/search`);
			for (const [query, name] of Object.entries(first)) {
				await page.locator("main input[type=search]").fill(query);
				await page.waitForFunction(
					(href) => document.querySelector(".search-found h2 a")?.getAttribute("href") === href,
					`${locale}/help/apps/${name}`,
				);
			}
		}),
	);

rarely(box)("cuts off no row", () =>
	onOpenPage(HELP, { reducedMotion: "reduce" }, async (page) => {
		await ready(page);
		for (const [width, height, query] of some(
			[
				[360, 740, "note"],
				[1400, 800, "dark theme"], // a title that needs two lines with its heading
				[800, 600, "note"],
				[1400, 900, "note"],
			] as const,
			2,
		)) {
			await page.setViewportSize({ width, height });
			await ask(page, query);
			// The rows grow with their excerpts.
			const untilWhole = () =>
				page.waitForFunction(() => {
					const rows = document.querySelector("header .search-rows");
					const box = rows?.getBoundingClientRect();
					const all = document.querySelector("header .search-all")?.getBoundingClientRect();
					if (!rows || !box || !all || all.bottom > innerHeight) return false;
					return [...rows.children]
						.map((row) => row.getBoundingClientRect())
						.every(({ top, bottom }) => top >= box.bottom - 1 || bottom <= box.bottom + 1);
				});
			await untilWhole();
			await press(page, "End", "ArrowUp", "ArrowUp");
			await untilWhole();
			await press(page, "Escape", "Escape", "Escape");
		}
	}),
);

rarely(box)("names another key on a Mac", () =>
	onPage(
		HELP,
		{
			...WIDE,
			prepare: (context) =>
				context.addInitScript(() => {
					Object.defineProperty(navigator, "platform", { value: "MacIntel" });
				}),
		},
		async (page) => {
			await enter(page);
			await page.getByPlaceholder("Search ⌘K").first().waitFor();
		},
	),
);

rarely(box)("can be closed without a keyboard on a narrow screen", () =>
	onOpenPage(HELP, NARROW, async (page) => {
		const field = await ask(page, "markdown");
		await page.getByRole("button", { name: "Close the search" }).click();
		await page.locator(".search-panel").waitFor({ state: "detached" });
		assert.is(await field.inputValue(), "");
		assert.ok(await page.locator(".brand").isVisible());
	}),
);

rarely(box)("stands in the drawer too, which closes when a result is followed", () =>
	onNarrowHelp(async (page) => {
		await ready(page);
		await page.locator(".menu-button").click();
		const field = page.locator("#ssgMenu input");
		await field.click();
		await page.locator("#ssgMenu input[role=combobox]").waitFor();
		await field.fill("markdown");
		const option = page.locator("#ssgMenu [role=option]").first();
		await option.waitFor();
		assert.equal(await violationsOn(page), []);
		await press(page, "Escape");
		assert.ok(await page.locator("#ssgMenu:popover-open").isVisible());
		await field.click();
		await option.click();
		await page.locator("#ssgMenu").waitFor({ state: "hidden" });
		await page.locator("h1", { hasText: "Markdown" }).waitFor();
	}),
);

box.after(done);

box.run();
