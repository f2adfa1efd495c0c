/** The site of this repository has an index that elasticlunr loads by itself. */
import { readFileSync } from "node:fs";
import path from "node:path";
import elasticlunr from "elasticlunr";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { SearchSection } from "../../src/search/index.ts";
import { done, site } from "./site.ts";

const plain = suite("elasticlunr's own index of the site");

async function load(home: string) {
	const { folder } = await site();
	const file = path.join(folder, home, "search-elasticlunr.json");
	return elasticlunr.Index.load<SearchSection>(JSON.parse(readFileSync(file, "utf8")));
}

for (const [home, query, page] of [
	["", "encryption", "help/apps/sync/e2ee"],
	["fr", "chiffrement", "help/apps/sync/e2ee"],
	["fr", "fixed", "help/about/changelog/desktop"],
	["de", "verschlüsselung", "help/apps/sync/e2ee"],
	["de", "Schlüssel", "help/apps/sync/e2ee"],
] as const)
	plain(`finds ${query} in /${home}`, async () => {
		const index = await load(home);
		const results = index.search(query, { fields: { title: { boost: 6 }, heading: { boost: 2 }, text: {} } });
		assert.ok(results.length > 0 && results.every(({ score }) => score > 0));
		const paths = results.map(({ ref }) => index.documentStore.getDoc(ref).path.split("#")[0]);
		assert.ok(paths.includes(page), paths.slice(0, 5).join(" "));
	});

plain("needs no function registered, and no settings for a search", async () => {
	const index = await load("");
	assert.equal(index.pipeline.toJSON(), []);
	assert.ok(index.search("markdown").length > 0);
	assert.ok(index.search("synchr", { expand: true }).length > 0);
	assert.equal(index.search("nonexistentword"), []);
});

plain.after(done);
plain.run();
