// Test run: kinds
import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { done, onOpenPage, onPage, site } from "../../browser/site.ts";
import { violationsOn } from "../../browser/violations.ts";
import { atRest, ready } from "../../browser/waiting.ts";
import { rarely, some } from "../../slow-run.ts";

const changelog = suite("changelog");

const STILL = { reducedMotion: "reduce" } as const;
const SERVER = "/help/about/changelog/server";
const DESKTOP = "/help/about/changelog/desktop";

const form = (page: Page) => page.locator(".changelog-filter");
const status = (page: Page) => form(page).getByRole("status");
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
const entries = (page: Page) => page.locator("main h3 ~ ul > li");

/** The releases that are shown, from the newest. */
const releases = (page: Page): Promise<string[]> =>
	page.locator("main h3[id^=v]:visible").evaluateAll((all) => all.map(({ id }) => id.slice(1).replaceAll("-", ".")));
const queryOf = (page: Page) => new URL(page.url()).search;

const LANGUAGES = [
	["", "Your version", "Kind", "Security", "Show all changes"],
	["/fr", "Votre version", "Type", "Sécurité", "Afficher tous les changements"],
	["/de", "Ihre Version", "Art", "Sicherheit", "Alle Änderungen anzeigen"],
] as const;

for (const [prefix, version, kind, security, reset] of some(LANGUAGES.toReversed()))
	changelog(`of ${prefix || "/en"} shows what is newer, and of a kind`, () =>
		onOpenPage(prefix + SERVER, STILL, async (page, said) => {
			await ready(page);
			const total = await entries(page).count();
			await field(page, version).selectOption("3.3.3");
			await page.waitForURL("**?since=3.3.3");
			assert.equal(await releases(page), [...["3.4.4", "3.4.3", "3.4.2", "3.4.1"], ...["3.3.13", "3.3.4"]]);
			assert.not.ok(await page.locator("#older").isVisible());

			await field(page, kind).selectOption({ label: security });
			await page.waitForURL("**&kind=Security");
			assert.equal(await releases(page), ["3.4.4", "3.4.1", "3.3.4"]);
			const said3 = await status(page).innerText();
			assert.ok(/^3\D/.test(said3) && said3.includes(String(total)), said3);

			await page.reload();
			await status(page).getByText(said3).waitFor();
			assert.equal(await releases(page), ["3.4.4", "3.4.1", "3.3.4"]);

			await form(page).getByRole("button", { name: reset }).click();
			assert.is(queryOf(page), "");
			assert.is(await entries(page).locator("visible=true").count(), total);
			assert.ok(await page.locator("#older").isVisible());
			assert.equal(said.messages, []);
		}),
	);

changelog("answers to the keyboard, and to words", () =>
	onPage(DESKTOP, STILL, async (page) => {
		await ready(page);
		const devtools = await page.context().newCDPSession(page);
		await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 }); // some keys arrive before the script
		await field(page, "Up to version").focus();
		for (let fields = 0; fields < 3; fields++) await page.keyboard.press("Tab");
		await page.keyboard.type("cve-2024");
		await status(page).getByText("3 of").waitFor();
		assert.equal(await releases(page), ["3.1.20", "3.0.8", "2.14.22"]);
		await page.keyboard.press("Tab");
		await page.keyboard.press("Enter");
		assert.is(queryOf(page), "");
		assert.ok(await field(page, "Your version").evaluate((element) => element === document.activeElement));
		await field(page, "Contains").fill("no such change");
		await status(page).getByText("No change matches.").waitFor();
		assert.equal(await releases(page), []);
	}),
);

rarely(changelog)("takes a version that is not on the page for the one before it", () =>
	onOpenPage(`${DESKTOP}?since=3.4.8`, STILL, async (page) => {
		await status(page).getByText(" of ").waitFor();
		assert.equal(await releases(page), ["3.4.12", "3.4.10"]);
	}),
);

changelog("hides in the contents what it hides on the page, and shows everything when a link leads there", () =>
	onOpenPage(`${DESKTOP}?until=2.1.7`, { ...STILL, viewport: { width: 1400, height: 900 } }, async (page) => {
		await status(page).getByText(" of ").waitFor();
		assert.not.ok(await page.locator("#v3-4").isVisible());
		const contents = await page.locator(".toc a:visible").allInnerTexts();
		assert.equal(contents, ["2.1", "2.0"]);
		await page
			.locator("main article p")
			.first()
			.evaluate((paragraph) => {
				const link = document.createElement("a");
				link.href = "#v3-4";
				link.textContent = "3.4";
				paragraph.append(link);
			});
		await page.locator('main article p a[href="#v3-4"]').click();
		await page.waitForURL("**#v3-4");
		assert.ok(await page.locator("#v3-4").isVisible());
		assert.is(queryOf(page), "");
	}),
);

changelog("combines kind and subject, and follows the history", () =>
	onPage(SERVER, STILL, async (page) => {
		await ready(page);
		const total = await entries(page).count();
		const shown = entries(page).locator("visible=true");
		await page.evaluate(() => {
			location.hash = "#v3-3";
		});
		await field(page, "Kind").selectOption("New");
		await field(page, "Subject").selectOption("Sharing");
		await page.waitForURL("**?kind=New&subject=Sharing#v3-3");
		const kinds = await shown.locator("em").first().allInnerTexts();
		assert.equal(kinds, ["New"]);
		assert.ok((await shown.count()) < total);

		await page.goBack();
		await field(page, "Subject").locator("option:checked").getByText("Everything").waitFor({ state: "attached" });
		await page.waitForLoadState("networkidle");
		await atRest(page);
		assert.is(queryOf(page), "");
		assert.is(await shown.count(), total);
		await page.goForward();
		// The visit replaces the form after it has answered.
		await page.waitForLoadState("networkidle");
		await atRest(page);
		await page.waitForFunction(
			([hidden]) =>
				[...document.querySelectorAll<HTMLSelectElement>(".changelog-filter select")].some(
					({ value }) => value === "New",
				) && document.querySelector(hidden as string) !== null,
			["main li[hidden]"],
		);
		assert.ok((await shown.count()) < total);

		// Changes whose subject is security count, whatever their kind.
		await field(page, "Subject").selectOption("");
		await field(page, "Kind").selectOption("Security");
		await page.waitForURL("**?kind=Security#v3-3");
		assert.ok(await page.locator("#v2-2-8").isVisible());
	}),
);

changelog("answers to a link with another query, wherever the focus is", () =>
	onOpenPage(DESKTOP, STILL, async (page) => {
		await ready(page);
		await page.getByRole("link", { name: "security fixes" }).click();
		await page.waitForURL("**?kind=Security");
		await status(page).getByText(" of ").waitFor();
		assert.is(await field(page, "Kind").inputValue(), "Security");
		assert.not.ok(await page.locator("#v3-4-12").isVisible());
	}),
);

changelog("needs little script, and nothing of React", () =>
	onPage(DESKTOP, STILL, async (page, { asked }) => {
		await ready(page);
		await page.waitForLoadState("networkidle");
		const { folder } = await site();
		const own = asked.filter((name) => /filter-form/.test(name));
		const bytes = own.map((name) => gzipSync(readFileSync(path.join(folder, name)), { level: 9 }).length);
		assert.ok(bytes.length === 1 && (bytes[0] ?? 0) <= 3000, `${own}: ${bytes}`);
		assert.not.ok(asked.some((name) => /hydrate/.test(name)));
	}),
);

changelog("is a plain list without a script", () =>
	onOpenPage(DESKTOP, { javaScriptEnabled: false }, async (page) => {
		assert.not.ok(await form(page).isVisible());
		assert.is(await entries(page).locator("visible=true").count(), await entries(page).count());
	}),
);

rarely(changelog)("has no fault that axe finds, with a filter", () =>
	onOpenPage(`/fr${SERVER}?kind=Security`, STILL, async (page) => {
		await status(page).getByText(" sur ").waitFor();
		assert.equal(await violationsOn(page), []);
	}),
);

changelog.after(done);

changelog.run();
