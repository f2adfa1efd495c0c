import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Html } from "../../../src/model/content/content.ts";
import type { DocPage, PageIndexPage } from "../../../src/model/site/page.ts";
import type { PageLink } from "../../../src/model/site/page-parts.ts";
import type { Route } from "../../../src/model/urls/route.ts";
import {
	collectPageIndexLinks,
	createPageIndex,
	groupByLetter,
} from "../../../src/pipeline/resolve/pages/page-index.ts";
import type { UnlinkedPage } from "../../../src/pipeline/resolve/pages/unlinked-page.ts";
import { buildSite } from "../../site.ts";
import { testConfig } from "../../test-config.ts";

const index = suite("index from A to Z");

const config = testConfig({ i18n: { locales: { en: {}, de: {} } } });
const [en, de] = config.locales as [(typeof config.locales)[0], (typeof config.locales)[0]];

const ROUTE = "/search/a-z" as Route;

const link = (label: string, path = label): PageLink => ({ route: `/help/${path}` as Route, label });

/** Each letter with what stands under it. */
const shown = ({ letters }: Pick<PageIndexPage, "letters">) =>
	letters.map(
		({ letter, pages }) =>
			`${letter}: ${pages.map(({ label, pageTitle }) => (pageTitle ? `${label} (${pageTitle})` : label)).join(", ")}`,
	);

/** A document with second-level headings, all in its contents and known to the search. */
function doc(title: string, headings: readonly string[], given: Partial<UnlinkedPage<DocPage>> = {}) {
	const idOf = (heading: string) => `id-${heading}`;
	return {
		kind: "doc",
		...link(title),
		locale: "en",
		contentLocale: "en",
		title,
		toc: headings.map((heading) => ({ level: 2, id: idOf(heading), html: `<em>${heading}</em>` as Html })),
		sections: headings.map((heading) => ({ id: idOf(heading), heading })),
		searchWeight: 1,
		...given,
	} as UnlinkedPage<DocPage>;
}

type Docs = readonly UnlinkedPage<DocPage>[];

/** The index of pages, with their headings. */
const indexOfLinks = (links: readonly PageLink[], docs: Docs = [], locale = en) =>
	createPageIndex(locale, ROUTE, groupByLetter(locale, collectPageIndexLinks(locale, links, docs)));

const indexOf = (docs: Docs) =>
	indexOfLinks(
		docs.map(({ title }) => link(title)),
		docs,
	);

index("has pages under their letters, accents aside", () => {
	const links = ["Zoo", "Ärger", "apple", "Éclair", "10 tips", "9 tips"];
	assert.equal(
		shown(
			indexOfLinks(
				links.map((label) => link(label)),
				[],
				de,
			),
		),
		["#: 9 tips, 10 tips", "A: apple, Ärger", "E: Éclair", "Z: Zoo"],
	);
});

index("looks past the signs before a word", () => {
	const links = ["“Why?”", "--help", "¿Qué?", "Quick", "apple", "…"];
	assert.equal(shown(indexOfLinks(links.map((label) => link(label)))), [
		"#: …",
		"A: apple",
		"H: --help",
		"Q: ¿Qué?, Quick",
		"W: “Why?”",
	]);
});

index("has headings among the pages, and says whose they are", () => {
	const page = indexOf([doc("Sync", ["Targets", "Apps"]), doc("Apps", [])]);
	assert.equal(shown(page), ["A: Apps, Apps (Sync)", "S: Sync", "T: Targets (Sync)"]);
	assert.equal(page.letters[2]?.pages, [{ ...link("Targets", "Sync"), id: "id-Targets", pageTitle: "Sync" }]);
});

index("has a heading of several pages once for each", () => {
	const docs = [doc("Two", ["Setup"]), doc("One", ["Setup"])];
	assert.equal(shown(indexOf(docs))[1], "S: Setup (One), Setup (Two)");
});

const leftOut: [name: string, given: Partial<UnlinkedPage<DocPage>>][] = [
	["of a page that is not to be found", { sections: [] }],
	["below the levels of the contents", { toc: [] }],
	["of a page that stands in for a translation", { contentLocale: "de" }],
	["of a changelog", { searchWeight: 0.4 }],
	["of a page that the index has not", { route: "/help/1.0/Sync" as Route }],
];
for (const [name, given] of leftOut)
	index(`has no headings ${name}`, () => {
		assert.equal(shown(indexOf([doc("Sync", ["Targets"], given)])), ["S: Sync"]);
	});

index("does not repeat a page's title", () => assert.equal(shown(indexOf([doc("Sync", ["Sync"])])), ["S: Sync"]));

const numbered = (count: number, nameOf: (n: number) => string) => Array.from({ length: count }, (_, n) => nameOf(n));
const sizeOf = ({ letters }: Pick<PageIndexPage, "letters">) =>
	letters.reduce((size, { pages }) => size + pages.length, 0);

index("of very many headings has pages only", () => {
	const headings = numbered(1000, (n) => `Heading ${n}`);
	const docs = [doc("One", headings), doc("Two", headings)];
	assert.equal(shown(indexOf(docs)), ["O: One", "T: Two"]);
	assert.is(sizeOf(indexOf(docs.slice(1))), 1001);
});

index("of very many pages has those with the shortest paths", () => {
	const deep = numbered(12_000, (n) => `a/b/deep ${n}`);
	const high = numbered(3000, (n) => `high ${n}`);
	const page = indexOfLinks([...deep, ...high].map((label) => link(label)));
	assert.is(sizeOf(page), 4000);
	const routes = page.letters.flatMap(({ pages }) => pages.map(({ route }) => String(route)));
	assert.ok(high.every((label) => routes.includes(`/help/${label}`)));
});

index("of a site leads to headings as they are in each language", async () => {
	const { outputs } = await buildSite(
		{
			"content/en/help/sync.md": "# Sync\n\n## Targets\n",
			"content/de/help/sync.md": "# Abgleich\n\n## Ziele\n",
			"content/en/help/apps.md": "# Apps\n\n## Phones\n",
		},
		{ i18n: { locales: { en: {}, de: {} } } },
	);
	const page = (path: string) => outputs.get(path) ?? "";
	assert.match(page("search/a-z/index.html"), 'href="/help/apps#phones"');
	const german = page("de/search/a-z/index.html");
	assert.match(german, 'href="/de/help/sync#targets">Ziele <span');
	assert.match(german, 'href="/de/help/apps"');
	assert.not.match(german, "#phones");
	assert.match(page("search/a-z.md"), "- [Phones](/help/apps.md): Apps");
});

index.run();
