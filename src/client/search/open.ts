/** A locale's search as the worker holds it: its own pages, and those that another language's text stands in for. */
import { openSearch, type SearchEngine } from "../../search/engine.ts";
import { excerptOf, marked } from "../../search/excerpt.ts";
import {
	type PageText,
	type SearchDocuments,
	type StandIns,
	slugOf,
	textNameOf,
} from "../../search/format.ts";
import type {
	Found,
	FoundPage,
	FoundSection,
	Marked,
} from "../../search/found.ts";
import type { Language } from "../../search/language.ts";
import type { RankedPage } from "../../search/rank.ts";
import { fetchRange, fetchSearch, fetchText } from "./files.ts";
import { kept } from "./kept.ts";
import { loadLanguage } from "./language.ts";
import type { SearchSite } from "./searcher.ts";

export interface OpenSearch {
	search(query: string, limit: number): Promise<Found>;
	excerpt(href: string, place: number, query: string): Promise<Marked>;
}

/** One language's index. */
interface Source extends SearchSite {
	readonly engine: SearchEngine;
	readonly documents: SearchDocuments;
	readonly language: Language;
	/** The words that answer a query. */
	readonly wordsFor: (query: string) => Promise<ReadonlySet<string>>;
	readonly textOf: (path: string) => Promise<PageText>;
	/** Only these pages, as stand-ins. */
	readonly standIns?: ReadonlySet<string>;
}

interface Hit {
	readonly source: Source;
	readonly ranked: RankedPage;
	readonly words: ReadonlySet<string>;
}

const MOST_SECTIONS = 3;
/** A section that answers much worse than the best one of its page is not shown. */
const WORTH_SHOWING = 0.3;
/** Of the pages shown last, so that typing on asks for none of them again. */
const TEXTS = 60;
/** A text in another language is worth less than one in the reader's. */
const STAND_IN = 0.8;

export async function openLocale(
	site: SearchSite,
	base: string,
): Promise<OpenSearch> {
	const own = await sourceOf(site);
	let others: Promise<readonly Source[]> | undefined;

	/** Their pages are fewer and their index is as large: it comes with the first query, and without it the own pages are found. */
	const sources = async () => {
		others ??= Promise.all(
			(own.documents.standIns ?? []).map((standIns) =>
				standInSource(standIns, base),
			),
		).catch(() => {
			others = undefined;
			return [];
		});
		return [own, ...(await others)];
	};

	async function hitsIn(
		source: Source,
		query: string,
		limit: number,
	): Promise<Hit[]> {
		const { standIns } = source;
		const { pages, words } = await source.engine.search(
			query,
			standIns ? Number.POSITIVE_INFINITY : limit,
		);
		const found = new Set(words);
		return pages
			.filter(({ page }) => !standIns || standIns.has(pathOf(page, source)))
			.slice(0, limit)
			.map((ranked) => ({ source, ranked, words: found }));
	}

	/** Of the own pages and of stand-ins; what fails of the latter keeps nothing else from being found. */
	async function allHits(query: string, limit: number): Promise<Hit[]> {
		const hits = (await sources()).map((source) => {
			const found = hitsIn(source, query, limit);
			return source.standIns ? found.catch(() => []) : found;
		});
		return (await Promise.all(hits)).flat();
	}

	return {
		async search(query, limit) {
			const hits = await allHits(query, limit);
			const weighed = hits.map((hit) => ({
				...hit,
				score: hit.ranked.score * (hit.source.standIns ? STAND_IN : 1),
			}));
			const best = weighed.sort((a, b) => b.score - a.score).slice(0, limit);
			return {
				pages: best.map((hit) => foundPage(hit, own.home)),
				words: [...new Set(best.flatMap(({ words }) => [...words]))],
			};
		},
		async excerpt(href, place, query) {
			const path = href.slice(own.home.length);
			for (const source of await sources()) {
				if (
					source.standIns ? !source.standIns.has(path) : !hasPath(path, source)
				)
					continue;
				const [words, text] = await Promise.all([
					source.wordsFor(query),
					source.textOf(path),
				]);
				return excerptOf(text[place] ?? "", words, source.language);
			}
			return [];
		},
	};
}

async function sourceOf(site: SearchSite): Promise<Source> {
	const [{ index, documents }, language] = await Promise.all([
		fetchSearch(site.home),
		loadLanguage(site.lang),
	]);
	const engine = openSearch(index, documents, language, (file) =>
		fetchRange(site.home, file),
	);
	return {
		...site,
		engine,
		documents,
		language,
		wordsFor: kept(1, async (query) => {
			const { words } = await engine.search(query, 0);
			return new Set(words);
		}),
		textOf: kept(TEXTS, (path) => fetchText(site.home, textNameOf(path))),
	};
}

const standInSource = async (
	{ lang, home, paths }: StandIns,
	base: string,
): Promise<Source> => ({
	...(await sourceOf({ lang, home: base + home })),
	standIns: new Set(paths),
});

const pathOf = (page: number, { documents }: Source): string =>
	documents.pages[page]?.[1] ?? "";

const hasPath = (path: string, { documents }: Source): boolean =>
	documents.pages.some(([, other]) => other === path);

function foundPage({ source, ranked, words }: Hit, home: string): FoundPage {
	const { documents, language, lang, standIns } = source;
	const [title, path, , sections] = documents.pages[
		ranked.page
	] as SearchDocuments["pages"][number];
	const href = home + path;
	const least = (ranked.sections[0]?.score ?? 0) * WORTH_SHOWING;
	return {
		title: marked(title, words, language),
		href,
		...(standIns && { lang }),
		sections: ranked.sections
			.filter(({ score }) => score >= least)
			.slice(0, MOST_SECTIONS)
			.map(({ place }): FoundSection => {
				const section = sections[place] ?? "";
				const [heading, id] =
					typeof section === "string" ? [section, slugOf(section)] : section;
				const isTitle = heading === title;
				return {
					heading: isTitle ? [] : marked(heading, words, language),
					href: id && !isTitle ? `${href}#${encodeURIComponent(id)}` : href,
					place,
				};
			}),
	};
}
