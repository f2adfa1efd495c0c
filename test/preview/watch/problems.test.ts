// Test run: integration
/** What the rules of `ssg check` find on a page of the preview. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { loadConfig } from "../../../src/config/load.ts";
import { type SiteServer, serve } from "../../../src/index.ts";
import type { RuleSettings } from "../../../src/model/config.ts";
import { LINT_RULES } from "../../../src/quality/rules/index.ts";
import { type Files, writeFiles } from "../../site.ts";

const findings = suite("problems of watched pages");

/** The other rules are off, whatever is found by those that are to come. */
const rules: RuleSettings = {
	...Object.fromEntries(LINT_RULES.map(({ id }) => [id, "ignore"])),
	"duplicate-title": "warn",
	"heading-levels": "warn",
	"image-alt": "warn",
	"link-text": "warn",
	"repeated-link-text": "throw",
	"title-length": "log",
};

const files: Files = {
	"site.config.ts": `export default { title: "Notebook", url: "https://example.org", baseUrl: "/docs/", i18n: { locales: { en: {}, fr: {} } }, check: { rules: ${JSON.stringify(rules)} } };\n`,
	"content/en/help/index.md": "# Notes\n\nClick [here](https://example.org/).\n",
	"content/en/help/other.md": "# Notes\n\n![other.png](https://example.org/other.png)\n\n#### Deep\n",
	"content/en/help/long.md": "# A title that is far too long for a search engine, but that is only logged\n\nText.\n",
	"content/fr/help/index.md": "# Notes\n\n[lien](https://example.org/) [Lien](https://example.org/autre)\n",
};

/** The first lines of what the server says about a page. */
async function problemsOf(page: string): Promise<string[]> {
	const address = new URL("/__ssg/problems", server.url);
	address.searchParams.set("page", page);
	const answer = await fetch(address);
	assert.is(answer.headers.get("content-type"), "application/json");
	const found = (await answer.json()) as string[];
	return found.map((problem) => problem.split("\n")[0] as string);
}

let folder: string;
let server: SiteServer;

findings.before(async () => {
	folder = mkdtempSync(path.join(tmpdir(), "ssg-"));
	writeFiles(folder, files);
	server = await serve(await loadConfig(folder), { port: 0, watch: true });
	await fetch(new URL("help", server.url)); // waits for the first build
	await fetch(new URL("/__ssg/changes", server.url)).then(({ body }) => body?.cancel());
});
findings.after(async () => {
	await server.close();
	rmSync(folder, { recursive: true, force: true });
});

findings("are those of its text, and those that other pages cause", async () => {
	assert.equal(await problemsOf("/help"), [
		'content/en/help/index.md:3:8 warning link-text: link text "here" does not say where the link leads',
	]);
	assert.equal(await problemsOf("/help/other"), [
		'content/en/help/other.md:1:1 warning duplicate-title: the title "Notes | Notebook" is the same as that of content/en/help/index.md',
		'content/en/help/other.md:3:1 warning image-alt: alternative text "other.png" is the name of a file: https://example.org/other.png',
		'content/en/help/other.md:5:1 warning heading-levels: heading "Deep" of level 4 follows one of level 1',
	]);
});

findings("are those of a translation, or of the original in its place", async () => {
	assert.equal(await problemsOf("/fr/help"), [
		'content/fr/help/index.md:3:2 warning link-text: link text "lien" does not say where the link leads',
		'content/fr/help/index.md:3:31 warning link-text: link text "Lien" does not say where the link leads',
		'content/fr/help/index.md:3:31 error repeated-link-text: link text "Lien" leads to https://example.org/autre here, but to https://example.org/ in line 3',
	]);
	assert.is((await problemsOf("/fr/help/other")).length, 3);
});

findings("are not what is only logged, nor anything on other addresses", async () => {
	for (const page of ["/help/long", "/help/nowhere", "/search", ""]) assert.equal(await problemsOf(page), []);
});

findings("are not told to other sites", async () => {
	const { status } = await fetch(new URL("/__ssg/problems?page=/help", server.url), {
		headers: { "sec-fetch-site": "cross-site" },
	});
	assert.is(status, 403);
});

findings.run();
