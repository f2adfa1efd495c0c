// Test run: kinds
import type { BrowserContext, Page, Route } from "playwright-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { assertNone } from "../assert-none.ts";
import { rarely, some } from "../slow-run.ts";
import { done, type Options, onOpenPage, onPage, type Said, withPolicy } from "./site.ts";
import { atRest, frames, holdAnswers, ready as loaded } from "./waiting.ts";

const visits = suite("visits");

const START = "/help/apps/search";
const TARGET = "/help/apps/markdown";
const DATA = /\/help\/apps\/markdown\/index\.json/;
const LINK = `[data-sidebar] a[href="${TARGET}"]`;

/** Marks the running document, so that a full load shows. */
async function ready(page: Page): Promise<void> {
	await loaded(page);
	await page.evaluate(() => {
		(window as { runs?: boolean }).runs = true;
	});
}

const runsOn = (page: Page): Promise<boolean> => page.evaluate(() => "runs" in window);

const pathOf = (page: Page): string => {
	const { pathname, search, hash } = new URL(page.url());
	return pathname + search + hash;
};

/** The page stands, and has done what it does in the frames after a visit. */
async function arrived(page: Page, path: string): Promise<void> {
	await page.waitForFunction(
		(path) =>
			location.pathname + location.search + location.hash === path &&
			document.querySelector("html[data-has-hydrated] main h1"),
		path,
	);
	await frames(page, 3);
}

/** A step through the history changes the address at once, and the page when it is there. */
const titled = (page: Page, title: string): Promise<unknown> =>
	page.waitForFunction((title) => document.title === title, title);

const top = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** Puts a link at the top of the text. */
const placeLink = (page: Page, attributes: Record<string, string>) =>
	page.evaluate((attributes) => {
		const link = document.createElement("a");
		for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
		link.id = "placed";
		link.textContent = "A placed link";
		document.querySelector("main")?.prepend(link);
	}, attributes);

async function follow(page: Page, href: string): Promise<void> {
	await placeLink(page, { href });
	await page.click("#placed");
}

/** Nothing is fetched before a click: what a test holds back or breaks is then what the click asks for. */
const spared = { savesData: true };

/** A page that runs. */
const onStart = (use: (page: Page, said: Said) => Promise<void>, options: Options = {}) =>
	onOpenPage(START, options, async (page, said) => {
		await ready(page);
		await use(page, said);
	});

/** The same for who saves data. */
const onSpared = (use: (page: Page, said: Said) => Promise<void>) => onStart(use, spared);

const asked = (page: Page): string[] => {
	const paths: string[] = [];
	page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		if (pathname !== "/favicon.svg") paths.push(pathname);
	});
	return paths;
};

visits("a link of the sidebar shows its page without a full load, as a full load shows it", () =>
	onStart(async (page, said) => {
		await page.click(LINK);
		await arrived(page, TARGET);
		assert.is(await page.title(), "Write in Markdown | Joplin");
		assert.is(await page.locator("main h1").innerText(), "Write in Markdown");
		assert.is(await page.locator("main").count(), 1);
		assert.ok(await runsOn(page));
		assert.equal(said.messages, []);
		const visited = await page.locator("main").innerText();
		await page.reload();
		await ready(page);
		assert.is(await page.locator("main").innerText(), visited);
	}),
);

visits("the head, the bar and the menus follow", () =>
	onStart(async (page) => {
		await page.click('.navbar a[href="/news"]');
		await arrived(page, "/news");
		const head = await page.evaluate(() =>
			[...document.head.querySelectorAll("[rel=canonical],[hreflang]")].map(
				(link) => `${link.getAttribute("hreflang")} ${link.getAttribute("href")}`,
			),
		);
		assert.equal(head, [
			"null https://joplinapp.org/news",
			"en https://joplinapp.org/news",
			"x-default https://joplinapp.org/news",
			"fr https://joplinapp.org/fr/news",
			"de https://joplinapp.org/de/news",
		]);
		assert.equal(await page.locator(".navbar-items [aria-current]:not([data-locale])").allInnerTexts(), ["News"]);
		assert.equal(
			await page
				.locator(".navbar [data-locale]")
				.evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
			["/news", "/fr/news", "/de/news"],
		);
		assert.ok(await runsOn(page));
	}),
);

visits("a page with another sidebar brings it, one without takes it away", () =>
	onStart(async (page) => {
		const sidebar = page.locator("[data-sidebar]");
		await follow(page, "/news");
		await arrived(page, "/news");
		assert.is(await sidebar.getAttribute("data-sidebar"), "news");
		assert.ok(await sidebar.isVisible());
		await follow(page, "/");
		await arrived(page, "/");
		assert.is(await sidebar.count(), 0);
		await follow(page, TARGET);
		await arrived(page, TARGET);
		assert.is(await sidebar.getAttribute("data-sidebar"), "current/helpSidebar");
		assert.ok(await sidebar.isVisible());
		assert.ok(await runsOn(page));
	}),
);

visits("the reader comes to the top of the page, and the keyboard to its heading", () =>
	onStart(async (page) => {
		await page.evaluate(() => scrollTo({ top: 400, behavior: "smooth" }));
		await page.locator(LINK).focus();
		await page.keyboard.press("Enter");
		await arrived(page, TARGET);
		await frames(page, 10); // a smooth scroll of the old page would go on here
		assert.is(await page.evaluate(() => scrollY), 0);
		assert.is(await page.evaluate(() => document.activeElement?.tagName), "H1");
	}),
);

visits("a link to a heading of another page leads to that heading", () =>
	onOpenPage(START, async (page) => {
		await page.goto(TARGET);
		await loaded(page);
		const id = await page.locator("main h2[id]").nth(2).getAttribute("id");
		await page.goto(START);
		await ready(page);
		await follow(page, `${TARGET}#${id}`);
		await arrived(page, `${TARGET}#${id}`);
		const heading = page.locator(`[id="${id}"]`);
		const { y } = (await heading.boundingBox()) ?? { y: -1 };
		assert.ok(y >= 0 && y < 400, `the heading stands at ${y}`);
		assert.is(await page.evaluate(() => document.activeElement?.id), id);
		assert.ok(await runsOn(page));
	}),
);

rarely(visits)("a heading that is folded away is unfolded", () =>
	onOpenPage(START, spared, async (page) => {
		await page.route(DATA, async (route) => {
			const answer = await route.fetch();
			const data = await answer.json();
			const folded = `<details><summary>More</summary><p id="deep">Deep</p></details></main>`;
			await route.fulfill({ json: { ...data, main: data.main.replace("</main>", folded) } });
		});
		await ready(page);
		await follow(page, `${TARGET}#deep`);
		await arrived(page, `${TARGET}#deep`);
		assert.ok(await page.locator("#deep").isVisible());
	}),
);

rarely(visits)("a link to the page itself leads to its top, and adds nothing to the history", () =>
	onStart(async (page) => {
		const before = await page.evaluate(() => history.length);
		await page.evaluate(() => scrollTo(0, 400));
		await page.evaluate(() => {
			document.querySelector<HTMLElement>('[data-sidebar] [aria-current="page"]')?.click();
		});
		assert.is(await top(page), 0);
		assert.is(await page.evaluate(() => history.length), before);
		assert.ok(await runsOn(page));
	}),
);

visits("back leads to the page before and to the place on it, forward again", () =>
	onStart(async (page) => {
		await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
		await page.locator(LINK).evaluate((link: HTMLElement) => link.click());
		await arrived(page, TARGET);
		await page.evaluate(() => scrollTo({ top: 500, behavior: "instant" }));
		await page.waitForFunction(() => history.state?.scroll === 500);
		await page.goBack();
		await titled(page, "Search | Joplin");
		assert.is(pathOf(page), START);
		await page.waitForFunction(() => scrollY === 300);
		await page.goForward();
		await titled(page, "Write in Markdown | Joplin");
		await page.waitForFunction(() => scrollY === 500);
		assert.ok(await runsOn(page));
	}),
);

rarely(visits)("steps between headings of one page ask for nothing and keep the places", () =>
	onSpared(async (page) => {
		await page.waitForLoadState("networkidle");
		const paths = asked(page);
		const [first, second] = await page.locator("main h2[id]").evaluateAll((all) => [all[0]?.id, all.at(-1)?.id]);
		for (const id of [first, second])
			await page.evaluate((id) => {
				const link = document.createElement("a");
				link.href = `#${id}`;
				document.querySelector("main")?.append(link);
				link.click();
			}, id);
		assert.is(pathOf(page), `${START}#${second}`);
		await page.goBack();
		await arrived(page, `${START}#${first}`);
		await page.goBack();
		await arrived(page, START);
		await page.waitForFunction(() => scrollY === 0);
		assertNone(paths.filter((path) => path.endsWith(".json")));
		assert.ok(await runsOn(page));
	}),
);

rarely(visits)("a page that was left for another site is found at the same place", () =>
	onStart(async (page) => {
		await page.click(LINK);
		await arrived(page, TARGET);
		await page.evaluate(() => scrollTo({ top: 450, behavior: "instant" }));
		await page.waitForFunction(() => history.state?.scroll === 450);
		await page.goto("/fr/");
		await loaded(page);
		await page.goBack();
		await arrived(page, TARGET);
		await page.waitForFunction(() => scrollY === 450);
		await page.goBack();
		await titled(page, "Search | Joplin");
		assert.is(pathOf(page), START);
	}),
);

rarely(visits)("a page loaded anew stays at its place", () =>
	onStart(async (page) => {
		await page.evaluate(() => scrollTo({ top: 350, behavior: "instant" }));
		await page.waitForFunction(() => history.state?.scroll === 350);
		await page.reload();
		await loaded(page);
		await page.waitForFunction(() => scrollY === 350);
	}),
);

rarely(visits)("the old page stays until the new one is there, under a bar after a moment", () =>
	onSpared(async (page) => {
		const data = await holdAnswers(page, DATA);
		await page.click(LINK);
		await page.waitForSelector(".progress", { state: "attached" });
		assert.is(pathOf(page), START);
		assert.is(await page.locator("main h1").innerText(), "Search");
		await data.release();
		await arrived(page, TARGET);
		assert.is(await page.locator("main h1").innerText(), "Write in Markdown");
		assert.is(await page.locator(".progress").count(), 0);
	}),
);

rarely(visits)("the bar comes after 200 ms and not before", () =>
	onPage(START, spared, async (page) => {
		await ready(page);
		await page.clock.install({ time: 0 });
		await page.clock.pauseAt(1000);
		await page.route(DATA, () => {}); // no answer
		await page.locator(LINK).evaluate((link: HTMLElement) => link.click());
		await page.clock.runFor(199);
		assert.is(await page.locator(".progress").count(), 0);
		await page.clock.runFor(1);
		assert.is(await page.locator(".progress").count(), 1);
	}),
);

rarely(visits)("the latest click counts, whatever answers first", () =>
	onSpared(async (page) => {
		const data = await holdAnswers(page, DATA);
		await page.click(LINK);
		await data.asked;
		await page.click('[data-sidebar] a[href="/help/apps/clipper"]');
		await arrived(page, "/help/apps/clipper");
		await data.release();
		await atRest(page);
		assert.is(pathOf(page), "/help/apps/clipper");
		assert.ok((await page.title()).includes("lipper"));
		await page.goBack();
		await titled(page, "Search | Joplin");
	}),
);

rarely(visits)("back during a slow visit stays where the reader is", () =>
	onSpared(async (page) => {
		await page.click('[data-sidebar] a[href="/help/apps/clipper"]');
		await arrived(page, "/help/apps/clipper");
		const data = await holdAnswers(page, DATA);
		await page.click(LINK);
		await data.asked;
		await page.goBack();
		await titled(page, "Search | Joplin");
		await data.release();
		await atRest(page);
		assert.is(pathOf(page), START);
		assert.is(await page.title(), "Search | Joplin");
	}),
);

rarely(visits)("a click with a key held opens a tab, and the page stays", () =>
	onPage(START, async (page) => {
		await ready(page);
		const requested = page.context().waitForEvent("request", (request) => {
			return new URL(request.url()).pathname === TARGET;
		});
		const [tab] = await Promise.all([
			page.context().waitForEvent("page"),
			page.click(LINK, { modifiers: ["ControlOrMeta"] }),
		]);
		// Of a tab in the background, one browser tells the request and another one the address.
		await Promise.any([requested, tab.waitForURL(`**${TARGET}`)]);
		assert.is(pathOf(page), START);
		assert.ok(await runsOn(page));
	}),
);

rarely(visits)("a link to another language is a full load", () =>
	onStart(async (page) => {
		await follow(page, `/fr${TARGET}`);
		await arrived(page, `/fr${TARGET}`);
		assert.is(await runsOn(page), false);
	}),
);

rarely(visits)("the names of files are no addresses", () =>
	onStart(async (page) => {
		await follow(page, `${TARGET}/index.html?a=1#ssgMain`);
		await arrived(page, `${TARGET}/?a=1#ssgMain`);
		assert.is(await page.locator("main h1").innerText(), "Write in Markdown");
		assert.ok(await runsOn(page));
	}),
);

rarely(visits)("a page of a later build is loaded in full, once", () =>
	onSpared(async (page, said) => {
		await page.route(DATA, async (route) => {
			const answer = await route.fetch();
			await route.fulfill({ json: { ...(await answer.json()), build: "later" } });
		});
		const paths = asked(page);
		await page.click(LINK);
		await arrived(page, TARGET);
		await atRest(page);
		assert.is(await runsOn(page), false);
		assert.is(paths.filter((path) => path.startsWith(TARGET)).length, 2);
		assert.equal(said.messages, []);
	}),
);

const failures: readonly [says: string, answer: (route: Route) => unknown][] = [
	["does not come", (route) => route.abort()],
	["comes as an error", (route) => route.fulfill({ status: 500 })],
	["is no data", (route) => route.fulfill({ body: "<!doctype html>" })],
];
for (const [says, answer] of some(failures))
	visits(`a page whose data ${says} is loaded in full, once, with a warning`, () =>
		onOpenPage(START, spared, async (page, said) => {
			await ready(page);
			await page.route(DATA, answer);
			const paths = asked(page);
			await page.click(LINK);
			await arrived(page, TARGET);
			await atRest(page);
			assert.is(await runsOn(page), false);
			assert.is(paths.filter((path) => path === TARGET).length, 1);
			assert.ok(said.messages.some((text) => !text.startsWith("Failed to load")));
		}),
	);

rarely(visits)("a page that fails again as soon as it is there does not load for ever", () =>
	onPage(START, spared, async (page) => {
		await page.addInitScript((path) => {
			addEventListener("load", () => {
				const link = document.createElement("a");
				link.href = path;
				document.querySelector("main")?.append(link);
				link.click();
			});
		}, TARGET);
		await page.route(DATA, (route) => route.abort());
		// The host answers with the page that has the link, whatever was asked for.
		await page.route(`**${TARGET}`, async (route) => {
			const answer = await route.fetch({ url: new URL(START, page.url()).href });
			const body = (await answer.text()).replace("<head>", `<head><base href="${START}">`);
			await route.fulfill({ response: answer, body });
		});
		const paths = asked(page);
		await page.goto(START);
		await page.waitForURL(`**${TARGET}`, { waitUntil: "load" });
		await atRest(page);
		assert.ok(paths.filter((path) => path === TARGET).length <= 2);
	}),
);

rarely(visits)("back to a page whose data fails loads that page", () =>
	onSpared(async (page) => {
		await page.click(LINK);
		await arrived(page, TARGET);
		await page.route(/\/help\/apps\/search\/index\.json/, (route) => route.abort());
		await page.goBack();
		await page.waitForFunction(() => !("runs" in window));
		await arrived(page, START);
		assert.is(await page.title(), "Search | Joplin");
	}),
);

rarely(visits)("a page whose sidebar does not come is loaded in full", () =>
	onSpared(async (page) => {
		await page.route("**/sidebars/*.json", (route) => route.abort());
		await follow(page, "/news");
		await arrived(page, "/news");
		await page.waitForFunction(() => !("runs" in window));
		assert.ok(await page.locator("[data-sidebar=news]").isVisible());
	}),
);

rarely(visits)("a visit from the drawer closes it, and one step back leads out of the page", () =>
	onPage(START, { viewport: { width: 600, height: 800 } }, async (page) => {
		await ready(page);
		await page.click(".menu-button");
		await page.click(LINK);
		await arrived(page, TARGET);
		assert.is(await page.locator("#ssgMenu").isVisible(), false);
		assert.is(await page.evaluate(() => document.activeElement?.tagName), "H1");
		await page.goBack();
		await titled(page, "Search | Joplin");
		assert.is(pathOf(page), START);
		assert.ok(await runsOn(page));
	}),
);

rarely(visits)("offline, a click ends at the browser's own message and not in silence", () =>
	onPage(START, spared, async (page) => {
		await ready(page);
		await page.context().setOffline(true);
		const [failed] = await Promise.all([
			page.waitForEvent("requestfailed", (request) => request.isNavigationRequest()),
			page.click(LINK),
		]);
		assert.is(new URL(failed.url()).pathname, TARGET);
	}),
);

rarely(visits)("offline, a page that was made ready is shown", () =>
	onPage(START, async (page) => {
		await ready(page);
		await page.waitForSelector("link[rel=prefetch]", { state: "attached" }); // pages are made ready from now on
		await page.hover(LINK);
		await page.waitForFunction(() => {
			const loaded = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
			const isLoaded = (part: string, by: string) =>
				loaded.some(({ name, initiatorType }) => name.includes(part) && initiatorType === by);
			return isLoaded("/help/apps/markdown/index.json", "fetch") && isLoaded("/assets/code-", "link");
		});
		await atRest(page);
		await page.context().setOffline(true);
		await page.click(LINK);
		await arrived(page, TARGET);
		assert.ok(await runsOn(page));
	}),
);

rarely(visits)("a link to nowhere shows the page for that, at its address", () =>
	onStart(async (page) => {
		await follow(page, "/help/nowhere");
		await arrived(page, "/help/nowhere");
		assert.is(await page.locator("main h1").innerText(), "Page not found");
		assert.is(await page.locator("meta[name=robots]").count(), 1);
		assert.is(await page.locator("link[rel=canonical]").count(), 0);
		assert.ok(await runsOn(page));
		await page.goBack();
		await titled(page, "Search | Joplin");
		assert.is(await page.locator("meta[name=robots]").count(), 0);
		assert.is(await page.locator("link[rel=canonical]").count(), 1);
	}),
);

rarely(visits)("an old address leads where it leads without a script", () =>
	onStart(async (page) => {
		await follow(page, "/e2ee");
		await page.waitForURL("**/help/apps/sync/e2ee");
		await arrived(page, "/help/apps/sync/e2ee");
	}),
);

const hints = (page: Page): Promise<string[]> =>
	page
		.locator("link[rel=prefetch]")
		.evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));

rarely(visits)("three pages that links in view lead to are prefetched", () =>
	onOpenPage("/help/apps/rich_text_editor", async (page) => {
		await ready(page);
		await page.waitForFunction(() => document.querySelectorAll("link[rel=prefetch]").length === 3);
		await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
		await atRest(page);
		const paths = await hints(page);
		assert.is(paths.length, 3);
		assert.is(new Set(paths).size, 3);
		assert.ok(paths.every((path) => path.endsWith("/index.json")));
		await placeLink(page, { href: "/help/faq?x=1#y" });
		await page.click(LINK);
		await arrived(page, TARGET);
		await page.waitForFunction(() => document.querySelectorAll("link[rel=prefetch]").length > 3);
		const later = await hints(page);
		assert.is(new Set(later).size, later.length);
	}),
);

rarely(visits)("a page is fetched when its link has the focus", () =>
	onOpenPage(`/fr${START}`, async (page) => {
		await ready(page);
		await page.waitForSelector("link[rel=prefetch]", { state: "attached" });
		const request = page.waitForRequest(
			(sent) => sent.url().endsWith(`/fr${TARGET}/index.json`) && sent.resourceType() === "fetch",
		);
		await page.focus(`[data-sidebar] a[href="/fr${TARGET}"]`);
		await request;
	}),
);

visits("the page that is shown is not prefetched, nor another language", () =>
	onStart(async (page) => {
		await page.waitForSelector("link[rel=prefetch]", { state: "attached" });
		await atRest(page);
		const paths = await hints(page);
		assert.not(paths.includes(`${START}/index.json`));
		assert.not(paths.some((path) => /^\/(fr|de)\//.test(path)));
	}),
);

visits("nothing is fetched before the click for who saves data", () =>
	onPage(START, spared, async (page) => {
		await ready(page);
		await page.clock.install();
		const paths = asked(page);
		await page.hover(LINK);
		await page.clock.runFor(10_000);
		assert.equal(await hints(page), []);
		assertNone(paths.filter((path) => path.endsWith(".json")));
	}),
);

rarely(visits)("a browser without the hint prefetches by request, with credentials", () =>
	onPage(
		START,
		{
			prepare: (context) =>
				context.addInitScript(() => {
					DOMTokenList.prototype.supports = () => false;
					const sent: string[] = [];
					Object.assign(window, { sent });
					const { open, send } = XMLHttpRequest.prototype;
					const paths = new WeakMap<XMLHttpRequest, string>();
					XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string, url: string) {
						paths.set(this, url);
						open.call(this, method, url, true);
					} as typeof open;
					XMLHttpRequest.prototype.send = function () {
						sent.push(`${this.withCredentials} ${paths.get(this)}`);
						send.call(this);
					};
				}),
		},
		async (page) => {
			await ready(page);
			await page.waitForFunction(
				() =>
					(window as unknown as { sent: string[] }).sent.filter((request) =>
						/^true \/help\/.*index\.json$/.test(request),
					).length === 3,
			);
			assert.equal(await hints(page), []);
		},
	),
);

rarely(visits)("a link that the pointer rests on is made ready, and the click asks no more", () =>
	onOpenPage(START, async (page) => {
		await page.waitForLoadState("networkidle");
		await ready(page);
		const paths: string[] = [];
		page.on("request", (request) => {
			// The browser may have prefetched the file as one of the links in view.
			if (request.resourceType() === "fetch") paths.push(new URL(request.url()).pathname);
		});
		await Promise.all([page.waitForResponse(DATA), page.hover(LINK)]);
		await page.click(LINK);
		await arrived(page, TARGET);
		assert.is(paths.filter((path) => path === `${TARGET}/index.json`).length, 1);
	}),
);

rarely(visits)("nor does a finger wait", () =>
	onOpenPage(START, { hasTouch: true }, async (page) => {
		await page.waitForLoadState("networkidle");
		await ready(page);
		await placeLink(page, { href: TARGET });
		await Promise.all([page.waitForResponse(DATA), page.dispatchEvent("#placed", "touchstart")]);
		assert.is(pathOf(page), START);
		await page.tap("#placed");
		await arrived(page, TARGET);
	}),
);

const counted = (context: BrowserContext) =>
	context.addInitScript(() => {
		const start = document.startViewTransition;
		Object.assign(window, { faded: 0 });
		document.startViewTransition = function (this: Document, ...of) {
			(window as unknown as { faded: number }).faded++;
			return start.apply(this, of);
		};
	});
for (const [says, reducedMotion, times] of some([
	["one page fades into the next", "no-preference", 1],
	["nothing fades for who does not want motion", "reduce", 0],
] as const))
	visits(says, () =>
		onPage(START, { reducedMotion, prepare: counted }, async (page) => {
			await ready(page);
			await page.click(LINK);
			await arrived(page, TARGET);
			assert.is(await page.evaluate(() => (window as unknown as { faded: number }).faded), times);
		}),
	);

rarely(visits)("a page that comes back from the browser's memory waits for nothing", () =>
	onOpenPage(START, spared, async (page) => {
		await ready(page);
		await page.route(DATA, () => {}); // no answer
		await page.click(LINK);
		await page.waitForSelector(".progress", { state: "attached" });
		await page.evaluate(() => {
			dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
			dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
		});
		assert.is(await page.locator(".progress").count(), 0);
		await page.click('[data-sidebar] a[href="/help/apps/clipper"]');
		await arrived(page, "/help/apps/clipper");
		assert.ok(await runsOn(page));
	}),
);

rarely(visits)("the markup of a page is placed under one named policy", () =>
	onPage(
		START,
		{ prepare: withPolicy("require-trusted-types-for 'script'; trusted-types ssg") },
		async (page, said) => {
			await ready(page);
			await page.click(LINK);
			await arrived(page, TARGET);
			await follow(page, "/news");
			await arrived(page, "/news");
			assert.ok(await runsOn(page));
			assert.equal(said.messages, []);
		},
	),
);

rarely(visits)("the styles of a page come with it, and before it", () =>
	onOpenPage(TARGET, async (page, said) => {
		await ready(page);
		const ownStyles = page.locator("link[href*='assets/home-']");
		assert.is(await ownStyles.count(), 0);
		const styles = await holdAnswers(page, /\/assets\/home-[^/]*\.css/);
		await placeLink(page, { href: "/" });
		await page.evaluate(() => {
			new MutationObserver(() => {
				const hero = document.querySelector(".hero");
				if (hero) document.body.dataset.display ??= getComputedStyle(hero).display;
			}).observe(document.body, { childList: true, subtree: true });
		});
		await page.click("#placed");
		await styles.asked;
		await atRest(page);
		await styles.release();
		await arrived(page, "/");
		assert.is(await page.locator("body").getAttribute("data-display"), "grid");
		assert.ok(await runsOn(page));
		// The style sheet of all pages, and those of a site, take precedence.
		const sheets = await page
			.locator("link[rel=stylesheet]")
			.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href.replace(/.*\/|-.*/g, "")));
		assert.is(sheets.at(-1), "start");
		assert.ok(sheets.includes("home"), `${sheets}`);
		await follow(page, TARGET);
		await arrived(page, TARGET);
		await follow(page, "/");
		await arrived(page, "/");
		assert.is(await ownStyles.count(), 1);
		assert.equal(said.messages, []);
	}),
);

rarely(visits)("a style sheet that does not come leads to a full load", () =>
	onOpenPage(TARGET, async (page) => {
		await ready(page);
		let isLost = true; // until the page is loaded in full
		page.on("request", (sent) => {
			if (sent.isNavigationRequest()) isLost = false;
		});
		await page.route("**/assets/home-*.css", (route) => (isLost ? route.abort() : route.continue()));
		await follow(page, "/");
		await page.waitForFunction(() => !("runs" in window));
		await arrived(page, "/");
		assert.is(await page.locator(".hero").evaluate((hero) => getComputedStyle(hero).display), "grid");
	}),
);

visits.after(done);

visits.run();
