/** What each kind of page shows: resolve -> render. */
import type { Html, PageContent, SearchableTexts } from "../content/content.ts";
import type { Author, CustomFrontMatter } from "../content/document.ts";
import type { LastUpdate, SourcePath } from "../content/source.ts";
import type { SourceLocation } from "../problems/problem.ts";
import type { Route } from "../urls/route.ts";
import type { PageHeadTag } from "./head-tag.ts";
import type { CategoryCard, LinkList, PageLink, PageSection, Tag, TocItem } from "./page-parts.ts";

/**
 * What all kinds of pages have. The stages after `resolve` read these fields instead of deciding by the kind, so each
 * kind states them where its pages are made.
 */
interface PageBase {
	readonly route: Route;
	/** Whether the page has an address of its own. The 404 page has none: hosts send it for every unknown URL. */
	readonly hasAddress: boolean;
	readonly locale: string;
	/** The same for equivalent pages of all locales, otherwise unique. */
	readonly key: string;
	/**
	 * The language of `<main>`. Differs from `locale` where a translation is missing and the default locale's text is
	 * shown.
	 */
	readonly contentLocale: string;
	/**
	 * The equivalent page in every built locale, including this one: its translation, its fallback, or the nearest index
	 * page.
	 */
	readonly alternates: Readonly<Record<string, Route>>;
	/** The other locales in which the page's table of contents has the same ids; absent if there are none. */
	readonly sameHeadings?: readonly string[];
	/** The locales that have this page in their own language, for `hreflang`. */
	readonly translations: readonly string[];
	/** The page's own route, or the default locale's if this is a fallback. */
	readonly canonical: Route;
	/** Whether search engines, the sitemap and lists include the page. */
	readonly listed: boolean;
	/** The language of its source file; `null` if the page is generated. */
	readonly writtenIn: "markdown" | "react" | null;
	readonly source?: SourcePath;
	/** How problems refer to the page: its source file, or what it was generated for. */
	readonly nameInProblems: string;
	/** Where an author determines the page's address, if anywhere, for problems. */
	readonly at?: SourceLocation;
	/** For the browser's title, the sidebar and lists; plain text. Absent if the theme names the page. */
	readonly title?: string;
	/** The sidebar that the page shows: `version/name`, as in `Chrome.sidebars`, or `news`. */
	readonly sidebar: string | null;
	/** The version of the documentation that the page belongs to. */
	readonly version?: string;
	/** The id of the document, the same in all versions. */
	readonly id?: string;
	/** The same content for programs: the author's Markdown, with links to other Markdown versions, or lists of links. */
	readonly markdownVersion: PageContent | readonly LinkList[] | null;
	/** ISO 8601. */
	readonly lastModified?: string;
	readonly description: string;
	readonly keywords: readonly string[];
	/** URL of the image for link previews; without an origin if it belongs to this site. */
	readonly image?: string;
	/** For the browser's title, in place of `title`. */
	readonly metaTitle?: string;
	/** The URL that search engines show for the page, in place of `canonical`. */
	readonly canonicalUrl?: string;
	/** Further elements of `<head>`. */
	readonly head?: readonly PageHeadTag[];
}

/** Fields of generated pages. */
interface GeneratedPageBase extends PageBase {
	readonly writtenIn: null;
}

/** Fields of pages made from a Markdown file. */
interface MarkdownPageBase extends PageBase {
	readonly writtenIn: "markdown";
	readonly source: SourcePath;
	/** Whether the original has changed since this text was translated. */
	readonly isStale?: true;
	readonly title: string;
	/** The front matter keys that the configuration describes, by name: see `FrontMatterOf`. */
	readonly frontMatter: CustomFrontMatter;
	/** The heading of the page; absent if hidden. A heading made from the title has no id. */
	readonly heading?: { readonly id?: string; readonly html: Html };
	/** The notice above the page. */
	readonly banner?: Html;
	/** A home page has its own heading in its content, and nothing beside it. */
	readonly layout?: "home";
	readonly content: PageContent;
	readonly toc: readonly TocItem[];
	readonly islands: readonly string[];
	readonly editUrl?: string;
	readonly updated: LastUpdate;
	readonly tags: readonly Tag[];
	/** What to index for search; empty if the page is excluded from search. */
	readonly sections: readonly PageSection[];
	/** In the order of the sections. */
	readonly sectionTexts: SearchableTexts;
	readonly searchWeight: number;
	readonly markdownVersion: PageContent;
}

export interface DocPage extends MarkdownPageBase {
	readonly kind: "doc";
	readonly id: string;
	readonly version: string;
	/** The categories that contain the page, outermost first. Empty if the site does not show them. */
	readonly breadcrumbs: readonly { label: string; route?: Route }[];
	/** The labels of these categories, whether or not the site shows them. */
	readonly categories: readonly string[];
	/** The pages in the same category; absent if the text does not show them. */
	readonly cards?: readonly CategoryCard[];
	readonly previous?: PageLink;
	readonly next?: PageLink;
}

/** A category's generated index page: its children as cards. */
export interface CategoryPage extends GeneratedPageBase {
	readonly kind: "category";
	readonly title: string;
	readonly version: string;
	readonly cards: readonly CategoryCard[];
	readonly previous?: PageLink;
	readonly next?: PageLink;
}

export interface PostPage extends MarkdownPageBase {
	readonly kind: "post";
	/** ISO 8601, UTC. */
	readonly date: string;
	readonly authors: readonly Author[];
	/** In minutes, rounded up. Absent if not shown. */
	readonly readingTime?: number;
	readonly newer?: PageLink;
	readonly older?: PageLink;
	/** Other posts with the same tags, the most similar first; absent if there are none. */
	readonly related?: readonly PostLink[];
}

/** A post in a list. */
export interface PostSummary {
	readonly route: Route;
	readonly title: string;
	readonly date: string;
	readonly authors: readonly Author[];
	readonly readingTime?: number;
	readonly tags: readonly Tag[];
	readonly contentLocale: string;
	readonly description: string;
	/** URL of its image for link previews. */
	readonly image?: string;
	/** The preview, or the whole post if it has no truncation marker. */
	readonly content: PageContent;
	readonly truncated: boolean;
}

/** The position of a page in a paginated list. */
export interface Pagination {
	/** From 1. */
	readonly page: number;
	readonly pages: number;
	readonly newer?: Route;
	readonly older?: Route;
}

export interface PostListPage extends GeneratedPageBase {
	readonly kind: "post-list";
	readonly topTags: TagsPage["tags"];
	readonly pagination: Pagination;
	readonly posts: readonly PostSummary[];
}

export interface ArchivePage extends GeneratedPageBase {
	readonly kind: "archive";
	/** Newest year and newest post first. */
	readonly years: readonly { readonly year: number; readonly posts: readonly PostLink[] }[];
}

export interface PostLink extends PageLink {
	readonly date: string;
	readonly readingTime?: number;
}

/** All tags of the documents, or of the posts. */
export interface TagsPage extends GeneratedPageBase {
	readonly kind: "tags";
	readonly area: "docs" | "news";
	readonly tags: readonly (Tag & { readonly count: number })[];
}

/** The documents with a tag. */
export interface DocTagPage extends GeneratedPageBase {
	readonly kind: "doc-tag";
	readonly tag: Tag;
	readonly tagsRoute: Route;
	readonly docs: readonly TaggedDoc[];
}

export interface TaggedDoc extends PageLink {
	readonly description: string;
	/** The locale of the label and the description. */
	readonly contentLocale: string;
	/** The labels of the categories that contain it, outermost first. */
	readonly categories: readonly string[];
}

/** The posts with a tag. */
export interface PostTagPage extends GeneratedPageBase {
	readonly kind: "post-tag";
	readonly tag: Tag;
	readonly tagsRoute: Route;
	readonly count: number;
	/** The tags of the most posts, these first. */
	readonly topTags: TagsPage["tags"];
	readonly pagination: Pagination;
	readonly posts: readonly PostSummary[];
}

/** A standalone page written in Markdown. */
export interface TextPage extends MarkdownPageBase {
	readonly kind: "text";
	readonly wrapperClassName?: string;
}

/** A React page. */
export interface ComponentPage extends PageBase {
	readonly kind: "component";
	readonly writtenIn: "react";
	/** Its module's `title` export. */
	readonly title: string;
	readonly source: SourcePath;
	/** The newest posts of the locale, for home pages. */
	readonly posts: readonly (PostLink & Pick<PostSummary, "description" | "tags">)[];
}

/** The target of the search form. Its results need a script; it links to an index that does not. */
export interface SearchPage extends GeneratedPageBase {
	readonly kind: "search";
	readonly indexRoute: Route;
}

/** An index of all pages and headings from A to Z. */
export interface PageIndexPage extends GeneratedPageBase {
	readonly kind: "page-index";
	readonly letters: readonly {
		readonly letter: string;
		/** Pages and headings, in the locale's alphabetical order. */
		readonly pages: readonly PageIndexLink[];
	}[];
}

/** A page, or one of its headings if `id` is given. */
export interface PageIndexLink extends PageLink {
	readonly id?: string;
	/** The title of the page that the heading belongs to. */
	readonly pageTitle?: string;
}

export interface NotFoundPage extends GeneratedPageBase {
	readonly kind: "not-found";
	readonly hasAddress: false;
}

/** A page of any kind, discriminated by `kind`. */
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
	| PageIndexPage
	| NotFoundPage;

/** A page made from a Markdown file. */
export type MarkdownPage = Extract<Page, { readonly writtenIn: "markdown" }>;
