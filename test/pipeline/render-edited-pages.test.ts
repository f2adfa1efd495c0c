// Test run: integration
/** What a preview shows of an edit before the site is built. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { loadConfig } from "../../src/config/load.ts";
import { Cache } from "../../src/engine/cache/cache.ts";
import { createNodeHost } from "../../src/engine/host.ts";
import type { Output } from "../../src/model/site/site.ts";
import { createPreviewBuilder } from "../../src/pipeline/build.ts";
import { createMemoryOutput } from "../../src/pipeline/emit/memory-output.ts";
import { theme } from "../host.ts";
import { inlineWorkers } from "../inline-workers.ts";
import { type Files, inFolder, writeFiles } from "../site.ts";

const editedPages = suite("edited pages");

const HELP = `---
description: About help.
tags: [first]
---

# Help

See [the other page](other.md#part) and ![a dot](dot.svg).

## Part

Text.
`;

const files: Files = {
	"site.config.ts": `export default {
	title: "Notebook",
	url: "https://example.org",
	i18n: { locales: { en: {}, fr: {}, de: {} }, anchors: "shared" },
	markdown: { includeFrom: ["parts"] },
	
};
`,
	"content/en/help/index.md": HELP,
	"content/en/help/other.md":
		"---\nslug: /elsewhere\n---\n\n# Other\n\n## Part\n\n<!--@include: ../../../parts/part.md-->\n",
	"content/en/help/dot.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
	"content/fr/help/index.md": "# Aide\n\n[Autre](other.md)\n\n## Partie\n\nTexte.\n",
	"content/fr/help/other.md": "# Autre\n\n## Partie\n",
	"content/en/news/2026-01-01-first.md": "# First post\n\nSummary.\n\n<!-- truncate -->\n\nRest.\n",
	"content/en/news/2026-02-01-second.md": "# Second post\n\nText.\n",
	"content/en/pages/about.md": "# About\n\n[Help](/help)\n",
	"content/de/help/_glossary.md": "", // a locale has a folder, and no page of its own
	"parts/part.md": "Part.\n",
};

/** Builds the site, edits it, and compares what is shown with what the next build writes. */
const editing = (
	work: (site: {
		write(name: string, text: string): void;
		renderEdit(name: string): Promise<readonly Output[] | undefined>;
		/** The texts of all files. */
		build(): Promise<ReadonlyMap<string, string>>;
	}) => Promise<void>,
	config = files["site.config.ts"] as string,
) =>
	inFolder(async (folder) => {
		writeFiles(folder, { ...files, "site.config.ts": config });
		const settled = await loadConfig(folder);
		const host = createNodeHost(settled, { cache: new Cache({ memory: true }) });
		let published: readonly Output[] = [];
		const open = createMemoryOutput({
			publish: (outputs) => {
				published = outputs;
			},
		});
		const builder = createPreviewBuilder(settled, { ...host, bundle: async () => theme, open }, inlineWorkers);
		const build = async () => {
			const { ok, problems } = await builder.build();
			assert.ok(ok, JSON.stringify(problems));
			return textsOf(published);
		};
		await build();
		await work({
			write: (name, text) => writeFiles(folder, { [name]: text }),
			renderEdit: async (name) => (await builder.renderEdit(`${folder}/${name}`))?.files,
			build,
		});
	});

const textsOf = (outputs: readonly Output[]): Map<string, string> =>
	new Map(outputs.flatMap((output) => ("contents" in output ? [[output.path, `${output.contents}`]] : [])));

const isHtml = (name: string) => name.endsWith(".html");

const TEXT_EDITS: Record<string, [name: string, text: string, pages: string[]]> = {
	"a text": [
		"content/en/help/index.md",
		`${HELP}\nMore, and [a page](/about).\n`,
		["help/index.html", "de/help/index.html"],
	],
	"headings, which translations share": [
		"content/en/help/other.md",
		"---\nslug: /elsewhere\n---\n\n# Other\n\n## Part\n\n## More\n",
		["help/elsewhere/index.html", "de/help/elsewhere/index.html"],
	],
	"a description": [
		"content/en/help/index.md",
		HELP.replace("About help.", "All about help."),
		["help/index.html", "de/help/index.html"],
	],
	"a translation": [
		"content/fr/help/index.md",
		"# Aide\n\nUn texte, et [l’autre](other.md).\n\n## Partie\n",
		["fr/help/index.html"],
	],
	"a post": [
		"content/en/news/2026-01-01-first.md",
		"# First post\n\nAnother summary.\n\n<!-- truncate -->\n\nAll.\n",
		["news", "fr/news", "de/news"].map((path) => `${path}/2026/01/01/first/index.html`),
	],
	"a page": [
		"content/en/pages/about.md",
		"# About\n\n![A dot](/help/dot.svg)\n\n[Help](../help/index.md)\n",
		["", "fr/", "de/"].map((locale) => `${locale}about/index.html`),
	],
};

for (const [what, [name, text, pages]] of Object.entries(TEXT_EDITS))
	editedPages(`an edit of ${what} is shown as it is built`, () =>
		editing(async ({ write, renderEdit, build }) => {
			write(name, text);
			const shown = textsOf((await renderEdit(name)) ?? []);
			const built = await build();
			assert.equal([...shown.keys()].filter(isHtml).sort(), [...pages].sort());
			for (const [path, contents] of shown) assert.is(contents, built.get(path), path);
		}),
	);

editedPages("a new title is shown at once, except in the navigation", () =>
	editing(async ({ write, renderEdit }) => {
		const name = "content/en/help/index.md";
		write(name, HELP.replace("# Help", "# Assistance"));
		const shown = textsOf((await renderEdit(name)) ?? []);
		const html = shown.get("help/index.html") ?? "";
		assert.match(html, /<title>Assistance/);
		assert.match(html, /<h1[^>]*>Assistance/);
	}),
);

const OTHER_EDITS: Record<string, [name: string, text: string]> = {
	"an address": ["content/en/help/index.md", HELP.replace("tags: [first]", "slug: /help/new")],
	"a tag": ["content/en/help/index.md", HELP.replace("[first]", "[second]")],
	"a key of the front matter": ["content/en/help/index.md", HELP.replace("tags: [first]\n", "")],
	"broken front matter": ["content/en/help/index.md", "---\ntitle: [\n---\n"],
	"a new file": ["content/en/help/new.md", "# New\n"],
	"an included file": ["parts/part.md", "Another part.\n"],
	"a file that is no document": ["content/en/help/dot.svg", "<svg/>"],
};

const BROKEN: Record<string, string> = {
	"a broken link": "[Nowhere](nowhere.md)",
	"a broken anchor": "[Nowhere](other.md#nowhere)",
	"a missing picture": "![Nowhere](nothing.png)",
};

for (const [what, text] of Object.entries(BROKEN))
	editedPages(`an edit with ${what} is shown, and the build reports it`, () =>
		editing(async ({ write, renderEdit }) => {
			const name = "content/en/help/index.md";
			write(name, `${HELP}\n${text}\n`);
			const shown = textsOf((await renderEdit(name)) ?? []);
			assert.match(shown.get("help/index.html") ?? "", "Nowhere");
		}),
	);

for (const [what, [name, text]] of Object.entries(OTHER_EDITS))
	editedPages(`an edit of ${what} waits for the build`, () =>
		editing(async ({ write, renderEdit }) => {
			write(name, text);
			assert.is(await renderEdit(name), undefined);
		}),
	);

editedPages.run();
