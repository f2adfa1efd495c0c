// Test run: kinds
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { some } from "../slow-run.ts";
import { done, KINDS, LOCALES, onOpenPage } from "./site.ts";
import { ready } from "./waiting.ts";

const pages = suite("pages in a browser");

for (const locale of some(LOCALES))
	pages(`of ${locale}/ say nothing in the console`, () =>
		onOpenPage("/robots.txt", async (page, { messages }) => {
			for (const path of KINDS) {
				await page.goto(locale + path);
				await ready(page);
				assert.equal(
					messages.filter((text) => !/404 \(Not Found\)/.test(text)),
					[],
					path,
				);
				assert.ok(await page.locator("main h1").first().isVisible());
			}
		}),
	);

pages.after(done);

pages.run();
