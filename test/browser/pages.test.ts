import { suite } from "uvu";
import * as assert from "uvu/assert";
import { done, onPage } from "./site.ts";

const pages = suite("pages in a browser");

/** One of each kind. */
export const KINDS = [
	"/",
	"/help/",
	"/help/apps/markdown",
	"/help/category/apps",
	"/help/tags",
	"/news",
	"/news/page/2",
	"/news/archive",
	"/news/tags",
	"/news/20250922-release-3-4",
	"/markdown-page",
	"/nowhere",
];

for (const locale of ["", "/fr", "/de"])
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
