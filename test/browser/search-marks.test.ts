// Test run: kinds
import type { Page } from "playwright-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { assertNone } from "../assert-none.ts";
import { rarely } from "../slow-run.ts";
import { done, type Opening, onOpenPage, onPage, type Said, withPolicy } from "./site.ts";
import { atRest, ready } from "./waiting.ts";

const marks = suite("marks of a search");

const STILL = { reducedMotion: "reduce", viewport: { width: 1400, height: 800 } } as const;

/** Follows a link as the search does that found the words behind it. */
const follow = (page: Page, href: string, words: readonly string[]) =>
	page.evaluate(
		([href, words]) => {
			document.dispatchEvent(new CustomEvent("ssg:search-mark", { detail: { href, words } }));
			const link = document.createElement("a");
			link.href = href;
			document.body.append(link);
			link.click();
			link.remove();
		},
		[href, words] as const,
	);

/** The same, on another page of the site, with the marks there. */
const onResult = (href: string, words: readonly string[], use: Use, prepare?: Opening["prepare"]) => {
	const followed: Use = async (page, said) => {
		await ready(page);
		await page.evaluate("window.same = true");
		await follow(page, href, words);
		await page.waitForSelector("mark.search-mark", { state: "attached" });
		await use(page, said);
	};
	return prepare ? onPage("/help/faq", { ...STILL, prepare }, followed) : onOpenPage("/help/faq", STILL, followed);
};

type Use = (page: Page, said: Said) => Promise<void>;

const marked = (page: Page) => page.locator("mark.search-mark").allInnerTexts();
const removal = (page: Page) => page.getByRole("button", { name: "Remove marks" });
const isVisit = (page: Page) => page.evaluate("window.same === true");
const topOf = (page: Page, selector: string) =>
	page
		.locator(selector)
		.first()
		.evaluate((element) => element.getBoundingClientRect().top);
/** Later than any mark that might still come. */
const settled = async (page: Page) => {
	await ready(page);
	await page.waitForLoadState("networkidle");
	await atRest(page);
};

const MARKDOWN = "/help/apps/markdown";

marks("are on the words, in the text that is read", () =>
	onResult(MARKDOWN, ["table", "tables", "markdown"], async (page, said) => {
		assert.ok(await isVisit(page));
		const words = new Set((await marked(page)).map((word) => word.toLowerCase()));
		assert.equal([...words].sort(), ["markdown", "table", "tables"]);
		const elsewhere = page.locator(
			":is(nav, .sidebar, .toc, button, pre script, svg, .katex, [data-island], [aria-hidden=true], .visually-hidden) mark.search-mark",
		);
		assert.is(await elsewhere.count(), 0);
		assert.equal(said.messages, []);
	}),
);

rarely(marks)("can be taken away, and leave the page as it was", () =>
	onOpenPage(MARKDOWN, STILL, async (page) => {
		await ready(page);
		const state = () =>
			page.evaluate(() => {
				const article = document.querySelector("main article");
				const walker = document.createTreeWalker(article as Node, NodeFilter.SHOW_TEXT);
				let texts = 0;
				while (walker.nextNode()) texts++;
				return [article?.textContent, texts];
			});
		await settled(page);
		const before = await state();
		await follow(page, MARKDOWN, ["markdown"]);
		await page.waitForSelector("mark.search-mark");
		assert.is.not((await state())[1], before[1]);
		await removal(page).click();
		assert.equal(await marked(page), []);
		assert.is(await removal(page).count(), 0);
		assert.equal(await state(), before);
		assert.ok(await page.evaluate(() => document.activeElement !== document.body));
	}),
);

rarely(marks)("begin in the window, below the bar", () =>
	onResult(MARKDOWN, ["typographer"], async (page) => {
		const top = await topOf(page, "mark.search-mark");
		assert.ok(top > 64 && top < 780, String(top));
		assert.ok(await page.evaluate(() => scrollY > 300));
	}),
);

rarely(marks)("leave a page at its top where one can be seen there", () =>
	onResult(MARKDOWN, ["markdown"], async (page) => {
		assert.is(await page.evaluate(() => scrollY), 0);
	}),
);

rarely(marks)("leave a heading at the top while one can be seen below it", () =>
	onResult(`${MARKDOWN}#tables`, ["tables", "markdown"], async (page) => {
		const top = await topOf(page, "#tables");
		assert.ok(top > 60 && top < 90, String(top));
	}),
);

rarely(marks)("are brought into the window when they are far below the heading", () =>
	onResult(`${MARKDOWN}#the-essentials`, ["typographer"], async (page) => {
		const top = await topOf(page, "mark.search-mark");
		assert.ok(top > 64 && top < 780, String(top));
	}),
);

rarely(marks)("are there after a full load, and not after another", () =>
	onResult("/fr/help/apps/markdown", ["markdown"], async (page) => {
		assert.not.ok(await isVisit(page));
		await page.getByRole("button", { name: "Retirer le surlignage" }).click();
		await page.reload();
		await settled(page);
		assert.equal(await marked(page), []);
	}),
);

rarely(marks)("are not there after reloading, nor after going back", () =>
	onResult(MARKDOWN, ["markdown"], async (page) => {
		await follow(page, "/help/apps/search", ["nowhere"]);
		await page.waitForURL("**/help/apps/search");
		await page.goBack();
		await page.waitForURL(`**${MARKDOWN}`);
		await settled(page);
		assert.ok(await isVisit(page));
		assert.equal(await marked(page), []);
		assert.is(await removal(page).count(), 0);
		await page.reload();
		await settled(page);
		assert.equal(await marked(page), []);
	}),
);

rarely(marks)("are not there when the reader went elsewhere first", () =>
	onOpenPage("/help/faq", STILL, async (page) => {
		await ready(page);
		await page.evaluate((detail) => document.dispatchEvent(new CustomEvent("ssg:search-mark", { detail })), {
			href: MARKDOWN,
			words: ["markdown"],
		});
		for (const path of ["/help/", MARKDOWN]) {
			await page.locator(`:is(.sidebar, main) a[href="${path}"]:visible`).first().click();
			await page.waitForURL(`**${path}`);
			await settled(page);
			assert.equal(await marked(page), [], path);
		}
		await page.reload();
		await settled(page);
		assert.equal(await marked(page), []);
	}),
);

rarely(marks)("of the last search are the only ones on a page", () =>
	onResult(MARKDOWN, ["markdown"], async (page) => {
		await follow(page, `${MARKDOWN}#tables`, ["tables"]);
		await page.waitForFunction(
			() => document.querySelector("mark.search-mark")?.textContent?.toLowerCase() === "tables",
		);
		assert.not.ok((await marked(page)).some((word) => /markdown/i.test(word)));
		assert.is(await removal(page).count(), 1);
	}),
);

marks("go with Escape, unless it is for a field or a menu", () =>
	onResult(MARKDOWN, ["markdown"], async (page) => {
		const count = (await marked(page)).length;
		await page.locator(".navbar .search input").focus();
		await page.keyboard.press("Escape");
		assert.is((await marked(page)).length, count);
		await page.locator(".navbar .dropdown summary").first().click();
		await page.keyboard.press("Escape");
		assert.is(await page.locator(".navbar .dropdown[open]").count(), 0);
		assert.is((await marked(page)).length, count);
		await page.keyboard.press("Escape");
		assert.equal(await marked(page), []);
	}),
);

rarely(marks)("are at most five hundred", () =>
	onOpenPage(MARKDOWN, STILL, async (page) => {
		await ready(page);
		await page.evaluate(() => document.querySelector("main")?.append("zebra ".repeat(600)));
		await follow(page, MARKDOWN, ["zebra"]);
		await page.waitForSelector("mark.search-mark");
		assert.is((await marked(page)).length, 500);
	}),
);

rarely(marks)("need no storage for a visit", () =>
	onResult(
		MARKDOWN,
		["markdown"],
		async (_, said) => assert.equal(said.messages, []),
		(context) =>
			context.addInitScript(() => {
				Object.defineProperty(window, "sessionStorage", {
					get: () => {
						throw new DOMException("blocked", "SecurityError");
					},
				});
			}),
	),
);

marks("need no more than a strict policy allows", () =>
	onResult(
		MARKDOWN,
		["markdown"],
		async (page, said) => {
			const [colour, text] = await page
				.locator("mark.search-mark")
				.first()
				.evaluate((mark) => [getComputedStyle(mark).backgroundColor, getComputedStyle(mark).color]);
			assert.is.not(colour, "rgba(0, 0, 0, 0)");
			assert.is.not(colour, text);
			assert.is(await removal(page).evaluate((button) => getComputedStyle(button).position), "fixed");
			assert.equal(said.messages, []);
		},
		withPolicy("style-src 'self'; require-trusted-types-for 'script'; trusted-types ssg"),
	),
);

marks("cost nothing where no result was followed", () =>
	onOpenPage("/help/faq", async (page, { asked }) => {
		await settled(page);
		await page.locator(`.sidebar a[href="/help/install"]`).click();
		await page.waitForURL("**/help/install");
		await settled(page);
		assert.ok(asked.length > 0);
		assertNone(asked.filter((path) => /\/search-marks\.lazy-/.test(path)));
	}),
);

marks.after(done);
marks.run();
