// Test run: kinds
import type { Page } from "playwright-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { assertNone } from "../assert-none.ts";
import { rarely } from "../slow-run.ts";
import { islandsDone, onIslands, onOwnIslands } from "./islands-site.ts";

const diagrams = suite("diagrams");

const POLICY =
	"default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self'; img-src 'self' https: data:; object-src 'none'";

const SOURCE =
	"graph LR\n\tA[Phone] -->|upload <b>| B(Sync target)\n\tstyle A fill:#f9f\n\tB --> C{New?}\n\tlinkStyle 0 stroke:#f00\n";

/** How wide it is when nothing stands in its way. */
const widthOf = async (page: Page): Promise<number> => {
	await page.waitForSelector(".diagram-picture");
	return page
		.locator(".diagram-picture")
		.evaluate((picture: HTMLImageElement) => picture.decode().then(() => picture.naturalWidth));
};

const sourceOf = (page: Page): Promise<string | null> => page.locator(".diagram-picture").getAttribute("src");

diagrams("are drawn as pictures, and stay text for those who do not see them", () =>
	onIslands("/diagram", async (page) => {
		assert.ok((await widthOf(page)) > 300);
		const figure = page.getByRole("figure", { name: "Diagram" }).first();
		assert.is(await figure.locator("pre").textContent(), SOURCE);
	}),
);

rarely(diagrams)("are the same under a policy that allows no inline style", async () => {
	const without = await onIslands("/diagram", widthOf);
	await onIslands("/plain", async (page, said) => {
		await page.route("**/diagram", async (route) => {
			const response = await route.fetch();
			const headers = { ...response.headers(), "content-security-policy": POLICY };
			await route.fulfill({ response, headers });
		});
		await page.goto("/diagram");
		assert.is(await widthOf(page), without);
		await page.waitForLoadState("networkidle");
		assertNone(said.messages.filter((text) => /Content Security Policy/.test(text)));
	});
});

diagrams("with a mistake stay text, and say what it is to who looks for it", () =>
	onIslands("/diagram", async (page, said) => {
		await widthOf(page);
		await page.waitForLoadState("networkidle");
		const wrong = page.getByRole("figure", { name: "Diagram" }).nth(1);
		assert.is(await wrong.locator("img").count(), 0);
		assert.is(await wrong.locator("pre.mermaid-source").textContent(), "graph LR\n\tA --> --> B\n");
		assert.is(said.messages.length, 1);
		assert.match(said.messages[0] as string, /Parse error on line 2/);
	}),
);

rarely(diagrams)("are drawn again in the colours of another mode", () =>
	onIslands("/diagram", async (page) => {
		await widthOf(page);
		const light = await sourceOf(page);
		await page.evaluate(() => {
			document.documentElement.dataset.theme = "dark";
			document.dispatchEvent(new CustomEvent("ssg:mode", { detail: "dark" }));
		});
		await page.waitForFunction(
			(light) => document.querySelector(".diagram-picture")?.getAttribute("src") !== light,
			light,
		);
		assert.is(await page.locator(".diagram-picture").count(), 1);
	}),
);

rarely(diagrams)("stay text when the library does not come", () =>
	onIslands("/plain", async (page) => {
		await page.route(/\/mermaid/, (route) => route.abort());
		const failed = page.waitForEvent("requestfailed");
		await page.goto("/diagram");
		await failed;
		await page.waitForSelector("[data-state=awake]");
		assert.is(await page.locator("pre.mermaid-source").count(), 2);
		assert.is(await page.getByRole("alert").count(), 0);
	}),
);

/** Whatever a page without diagrams does not load. */
const DRAWN = "/drawn";

const shownPictures = (page: Page) => page.locator("figure.diagram svg").filter({ visible: true });

diagrams("that the build draws need no script", () =>
	onIslands(DRAWN, async (page, { messages, asked }) => {
		await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
		await page.waitForLoadState("networkidle");
		assert.is(await shownPictures(page).count(), 4);
		assertNone(asked.filter((path) => /mermaid/i.test(path)));
		assert.equal(messages, []);
		assert.is(await page.getByRole("img", { name: "USER 1 – 0..* NOTE: writes" }).count(), 1);
	}),
);

/** The least contrast between texts or lines and what is behind them, in a picture with the page's custom properties. */
const leastContrast = (page: Page): Promise<number> =>
	page.evaluate(() => {
		const luminanceOf = (color: string) => {
			const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? [])
				.map((value) => Number(value) / 255)
				.map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
			return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
		};
		const contrast = (first: string, second: string) => {
			const [dark = 0, light = 0] = [first, second].map(luminanceOf).sort((a, b) => a - b);
			return (light + 0.05) / (dark + 0.05);
		};
		const background = getComputedStyle(document.body).backgroundColor;
		const ratios: number[] = [];
		for (const svg of document.querySelectorAll(".diagram svg")) {
			const shapes = [...svg.querySelectorAll<SVGGeometryElement>("rect, path, circle")].filter(
				(shape) => getComputedStyle(shape).fill !== "none",
			);
			for (const text of svg.querySelectorAll("text")) {
				const { x, y, width, height } = text.getBBox();
				const middle = new DOMPoint(x + width / 2, y + height / 2);
				const behind = shapes.findLast((shape) => shape.isPointInFill(middle));
				ratios.push(contrast(getComputedStyle(text).fill, behind ? getComputedStyle(behind).fill : background));
			}
			for (const line of svg.querySelectorAll("[stroke-width] > path"))
				ratios.push(contrast(getComputedStyle(line).stroke, background));
		}
		return Math.min(...ratios);
	});

rarely(diagrams)("have enough contrast in both modes", () =>
	onIslands(DRAWN, async (page) => {
		assert.ok((await leastContrast(page)) >= 4.5);
		const before = await page
			.locator(".diagram text")
			.first()
			.evaluate((text) => getComputedStyle(text).fill);
		await page.evaluate(() => {
			document.documentElement.dataset.theme = "dark";
		});
		assert.ok((await leastContrast(page)) >= 4.5);
		assert.is.not(
			await page
				.locator(".diagram text")
				.first()
				.evaluate((text) => getComputedStyle(text).fill),
			before,
		);
	}),
);

diagrams("keep their texts inside of their boxes", () =>
	onIslands(DRAWN, async (page) => {
		const outside = await page.evaluate(() =>
			[...document.querySelectorAll(".diagram svg")].flatMap((svg) => {
				const frame = svg.getBoundingClientRect();
				return [...svg.querySelectorAll("text")]
					.filter((text) => {
						const { left, right, top, bottom } = text.getBoundingClientRect();
						return left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom;
					})
					.map(({ textContent }) => textContent);
			}),
		);
		assert.equal(outside, []);
	}),
);

diagrams("fit the page on a phone, and scroll in a named box", () =>
	onIslands(
		DRAWN,
		async (page) => {
			assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 360);
			assert.is(await shownPictures(page).count(), 4);
			const [flowchart, sequence] = await page.getByRole("figure", { name: "Diagram" }).all();
			assert.ok(flowchart && sequence);
			const overflows = (figure: typeof flowchart) => figure.evaluate((box) => box.scrollWidth > box.clientWidth);
			assert.not(await overflows(flowchart), "drawn from top to bottom");
			assert.ok(await overflows(sequence));
			await sequence.focus();
			await page.keyboard.press("ArrowRight");
			await page.waitForFunction(() => (document.querySelectorAll(".diagram")[1] as HTMLElement).scrollLeft > 0);
		},
		{ viewport: { width: 360, height: 740 } },
	),
);

rarely(diagrams)("are whole in print, dark mode or not", () =>
	onOwnIslands(DRAWN, async (page) => {
		await page.evaluate(() => {
			document.documentElement.dataset.theme = "dark";
		});
		await page.emulateMedia({ media: "print" });
		await page.setViewportSize({ width: 700, height: 900 });
		assert.ok((await leastContrast(page)) >= 4.5);
		assert.is(await shownPictures(page).count(), 4);
		assert.equal(
			await page.evaluate(
				() => [...document.querySelectorAll(".diagram")].filter((box) => box.scrollWidth > box.clientWidth).length,
			),
			0,
		);
	}),
);

diagrams.after(islandsDone);

diagrams.run();
