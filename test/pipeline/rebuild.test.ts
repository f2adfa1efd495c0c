// Test run: integration
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { Cache } from "../../src/engine/cache/cache.ts";
import type { Host } from "../../src/engine/host.ts";
import type { Workers } from "../../src/engine/threads/workers.ts";
import type { Page } from "../../src/model/site/page.ts";
import { createBuilder } from "../../src/pipeline/build.ts";
import { OutdatedBuild } from "../../src/pipeline/emit/writer.ts";
import { createPreviewOutput, type PreviewFile, type PreviewSink } from "../../src/preview/watch/preview-output.ts";
import { hostIn } from "../host.ts";
import { inlineWorkers } from "../inline-workers.ts";
import { textsOf } from "../preview/watch/kept-files.ts";
import { type Files, inFolder, writeFiles } from "../site.ts";

const rebuild = suite("rebuild");

const site: Files = {
	"content/en/help/index.md": "# Help\n\n[a](./a.md)\n",
	"content/en/help/a.md": "# A\n\ntext\n",
	"content/en/help/b.md": "# B\n\ntext\n",
	"content/fr/help/a.md": "# A en français\n\ntexte\n",
	"content/fr/help/linking.md": "---\nsource: 000000000000\n---\n# Liens\n\n[b](./b.md#part) ![dot](/dot.svg)\n",
	"content/en/help/linking.md": "# Links\n\n[b](./b.md)\n",
	"public/dot.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
	"content/en/news/20240101-one.md": "---\ntags: [news]\nauthors: [me]\n---\n# One\n\ntext\n",
	"content/en/news/authors.yml": "me:\n  name: Me\n",
	"content/en/news/tags.yml": "news:\n  label: News\n",
};

/**
 * Edits of the site, one after the other, and how many files are parsed and pages rendered after each: the documents of
 * a locale where their sidebar is another, and all pages of both locales where the posts beside each page are.
 */
const edits: [what: string, edit: (folder: string) => void, parsed: number, rendered: number][] = [
	["nothing", () => {}, 0, 0],
	["a body", (folder) => write(folder, "en/help/a.md", "# A\n\nother text\n"), 1, 1],
	["a body in two locales", (folder) => write(folder, "en/help/b.md", "# B\n\nother text\n"), 1, 2],
	["a title", (folder) => write(folder, "en/help/a.md", "# Another\n\nother text\n"), 1, 6],
	["a new file", (folder) => write(folder, "fr/help/b.md", "# B en français\n"), 1, 6],
	["a heading linked by another locale", (folder) => write(folder, "en/help/b.md", "# B\n\n## Part\n\ntext\n"), 1, 3],
	[
		"the picture of another page",
		(folder) =>
			writeFiles(folder, { "public/dot.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="7" height="1"/>' }),
		0,
		1,
	],
	["a tag's name", (folder) => writeFiles(folder, { "content/en/news/tags.yml": "news:\n  label: Latest\n" }), 0, 8],
	["an author", (folder) => writeFiles(folder, { "content/en/news/authors.yml": "me:\n  name: Somebody\n" }), 0, 6],
	["a file less", (folder) => rmSync(path.join(folder, "content/fr/help/a.md")), 0, 6],
	["a category", (folder) => write(folder, "en/help/_category_.yml", "label: Everything\n"), 0, 0],
	["a mistake", (folder) => write(folder, "en/help/b.md", "---\ntitle: a: b\n---\n# B\n"), 1, 3],
	["its repair", (folder) => write(folder, "en/help/b.md", "---\ntitle: c\n---\n# B\n"), 1, 5],
	["a post", (folder) => write(folder, "en/news/20240202-two.md", "# Two\n\ntext\n"), 1, 26],
];

const write = (folder: string, name: string, text: string) => writeFileSync(path.join(folder, "content", name), text);

const config = { i18n: { locales: { en: {}, fr: {} } } };

rebuild("gives what a cold build gives, after every kind of edit", () =>
	inFolder(async (folder) => {
		writeFiles(folder, site);
		let parsed = 0;
		let rendered = 0;
		const counting: Workers = {
			run: (name, inputs, shared) => {
				if (name === "parse") parsed += inputs.flat().length;
				if (name === "pages") rendered += inputs.flat().length;
				return inlineWorkers.run(name, inputs, shared);
			},
		};
		const once = (host: Host) => createBuilder(settled, host, inlineWorkers)();
		const { settled, host, outputs } = hostIn(folder, config);
		const warm = createBuilder(settled, { ...host, cache: new Cache({ memory: true }) }, counting);
		await warm();
		for (const [what, edit, files, pages] of edits) {
			edit(folder);
			parsed = 0;
			rendered = 0;
			const result = await warm();
			const written = outputs();
			assert.equal([parsed, rendered], [files, pages], what);
			assert.equal(result, await once(host), what);
			assert.equal(written, outputs(), what);
		}
	}),
);

/** Builds for a preview, and counts how many pages have been rendered when something happens. */
function previewOf(folder: string, overrides: Partial<Omit<PreviewSink, "replaceAll">> = {}) {
	const { settled, host } = hostIn(folder, config);
	let served: readonly PreviewFile[] = [];
	const rendered: string[] = [];
	const open = createPreviewOutput({
		add: async () => {},
		isAwaited: () => false,
		isOutdated: () => false,
		...overrides,
		replaceAll: (files) => {
			served = files;
		},
	});
	const cache = new Cache({ memory: true });
	const build = createBuilder(
		settled,
		{ ...host, cache, open },
		{
			run(name, inputs, shared) {
				if (name === "pages") rendered.push(...(inputs.flat() as Page[]).map(({ route }) => route));
				return inlineWorkers.run(name, inputs, shared);
			},
		},
	);
	return { build, rendered, served: () => served };
}

rebuild("serves a preview before a page is rendered, and checks what readers look at first", () =>
	inFolder(async (folder) => {
		writeFiles(folder, site);
		const steps: [rendered: number, pages: readonly PreviewFile[]][] = [];
		const { build, rendered } = previewOf(folder, {
			add: async (files) => {
				steps.push([rendered.length, files.filter(({ path }) => path.endsWith(".html"))]);
			},
			isAwaited: (route) => route === "/help/linking",
		});
		await build();
		const [first, second, all] = steps;
		assert.equal(
			steps.map(([count]) => count),
			[0, 1, rendered.length],
		);
		assert.ok(first?.[1].every(({ version }) => version === ""));
		const known = second?.[1].filter(({ version }) => version !== "").map(({ path }) => path);
		assert.equal(known, ["help/linking/index.html"]);
		assert.ok(all?.[1].every(({ version }) => version !== ""));
	}),
);

rebuild("of a preview stops when a source has changed, and the next one goes on where it stopped", () =>
	inFolder(async (folder) => {
		const pages = Array.from({ length: 40 }, (_, i) => [`content/en/help/many/${i}.md`, `# Page ${i}\n`]);
		writeFiles(folder, { ...site, ...Object.fromEntries(pages) });
		let hasChanged = true;
		const { build, rendered, served } = previewOf(folder, { isOutdated: () => hasChanged && rendered.length > 0 });
		const outdated = await build().catch((error: unknown) => error);
		assert.instance(outdated, OutdatedBuild);
		assert.ok(rendered.length > 0 && rendered.length < 40);
		assert.equal(served(), []);
		hasChanged = false;
		assert.ok((await build()).ok);
		assert.equal([...new Set(rendered)], rendered, "no page is rendered twice");
		assert.ok(served().length > 80);
	}),
);

rebuild("of a preview serves a site that has errors", () =>
	inFolder(async (folder) => {
		writeFiles(folder, { ...site, "content/en/help/b.md": "# B\n\n![gone](gone.png)\n" });
		const { build, served } = previewOf(folder);
		const { ok } = await build();
		assert.not.ok(ok);
		const texts = await textsOf(served());
		assert.match(texts["help/b/index.html"] ?? "", "<h1");
		assert.match(texts["help/linking/index.html"] ?? "", "<h1");
	}),
);

rebuild("does as much for a page of many as for a page of few", () =>
	inFolder(async (folder) => {
		const work: number[] = [];
		for (const count of [200, 400]) {
			const files = Object.fromEntries(
				Array.from({ length: count }, (_, i) => [
					`content/en/help/${i % 10}/${Math.floor(i / 100)}/page-${i}.md`,
					`# Page ${i}\n\n[next](./page-${i + 10}.md)\n`,
				]),
			);
			rmSync(path.join(folder, "content"), { recursive: true, force: true });
			writeFiles(folder, { "content/en/help/index.md": "# Help\n", ...files });
			const { settled, host, outputs } = hostIn(folder);
			await createBuilder(settled, host, inlineWorkers)();
			const page = outputs().find(({ path }) => path === "help/7/0/page-7/index.html");
			assert.ok(page && "contents" in page);
			work.push([...String(page.contents).matchAll(/<[a-z]/g)].length);
		}
		// Two more folders beside the page's own.
		const [few = 0, many = 0] = work;
		assert.ok(many <= few + 2 * 10, `${few} and ${many} elements`);
	}),
);

rebuild.run();
