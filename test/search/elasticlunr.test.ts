import elasticlunr from "elasticlunr";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
	buildSearchFiles,
	localeSearchInputs,
	toIndexedPage,
	withoutTexts,
} from "../../src/pipeline/derive/search-files.ts";
import { loadIndex, type SearchDocuments, type SearchIndex, type SearchSection } from "../../src/search/index.ts";
import { buildSearchIndex } from "../../src/search/indexing/build-index.ts";
import { FIELD_BOOSTS } from "../../src/search/indexing/format.ts";
import { countPageWords } from "../../src/search/indexing/page-words.ts";
import { splitPostings } from "../../src/search/indexing/posting-ranges.ts";
import { doc, sectionsOf, siteOf, textOf } from "../pipeline/derive/fixture.ts";
import { searchLanguageOf } from "./languages.ts";

const library = suite("elasticlunr");

const section = (heading: string, text: string, id = "") => ({ id, heading, text, code: "" });

const pages = [
	doc("/help/install", {
		title: "Installation",
		...sectionsOf(
			section("", "Download the program. It installs itself."),
			section("On Linux", "Run the constructor script.", "linux"),
		),
	}),
	doc("/help/sync", { title: "Synchronisation", ...sectionsOf(section("", "Notes are installed on every device.")) }),
	doc("/fr/aide", {
		title: "L’installation",
		...sectionsOf(section("", "Les réglages de l’élève et d’un programme.")),
	}),
];

/** The search files of a locale. */
function filesOf(name: "en" | "fr") {
	const site = siteOf(pages, { search: { weights: {}, kinds: {}, within: 3, elasticlunr: true } });
	const input = localeSearchInputs(site).find(({ locale }) => locale.name === name);
	assert.ok(input);
	const language = searchLanguageOf(name);
	const words = input.pages.map((page) => countPageWords(toIndexedPage(page), language));
	const { index } = buildSearchIndex(words, name, language);
	const outputs = buildSearchFiles(withoutTexts(input), index, language);
	const home = name === "en" ? "" : `${name}/`;
	const json = (file: string) => JSON.parse(textOf(outputs, home + file));
	return {
		index: json("search-index.json") as SearchIndex,
		documents: json("search-doc.json") as SearchDocuments,
		serialised: json("search-elasticlunr.json"),
	};
}

const fields = Object.fromEntries(Object.entries(FIELD_BOOSTS).map(([field, boost]) => [field, { boost }]));

/** The sections that a query finds, best first. */
const found = (index: elasticlunr.Index<SearchSection>, query: string) =>
	index.search(query, { fields, bool: "AND" }).map(({ ref }) => index.documentStore.getDoc(ref).path);

library("has an index of its own class, with the sections", async () => {
	const { index: packed, documents } = filesOf("en");
	const index = await loadIndex(packed, { documents });
	assert.instance(index, elasticlunr.Index);
	assert.equal(index.getFields(), ["title", "heading", "text", "code"]);
	assert.equal(index.documentStore.getDoc(1), {
		id: 1,
		title: "Installation",
		heading: "On Linux",
		path: "help/install#linux",
	});
	assert.equal(found(index, "constructor script"), ["help/install#linux"]);
	assert.equal(found(index, "constructor"), ["help/install#linux"]);
	assert.equal(found(index, "nothing"), []);
});

library("finds words by the rules of the language", async () => {
	const english = await loadIndex(filesOf("en").index, filesOf("en"));
	assert.equal(found(english, "Installing"), ["help/install", "help/sync"]);
	const french = await loadIndex(filesOf("fr").index, filesOf("fr"));
	assert.equal(found(french, "l’eleve programmes"), ["aide"]);
});

library("scores as elasticlunr does", async () => {
	const index = await loadIndex(filesOf("en").index);
	const [best, other] = index.search("install", { fields });
	assert.is(best?.ref, "0");
	assert.ok(best && other && best.score > other.score);
});

library("loads the form in which the build writes it", () => {
	const index = elasticlunr.Index.load<SearchSection>(filesOf("en").serialised);
	assert.equal(found(index, "installs"), ["help/install", "help/sync"]);
	assert.equal(found(index, "linux"), ["help/install#linux"]);
	assert.equal(
		index.search("synchr", { expand: true, fields }).map(({ ref }) => index.documentStore.getDoc(ref).title),
		["Synchronisation"],
	);
});

library("can write and load what was loaded", async () => {
	const { index: packed, documents } = filesOf("en");
	const index = await loadIndex(packed, { documents });
	const again = elasticlunr.Index.load<SearchSection>(JSON.parse(JSON.stringify(index)));
	assert.equal(found(again, "installs"), found(index, "installs"));
});

library("has a large index from its files", async () => {
	const { index: packed, documents } = filesOf("en");
	const { index, files } = splitPostings(packed, 1, 10);
	assert.ok(files.length > 1);
	const loadFile = async (name: string) => files.find(({ file }) => file === name)?.postings ?? "";
	const whole = await loadIndex(packed, { documents });
	const split = await loadIndex(index, { documents, loadFile });
	assert.equal(JSON.stringify(split), JSON.stringify(whole));
	await loadIndex(index).then(
		() => assert.unreachable(),
		(error) => assert.match(error.message, 'pass "loadFile"'),
	);
});

library("refuses files of different builds", () =>
	loadIndex(filesOf("en").index, { documents: { ...filesOf("en").documents, id: "other" } }).then(
		() => assert.unreachable(),
		(error) => assert.match(error.message, "different builds"),
	),
);

library.run();
