// Test run: kinds
/** A file that a page links to, made to look like the data of a page, which a click would show. */
import { hash } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { inFolder, writeFiles } from "../site.ts";
import { some } from "../slow-run.ts";
import { buildAndServe, done, onPageOf } from "./site.ts";

const forged = suite("forged page data");

const config = `export default {
	title: "T",
	url: "https://example.org",
	trailingSlash: false,
	assets: { allow: [".json"] },
};
`;

const pageData = (build: string) =>
	JSON.stringify({
		build,
		title: "Forged",
		description: "",
		lang: "en",
		direction: "ltr",
		main: "<main><h1>Forged</h1></main>",
		islands: [],
		canonical: "https://example.org/help",
		hidden: false,
		alternates: {},
		translations: [],
	});

const ADDRESSES = [
	(name: string) => `/assets/${name}`,
	(name: string) => `/a/..%2fassets/${name}`,
	(name: string) => `/.%2fassets/${name}`,
	(name: string) => `/%61ssets/${name}`,
	(name: string) => `/assets%2f${name}`,
];

forged("is not shown", () =>
	inFolder(async (folder) => {
		writeFiles(folder, {
			"site.config.ts": config,
			"content/en/help/index.md": "# Help\n",
			"content/en/help/other.md": "# Other\n",
		});
		const first = await buildAndServe(folder);
		const build = await onPageOf(first, "/help", (page) =>
			page.evaluate(() => document.documentElement.dataset.build ?? ""),
		);
		await first.close();
		const data = pageData(build);
		const name = `evil-${hash("sha256", data).slice(0, 8)}`;
		const links = ADDRESSES.map((addressOf, index) => `[n${index}](pathname://${addressOf(name)})`);
		writeFiles(folder, {
			"content/en/help/evil.json": data,
			"content/en/help/index.md": `# Help\n\n[data](./evil.json) [other](./other.md) ${links.join(" ")}\n`,
		});
		const site = await buildAndServe(folder);
		try {
			for (const [index] of some([...ADDRESSES.entries()], 2))
				await onPageOf(site, "/help", async (page) => {
					await page.waitForSelector("html[data-has-hydrated=true]");
					assert.is(await page.evaluate(() => document.documentElement.dataset.build), build);
					await page.evaluate(() => {
						(window as { isVisit?: boolean }).isVisit = true;
					});
					const link = page.locator("main a", { hasText: `n${index}` });
					await link.click();
					await page.waitForFunction(() => !("isVisit" in window) || document.title === "Forged");
					assert.is.not(await page.title(), "Forged");
				});
			await onPageOf(site, "/help", async (page) => {
				await page.waitForSelector("html[data-has-hydrated=true]");
				await page.evaluate(() => {
					(window as { isVisit?: boolean }).isVisit = true;
				});
				await page.locator("main p a[href$=other]").click();
				await page.waitForFunction(() => document.title.startsWith("Other"));
				assert.ok(await page.evaluate(() => "isVisit" in window));
			});
		} finally {
			await site.close();
		}
	}),
);

forged.after(done);
forged.run();
