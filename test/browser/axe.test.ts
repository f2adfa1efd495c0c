// Test run: kinds
import axe from "axe-core";
import type { Page } from "playwright-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { mirroredSite } from "./mirrored.ts";
import { buildAndServe, done, KINDS, LOCALES, onPage, onPageOf } from "./site.ts";

const accessible = suite("accessibility");

const ALL_RULES: axe.RunOnly = {
	type: "tag",
	values: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"],
};
/** The rules whose result depends on the colour mode; `npm run audit` applies all of them in both. */
const COLOUR_RULES: axe.RunOnly = {
	type: "rule",
	values: ["color-contrast", "link-in-text-block"],
};
/** Pages with the components of the site: a table of features, versions, pictures. */
const COMPONENTS = ["/help/about/features", "/help/apps/share_notebook"];
const NARROW = { width: 360, height: 780 };
const WIDE = { width: 1400, height: 900 };
/** Colours are judged where they come to rest. */
const STILL = { reducedMotion: "reduce" } as const;

/** What axe finds on the page as it stands, one line for each element. */
async function violationsOn(page: Page, runOnly = ALL_RULES): Promise<string[]> {
	await page.evaluate(`if (!window.axe) { ${axe.source} }`);
	return page.evaluate(async (runOnly) => {
		const { violations } = await axe.run(document, {
			runOnly,
			resultTypes: ["violations"],
		});
		return violations.flatMap(({ id, nodes }) =>
			nodes.map(({ target, any }) => `${id}: ${target.join(" ")} ${any[0]?.message ?? ""}`.trim()),
		);
	}, runOnly);
}

const rulesFor = (mode: string) => (mode === "light" ? ALL_RULES : COLOUR_RULES);

const ready = (page: Page) => page.waitForSelector("html[data-has-hydrated=true]");

const inMode = (path: string, mode: string) => `${path}?docusaurus-theme=${mode}`;

for (const mode of ["light", "dark"])
	for (const path of [...KINDS, ...COMPONENTS])
		accessible(`${path} has no violation in the ${mode} mode`, () =>
			onPage(
				inMode(path, mode),
				async (page) => {
					await ready(page);
					for (const size of [NARROW, WIDE]) {
						await page.setViewportSize(size);
						assert.equal(await violationsOn(page, rulesFor(mode)), [], `${size.width} px`);
					}
					const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
					assert.is(scheme, mode);
				},
				STILL,
			),
		);

/** Where the words of a locale stand; the markup is the same in all of them. */
const WORDS = ["/", "/help/apps/markdown", "/news", "/nowhere"];

for (const locale of LOCALES.filter(Boolean))
	for (const path of WORDS)
		accessible(`${locale}${path} has no violation`, () =>
			onPage(
				locale + path,
				async (page) => {
					await ready(page);
					assert.equal(await violationsOn(page), []);
				},
				{ ...STILL, viewport: WIDE },
			),
		);

for (const mode of ["light", "dark"]) {
	accessible(`the open drawer has no violation in the ${mode} mode`, () =>
		onPage(
			inMode("/help/apps/markdown", mode),
			async (page) => {
				await ready(page);
				await page.locator(".menu-button").click();
				await page.locator("#ssgMenu:popover-open").waitFor();
				assert.equal(await violationsOn(page, rulesFor(mode)), []);
			},
			{ ...STILL, viewport: NARROW },
		),
	);

	accessible(`open menus have no violation in the ${mode} mode`, () =>
		onPage(
			inMode("/help/apps/markdown", mode),
			async (page) => {
				await ready(page);
				await page.locator(".sidebar details:not([open]) > summary").first().click();
				await page.locator(".navbar .locale-menu summary").click();
				await page.locator(".navbar .locale-menu li").first().waitFor();
				assert.equal(await violationsOn(page, rulesFor(mode)), []);
			},
			{ ...STILL, viewport: WIDE },
		),
	);

	accessible(`open contents have no violation in the ${mode} mode`, () =>
		onPage(
			inMode("/help/apps/markdown", mode),
			async (page) => {
				await ready(page);
				await page.locator(".toc-disclosure > summary").click();
				await page.locator(".toc-disclosure li").first().waitFor();
				assert.equal(await violationsOn(page, rulesFor(mode)), []);
			},
			{ ...STILL, viewport: NARROW },
		),
	);
}

accessible("a site from right to left has no violation", async () => {
	const mirrored = await mirroredSite();
	try {
		for (const path of ["/he/help/", "/he/news"])
			await onPageOf(
				mirrored,
				path,
				async (page) => {
					await ready(page);
					for (const size of [NARROW, WIDE]) {
						await page.setViewportSize(size);
						assert.equal(await violationsOn(page), [], `${size.width} px`);
					}
				},
				STILL,
			);
	} finally {
		await mirrored.close();
	}
});

// Its style sheet is a few lines long, and leaves targets as small as their text.
accessible("nor has one with templates of its own", async () => {
	const notebook = await buildAndServe("test/sites/notebook");
	try {
		for (const path of ["/book/he/", "/book/he/bread", "/book/he/colophon"])
			await onPageOf(notebook, path, async (page) => {
				const found = await violationsOn(page);
				assert.equal(
					found.filter((line) => !line.startsWith("target-size")),
					[],
					path,
				);
			});
	} finally {
		await notebook.close();
	}
});

accessible.after(done);

accessible.run();
