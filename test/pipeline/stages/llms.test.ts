import { suite } from "uvu";
import * as assert from "uvu/assert";
import { Cache } from "../../../src/engine/cache/cache.ts";
import { type CacheStore, textOfAdded } from "../../../src/engine/cache/store.ts";
import type { SiteConfig } from "../../../src/model/config.ts";
import type { Output } from "../../../src/model/site/site.ts";
import { createMemoryOutput } from "../../../src/pipeline/emit/memory-output.ts";
import { createLlmsWriter } from "../../../src/pipeline/stages/llms-writer.ts";
import type { Templates } from "../../../src/react.ts";
import { doc, siteOf } from "../derive/fixture.ts";

const llms = suite("llms writer");

const page = (text: string, hash: string, title = "A") =>
	siteOf([doc("/a", { title, markdownVersion: { text: [text], fills: [], hash } })], {
		builtLocales: ["en"],
		docs: [{ lastVersion: "current" }] as unknown as SiteConfig["docs"],
	});

/** Builds a site one after the other, and returns the names of the files that each build has made. */
async function buildEach(
	cacheOf: () => Cache,
	sites: readonly ReturnType<typeof page>[],
	claim: <File>(files: readonly File[]) => readonly File[] = (files) => files,
) {
	const open = createMemoryOutput({ publish() {} });
	const results: { made: string[]; all: string[] }[] = [];
	for (const site of sites) {
		const cache = cacheOf();
		const write = createLlmsWriter(cache);
		const writer = open();
		const made: string[] = [];
		const add = (outputs: readonly Output[]) => {
			made.push(...outputs.map(({ path }) => path));
			return writer.add(outputs);
		};
		await write(site, {} as Templates, { ...writer, add }, claim);
		await cache.save();
		results.push({ made, all: writer.files().map(({ path }) => path) });
		await writer.discard();
	}
	return results;
}

/** What a process leaves for the next one. */
function createStore(): CacheStore {
	const files = new Map<string, Map<string, string>>();
	return {
		read: async (name) => files.get(name) ?? new Map(),
		write: async (name, added, kept) => {
			const before = files.get(name) ?? new Map<string, string>();
			const after = new Map([...(kept ?? [])].map((key) => [key, before.get(key) ?? ""]));
			for (const [key, text] of added) after.set(key, textOfAdded(text));
			files.set(name, after);
			return after;
		},
		append: async () => new Map(),
	};
}

const both = ["llms-full.txt", "llms.txt"];

llms("a file is made again only if something in it has changed", async () => {
	const store = createStore();
	const results = await buildEach(
		() => new Cache({ disk: store }),
		[page("one", "1"), page("one", "1"), page("two", "2"), page("two", "2", "B")],
	);
	assert.equal(
		results.map(({ made }) => made.sort()),
		[both, [], ["llms-full.txt"], both],
	);
	for (const { all } of results) assert.equal(all, both);
});

llms("a file that the site has of its own is not written", async () => {
	const [result] = await buildEach(
		() => new Cache(),
		[page("one", "1")],
		() => [],
	);
	assert.equal(result, { made: [], all: [] });
});

llms.run();
