// Test run: kinds
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { done, KINDS, LOCALES, onPage } from "./site.ts";

const pages = suite("pages in a browser");

for (const locale of LOCALES)
	for (const path of KINDS)
		pages(`${locale}${path} says nothing in the console`, () =>
			onPage(locale + path, async (page, said) => {
				await page.waitForSelector("html[data-has-hydrated=true]");
				assert.equal(
					said.messages.filter((text) => !/404 \(Not Found\)/.test(text)),
					[],
				);
				assert.ok(await page.locator("main h1").first().isVisible());
			}),
		);

pages.after(done);

pages.run();
