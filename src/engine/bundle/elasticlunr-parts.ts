/**
 * Puts elasticlunr together from those of its files that the search of the browser uses: `src/search/` has rules of its own
 * for the words of 30 languages, so the English stemmer, the stop words and the trimmer only take time to load.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "esbuild";

/** In the order in which the package itself joins them. */
const PARTS = [
	...["elasticlunr", "utils", "event_emitter", "tokenizer", "pipeline"],
	...["index", "document_store", "inverted_index", "configuration"],
];

export const elasticlunrPartsPlugin: Plugin = {
	name: "elasticlunr-parts",
	setup({ onLoad }) {
		onLoad({ filter: /[\\/]elasticlunr[\\/]elasticlunr\.js$/ }, (file) => {
			const read = (name: string) => readFileSync(path.join(path.dirname(file.path), name), "utf8");
			const parts = PARTS.map((name) => read(`lib/${name}.js`)).join("\n");
			const contents = `${parts.replace("@VERSION", read("VERSION").trim())}\nexport default elasticlunr;`;
			return { contents, loader: "js" };
		});
	},
};
