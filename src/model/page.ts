/** What each kind of page shows: resolve -> render. Everything in it is settled. */
import type { Content, Html } from "./content.ts";
import type { Author } from "./document.ts";
import type { Route } from "./route.ts";
import type { LastUpdate, SourcePath } from "./source.ts";

export interface PageLink {
	readonly route: Route;
	readonly label: string;
}

export interface Tag extends PageLink {
	readonly description?: string;
}

export interface TocItem {
	readonly level: number;
	readonly id: string;
	readonly html: Html;
}

interface PageBase {
	readonly route: Route;
	readonly locale: string;
	/** The same for equal pages of all locales, and for no others. */
	readonly key: string;
	/** The language of `<main>`; not `locale` where a translation is missing and the default one stands in. */
	readonly contentLocale: string;
	/** The equivalent page in every built locale, its own included: the real one, the stand-in, or the nearest index. */
	readonly alternates: Readonly<Record<string, Route>>;
	/** The locales that have this page in their own language: those of `hreflang`. */
	readonly translations: readonly string[];
	/** Its own route, or the default locale's when this is a stand-in. */
	readonly canonical: Route;
	/** In search engines, sitemap and lists. */
	readonly listed: boolean;
	readonly source?: SourcePath;
	/** ISO 8601. */
	readonly lastModified?: string;
	readonly description: string;
	readonly keywords: readonly string[];
	/** Address of the picture for shared links, without origin unless it is elsewhere. */
	readonly image?: string;
}

/** What a page made from one Markdown file has. */
interface WrittenPage extends PageBase {
	/** The text that this one was translated from has changed since. */
	readonly isStale?: true;
	/** For the browser's title, the sidebar, lists: plain text. */
	readonly title: string;
	/** The heading of the page; absent when it is hidden. One made from the title has no id. */
	readonly heading?: { readonly id?: string; readonly html: Html };
	readonly content: Content;
	readonly toc: readonly TocItem[];
	readonly islands: readonly string[];
	readonly editUrl?: string;
	readonly updated: LastUpdate;
	readonly tags: readonly Tag[];
	/** What the search keeps of it; empty when the page is not to be found. */
	readonly sections: readonly PageSection[];
	readonly searchWeight: number;
	/** The Markdown twin, its links leading to twins. */
	readonly markdown: Content;
}

/** The text below one heading of a page. */
export interface PageSection {
	/** Empty for the text before the first heading. */
	readonly id: string;
	readonly heading: string;
	readonly text: string;
	readonly code: string;
}

export interface DocPage extends WrittenPage {
	readonly kind: "doc";
	readonly id: string;
	readonly version: string;
	/** A name, not the tree: the tree is in the locale's `Chrome`. Absent: the page shows none. */
	readonly sidebar?: string;
	/** Labels of the categories above it, outermost first. */
	readonly breadcrumbs: readonly { label: string; route?: Route }[];
	readonly previous?: PageLink;
	readonly next?: PageLink;
}

/** A category's page without a file: its children as cards. */
export interface CategoryPage extends PageBase {
	readonly kind: "category";
	readonly title: string;
	readonly version: string;
	readonly sidebar: string;
	readonly cards: readonly CategoryCard[];
	readonly previous?: PageLink;
	readonly next?: PageLink;
}

export interface CategoryCard {
	readonly route: Route;
	readonly label: string;
	readonly description: string;
	/** Items of a category; absent for a document. */
	readonly items?: number;
}

export interface PostPage extends WrittenPage {
	readonly kind: "post";
	/** ISO 8601, UTC. */
	readonly date: string;
	readonly authors: readonly Author[];
	/** Minutes, rounded up. Absent when not shown. */
	readonly readingTime?: number;
	readonly newer?: PageLink;
	readonly older?: PageLink;
}

/** A post as lists show it. */
export interface PostSummary {
	readonly route: Route;
	readonly title: string;
	readonly date: string;
	readonly authors: readonly Author[];
	readonly readingTime?: number;
	readonly tags: readonly Tag[];
	readonly contentLocale: string;
	readonly description: string;
	/** The preview, or the whole post when it has no truncation marker. */
	readonly content: Content;
	readonly truncated: boolean;
}

/** Pages of a list that is cut into several. */
export interface Pagination {
	/** From 1. */
	readonly page: number;
	readonly pages: number;
	readonly newer?: Route;
	readonly older?: Route;
}

export interface PostListPage extends PageBase {
	readonly kind: "post-list";
	readonly pagination: Pagination;
	readonly posts: readonly PostSummary[];
}

export interface ArchivePage extends PageBase {
	readonly kind: "archive";
	/** Newest year first, newest post first. */
	readonly years: readonly {
		readonly year: number;
		readonly posts: readonly PostLink[];
	}[];
}

export interface PostLink extends PageLink {
	readonly date: string;
	readonly readingTime?: number;
}

/** All tags of the documents, or of the posts. */
export interface TagsPage extends PageBase {
	readonly kind: "tags";
	readonly area: "docs" | "news";
	readonly tags: readonly (Tag & { readonly count: number })[];
}

/** The documents of one tag. */
export interface DocTagPage extends PageBase {
	readonly kind: "doc-tag";
	readonly tag: Tag;
	readonly tagsRoute: Route;
	readonly docs: readonly (PageLink & { readonly description: string })[];
}

/** The posts of one tag. */
export interface PostTagPage extends PageBase {
	readonly kind: "post-tag";
	readonly tag: Tag;
	readonly tagsRoute: Route;
	readonly count: number;
	readonly pagination: Pagination;
	readonly posts: readonly PostSummary[];
}

/** A Markdown file of the pages' folder. */
export interface TextPage extends WrittenPage {
	readonly kind: "text";
	readonly wrapperClassName?: string;
}

/** A React page; its component says what it is called and shows. */
export interface ComponentPage extends PageBase {
	readonly kind: "component";
	/** What its module exports as `title`. */
	readonly title: string;
	readonly source: SourcePath;
	/** The newest posts of the locale, for a home page. */
	readonly posts: readonly PostLink[];
}

/** Where the search form leads: without a script, an index of all pages and their headings from A to Z. */
export interface SearchPage extends PageBase {
	readonly kind: "search";
	readonly letters: readonly {
		readonly letter: string;
		/** Pages and places on them together, in the order of the locale's alphabet. */
		readonly pages: readonly IndexLink[];
	}[];
}

/** A page, or with `id` the heading of one. */
export interface IndexLink extends PageLink {
	readonly id?: string;
	/** The title of the heading's page. */
	readonly of?: string;
}

export interface NotFoundPage extends PageBase {
	readonly kind: "not-found";
}

export type Page =
	| DocPage
	| CategoryPage
	| PostPage
	| PostListPage
	| ArchivePage
	| TagsPage
	| DocTagPage
	| PostTagPage
	| TextPage
	| ComponentPage
	| SearchPage
	| NotFoundPage;
