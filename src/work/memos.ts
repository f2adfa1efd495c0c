/** The memos of a builder: documents, pages, searches and feeds. */
import type { FeedInput } from "../derive/feeds.ts";
import type { SiteConfig } from "../model/config.ts";
import type { ParsedDocument } from "../model/document.ts";
import type { Page } from "../model/page.ts";
import type { SourceFile } from "../model/source.ts";
import type { CacheStore } from "./cache-store.ts";
import { keyOfFile, keyOfPage, keyOfSearch, keyOfValue } from "./keys.ts";
import { Memo, type MemoOptions } from "./memo.ts";
import type { WrittenPage } from "./pages.ts";
import type { SearchOutput, SearchTask } from "./search.ts";

export function createMemos(
	{ markdown: parsing }: SiteConfig,
	{
		cache,
		repeats,
	}: { readonly cache?: CacheStore; readonly repeats?: boolean },
) {
	const stored = (name: string) => cache && { store: cache, name };
	// A repeating builder keeps pages, searches and feeds only in memory. Documents also come from the store, for a
	// fast start.
	const lifetime = (name: string): MemoOptions =>
		repeats ? { repeats } : { stored: stored(name) };
	const markdown = JSON.stringify(parsing);
	return {
		documents: new Memo<SourceFile, ParsedDocument>(
			{
				nameOf: ({ path, locale }) => `${locale} ${path}`,
				keyOf: (file) => keyOfFile(file, markdown),
			},
			{ repeats, stored: stored("documents") },
		),
		pages: new Memo<{ page: Page; chrome: string }, WrittenPage>(
			{
				nameOf: ({ page }) => `${page.locale} ${page.kind} ${page.route}`,
				keyOf: ({ page, chrome }) => keyOfPage(page, chrome + markdown),
			},
			lifetime("pages"),
		),
		searches: new Memo<SearchTask, SearchOutput>(
			{
				nameOf: ({ search }) => search.locale.name,
				keyOf: (asked) => keyOfSearch(asked, markdown),
			},
			lifetime("search"),
		),
		feeds: new Memo<FeedInput, string>(
			{ nameOf: ({ route }) => route, keyOf: keyOfValue },
			lifetime("feeds"),
		),
	};
}
