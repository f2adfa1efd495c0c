/**
 * How well the search answers, beside minisearch set up as VitePress does, in one run: relevance, size, build time,
 * latency. `npm run bench:search` asks for the titles of this repository's help, as they are, with a slip and cut; `--site
 * FOLDER` is another site, `--queries FILE` adds questions, and `--pages FILE` brings pages for further languages.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import MiniSearch from "minisearch";
import { build, loadConfig } from "../src/index.ts";
import type { PageData } from "../src/model/site/page-data.ts";
import { dataFileOf, parseRoute } from "../src/model/urls/route.ts";
import { buildSearchIndex } from "../src/search/indexing/build-index.ts";
import type { SearchDocuments, SearchIndex } from "../src/search/indexing/format.ts";
import { countPageWords, type IndexedPage } from "../src/search/indexing/page-words.ts";
import { sectionTextsIn } from "../src/search/indexing/section-texts.ts";
import { dice, engineOf } from "../test/search/corpus.ts";
import { searchLanguageOf } from "../test/search/languages.ts";
import { inFolder } from "../test/site.ts";

interface Query {
	readonly id: string;
	readonly locale: string;
	readonly q: string;
	readonly expected: readonly string[];
}

interface Engine {
	readonly build: number;
	readonly bytes: number;
	/** Routes of pages, best first. */
	ask(query: string): Promise<readonly string[]>;
}

interface Corpus {
	readonly lang: string;
	readonly index: SearchIndex;
	readonly documents: SearchDocuments;
	readonly pages: readonly IndexedPage[];
}

const { values: options } = parseArgs({
	options: {
		site: { type: "string", default: "." },
		queries: { type: "string" },
		pages: { type: "string" },
		verbose: { type: "boolean", default: false },
	},
});

const gzip = (value: unknown): number => gzipSync(JSON.stringify(value), { level: 9 }).length;

const quantile = (numbers: readonly number[], share: number): number =>
	[...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0;

const routeOf = (path: string): string => `/${path.replace(/\/$/, "")}`;

/** The search files of a site, which is built in a folder, by locale. */
async function corporaIn(folder: string, root: string): Promise<Map<string, Corpus>> {
	const config = await loadConfig(root, { outDir: path.join(folder, "dist") });
	await build(config);
	const read = <T>(file: string): T => JSON.parse(readFileSync(path.join(config.outDir, file), "utf8")) as T;
	return new Map(
		config.locales.map(({ name }) => {
			const home = name === config.defaultLocale ? "" : `${name}/`;
			const index = read<SearchIndex>(`${home}search-index.json`);
			const documents = read<SearchDocuments>(`${home}search-doc.json`);
			const pages = documents.pages.map(([title, page, , sections]) => {
				const { main } = read<PageData>(dataFileOf(parseRoute(`/${home}${page}`), config.trailingSlash));
				const texts = sectionTextsIn(main, sections);
				return {
					title,
					path: page,
					keywords: [],
					sections: sections.map((section, i) => ({
						heading: typeof section === "string" ? section : section[0],
						text: texts[i] ?? "",
						code: "",
					})),
				};
			});
			return [name, { lang: index.lang, index, documents, pages }];
		}),
	);
}

type ListedSection = IndexedPage["sections"][number] & { readonly route: string; readonly title: string };

/** Pages that come as a list of sections. */
function corpusOf(lang: string, docs: readonly ListedSection[]): Corpus {
	const routes = [...new Set(docs.map(({ route }) => route))];
	const pages = routes.map((route): IndexedPage => {
		const sections = docs.filter((doc) => doc.route === route);
		return { title: sections[0]?.title ?? "", path: route.slice(1), keywords: [], sections };
	});
	const documents: SearchDocuments = {
		id: "",
		pages: pages.map(({ title, path, sections }) => [title, path, 1, sections.map(({ heading }) => heading), 0]),
		trails: [[]],
		kinds: [],
	};
	return { lang, index: { id: "", synonyms: [], ...indexOf(pages, lang) }, documents, pages };
}

function indexOf(pages: readonly IndexedPage[], lang: string) {
	const language = searchLanguageOf(lang);
	const words = pages.map((page) => countPageWords(page, language));
	return buildSearchIndex(words, lang, language).index;
}

function millisecondsOf(work: () => unknown): number {
	const before = performance.now();
	work();
	return performance.now() - before;
}

function ours({ lang, index, documents, pages }: Corpus): Engine {
	const engine = engineOf({ index, documents });
	return {
		build: millisecondsOf(() => indexOf(pages, lang)),
		bytes: gzip(index) + gzip(documents),
		ask: async (query) =>
			(await engine.search(query, 10)).pages.map(({ page }) => routeOf(documents.pages[page]?.[1] ?? "")),
	};
}

/** The settings of VitePress's local search: sections as documents, with the headings above them. */
function minisearch({ pages }: Corpus): Engine {
	const index = new MiniSearch({
		fields: ["title", "titles", "text"],
		storeFields: ["route"],
		searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } },
	});
	const sections = pages.flatMap(({ title: titles, path, sections }) =>
		sections.map(({ heading, text, code }) => ({
			route: routeOf(path),
			title: heading || titles,
			titles,
			text: `${text} ${code}`,
		})),
	);
	return {
		build: millisecondsOf(() => index.addAll(sections.map((section, id) => ({ id, ...section })))),
		bytes: gzip(index),
		ask: async (query) => [...new Set(index.search(query).map(({ route }) => String(route)))],
	};
}

async function measured(
	engine: (corpus: Corpus) => Engine,
	corpora: ReadonlyMap<string, Corpus>,
	queries: readonly Query[],
) {
	const engines = new Map([...corpora].map(([locale, corpus]) => [locale, engine(corpus)]));
	const ranks: number[] = [];
	const times: number[] = [];
	const missed: string[] = [];
	for (const { locale, q, expected } of queries) {
		const found = (await engines.get(locale)?.ask(q)) ?? [];
		const rank = found.slice(0, 10).findIndex((route) => expected.includes(route)) + 1;
		ranks.push(rank);
		if (rank !== 1) missed.push(`${locale} ${rank} ${q}: ${found.slice(0, 3).join(" ")}`);
		for (let n = 1; n <= q.length; n++) {
			const before = performance.now();
			await engines.get(locale)?.ask(q.slice(0, n));
			times.push(performance.now() - before);
		}
	}
	const [first] = engines.values();
	const percent = (isGood: (rank: number) => boolean) => (ranks.filter(isGood).length / ranks.length) * 100;
	const figures = {
		n: queries.length,
		"MRR@10": (ranks.reduce((sum, rank) => sum + (rank && 1 / rank), 0) / ranks.length).toFixed(3),
		"first %": percent((rank) => rank === 1).toFixed(1),
		"first 5 %": percent((rank) => rank > 0 && rank <= 5).toFixed(1),
		"ms median": quantile(times, 0.5).toFixed(2),
		"ms p95": quantile(times, 0.95).toFixed(2),
		"ms max": Math.max(...times).toFixed(0),
		"build ms": (first?.build ?? 0).toFixed(0),
		"gzip KB": ((first?.bytes ?? 0) / 1000).toFixed(1),
	};
	return { figures, missed };
}

/** A slip of the finger in the longest word: two letters swapped, one left out, doubled or mistaken. */
function slip(text: string, random: () => number): string {
	const [word = ""] = text.split(/\s+/).sort((a, b) => b.length - a.length);
	if (word.length < 4) return text;
	const at = 1 + Math.floor(random() * (word.length - 2));
	const kinds = [
		word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
		word.slice(0, at) + word.slice(at + 1),
		word.slice(0, at) + word.charAt(at) + word.slice(at),
		`${word.slice(0, at)}x${word.slice(at + 1)}`,
	];
	return text.replace(word, kinds[Math.floor(random() * kinds.length)] as string);
}

/** What help pages are called: as it is, with a slip, and the first three fifths of it. */
function titleQueries(corpora: ReadonlyMap<string, Corpus>) {
	const random = dice(7);
	const all = [...corpora].flatMap(([locale, { pages }]) =>
		pages
			.filter(({ path }) => path.startsWith("help/"))
			.map(({ title, path }) => ({
				id: path,
				locale,
				q: title,
				expected: pages.filter((page) => page.title === title).map((page) => routeOf(page.path)),
			})),
	);
	return {
		titles: all,
		"titles, a slip": all.map((query) => ({ ...query, q: slip(query.q, random) })),
		"titles, cut": all.map((query) => ({ ...query, q: query.q.slice(0, Math.ceil(query.q.length * 0.6)) })),
	};
}

const corpora = await inFolder((folder) => corporaIn(folder, options.site));
if (options.pages) {
	const lists = JSON.parse(readFileSync(options.pages, "utf8"));
	for (const [lang, list] of Object.entries<{ docs?: [] }>(lists))
		if (list.docs) corpora.set(lang, corpusOf(lang, list.docs));
}
const asked: readonly Query[] = options.queries ? JSON.parse(readFileSync(options.queries, "utf8")).dev : [];
const sets: Readonly<Record<string, readonly Query[]>> = {
	...(asked.length > 0 && { queries: asked }),
	...Object.fromEntries(
		[...corpora.keys()].map((locale) => [`queries ${locale}`, asked.filter((query) => query.locale === locale)]),
	),
	...titleQueries(corpora),
};
const rows = [];
for (const [set, queries] of Object.entries(sets)) {
	if (queries.length === 0) continue;
	for (const [name, engine] of Object.entries({ ours, minisearch })) {
		const { missed, figures } = await measured(engine, corpora, queries);
		if (options.verbose && engine === ours) console.log(missed.join("\n"));
		rows.push({ set, engine: name, ...figures });
	}
}
console.table(rows);
