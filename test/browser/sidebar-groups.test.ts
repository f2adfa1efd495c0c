// Test run: kinds
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { some } from "../slow-run.ts";
import { done, LOCALES, onOpenPage } from "./site.ts";

const groups = suite("groups of the sidebar");

const LABELS: Readonly<Record<string, readonly string[]>> = {
	"": ["Get started", "Write", "Organise and find"],
	"/fr": ["Premiers pas", "Écrire", "Organiser et retrouver"],
	"/de": ["Erste Schritte", "Schreiben", "Ordnen und finden"],
};

for (const locale of some(LOCALES.toReversed()))
	groups(`have labels in the language of ${locale}/, and the order in which it is read`, () =>
		onOpenPage(`${locale}/help/apps/to-dos`, { viewport: { width: 1400, height: 900 } }, async (page) => {
			const labels = page.locator("#ssgMenu .category-name");
			assert.equal((await labels.allInnerTexts()).slice(0, 3), LABELS[locale]);
			const first = (await labels.nth(0).boundingBox())?.x;
			const link = page.locator(`#ssgMenu a[href="${locale}/help/apps/desktop"]`);
			assert.is((await link.boundingBox())?.x, first);
			const at = (end: string) => page.locator(`.pager-${end}`).getAttribute("href");
			assert.is(await at("prev"), `${locale}/help/apps/external_text_editor`);
			assert.is(await at("next"), `${locale}/help/apps/subnotebooks`);

			await page.goto(`${locale}/help/category/apps`);
			const headings = await page.locator("main h2").allInnerTexts();
			assert.equal(headings.slice(0, 3), LABELS[locale]);
			assert.is(headings.length, 8);
			assert.is(await page.locator("main .card").count(), 47);
		}),
	);

groups("a page that arrives in parts does not move its open category", () =>
	onOpenPage("/help/apps/desktop", async (page) => {
		const tops = await page
			.locator("#ssgMenu .category > details[open]:has(> ul > :first-child > .category-name)")
			.first()
			.evaluate((category) => {
				const before = category.getBoundingClientRect().top;
				category.querySelector("ul")?.remove();
				return [before, category.getBoundingClientRect().top];
			});
		assert.is(tops[1], tops[0]);
	}),
);

groups.after(done);

groups.run();
