// Test run: kinds
/** What readers can do with a page: copy it as Markdown, and say whether it was helpful. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { assertNone } from "../assert-none.ts";
import { rarely, some } from "../slow-run.ts";
import { buildFiles, done, LOCALES, onOpenPage, onOpenPageOf, type ServedSite, site } from "./site.ts";
import { ready } from "./waiting.ts";

const actions = suite("page actions");

const TEXTS = {
	"": ["Copied", "Not copied", "Thank you for your answer."],
	"/fr": ["Copié", "Échec de la copie", "Merci de votre réponse."],
	"/de": ["Kopiert", "Nicht kopiert", "Vielen Dank für Ihre Antwort."],
} as const;
const FAILED = {
	"": "Your answer could not be sent.",
	"/fr": "Votre réponse n’a pas pu être envoyée.",
	"/de": "Ihre Antwort konnte nicht gesendet werden.",
} as const;

const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };

const said = (page: Page, within: string, text: string) =>
	page.locator(`${within} [role=status]`, { hasText: text }).waitFor();

for (const locale of some(LOCALES)) {
	const [copied, notCopied] = TEXTS[locale];
	const address = `${locale}/help/apps/trash`;

	actions(`a page is copied as Markdown: ${address}`, () =>
		onOpenPage(`${locale}/help/apps/search`, CLIPBOARD, async (page, { messages }) => {
			await ready(page);
			// Also on a page that was visited without a full load.
			await page.click(`[data-sidebar] a[href="${address}"]`);
			const alternate = page.locator(`head link[rel=alternate][type="text/markdown"][href="${address}.md"]`);
			await alternate.waitFor({ state: "attached" });
			assert.is(await page.locator("head link[type='text/markdown']").count(), 1);
			await page.click("main [data-copy]");
			await said(page, ".page-actions", copied);
			const { folder } = await site();
			assert.is(
				await page.evaluate(() => navigator.clipboard.readText()),
				readFileSync(path.join(folder, `${address}.md`), "utf8"),
			);
			assert.equal(messages, []);
		}),
	);

	rarely(actions)(`a page that cannot be copied says so: ${address}`, () =>
		onOpenPage(address, async (page) => {
			await ready(page);
			await page.route("**/*.md", (route) => route.abort());
			await page.click("main [data-copy]");
			await said(page, ".page-actions", notCopied);
		}),
	);
}

for (const locale of some(LOCALES))
	actions(`code can be copied without pointing at it: ${locale}`, () =>
		onOpenPage(`${locale}/help/dev/coding_style`, async (page) => {
			const buttons = page.locator("main .code-buttons").first();
			await buttons.waitFor();
			assert.ok(Number(await buttons.evaluate((at) => getComputedStyle(at).opacity)) >= 0.7);
			// Only a title has a bar.
			const block = page.locator("main .code-block").first();
			assert.is(await block.locator(".code-title").count(), 0);
			assert.is(await block.evaluate((at) => getComputedStyle(at, "::before").content), "none");
		}),
	);

actions("the text version is shown by the browser", () =>
	onOpenPage("/help/apps/trash", async (page) => {
		await ready(page);
		await page.click("main a[type='text/markdown']");
		await page.waitForURL("**/help/apps/trash.md");
		assert.match(await page.locator("body").innerText(), "# Trash");
	}),
);

/** A site that asks its readers. */
let asking: ServedSite;
actions.before(async () => {
	asking = await buildFiles({
		"site.config.ts":
			'export default { title: "T", url: "https://notes.example", feedback: "/answers", i18n: { locales: { en: {}, fr: {}, de: {} } } };\n',
		"content/en/help/index.md": "# Help\n\nText.\n",
		"content/fr/help/index.md": "# Aide\n\nTexte.\n",
		"content/de/help/index.md": "# Hilfe\n\nText.\n",
	});
});

for (const locale of some(LOCALES))
	rarely(actions)(`an answer is sent once, and its outcome said: ${locale}`, () =>
		onOpenPageOf(asking, `${locale}/help/`, async (page, { messages }) => {
			await ready(page);
			const bodies: (string | null)[] = [];
			let status = 500;
			await page.route("**/answers", (route) => {
				bodies.push(route.request().postData());
				return route.fulfill({ status });
			});
			const question = page.locator("fieldset[data-feedback]");
			const no = question.locator("button[value=no]");
			await no.click();
			await said(page, "[data-feedback]", FAILED[locale]);
			assert.is(await no.getAttribute("aria-pressed"), "false");
			status = 204;
			await question.locator("button[value=yes]").click();
			await said(page, "[data-feedback]", TEXTS[locale][2]);
			await no.click();
			const sent = `page=${encodeURIComponent(`${locale}/help/`)}&helpful=`;
			assert.equal(bodies, [`${sent}no`, `${sent}yes`]);
			assert.is(await no.getAttribute("aria-pressed"), "false");
			assertNone(messages.filter((text) => !text.includes("500")));
		}),
	);

actions("nobody is asked where the configuration has no address", () =>
	onOpenPage("/help/apps/trash", async (page) => {
		assert.is(await page.locator("[data-feedback]").count(), 0);
	}),
);

actions.after(done);

actions.run();
