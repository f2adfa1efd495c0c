// Test run: integration
/** The first things that authors change: the logo and the accent colour. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { buildFiles, done, onOpenPageOf, type ServedSite } from "./site.ts";

const brand = suite("brand");

const SITE = {
	"site.config.ts": `export default {
	title: "T",
	url: "https://example.org",
	theme: { templates: "theme.tsx" },
	navbar: { title: "Name", logo: { src: "logo.svg" }, items: [{ label: "Help", to: "/help/" }] },
	footer: { style: "dark", copyright: "2026", links: [] },
};
`,
	"theme.tsx":
		'import { createTheme } from "ssg-docs/templates";\nimport "./accent.css";\nexport default createTheme({});\n',
	"accent.css": ":root { --accent: #a00000 }\n",
	"content/en/help/index.md": "# Help\n",
	"public/logo.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><path d="M0 0h200v100H0z"/></svg>',
};

let site: ServedSite;

brand.before(async () => {
	site = await buildFiles(SITE);
});
brand.after(done);

brand("makes room for a logo without a size", () =>
	onOpenPageOf(site, "/help/", async (page) => {
		await page.waitForFunction(() => document.querySelector<HTMLImageElement>(".brand img")?.complete);
		const [name, item] = await Promise.all(
			[".brand-name", ".navbar-items a"].map((selector) => page.locator(selector).first().boundingBox()),
		);
		assert.ok(name && item);
		assert.ok(name.x + name.width < item.x, "they overlap");
	}),
);

brand("the dark footer has a shade of the accent colour", () =>
	onOpenPageOf(site, "/help/", async (page) => {
		const background = await page
			.locator("footer.footer")
			.evaluate((footer) => getComputedStyle(footer).backgroundColor);
		const [red = 0, green = 0, blue = 0] = (background.match(/[\d.]+/g) ?? []).map(Number);
		assert.ok(red > 2 * green && red > 2 * blue, background);
	}),
);

brand.run();
