// Test run: integration
/** Pictures that open large, by pointer and keyboard, without a script too. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { buildFiles, done, onOpenPageOf, type ServedSite } from "./site.ts";

const zoom = suite("image zoom");

const svg = (width: number) =>
	`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width / 2}"><path d="M0 0h${width}v${width / 2}H0z"/></svg>`;

let site: ServedSite;

zoom.before(async () => {
	site = await buildFiles({
		"site.config.ts":
			'export default { title: "T", url: "https://example.org", theme: { imageZoom: true, templates: "theme.tsx" } };\n',
		"theme.tsx": 'import { createTheme } from "ssg-docs/templates";\nexport default createTheme({});\n',
		"content/en/help/index.md":
			"# Help\n\n![Large](large.svg)\n\n![Small](small.svg)\n\n![Scaled](large.svg){width=100}\n\n[![Linked](large.svg)](/help/)\n",
		"content/en/help/large.svg": svg(1000),
		"content/en/help/small.svg": svg(300),
	});
});
zoom.after(done);

zoom("opens what is shown smaller than it is, and Escape gives the focus back", () =>
	onOpenPageOf(site, "/help/", async (page) => {
		const names = await page.locator(".zoom").evaluateAll((all) => all.map((one) => one.querySelector("img")?.alt));
		assert.equal(names, ["Large", "Scaled"]);
		for (const picture of [page.locator(".zoom").first(), page.locator(".zoom").nth(1)]) {
			await picture.focus();
			await page.keyboard.press("Enter");
			const large = page.locator(".zoomed:popover-open img");
			await large.waitFor();
			await page.waitForFunction(() => document.querySelector<HTMLImageElement>(".zoomed:popover-open img")?.complete);
			assert.is((await large.boundingBox())?.width, 1002); // with its line
			await page.keyboard.press("Escape");
			await large.waitFor({ state: "hidden" });
			assert.ok(await picture.evaluate((one) => one === document.activeElement));
		}
		await page.locator(".zoom").first().click();
		await page.locator(".zoomed:popover-open").click();
		await page.locator(".zoomed:popover-open").waitFor({ state: "detached" });
	}),
);

zoom.run();
