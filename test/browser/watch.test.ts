// Test run: integration, kinds
import { mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "playwright-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { loadConfig } from "../../src/config/load.ts";
import { type SiteServer, serve } from "../../src/index.ts";
import { type Files, writeFiles } from "../site.ts";
import { rarely } from "../slow-run.ts";
import { closeBrowser } from "./chromium.ts";
import { onPageOf } from "./site.ts";

const watch = suite("watched pages");

const long = Array.from({ length: 60 }, (_, i) => `Paragraph ${i}.\n\n`).join("");

const pageOf = (text: string) => `# Page

## First

<details><summary>More</summary>

hidden words

</details>

${long}

## Last

${text}

\`\`\`js
const code = "${text}";
\`\`\`

${long}
`;

const tabsOf = (text: string) => `# Tabs\n\n:::tabs\n\n== One\n\nfirst tab\n\n== Two\n\n${text}\n\n:::\n`;

const configOf = (title: string) =>
	`export default { title: "${title}", url: "https://example.org", search: {}, theme: { templates: "theme.tsx", css: ["./print.css"] }, navbar: { items: [{ label: "Help", to: "/help/" }] } };\n`;

const files: Files = {
	"site.config.ts": configOf("Notebook"),
	"theme.tsx":
		'import { createTheme } from "ssg-docs/templates";\nimport "./brand.css";\nexport default createTheme({});\n',
	"brand.css": "main h1 { letter-spacing: 1px }\n",
	"print.css": "main h1 { word-spacing: 1px }\n",
	"content/en/help/index.md": "# Help\n\n[page](./page.md)\n",
	"content/en/help/page.md": pageOf("old words"),
	"content/en/help/tabs.md": tabsOf("old words"),
};

let folder = "";
let site: SiteServer & { readonly folder: string };

watch.before(async () => {
	folder = mkdtempSync(path.join(tmpdir(), "ssg-watched-"));
	writeFiles(folder, files);
	const config = await loadConfig(folder);
	site = { ...(await serve(config, { port: 0, watch: true })), folder };
});
watch.after(async () => {
	await site.close();
	rmSync(folder, { recursive: true, force: true });
	await closeBrowser();
});

const write = (name: string, text: string) => writeFiles(folder, { [name]: text });

/** Marks the running document, so that a full load shows. */
async function ready(page: Page): Promise<void> {
	await page.waitForSelector("html[data-has-hydrated=true]");
	await page.evaluate(() => {
		Object.assign(window, { runs: true });
	});
}

const runsOn = (page: Page): Promise<boolean> => page.evaluate(() => "runs" in window);

const says = (page: Page, text: string): Promise<unknown> =>
	page.waitForFunction((text) => document.querySelector("main")?.textContent?.includes(text), text);

const problemsOn = (page: Page): Promise<string | null | undefined> =>
	page.evaluate(() => document.querySelector("ssg-problems")?.shadowRoot?.querySelector("[role=alert]")?.textContent);

const noProblems = (page: Page): Promise<unknown> =>
	page.waitForSelector("ssg-problems", { state: "detached" }).catch(async (error) => {
		const shown = await page.evaluate(() => document.querySelector("ssg-problems")?.shadowRoot?.textContent);
		throw new Error(`${error.message}\nshown: ${shown}`);
	});

watch("an edit shows in place: place, focus and what was opened stay", async () => {
	await onPageOf(site, "/help/page", async (page, said) => {
		await ready(page);
		await page.click("summary:text('More')");
		await page.evaluate(() => {
			document.querySelector("#last")?.scrollIntoView({ behavior: "instant" });
			document.querySelector<HTMLElement>("[data-sidebar] a")?.focus();
		});
		const stand = () =>
			page.evaluate(() => ({
				top: Math.round(scrollY),
				isOpen: document.querySelector<HTMLDetailsElement>(".content details")?.open,
				focused: document.activeElement?.getAttribute("href"),
			}));
		const before = await stand();
		assert.ok(before.top > 500);
		assert.ok(before.isOpen);
		assert.ok(before.focused);
		write("content/en/help/page.md", pageOf("new words"));
		await says(page, "new words");
		assert.not.match((await page.textContent("main")) ?? "", /old words/);
		assert.equal(await stand(), before);
		assert.ok(await runsOn(page));
		await page.waitForSelector("main .code-block .code-copy");
		assert.equal(said.messages, []);
	});
});

rarely(watch)("a new title shows in the tab and in the sidebar", () =>
	onPageOf(site, "/help/page", async (page) => {
		await ready(page);
		write("content/en/help/page.md", pageOf("new words").replace("# Page", "# Renamed"));
		await page.waitForFunction(() => document.title.startsWith("Renamed"));
		await page.waitForSelector("[data-sidebar] a[aria-current=page]:text('Renamed')");
		assert.is(await page.textContent("main h1"), "Renamed");
		assert.ok(await runsOn(page));
	}),
);

rarely(watch)("the tab that was chosen stays while its text changes", () =>
	onPageOf(site, "/help/tabs", async (page) => {
		await ready(page);
		await page.waitForSelector("main [data-tabs][data-ready]");
		const second = page.locator("main [role=tab]", { hasText: "Two" });
		await second.click();
		write("content/en/help/tabs.md", tabsOf("new words"));
		await says(page, "new words");
		assert.is(await second.getAttribute("aria-selected"), "true");
		assert.ok(await page.isVisible("text=new words"));
		assert.ok(await runsOn(page));
		write("content/en/help/tabs.md", tabsOf("new words\n\n== Three\n\nlast tab"));
		await page.waitForFunction(() => !("runs" in window));
		await page.waitForSelector("main [data-tabs][data-ready]");
		await page.locator("main [role=tab]", { hasText: "Three" }).click();
		assert.ok(await page.isVisible("text=last tab"));
	}),
);

rarely(watch)("a visit shows what was written after the page was prepared", () =>
	onPageOf(site, "/help/", async (page) => {
		await ready(page);
		await page.hover("main a");
		await page.waitForResponse(/help\/page\/index\.json/);
		write("content/en/help/page.md", pageOf("latest words"));
		await page.waitForFunction(async () => (await (await fetch("/help/page")).text()).includes("latest words"));
		await page.click("main a");
		await says(page, "latest words");
		assert.ok(await runsOn(page));
	}),
);

rarely(watch)("a page that appears takes the place of the one for missing pages", () =>
	onPageOf(site, "/help/later", async (page) => {
		await page.waitForSelector("html[data-has-hydrated=true]");
		write("content/en/help/later.md", "# It is there\n");
		await says(page, "It is there");
	}),
);

rarely(watch)("a changed configuration loads the page anew", () =>
	onPageOf(site, "/help/", async (page) => {
		await ready(page);
		write("site.config.ts", configOf("Diary"));
		await page.waitForFunction(() => document.title.endsWith("| Diary"));
		write("site.config.ts", configOf("Diary").replace('label: "Help"', 'label: "Manual"'));
		await page.waitForSelector(".navbar a:text('Manual')");
		assert.not.ok(await runsOn(page));
	}),
);

rarely(watch)("a page learns that the search has changed", () =>
	onPageOf(site, "/help/", async (page) => {
		await ready(page);
		// It asks for its own page once, and again when it has heard of the server.
		await page.waitForFunction(
			() => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith("/help/")).length > 1,
		);
		await page.evaluate(() => {
			document.addEventListener("ssg:search-changed", () => Object.assign(window, { searched: true }));
		});
		write("content/en/help/page.md", pageOf("unheard of"));
		await page.waitForFunction(() => "searched" in window);
	}),
);

watch("problems stand over their page until they are mended", () =>
	onPageOf(site, "/help/page", async (page) => {
		await ready(page);
		await page.evaluate(() => {
			const shown: string[] = Object.assign(window, { shown: [] }).shown;
			const note = (nodes: NodeList) => {
				for (const { nodeName, shadowRoot } of nodes as NodeListOf<Element>)
					if (nodeName === "SSG-PROBLEMS") shown.push(shadowRoot?.textContent?.match(/title: .*|warning/)?.[0] ?? "");
			};
			new MutationObserver((changes) => {
				for (const { addedNodes } of changes) note(addedNodes);
			}).observe(document.documentElement, { childList: true });
		});
		write("content/en/help/page.md", "---\ntitle: a: <b>\n---\n\nin spite of it\n");
		await page.waitForSelector("ssg-problems [role=alert]");
		assert.match((await problemsOn(page)) ?? "", /^content\/en\/help\/page\.md:2:\d+ error /);
		await says(page, "in spite of it");

		await page.keyboard.press("Escape");
		await noProblems(page);
		write("content/en/help/page.md", "---\ntitle: a: c\n---\n");
		await page.waitForSelector("ssg-problems [role=alert]");

		write("content/en/help/page.md", pageOf("mended words"));
		await noProblems(page);
		await says(page, "mended words");
		assert.ok(await runsOn(page));
		// What was closed has not come back.
		assert.equal(await page.evaluate(() => (window as unknown as { shown: string[] }).shown), [
			"title: a: <b>",
			"title: a: c",
		]);
	}),
);

rarely(watch)("problems of other pages are a count, with links to them", () =>
	onPageOf(site, "/help/page", async (page) => {
		await ready(page);
		write("content/en/help/broken.md", "# Broken\n\nWords. ![A dot](nowhere.png) [Nothing](#nothing) $\\frac{1$\n");
		await page.click("ssg-problems button:text('3 problems elsewhere')");
		const list = page.getByRole("region", { name: "Problems" });
		assert.match((await list.textContent()) ?? "", /broken\.md:3:\d+ error broken-image: /);
		write("content/en/help/page.md", pageOf("words beside a broken page"));
		await says(page, "words beside a broken page");
		await list.getByRole("link", { name: "/help/broken" }).first().click();
		await says(page, "Words.");
		await page.waitForSelector("ssg-problems [role=alert]");
		assert.match((await problemsOn(page)) ?? "", /^content\/en\/help\/broken\.md:3:/);
		const outlined = await page.$$eval("main :is(img, a, code)", (elements) =>
			elements.filter((element) => getComputedStyle(element).outlineStyle === "dashed").map(({ tagName }) => tagName),
		);
		assert.equal(outlined, ["IMG", "A", "CODE"]);
		rmSync(path.join(folder, "content/en/help/broken.md"));
		await noProblems(page);
	}),
);

watch("a broken configuration stands over every page, which stays as it was", () =>
	onPageOf(site, "/help/page", async (page) => {
		await ready(page);
		const config = readFileSync(path.join(folder, "site.config.ts"), "utf8");
		write("site.config.ts", `${config}nonsense(`);
		await page.waitForSelector("ssg-problems [role=alert]");
		assert.match(
			(await problemsOn(page)) ?? "",
			/^site\.config\.ts:.*Until this is mended, pages are shown as they were at \d\d:\d\d:\d\d\.$/s,
		);
		write("site.config.ts", config);
		await noProblems(page);
	}),
);

rarely(watch)("warnings are a count, which opens and closes", () =>
	onPageOf(site, "/help/page", async (page) => {
		await ready(page);
		await page.evaluate(() => {
			document.documentElement.dataset.theme = "dark";
		});
		write("content/en/help/page.md", "# Page\n\nSee [it](#nowhere).\n");
		await page.click("ssg-problems button:text('1 warning')");
		const list = page.getByRole("region", { name: "Problems" });
		assert.match(
			(await list.textContent()) ?? "",
			/page\.md:3:10 warning broken-anchor: .*\n {2}3 \| See \[it\]\(#nowhere\)\.\n {4}\| {10}\^/,
		);
		const close = page.getByRole("button", { name: "Close" });
		const [text, background] = await close.evaluate((button) => {
			const { color, backgroundColor } = getComputedStyle(button);
			return [color, backgroundColor];
		});
		assert.is(text, "rgb(244, 244, 245)");
		assert.is(background, "rgb(27, 27, 31)");
		await close.click();
		await page.waitForSelector("ssg-problems button:text('1 warning')");
		await page.click("ssg-problems button");
		await page.keyboard.press("Escape");
		await page.waitForSelector("ssg-problems button:text('1 warning')");
		write("content/en/help/page.md", pageOf("mended words"));
		await page.waitForSelector("ssg-problems", { state: "detached" });
		assert.ok(await runsOn(page));
	}),
);

rarely(watch)("what the rules find is counted on the page that has it", () =>
	onPageOf(site, "/help/page", async (page) => {
		await ready(page);
		write("content/en/help/page.md", "# Page\n\nClick [here](https://example.org/).\n\n[Tabs](./tabs.md)\n");
		await page.click("ssg-problems button:text('1 warning')");
		const list = page.getByRole("region", { name: "Problems" });
		assert.match((await list.textContent()) ?? "", /page\.md:3:8 warning link-text: .*\n {2}3 \| Click \[here\]/);
		await page.keyboard.press("Escape");
		await page.click("main a:text('Tabs')");
		await page.waitForSelector("ssg-problems", { state: "detached" });
		assert.is(new URL(page.url()).pathname, "/help/tabs");
		await page.goBack();
		await page.waitForSelector("ssg-problems button:text('1 warning')");
		write("content/en/help/page.md", pageOf("mended words"));
		await page.waitForSelector("ssg-problems", { state: "detached" });
		assert.ok(await runsOn(page));
	}),
);

for (const [file, property] of [
	["brand.css", "letter-spacing"],
	["print.css", "word-spacing"],
] as const)
	rarely(watch)(`${file} is swapped in at once when it changes, without a reload`, () =>
		onPageOf(site, "/help/page", async (page) => {
			await ready(page);
			const spacing = () =>
				page.evaluate(
					(property) => getComputedStyle(document.querySelector("main h1") as Element).getPropertyValue(property),
					property,
				);
			assert.is(await spacing(), "1px");
			const sheets = page.locator("head link[rel=stylesheet]");
			const count = await sheets.count();
			for (const wanted of ["2px", "3px", "4px"]) {
				write(file, `main h1 { ${property}: ${wanted} }\n`);
				await page.waitForFunction(
					([property, wanted]) =>
						getComputedStyle(document.querySelector("main h1") as Element).getPropertyValue(property) === wanted,
					[property, wanted] as const,
				);
			}
			assert.is(await sheets.count(), count, "the old ones are gone");
			const words = `words after ${file}`;
			write("content/en/help/page.md", pageOf(words));
			await says(page, words);
			assert.is(await spacing(), "4px");
			assert.ok(await runsOn(page));
			await page.reload();
			assert.is(await spacing(), "4px");
		}),
	);

/** Builds follow each other, so one way to the address may be given up for the next. */
const isAt = (page: Page, address: string) =>
	page.waitForFunction((address) => location.pathname + location.hash === address, address);

rarely(watch)("a renamed page leads the reader to its new address", () =>
	onPageOf(site, "/help/page#last", async (page) => {
		await ready(page);
		renameSync(path.join(folder, "content/en/help/page.md"), path.join(folder, "content/en/help/moved.md"));
		await isAt(page, "/help/moved#last");
		await says(page, "hidden words");
		renameSync(path.join(folder, "content/en/help/moved.md"), path.join(folder, "content/en/help/page.md"));
		await isAt(page, "/help/page#last");
	}),
);

rarely(watch)("a server that comes back shows what was written meanwhile", () =>
	onPageOf(site, "/help/page", async (page) => {
		await ready(page);
		const { port } = site;
		await site.close();
		write("content/en/help/page.md", pageOf("words of the night"));
		const config = await loadConfig(folder);
		const again = await serve(config, { port, watch: true, strictPort: true });
		site = { ...again, folder };
		await says(page, "words of the night");
	}),
);

watch.run();
