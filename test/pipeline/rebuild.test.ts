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
import { createMemoryOutput } from "../../src/pipeline/emit/memory-output.ts";
import { hostIn } from "../host.ts";
import { inlineWorkers } from "../inline-workers.ts";
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
	[
		"a heading that another language's page leads to",
		(folder) => write(folder, "en/help/b.md", "# B\n\n## Part\n\ntext\n"),
		1,
		3,
	],
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

rebuild("shows an edited page before the others that its title is on", () =>
	inFolder(async (folder) => {
		writeFiles(folder, site);
		const batches: string[][] = [];
		const previews: number[] = [];
		const { settled, host } = hostIn(folder, config);
		const open = createMemoryOutput({
			preview: async () => {
				previews.push(batches.length);
			},
			publish: () => {},
		});
		const cache = new Cache({ memory: true });
		const build = createBuilder(
			settled,
			{ ...host, cache, open },
			{
				run: (name, inputs, shared) => {
					if (name === "pages") batches.push((inputs.flat() as Page[]).map(({ route }) => route));
					return inlineWorkers.run(name, inputs, shared);
				},
			},
		);
		await build();
		batches.length = 0;
		previews.length = 0;
		write(folder, "en/help/b.md", "# Another title\n\ntext\n");
		await build();
		const [first = [], others = []] = batches;
		assert.ok(first.includes("/help/b"));
		assert.ok(others.includes("/help/linking"), "only its sidebar changed");
		assert.not.ok(others.includes("/help/b"));
		assert.equal(previews, [1, 2]);
	}),
);

rebuild("renders a page that a reader waits for before all others", () =>
	inFolder(async (folder) => {
		writeFiles(folder, site);
		const previews: string[][] = [];
		const { settled, host } = hostIn(folder, config);
		const open = createMemoryOutput({
			preview: async (outputs) => {
				previews.push(outputs.map(({ path }) => path));
			},
			publish: () => {},
			isAwaited: (route) => route === "/help/linking",
		});
		const cache = new Cache({ memory: true });
		const build = createBuilder(settled, { ...host, cache, open }, inlineWorkers);
		await build();
		const [first = [], all = []] = previews;
		assert.is(previews.length, 2);
		assert.equal(
			first.filter((name) => name.endsWith(".html")),
			["help/linking/index.html"],
		);
		assert.ok(all.includes("help/b/index.html"));
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
