// Test run: kinds
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { cspHash } from "../../src/pipeline/derive/headers-file.ts";
import { REDIRECT_SCRIPT } from "../../src/pipeline/derive/redirects/redirect-page.ts";
import type { Templates } from "../../src/react.ts";
import templates from "../../templates/index.tsx";
import { rarely } from "../slow-run.ts";
import { done, KINDS, onPage, withPolicy } from "./site.ts";
import { ready } from "./waiting.ts";

const policy = suite("content security policy");

const { inlineScripts = [] }: Templates = templates;

/** What hosts are told, and what a site can ask of them besides. */
const POLICY = [
	"default-src 'self'",
	`script-src 'self' ${[...inlineScripts, REDIRECT_SCRIPT].map((script) => `'${cspHash(script)}'`).join(" ")}`,
	"style-src 'self'",
	"img-src 'self' data: blob: https:",
	"object-src 'none'",
	"base-uri 'none'",
	"form-action 'self'",
].join("; ");
/** Markup comes into a page by one named way only. */
const STRICT = `${POLICY}; require-trusted-types-for 'script'; trusted-types ssg`;

/** Every page comes with the policy. */
const strict = { viewport: { width: 1400, height: 900 }, prepare: withPolicy(STRICT) };

const DIAGRAMS = "/fr/help/apps/sync/";

/** That a page is not there is what the not-found page is for. */
const complaints = (messages: readonly string[]) => messages.filter((text) => !/404 \(Not Found\)/.test(text));

policy("stops a script that it does not know", () =>
	onPage("/", strict, async (page, said) => {
		await ready(page);
		await page
			.evaluate(() => {
				const script = document.createElement("script");
				script.append("document.title = 'broken into'");
				document.body.append(script);
			})
			.catch(() => {});
		assert.is.not(await page.title(), "broken into");
		assert.ok(said.messages.length > 0);
	}),
);

rarely(policy)("is kept by pages of all kinds", () =>
	onPage("/", strict, async (page, { messages }) => {
		for (const path of [...KINDS, DIAGRAMS, "/help/install"]) {
			await page.goto(path);
			await ready(page);
			await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
			await page.waitForLoadState("networkidle");
			assert.equal(complaints(messages), [], path);
		}
	}),
);

rarely(policy)("lets diagrams have their colours", () =>
	onPage(DIAGRAMS, strict, async (page) => {
		await ready(page);
		const text = page.locator(".diagram text").first();
		const color = () => text.evaluate((one) => getComputedStyle(one).fill);
		const light = await color();
		assert.is.not(light, "rgb(0, 0, 0)");
		await page.locator(".color-mode").click();
		await page.waitForFunction(
			(before) => getComputedStyle(document.querySelector(".diagram text") as Element).fill !== before,
			light,
		);
	}),
);

policy("allows visits, back and forward", () =>
	onPage("/help/", strict, async (page, said) => {
		await ready(page);
		await page.evaluate("window.same = true");
		for (const path of ["/help/faq", "/help/install"]) {
			await page.locator(`.sidebar a[href="${path}"]`).click();
			await page.waitForURL((url) => url.pathname === path);
		}
		await page.locator(".navbar a[href='/news']").click();
		await page.waitForURL("**/news");
		await page.goBack();
		await page.waitForURL("**/help/install");
		await page.goForward();
		await page.waitForURL("**/news");
		await page.locator("main.main-post-list").waitFor();
		assert.is(await page.evaluate("window.same"), true, "one page");
		assert.equal(said.messages, []);
	}),
);

rarely(policy)("allows the colour mode, menus, and closing the announcement", () =>
	onPage("/help/apps/markdown", strict, async (page, said) => {
		await ready(page);
		await page.locator(".color-mode").click();
		await page.locator("html[data-theme=dark]").waitFor();
		await page.locator(".navbar .locale-menu summary").click();
		await page.keyboard.press("Escape");
		await page.locator(".sidebar details:not([open]) > summary").first().click();
		await page.locator(".announcement-close").click();
		await page.locator(".announcement").waitFor({ state: "hidden" });
		await page.reload();
		await ready(page);
		assert.ok(await page.locator("html[data-theme=dark]").isVisible());
		assert.equal(said.messages, []);
	}),
);

rarely(policy)("allows the drawer", () =>
	onPage("/help/apps/markdown", { ...strict, viewport: { width: 360, height: 780 } }, async (page, said) => {
		await ready(page);
		await page.locator(".menu-button").click();
		await page.locator("#ssgMenu:popover-open").waitFor();
		await page.keyboard.press("Escape");
		assert.equal(said.messages, []);
	}),
);

rarely(policy)("lets an old address lead to its page", () =>
	onPage(
		"/markdown/index.html?a=1#tables",
		strict, // the page itself: at its address, hosts that can redirect do not show it
		async (page, said) => {
			await page.waitForURL("**/help/apps/markdown?a=1#tables");
			await ready(page);
			assert.equal(said.messages, []);
		},
	),
);

policy.after(done);

policy.run();
