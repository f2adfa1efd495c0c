import type { Page } from "playwright-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { islandsDone, onIslands } from "./islands-site.ts";

const diagrams = suite("diagrams");

const POLICY =
	"default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self'; img-src 'self' https: data:; object-src 'none'";

const SOURCE =
	"graph LR\n\tA[Phone] -->|upload <b>| B(Sync target)\n\tstyle A fill:#f9f\n\tB --> C{New?}\n";

/** How wide it is when nothing stands in its way. */
const widthOf = async (page: Page): Promise<number> => {
	await page.waitForSelector(".diagram-picture");
	return page
		.locator(".diagram-picture")
		.evaluate((picture: HTMLImageElement) =>
			picture.decode().then(() => picture.naturalWidth),
		);
};

const sourceOf = (page: Page): Promise<string | null> =>
	page.locator(".diagram-picture").getAttribute("src");

diagrams(
	"are drawn as pictures, and stay text for those who do not see them",
	() =>
		onIslands("/diagram", async (page) => {
			assert.ok((await widthOf(page)) > 300);
			const figure = page.getByRole("figure", { name: "Diagram" }).first();
			assert.is(await figure.locator("pre").textContent(), SOURCE);
		}),
);

diagrams(
	"are the same under a policy that allows no inline style",
	async () => {
		const without = await onIslands("/diagram", widthOf);
		await onIslands("/plain", async (page, said) => {
			await page.route("**/diagram", async (route) => {
				const response = await route.fetch();
				const headers = {
					...response.headers(),
					"content-security-policy": POLICY,
				};
				await route.fulfill({ response, headers });
			});
			await page.goto("/diagram");
			assert.is(await widthOf(page), without);
			await page.waitForLoadState("networkidle");
			assert.equal(
				said.messages.filter((text) => /Content Security Policy/.test(text)),
				[],
			);
		});
	},
);

diagrams(
	"with a mistake stay text, and say what it is to who looks for it",
	() =>
		onIslands("/diagram", async (page, said) => {
			await widthOf(page);
			await page.waitForLoadState("networkidle");
			const wrong = page.getByRole("figure", { name: "Diagram" }).nth(1);
			assert.is(await wrong.locator("img").count(), 0);
			assert.is(
				await wrong.locator("pre.mermaid-source").textContent(),
				"graph LR\n\tA --> --> B\n",
			);
			assert.is(said.messages.length, 1);
			assert.match(said.messages[0] as string, /Parse error on line 2/);
		}),
);

diagrams("are drawn again in the colours of another mode", () =>
	onIslands("/diagram", async (page) => {
		await widthOf(page);
		const light = await sourceOf(page);
		await page.evaluate(() => {
			document.documentElement.dataset.theme = "dark";
			document.dispatchEvent(new CustomEvent("ssg:mode", { detail: "dark" }));
		});
		await page.waitForFunction(
			(light) =>
				document.querySelector(".diagram-picture")?.getAttribute("src") !==
				light,
			light,
		);
		assert.is(await page.locator(".diagram-picture").count(), 1);
	}),
);

diagrams("stay text when the library does not come", () =>
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

diagrams.after(islandsDone);

diagrams.run();
