// Test run: kinds
import type { Locator, Page } from "playwright-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { assertNone } from "../assert-none.ts";
import { rarely } from "../slow-run.ts";
import { done, type Options, onOpenPage, onPage, type Said } from "./site.ts";
import { atRest, ready } from "./waiting.ts";

const NARROW = { viewport: { width: 400, height: 800 } };

type Use = (page: Page) => Promise<void>;

/** A test on a page that is ready; whatever the console says against it fails. */
const on = (address: string, use: Use, options: Options = {}) => onOpenPage(address, options, checked(use));
const onNarrow = (address: string, use: Use) => on(address, use, NARROW);

/** The same in a context of its own. */
const checked = (use: Use) => async (page: Page, said: Said) => {
	await ready(page);
	await use(page);
	assert.equal(said.messages, []);
};

/** What has the focus: its text, or its name. */
const focused = (page: Page) =>
	page.evaluate(() => {
		const element = document.activeElement as HTMLElement;
		return element.ariaLabel || element.innerText.trim();
	});
const isOpen = (page: Page) => page.locator("#ssgMenu").evaluate((menu) => menu.matches(":popover-open"));
const drawerIs = (page: Page, open: boolean) =>
	page.waitForFunction(
		(open) =>
			document.querySelector("#ssgMenu")?.matches(":popover-open") === open &&
			document.querySelector("main")?.inert === open,
		open,
	);
const openDrawer = async (page: Page) => {
	await page.locator(".menu-button").click();
	await drawerIs(page, true);
};

const menus = suite("menus");
const LANGUAGES = ".navbar .locale-menu";
const openLanguages = async (page: Page) => {
	await page.locator(`${LANGUAGES} summary`).click();
	await page.waitForSelector(`${LANGUAGES}[open]`);
	await page.waitForLoadState("networkidle");
};
const languagesClose = (page: Page) => page.waitForSelector(`${LANGUAGES}:not([open])`);

menus("close on Escape, and the focus is where it was", () =>
	on("/help/", async (page) => {
		await openLanguages(page);
		await page.keyboard.press("Tab");
		assert.is(await focused(page), "English");
		await page.keyboard.press("Escape");
		await languagesClose(page);
		assert.is(await focused(page), "Language: English");
	}),
);

menus("close when the pointer goes elsewhere", () =>
	on("/help/", async (page) => {
		await openLanguages(page);
		await page.locator("main h1").click();
		await languagesClose(page);
	}),
);

rarely(menus)("close when the focus goes elsewhere", () =>
	on("/help/", async (page) => {
		await openLanguages(page);
		for (let i = 0; i < 4; i++) await page.keyboard.press("Tab");
		await languagesClose(page);
	}),
);

rarely(menus)("are walked through with the arrow keys", () =>
	on("/help/", async (page) => {
		await page.locator(`${LANGUAGES} summary`).focus();
		await page.waitForLoadState("networkidle");
		const names: string[] = [];
		for (const key of ["ArrowDown", "ArrowDown", "End", "ArrowDown"]) {
			await page.keyboard.press(key);
			names.push(await focused(page));
		}
		assert.equal(names, ["English", "Français", "Deutsch", "English"]);
	}),
);

rarely(menus)("lead to the same place of the page in another language", () =>
	on("/help/install?from=here#desktop", async (page) => {
		await openLanguages(page);
		await page.locator(`${LANGUAGES} a[data-locale=fr]`).click();
		await page.waitForURL("**/fr/help/install?from=here#desktop");
		assert.is(await page.locator("html").getAttribute("lang"), "fr");
	}),
);

menus.run();

const drawer = suite("drawer");

drawer("takes the focus, keeps it, and gives it back", () =>
	onNarrow("/help/install", async (page) => {
		await openDrawer(page);
		await page.waitForFunction(() => document.activeElement?.ariaLabel === "Close the menu");
		for (let i = 0; i < 40; i++) {
			await page.keyboard.press("Tab");
			const place = await page.evaluate(() => {
				const { activeElement: element, body } = document;
				return element === body || element?.closest("#ssgMenu") !== null;
			});
			assert.ok(place, await focused(page));
		}
		await page.locator(".drawer-top > button").focus();
		await page.keyboard.press("Escape");
		await drawerIs(page, false);
		assert.is(await focused(page), "Open the menu");
	}),
);

drawer("is a dialog while it is open, and the page behind stands still", () =>
	onNarrow("/help/install", async (page) => {
		await openDrawer(page);
		const dialog = page.getByRole("dialog", { name: "Menu" });
		await dialog.waitFor();
		await page.mouse.move(390, 400);
		await page.mouse.wheel(0, 300);
		assert.is(await page.evaluate(() => scrollY), 0);
		await page.keyboard.press("Escape");
		await dialog.waitFor({ state: "detached" });
	}),
);

rarely(drawer)("closes at a click beside it, which does nothing else", () =>
	onNarrow("/help/install", async (page) => {
		await openDrawer(page);
		await page.mouse.click(392, 30);
		await drawerIs(page, false);
		await page.waitForFunction(() => document.activeElement?.ariaLabel === "Open the menu");
	}),
);

drawer("shows the pages of the help first, and a way to the main menu", () =>
	onNarrow("/help/install", async (page) => {
		await openDrawer(page);
		const menu = page.locator("#ssgMenu");
		assert.ok(await menu.getByText("Installation").isVisible());
		assert.not.ok(await menu.getByText("Forum").isVisible());
		await menu.getByText("Main menu").click();
		assert.ok(await menu.getByText("Forum").isVisible());
		await page.keyboard.press("Escape");
		await openDrawer(page);
		assert.not.ok(await menu.getByText("Forum").isVisible());
	}),
);

rarely(drawer)("shows the main menu at once where there is nothing else", () =>
	onNarrow("/", async (page) => {
		await openDrawer(page);
		assert.ok(await page.locator("#ssgMenu").getByText("Forum").isVisible());
	}),
);

rarely(drawer)("closes on going back, and the page stays", () =>
	onNarrow("/help/", async (page) => {
		await page.goto("/help/install");
		await ready(page);
		await openDrawer(page);
		await page.waitForFunction(() => history.state?.drawer);
		await page.goBack();
		await drawerIs(page, false);
		assert.match(page.url(), /\/help\/install$/);
		await page.goBack();
		await page.waitForURL("**/help/");
	}),
);

rarely(drawer)("leaves nothing in the history when it is closed otherwise", () =>
	onNarrow("/help/", async (page) => {
		await page.goto("/help/install");
		await ready(page);
		await openDrawer(page);
		await page.waitForFunction(() => history.state?.drawer);
		await page.keyboard.press("Escape");
		await page.waitForFunction(() => !history.state?.drawer);
		await page.goBack();
		await page.waitForURL("**/help/");
	}),
);

rarely(drawer)("closes after a visit, and going back leads to the page before", () =>
	onNarrow("/help/install", async (page) => {
		await openDrawer(page);
		await page.waitForFunction(() => history.state?.drawer);
		await page.locator("#ssgMenu [data-sidebar] a").first().click();
		await page.waitForURL("**/help/");
		await drawerIs(page, false);
		await page.goBack();
		await page.waitForURL("**/help/install");
	}),
);

rarely(drawer)("closes when the window becomes wide, from 996 px on", () =>
	onNarrow("/help/install", async (page) => {
		await openDrawer(page);
		await page.setViewportSize({ width: 995, height: 800 });
		await page.waitForFunction(() => matchMedia("(width: 995px)").matches);
		assert.ok(await isOpen(page));
		await page.setViewportSize({ width: 996, height: 800 });
		await page.waitForFunction(() => !document.querySelector("main")?.inert);
		assert.not.ok(await isOpen(page));
		assert.ok(await page.locator("#ssgMenu").isVisible());
	}),
);

drawer.run();

const sidebar = suite("sidebar");
const currentLabels = (page: Page) => page.locator("[data-sidebar] [aria-current=page]").allInnerTexts();

rarely(sidebar)("brings the page's entry into view without moving the page", () =>
	on(
		"/help/dev/spec/sync_lock",
		async (page) => {
			const seen = await page.locator("[data-sidebar] [aria-current=page]").evaluate((link) => {
				const box = document.querySelector("#ssgMenu")?.getBoundingClientRect();
				const at = link.getBoundingClientRect();
				return at.top >= (box?.top ?? 0) && at.bottom <= innerHeight;
			});
			assert.ok(seen);
			assert.is(await page.evaluate(() => scrollY), 0);
		},
		{ viewport: { width: 1300, height: 260 } },
	),
);

sidebar("marks the page after a visit, and opens what is around it", () =>
	on("/help/", async (page) => {
		const category = page.locator('[data-sidebar] li.category:has(> a:text("Synchronisation"))');
		await page.locator("main").evaluate((main) => {
			const link = document.createElement("a");
			link.href = "/help/apps/sync/webdav";
			link.textContent = "Away";
			main.prepend(link);
		});
		assert.is(await category.locator("> details[open]").count(), 0);
		await page.getByText("Away").click();
		await page.waitForURL("**/webdav");
		await page.waitForFunction(() => document.querySelectorAll("[data-sidebar] [aria-current]").length);
		assert.equal(await currentLabels(page), ["WebDAV"]);
		assert.is(await category.locator("> details[open]").count(), 1);
	}),
);

rarely(sidebar)("stays where the reader scrolled it to", () =>
	on(
		"/help/apps/attachments",
		async (page) => {
			const menu = page.locator("#ssgMenu");
			await menu.evaluate((menu) => {
				menu.scrollTop = 40;
			});
			await page.locator("[data-sidebar] a[href='/help/apps/terminal']").click();
			await page.waitForURL("**/terminal");
			await page.waitForSelector("[data-sidebar] [aria-current][href='/help/apps/terminal']");
			await atRest(page);
			assert.is(await menu.evaluate((menu) => menu.scrollTop), 40);
		},
		{ viewport: { width: 1300, height: 480 } },
	),
);

rarely(sidebar)("leaves categories open, and cannot be hidden", () =>
	on("/help/apps/markdown", async (page) => {
		const menu = page.locator("#ssgMenu [data-sidebar]");
		const open = menu.locator("details[open]");
		const before = await open.count();
		const closed = menu.locator("details:not([open]) > summary:visible");
		for (let more = 1; more <= 2; more++) {
			await closed.first().click();
			await page.waitForFunction(
				(count) => document.querySelectorAll("#ssgMenu [data-sidebar] details[open]").length === count,
				before + more,
			);
		}
		assert.is(await page.locator("#ssgMenu button:visible").count(), 0);
	}),
);

sidebar.run();

const toc = suite("table of contents");
const marked = (page: Page) => page.locator(".toc [aria-current=true]").allInnerTexts();

rarely(toc)("marks the section that is being read", () =>
	on("/help/apps/markdown", async (page) => {
		const names = await page.locator(".toc a").allInnerTexts();
		for (const index of [2, 1]) {
			await page
				.locator("main :is(h2, h3)")
				.nth(index)
				.evaluate((heading) => heading.scrollIntoView({ behavior: "instant" }));
			await page.waitForFunction(
				(name) => (document.querySelector(".toc [aria-current=true]") as HTMLElement)?.innerText === name,
				names[index],
			);
			assert.equal(await marked(page), [names[index]]);
		}
	}),
);

rarely(toc)("of narrow screens closes when a section is chosen", () =>
	on(
		"/help/apps/markdown",
		async (page) => {
			await page.locator(".toc-disclosure summary").click();
			const link = page.locator(".toc-disclosure a").nth(2);
			const hash = await link.getAttribute("href");
			await link.click();
			await page.waitForSelector(".toc-disclosure:not([open])", { state: "attached" });
			assert.is(new URL(page.url()).hash, hash);
			const top = await page.locator(String(hash)).evaluate((heading) => heading.getBoundingClientRect().top);
			assert.ok(top > 50 && top < 150, String(top));
		},
		{ ...NARROW, reducedMotion: "reduce" },
	),
);

toc.run();

const code = suite("code");
const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };
const block = (page: Page) => page.locator(".code-block:visible").first();

code("is copied as it is written, and the reader is told for a second", () =>
	on(
		"/help/apps/markdown",
		async (page) => {
			const first = block(page);
			await first.scrollIntoViewIfNeeded();
			await first.hover();
			await first.getByRole("button", { name: "Copy the code" }).click();
			await first.getByText("Copied", { exact: true }).waitFor();
			const text = await page.evaluate(() => navigator.clipboard.readText());
			const shown = await first.locator("code").innerText();
			assert.is(text, shown.replace(/\n$/, ""));
			await first.getByText("Copied", { exact: true }).waitFor({ state: "detached", timeout: 5000 });
		},
		CLIPBOARD,
	),
);

rarely(code)("is copied without the notes on its types", () =>
	on(
		"/help/apps/markdown",
		async (page) => {
			const first = block(page);
			await first.scrollIntoViewIfNeeded();
			await first.hover();
			const written = await first.evaluate((block) => {
				const code = block.querySelector("code");
				const text = code?.textContent;
				const line = code?.querySelector(".line");
				const note = document.createElement("span");
				note.className = "type-note";
				note.textContent = "a note\n";
				line?.after(note);
				return text;
			});
			await first.getByRole("button", { name: "Copy the code" }).click();
			await first.getByText("Copied", { exact: true }).waitFor();
			const text = await page.evaluate(() => navigator.clipboard.readText());
			assert.is(`${text}\n`, written);
		},
		CLIPBOARD,
	),
);

rarely(code)("is copied where the clipboard is refused", () =>
	on("/help/apps/markdown", async (page) => {
		await page.evaluate(() => {
			navigator.clipboard.writeText = () => Promise.reject(new Error("no"));
		});
		const first = block(page);
		await first.scrollIntoViewIfNeeded();
		await first.hover();
		await first.getByRole("button", { name: "Copy the code" }).click();
		await first.getByText("Copied", { exact: true }).waitFor();
	}),
);

rarely(code)("has a button to wrap long lines, and only where there are several", () =>
	on(
		"/help/api/references/rest_api",
		async (page) => {
			const overflowOf = (one: Locator) => one.locator("pre").evaluate((pre) => pre.scrollWidth - pre.clientWidth);
			const long = page.locator(".code-block:visible", { hasText: "updated_time" }).first();
			await long.scrollIntoViewIfNeeded();
			const wrap = long.getByRole("button", { name: "Wrap long lines" });
			await wrap.waitFor();
			assert.ok((await overflowOf(long)) > 0);
			await wrap.click();
			assert.is(await overflowOf(long), 0);
			assert.is(await wrap.getAttribute("aria-pressed"), "true");
			const single = page.locator(".code-block:visible:not(:has(.line + .line))").first();
			await single.scrollIntoViewIfNeeded();
			await single.locator(".code-copy").waitFor({ state: "attached" });
			assert.is(await overflowOf(single), 0);
			assert.is(await single.locator(".code-wrap:visible").count(), 0);
		},
		NARROW,
	),
);

rarely(code)("has no button to wrap several lines that fit", () =>
	on(
		"/help/api/references/plugin_api/joplin_workspace",
		async (page) => {
			const signature = page.locator(".code-block:visible", { hasText: "onNoteChange(" }).first();
			await signature.scrollIntoViewIfNeeded();
			await signature.locator(".code-copy").waitFor({ state: "attached" });
			assert.is(await signature.locator(".code-wrap:visible").count(), 0);
		},
		NARROW,
	),
);

rarely(code)("gets its buttons after a visit, too", () =>
	on("/help/apps/attachments", async (page) => {
		await page.locator("[data-sidebar] a[href='/help/apps/markdown']").click();
		await page.waitForURL("**/help/apps/markdown");
		await block(page).scrollIntoViewIfNeeded();
		await block(page).locator(".code-copy").waitFor({ state: "attached" });
	}),
);

code("is not covered by its buttons", async () => {
	for (const options of [{}, NARROW])
		await on(
			"/help/api/references/rest_api",
			async (page) => {
				const blocks = await page.locator("main .code-block:visible").all();
				let wide = 0;
				for (const one of blocks.slice(0, 12)) {
					await one.scrollIntoViewIfNeeded();
					await one.locator(".code-copy").waitFor({ state: "attached" });
					const { covered, buttons } = await one.evaluate((element) => {
						const pre = element.querySelector("pre") as HTMLElement;
						const { right } = pre.getBoundingClientRect();
						const text = document.createRange();
						text.selectNodeContents(pre);
						const shown = [...element.querySelectorAll(".code-buttons button")].filter((button) =>
							button.checkVisibility(),
						);
						const isOver = (button: Element) => {
							const { left, bottom } = button.getBoundingClientRect();
							return [...text.getClientRects()].some(
								(part) => part.top < bottom - 1 && Math.min(part.right, right) > left,
							);
						};
						return { covered: shown.filter(isOver).map(() => pre.textContent), buttons: shown.length };
					});
					assertNone(covered);
					if (buttons > 1) wide++;
				}
				assert.ok(blocks.length > 10 && (options !== NARROW || wide > 0), `${wide} of ${blocks.length}`);
			},
			options,
		);
});

code("costs nothing where there is none", () =>
	on("/news/archive", async (page) => {
		const asked = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
		assertNone(asked.filter((name) => /code-buttons\.lazy|tabs\.lazy/.test(name)));
	}),
);

code.run();

const top = suite("back to top");

rarely(top)("is there on the way up, and leads to the top", () =>
	on(
		"/help/apps/markdown",
		async (page) => {
			const button = page.getByRole("button", { name: "Back to the top" });
			const scrollTo = async (top: number) => {
				await page.mouse.wheel(0, top - (await page.evaluate(() => scrollY)));
				await page.waitForFunction((top) => scrollY === top, top);
				await atRest(page);
			};
			await page.mouse.move(600, 400);
			await scrollTo(400);
			await scrollTo(1000);
			assert.not.ok(await button.isVisible());
			await scrollTo(800);
			await button.waitFor();
			await scrollTo(900);
			await button.waitFor({ state: "hidden" });
			await scrollTo(800);
			await button.click();
			await page.waitForFunction(() => scrollY === 0);
			await button.waitFor({ state: "hidden" });
			assert.is(await focused(page), await page.locator("h1").innerText());
		},
		{ reducedMotion: "reduce" },
	),
);

top.run();

const tabs = suite("tabs");
const panels = (page: Page) => page.locator(".tab-label:visible");
const shownTabs = (page: Page) => page.locator("[role=tab][aria-selected=true]").allInnerTexts();

tabs("show one panel, and another when it is chosen", () =>
	on("/help/install", async (page) => {
		await page.waitForSelector(".tabs[data-ready]");
		// The group "os" begins with the reader's system, which is Linux here.
		assert.ok(await page.getByText("adds Joplin to the application menu").isVisible());
		await page.getByRole("tab", { name: "macOS" }).click();
		assert.not.ok(await page.getByText("adds Joplin to the application menu").isVisible());
		assert.ok(await page.getByText("Apple Silicon").first().isVisible());
		assert.is(await panels(page).count(), 0);
	}),
);

rarely(tabs)("are walked through with the keyboard", () =>
	on("/help/install", async (page) => {
		await page.waitForSelector(".tabs[data-ready]");
		await page.getByRole("tab", { name: "Windows" }).focus();
		const names: string[] = [];
		for (const key of ["ArrowRight", "End", "ArrowRight", "ArrowLeft", "Home"]) {
			await page.keyboard.press(key);
			names.push(await focused(page));
		}
		assert.equal(names, ["macOS", "Linux", "Windows", "Linux", "Windows"]);
		await page.keyboard.press("Tab");
		assert.is(await focused(page), "Download for Windows");
	}),
);

rarely(tabs)("of one group change together, and are remembered", () =>
	on("/help/apps/attachments", async (page) => {
		await page.waitForSelector(".tabs[data-ready]");
		await page.getByRole("tab", { name: "Phone and tablet" }).first().click();
		await page.reload();
		await page.waitForSelector(".tabs[data-ready]");
		assert.is((await shownTabs(page))[0], "Phone and tablet");
	}),
);

tabs("show what a link leads to", () =>
	on("/help/install#tab-linux", async (page) => {
		await page.waitForSelector(".tabs[data-ready]");
		assert.is((await shownTabs(page))[0], "Linux");
		await page.evaluate(() => {
			location.hash = "#tab-macos";
		});
		await page.waitForSelector('[role=tab][aria-selected=true]:text("macOS")');
	}),
);

rarely(tabs)("move nothing when the script comes", () =>
	onPage("about:blank", async (page) => {
		await page.addInitScript(() => {
			const shifts: number[] = [];
			Object.assign(window, { shifts });
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
			}).observe({ type: "layout-shift", buffered: true });
		});
		await page.goto("/help/install");
		await page.waitForSelector(".tabs[data-ready]");
		await atRest(page);
		const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
		assert.equal(shifts, []);
	}),
);

tabs.after(done);
tabs.run();
