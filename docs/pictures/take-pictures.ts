/**
 * Takes the pictures of the home page, which are pages of this repository's site, those of the tutorial, and the image for
 * social networks, in a browser: `npm run docs:pictures`. With `-- --tutorial`, takes only those of the tutorial.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { BrowserContext, Page } from "playwright-core";
import { buildFiles, done, onPage, onPageOf } from "../../test/browser/site.ts";
import { blocksOf } from "../../test/docs/page-blocks.ts";

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

async function takePicture(page: Page, name: string): Promise<void> {
	await page.waitForTimeout(500);
	const webp = await toWebp(page, await page.screenshot());
	const file = new URL(`../public/images/${name}.webp`, import.meta.url);
	writeFileSync(fileURLToPath(file), Buffer.from(webp, "base64"));
}

const MODES = ["light", "dark"];

const inMode = (mode: string) => ({
	prepare: (context: BrowserContext) => context.addInitScript(`localStorage.theme = "${mode}"`),
});

interface TutorialPicture {
	readonly step: number;
	readonly name: string;
	readonly address: string;
	/** Typed into the search. */
	readonly query?: string;
}

/** Pages of the tutorial's site, as it is when a step begins. */
const TUTORIAL_PICTURES: readonly TutorialPicture[] = [
	{ step: 5, name: "tutorial-page", address: "/help/" },
	{ step: 7, name: "tutorial-french", address: "/fr/help/alarms" },
	{ step: 8, name: "tutorial-search", address: "/help/", query: "set a reminder" },
	{ step: 9, name: "tutorial-home", address: "/" },
];

/** The files that the page shows before a step; later ones replace earlier ones. */
function tutorialFiles(step: number): Record<string, string> {
	const page = readFileSync(new URL("../content/en/docs/start/tutorial.md", import.meta.url), "utf8");
	const blocks = blocksOf(page.slice(0, page.indexOf(`\n## ${step}. `)));
	return Object.fromEntries(blocks.flatMap(({ title, text }) => (title ? [[title, text]] : [])));
}

for (const { step, name, address, query } of TUTORIAL_PICTURES) {
	const site = await buildFiles(tutorialFiles(step));
	for (const mode of MODES)
		await onPageOf(
			site,
			address,
			{ viewport: { width: 1000, height: 520 }, deviceScaleFactor: 1.3, ...inMode(mode) },
			async (page) => {
				if (query) {
					await page.keyboard.press("Control+k");
					await page.keyboard.type(query);
					await page.locator(".search-result").first().waitFor();
				}
				await takePicture(page, `${name}-${mode}`);
			},
		);
}
if (process.argv.includes("--tutorial")) await end();

for (const { name, width, height } of PICTURES)
	for (const mode of MODES)
		await onPage(ADDRESS, { viewport: { width, height }, deviceScaleFactor: 2, ...inMode(mode) }, (page) =>
			takePicture(page, `${name}-${mode}`),
		);

await onPage("/", { viewport: { width: 1200, height: 630 } }, async (page) => {
	await page.goto("about:blank"); // whose policy allows the style
	await page.setContent(`<body style="margin: 0">${readFileSync(new URL("card.svg", import.meta.url), "utf8")}`);
	writeFileSync(fileURLToPath(new URL("../public/images/card.png", import.meta.url)), await page.screenshot());
});
await end();

async function end(): Promise<never> {
	await done();
	process.exit();
}
