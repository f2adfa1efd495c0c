/**
 * Leaves out of elasticlunr what the search of the browser does not use: `src/search/` has rules of its own for the words
 * of 30 languages, so the English stemmer, the stop words and the trimmer of elasticlunr only take time to load. Its
 * version is fixed; in another one, sections that are not found stay.
 */
import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";

const UNUSED_SECTIONS = ["stemmer", "stopWordFilter", "trimmer"];

/** The sections of the file begin with a comment that names them. */
const SECTION_START = /(?=\/\*!\n)/;
/** Only the oldest versions of elasticlunr use these sets. What follows them exports the module. */
const SORTED_SETS = /\/\*!\n \* lunr\.SortedSet\n[\s\S]*?(?=\n {2}\/\*\*\n {3}\* export the module)/;

export const slimElasticlunrPlugin: Plugin = {
	name: "slim-elasticlunr",
	setup({ onLoad }) {
		onLoad({ filter: /[\\/]elasticlunr[\\/]elasticlunr\.js$/ }, async (file) => ({
			contents: withoutUnusedSections(await readFile(file.path, "utf8")),
			loader: "js",
		}));
	},
};

const withoutUnusedSections = (code: string): string =>
	code
		.replace(SORTED_SETS, "")
		.split(SECTION_START)
		.filter((section) => !UNUSED_SECTIONS.some((name) => section.startsWith(`/*!\n * elasticlunr.${name}\n`)))
		.join("");
