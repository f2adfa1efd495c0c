// Test run: slow
/** The manual in the browser: its home page is its own, everything else is the theme's. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { buildAndServe, done, onOpenPageOf, onPageOf, type ServedSite } from "./site.ts";
import { COLOUR_RULES, violationsOn } from "./violations.ts";

const manual = suite("manual in the browser");

let site: ServedSite;

manual.before(async () => {
	site = await buildAndServe("docs");
});
manual.after(done);

const ADDRESSES = ["/", "/docs/start/tutorial", "/docs/about/comparison", "/fr/", "/de/docs/guides/translations"];
const STILL = { reducedMotion: "reduce" } as const;

for (const address of ADDRESSES)
	manual(`${address} has no violation`, () =>
		onOpenPageOf(site, `${address}?docusaurus-theme=light`, STILL, async (page, { messages }) => {
			for (const width of [360, 800, 1400]) {
				await page.setViewportSize({ width, height: 900 });
				assert.equal(await violationsOn(page), [], `${width} px`);
				const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
				assert.ok(overflow <= 0, `${width} px: ${overflow} px too wide`);
			}
			await page.goto(`${address}?docusaurus-theme=dark`);
			assert.equal(await violationsOn(page, COLOUR_RULES), [], "dark");
			assert.equal(messages, []);
		}),
	);

manual("the recording shows its end until a reader plays it", () =>
	onPageOf(site, "/", async (page) => {
		const images = page.locator(".home-recording img:visible");
		const shown = () => images.evaluateAll((all) => all.map((one) => one.getAttribute("src")));
		await images.scrollIntoViewIfNeeded();
		assert.equal(await shown(), ["/images/recording.svg#still"]);
		const still = await images.screenshot();
		await page.getByLabel("Play it").check();
		assert.equal(await shown(), ["/images/recording.svg"]);
		// It begins then: not all lines are there.
		assert.is.not(Buffer.compare(still, await images.screenshot()), 0);
	}),
);

manual("the sidebar marks the page above one that it does not list, from the start and after a visit", () =>
	onPageOf(site, "/docs/reference/problems", async (page) => {
		const marked = () => page.locator(".sidebar [aria-current]").evaluateAll((all) => all.map((one) => one.outerHTML));
		const [own] = await marked();
		await page.locator("main").getByText("broken-link", { exact: true }).first().click();
		await page.waitForURL("**/broken-link");
		await page.locator('.sidebar [aria-current="true"]').waitFor();
		const after = await marked();
		assert.equal(after, [own?.replace('"page"', '"true"')]);
		await page.reload();
		assert.equal(await marked(), after);
	}),
);

manual("the recording is there as text", () =>
	onPageOf(site, "/", async (page) => {
		await page.getByText("The recording as text").click();
		const text = await page.locator(".home-recording pre").innerText();
		assert.match(text, 'help: did you mean "./writing.md"?');
	}),
);

manual.run();
