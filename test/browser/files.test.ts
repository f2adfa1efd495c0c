// Test run: kinds
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { decodeUriText } from "../../src/model/urls/route.ts";
import { REDIRECT_SCRIPT } from "../../src/pipeline/derive/redirects/redirect-page.ts";
import type { Templates } from "../../src/react.ts";
import templates from "../../templates/index.tsx";
import { assertNone } from "../assert-none.ts";
import { some } from "../slow-run.ts";
import { type Read, readHtml } from "./faults.ts";
import { done, onPage, type ServedSite, site } from "./site.ts";

const files = suite("files of the site");

const ORIGIN = "https://joplinapp.org";

/** Outside the slow run, one is read: their pages are alike, and the build has checked the links of all. */
const LOCALES = some(["en", "fr", "de"]);

let served: ServedSite;
/** What each HTML file of the build says, by path. */
let read: ReadonlyMap<string, Read>;

files.before(async () => {
	served = await site();
	const names = readdirSync(served.folder, { recursive: true, encoding: "utf8" })
		.map((name) => name.replaceAll("\\", "/"))
		.filter((name) => name.endsWith(".html"))
		.filter((name) => LOCALES.includes(/^(?:fr|de)(?=\/)/.exec(name)?.[0] ?? "en"));
	const texts = names.map((name) => readFileSync(path.join(served.folder, name), "utf8"));
	await onPage("/robots.txt", async (page) => {
		await page.evaluate(`window.readHtml = ${readHtml}`);
		const results: Read[] = [];
		for (let from = 0; from < texts.length; from += 50)
			results.push(
				...(await page.evaluate(
					(some) => some.map((window as unknown as Reader).readHtml),
					texts.slice(from, from + 50),
				)),
			);
		read = new Map(results.map((result, i) => [names[i] as string, result]));
	});
});

interface Reader {
	readonly readHtml: typeof readHtml;
}

/** The address that a host answers with a file. */
const addressOf = (file: string) => `/${file.replace(/(^|\/)index\.html$/, "$1").replace(/\.html$/, "")}`;

/** The file that answers at an address. */
const fileAt = (address: string): string | undefined => {
	const bare = decodeUriText(address).replace(/^\/|\/$/g, "");
	return [`${bare}/index.html`, `${bare}.html`, "index.html"].find(
		(file) => (bare === "" || file !== "index.html") && read.has(file),
	);
};

files("every file is valid where it counts", () => {
	const faults = [...read].flatMap(([file, result]) => result.faults.map((fault) => `${file}: ${fault}`));
	assert.equal(faults.slice(0, 40), []);
	assert.ok(read.size > 200, `${read.size} files`);
});

files("every inline script is one that the policy names", () => {
	const { inlineScripts = [] }: Templates = templates;
	const known = new Set([...inlineScripts, REDIRECT_SCRIPT]);
	const others = [...read].flatMap(([file, result]) =>
		result.inlineScripts.filter((script) => !known.has(script)).map((script) => `${file}: ${script.slice(0, 80)}`),
	);
	assert.equal(others.slice(0, 10), []);
});

/** The addresses of this site among those of a file: `[as written, path, id]`. */
const ownAddresses = (file: string, { links, addresses }: Read) =>
	[...links.filter((link) => !link.startsWith(ORIGIN)), ...addresses]
		.map((written) => [written, new URL(written, ORIGIN + addressOf(file))] as const)
		.filter(([, { origin }]) => origin === ORIGIN)
		.map(([written, { pathname, hash }]) => ({ written, pathname, id: decodeUriText(hash.slice(1)) }));

files("every address of the site answers", async () => {
	const named = new Map<string, string>();
	for (const [file, result] of read) for (const { pathname } of ownAddresses(file, result)) named.set(pathname, file);
	const silent: string[] = [];
	const isFile = (pathname: string) => /\.\w+$/.test(pathname) && existsSync(path.join(served.folder, pathname));
	for (const [pathname, file] of named) {
		if (isFile(pathname)) continue;
		const { status } = await fetch(new URL(pathname, served.url), { method: "HEAD" });
		if (status !== 200) silent.push(`${file}: ${pathname} answers ${status}`);
	}
	assert.equal(silent.slice(0, 20), []);
	assert.ok(named.size > 200, `${named.size} addresses`);
});

files("every hash leads to a place on its page", () => {
	const lost = [...read].flatMap(([file, result]) =>
		ownAddresses(file, result)
			.filter(({ pathname, id }) => {
				const target = read.get(fileAt(pathname) ?? "");
				return id !== "" && !target?.ids.includes(id);
			})
			.map(({ written }) => `${file}: ${written}`),
	);
	assert.equal(lost.slice(0, 20), []);
});

files("links lead from the home of a locale to each of its pages", () => {
	const reached = new Set(LOCALES.map((locale) => (locale === "en" ? "index.html" : `${locale}/index.html`)));
	for (const file of reached) {
		const result = read.get(file);
		if (result === undefined) continue;
		for (const { pathname } of ownAddresses(file, { ...result, addresses: [] })) {
			const next = fileAt(pathname);
			if (next) reached.add(next);
		}
	}
	const lost = [...read].filter(([file, { isPage, listed }]) => isPage && listed && !reached.has(file));
	assertNone(lost.map(([file]) => file));
});

files.after(done);

files.run();
