// Test run: kinds
import type { Page } from "playwright-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { assertNone } from "../assert-none.ts";
import { rarely, some } from "../slow-run.ts";
import { mirroredSite } from "./mirrored.ts";
import { done, KINDS, onOpenPage, onOpenPageOf, onPage, type ServedSite } from "./site.ts";
import { ready } from "./waiting.ts";

const layout = suite("layout");

const WIDE = { width: 1400, height: 900 };
const SIDES = ["/help/apps/markdown", "/help/install", "/markdown-page"];

/** What makes the page wider than the window: nothing, on a page that does not scroll sideways. */
const tooWide = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const { scrollWidth, clientWidth, dir } = document.documentElement;
		if (scrollWidth <= clientWidth) return [];
		const isHeld = (element: Element): boolean => {
			const { parentElement } = element;
			if (!parentElement || parentElement === document.body) return false;
			return getComputedStyle(parentElement).overflowX !== "visible" || isHeld(parentElement);
		};
		return [...document.querySelectorAll("body *")]
			.filter((element) => {
				const { left, right, width } = element.getBoundingClientRect();
				const reach = dir === "rtl" ? -left : right - clientWidth;
				return width > 0 && reach > 0.5 && !isHeld(element);
			})
			.slice(0, 5)
			.map((element) => (element.cloneNode(false) as Element).outerHTML.slice(0, 100));
	});

for (const path of [
	...some(KINDS, 2),
	...some([
		"/de/help/apps/errors/sync",
		...SIDES.slice(1),
		"/fr/help/apps/sync/",
		"/de/",
		"/fr/help/about/features",
		"/de/help/apps/desktop",
	]),
]) {
	layout(`${path} does not scroll sideways, nor with text twice as large`, () =>
		onPage(path, async (page) => {
			await ready(page);
			for (const width of [320, 360, 800, 995, 996, 997, 1400, 2560]) {
				await page.setViewportSize({ width, height: 800 });
				assert.equal(await tooWide(page), [], `${width} px`);
			}
			const devtools = await page.context().newCDPSession(page);
			await devtools.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
			await page.reload();
			const size = await page.evaluate(() => getComputedStyle(document.body).fontSize);
			assert.is(size, "32px");
			for (const width of [640, 1280]) {
				await page.setViewportSize({ width, height: 800 });
				assert.equal(await tooWide(page), [], `${width} px, large text`);
			}
		}),
	);
}

for (const path of some(SIDES))
	layout(`what is wider than ${path} scrolls in a box that the keyboard reaches`, () =>
		onOpenPage(path, { viewport: { width: 320, height: 800 } }, async (page) => {
			await ready(page);
			const boxes = await page.evaluate(() =>
				[...document.querySelectorAll("main *")]
					.filter((element) => element.scrollWidth > element.clientWidth + 1)
					.filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowX))
					.map((element) => ({
						name: (element.cloneNode(false) as Element).outerHTML.slice(0, 100),
						isStop:
							element.matches("[tabindex='0']") || element.querySelector("a[href], button, [tabindex='0']") !== null,
					})),
			);
			assertNone(boxes.filter(({ isStop }) => !isStop));
			assert.ok(boxes.length > 0);
		}),
	);

rarely(layout)("a tall page keeps its bar in the window, and targets of links below it", () =>
	onOpenPage("/help/apps/markdown#tables", { viewport: WIDE }, async (page) => {
		await ready(page);
		await page.waitForFunction(() => document.querySelector(".navbar")?.getBoundingClientRect().y === 0);
		const bar = await page.locator(".navbar").boundingBox();
		const heading = await page.locator("#tables").boundingBox();
		assert.is(bar?.y, 0);
		assert.ok(bar && heading && heading.y >= bar.height, `${heading?.y}`);
	}),
);

rarely(layout)("on paper there is the text, dark on light, without what is there to be pressed", () =>
	onPage("/help/apps/markdown?docusaurus-theme=dark", { viewport: WIDE }, async (page) => {
		await ready(page);
		await page.emulateMedia({ media: "print" });
		for (const part of [
			".navbar",
			"#ssgMenu",
			".toc",
			".toc-disclosure",
			".announcement",
			".footer nav",
			".pager",
			".skip-link",
		])
			assert.not.ok(await page.locator(part).first().isVisible(), part);
		assert.ok(await page.locator("main h1").isVisible());
		const [ink, paper] = await coloursOf(page, "main p");
		assert.equal([ink, paper], ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
	}),
);

/** The colour of a text, and of what lies behind it. */
const coloursOf = (page: Page, selector: string): Promise<string[]> =>
	page.evaluate((wanted) => {
		const element = document.querySelector(wanted) as Element;
		let behind = "rgb(255, 255, 255)";
		for (let at: Element | null = element; at; at = at.parentElement) {
			const { backgroundColor } = getComputedStyle(at);
			if (/^rgb\(/.test(backgroundColor)) {
				behind = backgroundColor;
				break;
			}
		}
		return [getComputedStyle(element).color, behind];
	}, selector);

rarely(layout)("nothing moves for readers who do not want motion", () =>
	onOpenPage("/help/apps/markdown", { viewport: WIDE, reducedMotion: "reduce" }, async (page) => {
		await ready(page);
		const moving = await page.evaluate(() =>
			[...document.querySelectorAll("*")].flatMap((element) => {
				const { transitionDuration, animationDuration, animationName, scrollBehavior } = getComputedStyle(element);
				const lasts = (durations: string) => durations.split(",").some((each) => Number.parseFloat(each) > 0.01);
				return lasts(transitionDuration) ||
					(animationName !== "none" && lasts(animationDuration)) ||
					scrollBehavior === "smooth"
					? [(element.cloneNode(false) as Element).outerHTML.slice(0, 100)]
					: [];
			}),
		);
		assert.equal(moving, []);
	}),
);

for (const mode of some(["dark", "light"]))
	rarely(layout)(`forced colours leave no text and no button invisible in the ${mode} mode`, () =>
		onOpenPage(
			`/help/apps/markdown?docusaurus-theme=${mode}`,
			{ viewport: WIDE, forcedColors: "active", reducedMotion: "reduce" },
			async (page) => {
				await ready(page);
				const hidden = await page.evaluate(() =>
					[...document.querySelectorAll("body *")]
						.filter(
							(element) =>
								element.checkVisibility({ visibilityProperty: true }) &&
								[...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
						)
						.filter((element) => {
							const { color, backgroundColor } = getComputedStyle(element);
							return color === backgroundColor || /^rgba.*, 0\)$/.test(color);
						})
						.map((element) => element.outerHTML.slice(0, 100)),
				);
				assert.equal(hidden, []);
				const looks = new Set<string>();
				for (const button of await page.locator("button:visible, summary:visible").all()) {
					const look = await button.evaluate((element) => `${element.parentElement?.className} ${element.className}`);
					if (looks.has(look)) continue;
					looks.add(look);
					assert.ok(await hasInk(page, await button.screenshot()), look);
				}
				assert.ok(looks.size > 5, [...looks].join(", "));
			},
		),
	);

layout("forced colours show which tab and which filter is chosen", () =>
	onOpenPage("/help/install", { viewport: WIDE, forcedColors: "active", reducedMotion: "reduce" }, async (page) => {
		await page.locator(".tabs[data-ready]").first().waitFor();
		const linesOf = (chosen: boolean) =>
			page
				.locator(`[role=tablist] >> nth=0 >> [aria-selected=${chosen}]`)
				.first()
				.evaluate((tab) => getComputedStyle(tab).borderBlockEndColor);
		assert.is.not(await linesOf(true), await linesOf(false));
		await page.goto("/search?q=sync");
		const groundOf = (chosen: boolean) =>
			page
				.locator(`.search-kinds [aria-pressed=${chosen}]`)
				.first()
				.evaluate((button) => getComputedStyle(button).backgroundColor);
		assert.is.not(await groundOf(true), await groundOf(false));
	}),
);

/** Whether a picture has more than one colour. */
const hasInk = (page: Page, picture: Buffer): Promise<boolean> =>
	page.evaluate(async (data) => {
		const image = new Image();
		image.src = `data:image/png;base64,${data}`;
		await image.decode();
		const canvas = new OffscreenCanvas(image.width, image.height);
		const context = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
		context.drawImage(image, 0, 0);
		const { data: pixels } = context.getImageData(2, 2, image.width - 4, image.height - 4);
		const [red, green, blue] = pixels;
		for (let at = 0; at < pixels.length; at += 4)
			if (
				Math.abs((pixels[at] ?? 0) - (red ?? 0)) +
					Math.abs((pixels[at + 1] ?? 0) - (green ?? 0)) +
					Math.abs((pixels[at + 2] ?? 0) - (blue ?? 0)) >
				96
			)
				return true;
		return false;
	}, picture.toString("base64"));

let mirrored: ServedSite;

layout.before(async () => {
	mirrored = await mirroredSite();
});

/** Distances of an element's two edges from the sides of the window: left, right. */
const edgesOf = (page: Page, selector: string) =>
	page
		.locator(selector)
		.first()
		.evaluate((element) => {
			const { left, right } = element.getBoundingClientRect();
			return [Math.round(left), Math.round(document.body.clientWidth - right)];
		});

for (const width of some([360, 1400]))
	layout(`a page from right to left is the mirror of one from left to right at ${width} px`, () =>
		onOpenPageOf(mirrored, "/help/", { viewport: { width, height: 800 } }, async (page) => {
			await ready(page);
			const parts = [
				".navbar",
				".brand",
				"main h1",
				"main pre",
				".admonition",
				".toc",
				"#ssgMenu",
				".footer nav",
				".pager a",
			];
			const shown: string[] = [];
			for (const part of parts) if (await page.locator(part).first().isVisible()) shown.push(part);
			const ltr = await Promise.all(shown.map((part) => edgesOf(page, part)));
			await page.goto("/he/help/");
			const rtl = await Promise.all(shown.map((part) => edgesOf(page, part)));
			assert.ok(shown.length > 3, `${shown}`);
			for (const [index, part] of shown.entries()) {
				const [left = 0, right = 0] = ltr[index] ?? [];
				const [ownLeft = 0, ownRight = 0] = rtl[index] ?? [];
				const isMirror = Math.abs(ownRight - left) <= 1 || Math.abs(ownLeft - right) <= 1;
				assert.ok(isMirror, `${part}: ${ltr[index]} became ${rtl[index]}`);
			}
			// Code is read from left to right, and its buttons are at the end of it.
			const [[, codeRight = 0], [, buttonsRight = 0]] = [
				await edgesOf(page, "main pre"),
				await edgesOf(page, ".code-buttons"),
			];
			assert.ok(Math.abs(codeRight - buttonsRight) < 20, `${codeRight} ${buttonsRight}`);
			assert.equal(await tooWide(page), []);
		}),
	);

rarely(layout)("the drawer comes from the side where reading begins", () =>
	onOpenPageOf(
		mirrored,
		"/he/help/",
		{ viewport: { width: 360, height: 780 }, reducedMotion: "reduce" },
		async (page) => {
			await ready(page);
			await page.locator(".menu-button").click();
			await page.locator("#ssgMenu:popover-open").waitFor();
			assert.is((await edgesOf(page, "#ssgMenu"))[1], 0);
		},
	),
);

layout("no text or code of a page from right to left scrolls sideways at 320 px", () =>
	onOpenPageOf(mirrored, "/he/help/", { viewport: { width: 320, height: 780 } }, async (page) => {
		await ready(page);
		assert.equal(await tooWide(page), []);
		const direction = await page.locator("main pre").evaluate((element) => getComputedStyle(element).direction);
		assert.is(direction, "ltr", "code");
	}),
);

layout.after(done);

layout.run();
