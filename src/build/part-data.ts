/** What a shard writes for the end of the build, besides the files of the site. Plain data. */
import type { SearchExpectations } from "../check/search-expectations.ts";
import type { SearchQueries } from "../check/search-queries.ts";
import type { LocaleListing } from "../derive/search-files.ts";
import type { Bundle } from "../model/site.ts";
import type { PageWords } from "../search/page-words.ts";
import type { PagesReport, SiteReport } from "./contribution.ts";
import type { DiagramProblem } from "./diagram-checker.ts";

/** Written by each shard about its own pages. */
export interface PagesData {
	readonly report: PagesReport;
	readonly diagrams: readonly DiagramProblem[];
	/** Names of the islands on the pages. */
	readonly islands: readonly string[];
	/** Names of the data files with the words of the pages, by locale. */
	readonly words: Readonly<Record<string, readonly string[]>>;
}

/** Written by the first shard about the whole site. */
export interface SiteData {
	readonly report: SiteReport;
	readonly expectations: SearchExpectations;
	readonly publicFiles: readonly string[];
	readonly islandFiles: Bundle["islandFiles"];
	/** Of each locale with a search. */
	readonly search: readonly SearchListing[];
}

interface SearchListing {
	readonly listing: LocaleListing;
	readonly questions: SearchQueries;
}

/** The words of pages, by path relative to the home page of their locale. */
export type CountedPages = readonly (readonly [
	path: string,
	words: PageWords,
])[];

export const PAGES_DATA = "pages.json";
export const SITE_DATA = "site.json";
export const wordsDataOf = (locale: string, index: number): string =>
	`words-${locale}-${index + 1}.json`;
