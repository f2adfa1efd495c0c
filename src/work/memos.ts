/** All that is made once for the same: texts, pages, searches and feeds. */
import type { UnwrittenFeed } from "../derive/feeds.ts";
import type { SiteConfig } from "../model/config.ts";
import type { Document } from "../model/document.ts";
import type { Page } from "../model/page.ts";
import type { SourceFile } from "../model/source.ts";
import { keyOf, keyOfFile, keyOfPage, keyOfSearch } from "./keys.ts";
import { type Lifetime, Memo } from "./memo.ts";
import type { KeptPage } from "./pages.ts";
import type { AskedSearch, MadeSearch } from "./search.ts";
import type { Store } from "./store.ts";

/** What a builder remembers. */
export function memosOf(
	{ markdown: parsing }: SiteConfig,
	{ cache, repeats }: { readonly cache?: Store; readonly repeats?: boolean },
) {
	const stored = (name: string) => cache && { store: cache, name };
	// One that repeats has the files of pages and searches in memory. Texts it takes from the store when it begins.
	const lifetime = (name: string): Lifetime =>
		repeats ? { repeats } : { stored: stored(name) };
	const markdown = JSON.stringify(parsing);
	return {
		documents: new Memo<SourceFile, Document>(
			{
				nameOf: ({ path, locale }) => `${locale} ${path}`,
				keyOf: (file) => keyOfFile(file, markdown),
			},
			{ repeats, stored: stored("documents") },
		),
		pages: new Memo<{ page: Page; chrome: string }, KeptPage>(
			{
				nameOf: ({ page }) => `${page.locale} ${page.kind} ${page.route}`,
				keyOf: ({ page, chrome }) => keyOfPage(page, chrome + markdown),
			},
			lifetime("pages"),
		),
		searches: new Memo<AskedSearch, MadeSearch>(
			{
				nameOf: ({ search }) => search.locale.name,
				keyOf: (asked) => keyOfSearch(asked, markdown),
			},
			lifetime("search"),
		),
		feeds: new Memo<UnwrittenFeed, string>(
			{ nameOf: ({ route }) => route, keyOf },
			lifetime("feeds"),
		),
	};
}
