// Test run: slow
/**
 * The attacks of `xss-vectors.ts` in a browser. The policy that the build writes is not enforced, because that would hide
 * what the markup lets through. The browser reports what the policy would forbid, which must be nothing.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { assertNone } from "../assert-none.ts";
import { browser } from "./chromium.ts";
import { buildFiles, done, type ServedSite } from "./site.ts";
import { atRest, ready } from "./waiting.ts";
import { markerOf, xssConfig, xssFiles } from "./xss-site.ts";
import { bodyVectors, queryVectors, type Vector } from "./xss-vectors.ts";

const xss = suite("attacks in a browser");

/** A component that makes addresses of its props, as an author's own may. */
const code = {
	"islands/Card.tsx": `
		export default ({ href, src, label }) => (
			<p className="card"><a href={href} title={label}>{label}</a>{src ? <img src={src} alt={label} /> : null}</p>
		);
	`,
	"templates/index.tsx": `
		import { createTheme } from "ssg-docs/templates";
		import Card from "../islands/Card.tsx";
		export default createTheme({ islands: { Card } });
	`,
};

/** Attacks that succeed, to show that success would be seen: by their numbers. */
const CONTROL = {
	1: "<img src=x onerror=P(1)>",
	2: '<a href="javascript:P(2)">x</a>',
	3: "<p onpointerover=P(3)>x</p>",
	4: "<input onfocus=P(4)>",
	5: "<iframe srcdoc='<script>parent.P(5)</script>'></iframe>",
	6: "<a href='//evil.example/6'>x</a>",
	7: "<img src='//evil.example/7'>",
	8: "<details><summary onclick=P(8)>x</summary></details>",
} as const;

let served: Promise<ServedSite> | undefined;

function site(): Promise<ServedSite> {
	served ??= serve();
	return served;
}

async function serve(): Promise<ServedSite> {
	const config = { ...xssConfig, theme: { templates: "templates/index.tsx" } };
	const built = await buildFiles({
		...xssFiles,
		...code,
		"site.config.ts": `export default ${JSON.stringify(config)};`,
	});
	writeFileSync(
		path.join(built.folder, "control.html"),
		`<!doctype html><title>x</title><main>${Object.values(CONTROL).join("")}</main>`,
	);
	return built;
}

/** The policy that the build writes for hosts. */
async function policyOf(): Promise<string> {
	const { folder } = await site();
	const policy = /Content-Security-Policy: (.*)/.exec(readFileSync(path.join(folder, "_headers"), "utf8"))?.[1];
	assert.ok(policy);
	return policy;
}

interface BuiltPage {
	/** As it is asked for. */
	readonly path: string;
	readonly html: string;
}

const pagesIn = (folder: string): BuiltPage[] =>
	readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((name) => name.endsWith(".html") && name !== "control.html")
		.sort()
		.map((name) => ({
			path: `/${name.split(path.sep).map(encodeURIComponent).join("/")}`.replace(/index\.html$/, ""),
			html: readFileSync(path.join(folder, name), "utf8"),
		}));

/** Pages that show no vector which another page does not show in the same way. A redirect leads away from itself. */
const REPEATS = /^\/(?:old|help\/tags\/.|news\/tags\/.|help\/category-\d+\/|help\/addresses\/)/;

const pathsIn = (folder: string): string[] =>
	pagesIn(folder)
		.map(({ path }) => path)
		.filter((path) => !REPEATS.test(path) || FIRST_TAG.test(path));

/** One page of a tag for each way to be called. */
const FIRST_TAG = /^\/(?:help|news)\/tags\/(?:img|script|svg|javascript)[^/]*\/$/;

/** Pages whose text is an author's own. */
const TEXTS = /^\/(?:help\/(?:bodies|titles)|news\/2)/;

/** What has gone wrong on some pages: numbers of vectors, requests, dialogs, forbidden things. */
class Findings {
	readonly all = new Set<string>();
	add(what: string) {
		this.all.add(what);
	}
}

const bodies = new Map(bodyVectors.map((vector) => [vector.id, vector]));

/** What has run, with the attack that made it run where that stands in a text. */
function withVector(what: string): string {
	const vector = bodies.get(Number(/^ran: (\d+)$/.exec(what)?.[1]));
	return vector ? `${what}, ${vector.family}: ${vector.text}` : what;
}

/** A context whose pages report what runs and where they lead. What they want of other hosts comes to a proxy. */
async function watched(findings: Findings, policy?: string): Promise<BrowserContext> {
	const { url } = await site();
	const proxy = await proxyOf(url, findings, policy);
	const context = await (await browser()).newContext({
		baseURL: proxy.url,
		proxy: { server: proxy.url, bypass: "127.0.0.1" },
		viewport: { width: 1400, height: 900 },
		reducedMotion: "reduce",
	});
	context.on("close", proxy.close);
	await context.exposeBinding("report", (_, what: string) => findings.add(withVector(what)));
	// The loader of these tests names functions by a helper, which the browser has not got.
	await context.addInitScript("globalThis.__name ??= (named) => named");
	await context.addInitScript(() => {
		const { report } = window as unknown as { report(what: string): void };
		Object.assign(window, { P: (id: number) => report(`ran: ${id}`) });
		document.addEventListener("securitypolicyviolation", (event) =>
			report(`forbidden: ${event.effectiveDirective} ${event.blockedURI} ${event.sample} on ${location.pathname}`),
		);
	});
	return context;
}

/** The site, whose pages report what a policy would forbid; and what answers for all other hosts, with nothing. */
async function proxyOf(origin: string, findings: Findings, policy?: string) {
	const server = createServer(async (request, response) => {
		const to = new URL(request.url ?? "/", origin);
		if (to.origin !== new URL(origin).origin) {
			if (to.host === "evil.example") findings.add(`asked for: ${to.pathname.slice(1)}`);
			response.writeHead(502).end();
			return;
		}
		const answer = await fetch(to, { redirect: "manual" }).catch(() => null);
		if (!answer) {
			response.destroy(); // the site has closed a connection that was kept, or the suite has ended
			return;
		}
		const type = answer.headers.get("content-type") ?? "";
		response.writeHead(answer.status, {
			"content-type": type,
			"cache-control": type.startsWith("text/html") ? "no-store" : "max-age=600",
			...(policy && { "content-security-policy-report-only": policy }),
			...(answer.headers.has("location") && { location: answer.headers.get("location") ?? "" }),
		});
		response.end(Buffer.from(await answer.arrayBuffer()));
	});
	server.on("connect", ({ url }, socket) => {
		if (url?.startsWith("evil.example")) findings.add(`asked for: ${url}`);
		socket.destroy();
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}`,
		close: () => {
			server.closeAllConnections();
			server.close();
		},
	};
}

const SCHEMES = ["http:", "https:", "mailto:", "tel:", "ftp:"];

/** Uses everything on a page: points at it, puts the focus on it, clicks it; links to other pages are held back. */
const use = (page: Page, findings: Findings) =>
	page
		.evaluate((schemes) => {
			const found: string[] = [];
			const hold = (event: Event) => {
				const link = (event.target as Element).closest?.("a");
				const to = link?.href ? new URL(link.href, document.baseURI) : undefined;
				if (to && schemes.includes(to.protocol)) event.preventDefault();
				if (event.type === "submit") event.preventDefault();
			};
			addEventListener("click", hold, true);
			addEventListener("submit", hold, true);
			const main = document.querySelector("main") ?? document.body;
			for (const element of document.querySelectorAll("*")) {
				for (const { name } of element.attributes)
					if (name.startsWith("on")) found.push(`handler: ${element.outerHTML}`);
				for (const name of ["href", "src", "action", "formAction", "data"]) {
					const value = (element as never as Record<string, unknown>)[name];
					if (typeof value !== "string" || !value) continue;
					const to = URL.canParse(value) ? new URL(value) : undefined;
					const isPicture = element.matches("img.diagram-picture");
					if (to && !schemes.includes(to.protocol) && !isPicture) found.push(`address: ${element.outerHTML}`);
					if (to?.host === "evil.example") found.push(`leads to: ${to.pathname.slice(1)}`);
				}
			}
			for (const element of main.querySelectorAll<HTMLElement>("*")) {
				for (const type of ["pointerover", "pointerenter", "mouseover"])
					element.dispatchEvent(new MouseEvent(type, { bubbles: true }));
				element.focus?.({ preventScroll: true });
				if (element.matches("a, button:not(.heading-link), summary, label")) element.click();
			}
			removeEventListener("click", hold, true);
			removeEventListener("submit", hold, true);
			return found;
		}, SCHEMES)
		.then((found) => {
			for (const what of found) findings.add(what);
		});

/** What runs late: errors of pictures, timers, what a click has started. */
const settle = (page: Page) =>
	page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/** Runs a check on pages, several at a time. An error names its page. */
async function each(
	context: BrowserContext,
	paths: readonly string[],
	findings: Findings,
	visit: (page: Page, path: string) => Promise<unknown>,
): Promise<void> {
	const waiting = [...paths];
	const work = async () => {
		const page = await context.newPage();
		page.on("dialog", async (dialog) => {
			findings.add(`dialog: ${dialog.message()} on ${page.url()}`);
			await dialog.dismiss();
		});
		page.on("popup", (popup) => popup.close());
		for (let path = waiting.shift(); path; path = waiting.shift()) await visit(page, path);
		await page.close();
	};
	await Promise.all([work(), work(), work()]);
}

xss("that succeed are seen, and what the policy would forbid", async () => {
	const findings = new Findings();
	const context = await watched(findings, await policyOf());
	await each(context, ["/control.html"], findings, async (page, path) => {
		await page.goto(path);
		await use(page, findings);
		await settle(page);
	});
	await context.close();
	for (const id of Object.keys(CONTROL))
		assert.ok(
			[...findings.all].some((what) => new RegExp(`\\b${id}\\b`).test(what)),
			`attack ${id} is not seen: ${[...findings.all].join(", ")}`,
		);
	assert.ok([...findings.all].some((what) => what.startsWith("forbidden: script-src")));
});

xss("do nothing on any page, whatever a reader touches, and leave the policy nothing to forbid", async () => {
	const { folder } = await site();
	const findings = new Findings();
	const context = await watched(findings, await policyOf());
	await each(context, pathsIn(folder), findings, async (page, path) => {
		await page.goto(path, { waitUntil: "load" });
		await use(page, findings);
		await settle(page);
	});
	await context.close();
	assert.equal([...findings.all], []);
});

xss("do nothing on pages that visits bring", async () => {
	const { folder } = await site();
	const findings = new Findings();
	const context = await watched(findings);
	const pages = pathsIn(folder).filter((path) => TEXTS.test(path));
	let visits = 0;
	await each(context, pages, findings, async (page, path) => {
		if (page.url() === "about:blank") {
			await page.goto("/help/");
			await ready(page);
		}
		const visited = await page.evaluate(visit, path).catch(() => 0); // a full load
		visits += visited; // not `visits += await`, which would lose what others count meanwhile
		await use(page, findings);
		await settle(page);
	});
	await context.close();
	assert.equal([...findings.all], []);
	assert.ok(visits > pages.length / 2, `${visits} of ${pages.length}`);
});

/** Follows a link to a page of the site; 1 when the page was put in, 0 when there was none to put in. */
const visit = (path: string) =>
	new Promise<number>((resolve) => {
		document.addEventListener("ssg:visit", () => resolve(1), { once: true });
		setTimeout(() => resolve(0), 5000);
		const link = document.createElement("a");
		link.href = path;
		document.body.append(link);
		link.click();
		link.remove();
	});

xss("do nothing when they are typed, or stand in an address", async () => {
	const findings = new Findings();
	const context = await watched(findings);
	const typed = queryVectors("typed");
	const found = queryVectors("address");
	const page = await context.newPage();
	for (const address of addressesWith(found)) {
		await page.goto(address);
		await settle(page);
	}
	await page.goto("/help/");
	await ready(page);
	const field = page.locator("header input");
	await field.click();
	await page.locator("header input[role=combobox]").waitFor();
	for (const { text } of typed) {
		await field.fill(text);
		await atRest(page);
	}
	await field.fill("Vector begins");
	await page.locator("header .search-result").first().waitFor();
	await use(page, findings);
	await page.keyboard.press("Escape");
	await page.goto(`/search?q=${encodeURIComponent("onerror script")}`);
	await page.locator("main a[href*=help]").first().waitFor();
	await use(page, findings);
	await context.close();
	assert.equal([...findings.all], []);
});

const addressesWith = (vectors: readonly Vector[]): string[] =>
	vectors.flatMap(({ text }) => {
		const query = encodeURIComponent(text);
		return [`/search?q=${query}`, `/help/?highlight=${query}`, `/help/#${text}`, `/nowhere/${query}`];
	});

xss("leave diagrams that are pictures", async () => {
	const { folder } = await site();
	const findings = new Findings();
	const context = await watched(findings);
	const pages = pagesIn(folder)
		.filter(({ html }) => html.includes('class="diagram"'))
		.map(({ path }) => path);
	assert.ok(pages.length > 0);
	await each(context, pages, findings, async (page, name) => {
		await page.goto(name);
		await ready(page);
		for (const diagram of await page.locator("figure.diagram").all()) await diagram.scrollIntoViewIfNeeded();
		await page.locator(".diagram-picture").first().waitFor();
		await page.waitForLoadState("networkidle");
		await use(page, findings);
		await settle(page);
	});
	await context.close();
	assert.equal([...findings.all], []);
});

xss("stand on the pages that are opened", async () => {
	const { folder } = await site();
	const all = pagesIn(folder)
		.map(({ html }) => html)
		.join("\n");
	assertNone(bodyVectors.filter((vector) => !all.includes(markerOf(vector))));
});

xss.after(done);

xss.run();
