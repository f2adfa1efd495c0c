/**
 * Takes the pictures of the home page, which are pages of this repository's site, and the image for social networks, in a
 * browser: `npm run docs:pictures`
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { done, onPage } from "../../test/browser/site.ts";

const QUALITY = 0.82;

const PICTURES = [
	{ name: "site", width: 1180, height: 700 },
	{ name: "site-narrow", width: 390, height: 620 },
];

const ADDRESS = "/fr/help/apps/sync/e2ee";

/** The browser converts the picture, since no package here does. */
const toWebp = (page: Page, png: Buffer): Promise<string> =>
	page.evaluate(
		async ([data, quality]) => {
			const image = new Image();
			image.src = `data:image/png;base64,${data}`;
			await image.decode();
			const canvas = document.createElement("canvas");
			canvas.width = image.width;
			canvas.height = image.height;
			canvas.getContext("2d")?.drawImage(image, 0, 0);
			return canvas.toDataURL("image/webp", quality).split(",")[1] ?? "";
		},
		[png.toString("base64"), QUALITY] as const,
	);

for (const { name, width, height } of PICTURES)
	for (const mode of ["light", "dark"])
		await onPage(
			ADDRESS,
			{
				viewport: { width, height },
				deviceScaleFactor: 2,
				prepare: (context) => context.addInitScript(`localStorage.theme = "${mode}"`),
			},
			async (page) => {
				await page.waitForTimeout(500);
				const webp = await toWebp(page, await page.screenshot());
				writeFileSync(
					fileURLToPath(new URL(`../public/images/${name}-${mode}.webp`, import.meta.url)),
					Buffer.from(webp, "base64"),
				);
			},
		);

await onPage("/", { viewport: { width: 1200, height: 630 } }, async (page) => {
	await page.goto("about:blank"); // whose policy allows the style
	await page.setContent(`<body style="margin: 0">${readFileSync(new URL("card.svg", import.meta.url), "utf8")}`);
	writeFileSync(fileURLToPath(new URL("../public/images/card.png", import.meta.url)), await page.screenshot());
});
await done();
process.exit();
