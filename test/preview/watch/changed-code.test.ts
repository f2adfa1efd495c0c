// Test run: integration, kinds
/** Changes of the configuration and of code during a preview give the same site as a start from nothing. */
import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { loadConfig } from "../../../src/config/load.ts";
import { BROWSER_CACHE_NAME } from "../../../src/engine/bundle/browser.ts";
import type { PreviewFile } from "../../../src/preview/watch/preview-output.ts";
import { createRebuildQueue } from "../../../src/preview/watch/rebuild-queue.ts";
import { type Files, inFolder, writeFiles } from "../../site.ts";
import { some } from "../../slow-run.ts";
import { sinkOf, textsOf } from "./kept-files.ts";

const changedCode = suite("changed code");

const CONFIG = `export default {
	title: "Notebook",
	url: "https://example.org",
	i18n: { locales: { en: {}, fr: {} } },
	theme: { components: "./components.tsx" },
	strings: {},
	markdown: { html: "trusted" },
	navbar: { items: [{ type: "doc", docId: "index", label: "Help" }] },
};
`;

const COMPONENTS = "export const components = { Badge: ({ children }) => <b>{children}</b> };\n";

const HOME = 'export const title = "Home";\nexport default () => <h1>Welcome</h1>;\n';

const files: Files = {
	"site.config.ts": CONFIG,
	"components.tsx": COMPONENTS,
	"content/en/pages/index.tsx": HOME,
	"content/en/help/index.md":
		"# Help\n\n> [!NOTE]\n> A note with a <Badge>badge</Badge> and <mark>markup</mark>.\n\n```js\nlet a;\n```\n",
	"content/en/help/other.md": "# Other\n\n[Help](index.md)\n",
	"content/fr/help/index.md": "# Aide\n",
	"content/en/news/2026-01-01-post.md": "# Post\n\nText.\n",
};

/** Each is made on top of those before. */
const CHANGES: readonly [what: string, name: string, before: string, after: string][] = [
	["title", "site.config.ts", '"Notebook"', '"Diary"'],
	["component of Markdown", "components.tsx", "<b>", '<b className="badge">'],
	["React page", "content/en/pages/index.tsx", "Welcome", "Hello"],
	["text", "content/en/help/other.md", "# Other", "# Another"],
	[
		"strings",
		"site.config.ts",
		"strings: {}",
		'strings: { en: { "admonition.note": "Nota bene", skipToContent: "Skip" } }',
	],
	["Markdown", "site.config.ts", 'html: "trusted"', 'html: "escape"'],
	["navbar", "site.config.ts", 'label: "Help"', 'label: "Manual"'],
	["locales", "site.config.ts", "fr: {}", 'fr: { label: "Le français" }'],
	["title, back", "site.config.ts", '"Diary"', '"Notebook"'],
];

/** Returns a function that builds what has changed, and returns all files. */
async function preview(folder: string) {
	let published: readonly PreviewFile[] = [];
	const sink = sinkOf((files) => {
		published = files;
	});
	const config = await loadConfig(folder);
	const { rebuild: enqueue } = createRebuildQueue(config, sink, ({ ok, problems }) =>
		assert.ok(ok, JSON.stringify(problems)),
	);
	return async (changed: readonly string[]) => {
		await enqueue(changed);
		return { config, texts: await textsOf(published) };
	};
}

/** Compiling the theme's scripts takes most of a start, and no change is about them. */
function emptyCache(folder: string): void {
	for (const name of readdirSync(folder)) if (name !== BROWSER_CACHE_NAME) rmSync(path.join(folder, name));
}

changedCode("each change gives the site of a new start", () =>
	inFolder(async (folder) => {
		writeFiles(folder, files);
		const texts = new Map(Object.entries(files).map(([name, text]) => [name, `${text}`]));
		const build = await preview(folder);
		let { texts: last } = await build([]);
		for (const [what, name, before, after] of some(CHANGES, 4)) {
			const text = texts.get(name) as string;
			assert.ok(text.includes(before), what);
			texts.set(name, text.replace(before, after));
			writeFiles(folder, { [name]: texts.get(name) as string });
			const changed = await build([path.join(folder, name)]);
			emptyCache(changed.config.cacheDir);
			const fresh = await (await preview(folder))([]);
			assert.equal(Object.keys(changed.texts), Object.keys(fresh.texts), `files after a change of ${what}`);
			for (const [file, contents] of Object.entries(fresh.texts))
				assert.is(changed.texts[file], contents, `${what}: ${file}`);
			assert.not.equal(changed.texts, last, what);
			last = changed.texts;
		}
	}),
);

changedCode.run();
