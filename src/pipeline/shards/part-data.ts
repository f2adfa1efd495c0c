/** What a shard writes for the end of the build, besides the files of the site. Plain data. */

import type { SearchTask } from "../../engine/threads/search.ts";
import type { Problem } from "../../model/problems/problem.ts";
import type { Bundle } from "../../model/site/site.ts";
import type { SearchExpectations } from "../check/search-expectations.ts";
import type { PagesReport, SiteReport } from "../stages/contribution.ts";
import type { CheckedDiagram } from "../stages/diagram-problems.ts";

/** Written by each shard about its own pages. */
export interface PagesData {
	readonly report: PagesReport;
	readonly diagrams: readonly CheckedDiagram[];
	/** Names of the islands on the pages. */
	readonly islands: readonly string[];
	/** Names of the data files with the words of the pages, by locale. */
	readonly words: Readonly<Record<string, readonly string[]>>;
}

/** Written by the first shard about the whole site. */
export interface SiteData {
	readonly report: SiteReport;
	readonly lostUrls: readonly Problem[];
	readonly expectations: SearchExpectations;
	readonly publicFiles: readonly string[];
	readonly islandFiles: Bundle["islandFiles"];
	/** Of each locale with a search. */
	readonly search: readonly Omit<SearchTask, "words">[];
}

/** The words of pages, encoded, by path relative to the home page of their locale. */
export type CountedPages = readonly (readonly [path: string, words: string])[];

export const PAGES_DATA = "pages.json";
export const SITE_DATA = "site.json";
export const wordsDataOf = (locale: string, index: number): string => `words-${locale}-${index + 1}.json`;
