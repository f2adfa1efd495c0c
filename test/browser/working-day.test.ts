// Test run: slow, alone
/** What an author does in two hours of work in front of a preview, which never stops, and at the end shows the site. */
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "playwright-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { loadConfig } from "../../src/config/load.ts";
import { build, type SiteServer, serve } from "../../src/index.ts";
import { filesIn } from "../files-in.ts";
import { type Files, writeFiles } from "../site.ts";
import { closeBrowser } from "./chromium.ts";
import { onPageOf } from "./site.ts";

const day = suite("a working day");

const PAGES = 12;

const textOf = (page: number, words: string) =>
	`# Page ${page}\n\n${words}\n\n[Next](page-${(page + 1) % PAGES}.md)\n\n## Details\n\nText of ${page}.\n`;

const CONFIG =
	'export default { title: "Day", url: "https://example.org", i18n: { locales: { en: {}, fr: {} } }, theme: { templates: "theme.tsx" } };\n';
const THEME = 'import { createTheme } from "ssg-docs/templates";\nexport default createTheme({});\n';

const files: Files = {
	"site.config.ts": CONFIG,
	"theme.tsx": THEME,
	"content/en/help/index.md": "# Help\n",
	"content/fr/help/index.md": "# Aide\n",
	"content/en/news/2026-01-01-first.md": "# First\n\nText.\n",
	...Object.fromEntries(
		Array.from({ length: PAGES }, (_, i) => [`content/en/help/page-${i}.md`, textOf(i, "first words")]),
	),
};

let folder = "";
let site: SiteServer & { readonly folder: string };

day.before(async () => {
	folder = mkdtempSync(path.join(tmpdir(), "ssg-day-"));
	writeFiles(folder, files);
	site = { ...(await serve(await loadConfig(folder), { port: 0, watch: true })), folder };
});
day.after(async () => {
	await site.close();
	await closeBrowser();
	rmSync(folder, { recursive: true, force: true });
});

const inSite = (name: string): string => path.join(folder, name);
const help = (name: string): string => inSite(`content/en/help/${name}`);
const write = (name: string, text: string): void => writeFiles(folder, { [name]: text });

let saves = 0;

/** Saves a page with words of its own, which are returned. */
function save(page: number): string {
	const words = `words of save ${++saves}`;
	write(`content/en/help/page-${page}.md`, textOf(page, words));
	return words;
}

const says = (page: Page, text: string): Promise<unknown> =>
	page.waitForFunction((text) => document.querySelector("main")?.textContent?.includes(text), text);

/** What the overlay says, opened or not. */
const overlaySays = (page: Page, text: string): Promise<unknown> =>
	page.waitForFunction(
		(text) => document.querySelector("ssg-problems")?.shadowRoot?.textContent?.includes(text) === true,
		text,
	);

const isQuiet = (page: Page): Promise<unknown> => page.waitForSelector("ssg-problems", { state: "detached" });

/** Edits while something is wrong elsewhere: each is seen. */
async function edit(page: Page, times: number, open: number): Promise<void> {
	for (let i = 0; i < times; i++) {
		save((open + 1 + (i % (PAGES - 1))) % PAGES);
		if (i % 5 === 4) await says(page, save(open));
	}
	await says(page, save(open));
}

/** The files of the site as the preview serves them, without its script. */
async function servedFiles(names: readonly string[]): Promise<Readonly<Record<string, string>>> {
	const served: Record<string, string> = {};
	for (const name of names) {
		const response = await fetch(new URL(name.split("/").map(encodeURIComponent).join("/"), site.url));
		const text = Buffer.from(await response.arrayBuffer()).toString("latin1");
		served[name] = name.endsWith(".html") ? withoutPreviewScript(text) : text;
	}
	return served;
}

const withoutPreviewScript = (html: string): string =>
	html.replace(/<script[^>]* data-page="[^"]*"[^>]*><\/script>/, "");

day("is over with the site that a build makes, byte for byte", () =>
	onPageOf(site, "/help/page-0", async (page) => {
		await says(page, "first words");
		await edit(page, 20, 0);

		// A link that leads nowhere, on the open page and on another.
		write("content/en/help/page-0.md", "# Page 0\n\n[Nothing](nothing.md)\n");
		await overlaySays(page, "broken-markdown-link");
		await says(page, "Nothing");
		await edit(page, 10, 0);
		await isQuiet(page);
		write("content/en/help/page-5.md", "# Page 5\n\n![Nothing](nothing.png)\n");
		await overlaySays(page, "1 problem elsewhere");
		await edit(page, 3, 0);
		save(5);
		await isQuiet(page);

		// A document is renamed, and another one deleted, to which pages lead.
		renameSync(help("page-3.md"), help("renamed.md"));
		await overlaySays(page, "1 problem elsewhere");
		write("content/en/help/page-2.md", textOf(2, "led on").replace("page-3.md", "renamed.md"));
		await isQuiet(page);
		rmSync(help("page-7.md"));
		await overlaySays(page, "1 problem elsewhere");
		await edit(page, 1, 0);
		save(7);
		await isQuiet(page);
		rmSync(help("page-3.md"), { force: true });
		renameSync(help("renamed.md"), help("page-3.md"));
		save(2);
		await isQuiet(page);

		// The configuration and the theme cannot be read for a while.
		write("site.config.ts", CONFIG.replace("title:", "title"));
		await overlaySays(page, "as they were at");
		write("site.config.ts", CONFIG.replace("Day", "Other day"));
		await isQuiet(page);
		await edit(page, 5, 0);
		write("theme.tsx", THEME.replace("createTheme({})", "createTheme({"));
		await overlaySays(page, "as they were at");
		write("theme.tsx", THEME);
		await isQuiet(page);
		await edit(page, 5, 0);

		// The disk takes nothing more.
		const { cacheDir } = await loadConfig(folder);
		renameSync(cacheDir, `${cacheDir}-away`);
		writeFileSync(cacheDir, "");
		await edit(page, 10, 0);
		rmSync(cacheDir);
		renameSync(`${cacheDir}-away`, cacheDir);

		// A translation, a post, a picture and a draft come and go.
		write("content/fr/help/page-0.md", "# Page 0\n\nMots.\n\n## Détails\n\nTexte.\n");
		write("content/en/news/2026-02-02-second.md", "# Second\n\nText.\n");
		write("public/dot.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
		write("content/en/help/draft.md", "---\ndraft: true\n---\n\n# Draft\n");
		await edit(page, 10, 0);
		rmSync(inSite("public/dot.svg"));
		rmSync(help("draft.md"));

		// An editor that saves all files, again and again.
		while (saves < 200) save(saves % PAGES);
		await says(page, save(0));
		await isQuiet(page);

		const outDir = inSite("built");
		const { ok } = await build(await loadConfig(folder, { outDir }));
		assert.ok(ok);
		// What begins with an underscore is for servers, which do not send it.
		const names = filesIn(outDir).filter((name) => !/^[._]/.test(name));
		const built = Object.fromEntries(names.map((name) => [name, readFileSync(path.join(outDir, name), "latin1")]));
		assert.ok(names.length > 50 && existsSync(path.join(outDir, "fr/help/page-0/index.html")));
		const differences = async () => {
			const served = await servedFiles(names);
			return names.filter((name) => served[name] !== built[name]);
		};
		// The last save may still be built: the edited page is shown before.
		for (let again = 0; again < 20 && (await differences()).length > 0; again++) await page.waitForTimeout(500);
		assert.equal(await differences(), []);
	}),
);

day.run();
