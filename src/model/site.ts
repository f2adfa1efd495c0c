/**
 * Every value that crosses a stage: load -> parse -> resolve -> render -> derive, check -> emit.
 * All of it is plain, readonly data: `structuredClone` of a value is equal to it.
 */
import type { Locale } from "./config.ts";
import type { Location, Problem } from "./problem.ts";
import type { OutputPath, Route } from "./route.ts";

declare const brand: unique symbol;
type Brand<T, Name extends string> = T & { readonly [brand]: Name };

/** Relative to the site's root, with forward slashes: `content/fr/help/apps/sync/index.md`. Made in `load` only. */
export type SourcePath = Brand<string, "SourcePath">;
/** Markup that may be placed as it stands. */
export type Html = Brand<string, "Html">;

// ---- load -> parse

/** `chrome`: a text of the configuration that is Markdown. */
export type Area = "docs" | "news" | "pages" | "chrome";

/** Who changed a file last, and when. */
export interface LastUpdate {
	/** ISO 8601, UTC. */
	readonly date?: string;
	readonly author?: string;
}

/** A Markdown file, decoded. */
export interface SourceFile {
	readonly path: SourcePath;
	readonly locale: string;
	readonly area: Area;
	/** Docs only: `current`, or the version's folder. */
	readonly version: string;
	/** Below the area's folder, the same in every locale: `apps/sync/index.md`. Locale folders mirror each other by it. */
	readonly name: string;
	/** Without byte order mark, as it stands on disk otherwise. */
	readonly text: string;
	/** Texts of the files that the text includes, and of those that they include, by their path from the site's root. */
	readonly includes: Readonly<Record<string, string>>;
	/** Of all that parsing depends on in this file. */
	readonly hash: string;
	readonly updated: LastUpdate;
	/** The file's first appearance, ISO 8601: the first commit, otherwise its birth on disk. Posts only. */
	readonly created?: string;
}

/** A `_category_`, `authors` or `tags` file. */
export interface DataFile {
	readonly path: SourcePath;
	readonly locale: string;
	readonly area: Area;
	readonly version: string;
	/** As in `SourceFile`. */
	readonly name: string;
	readonly text: string;
}

/** A file that pages may show or link to: an image or a download in the content, or anything in `public/`. */
export interface Asset {
	/** Relative to the site's root for files of the content, `public/` and the path below it for public ones. */
	readonly path: string;
	/** Where the site serves it, without base URL: `/images/a.png`, `/assets/a-1f3c.png`. */
	readonly address: string;
	/** Of a picture, in pixels. */
	readonly width?: number;
	readonly height?: number;
}

/** A page written as a React component, `pages/*.tsx`. */
export interface ComponentFile {
	readonly path: SourcePath;
	readonly locale: string;
	/** Below the pages' folder, the same in every locale: `index.tsx`. */
	readonly name: string;
	readonly updated: LastUpdate;
}

export interface Sources {
	readonly files: readonly SourceFile[];
	readonly data: readonly DataFile[];
	readonly components: readonly ComponentFile[];
	readonly assets: readonly Asset[];
	readonly problems: readonly Problem[];
}

// ---- parse -> resolve

/**
 * What parsing may not know, because another file or the theme decides it. The markup is cut there, and `resolve` fills
 * the hole with text that is already escaped for its place.
 */
export type Hole =
	/** The value of an `href`. Only addresses within the site and relative ones; others stay in the markup. */
	| { readonly kind: "link"; readonly href: string; readonly at: Location }
	/** The value of a picture's `src`. */
	| { readonly kind: "image"; readonly src: string; readonly at: Location }
	/** ` width="…" height="…"` of that picture, or nothing; the other one where the author gave one, in pixels. */
	| {
			readonly kind: "size";
			readonly src: string;
			readonly width?: number;
			readonly height?: number;
	  }
	/** The id of a heading of the page: an index into `headings`. */
	| { readonly kind: "heading"; readonly index: number }
	/** A word of the theme in the language of the text, escaped for an attribute: see `LabelName`. `of` is put into it. */
	| { readonly kind: "label"; readonly name: LabelName; readonly of?: string };

/** The words of a theme that stand inside content. */
export type LabelName =
	| "admonition.note"
	| "admonition.tip"
	| "admonition.info"
	| "admonition.important"
	| "admonition.warning"
	| "admonition.caution"
	| "admonition.danger"
	| "admonition.success"
	| "admonition.secondary"
	/** `of`: the heading's text. */
	| "heading.link"
	| "code.copy"
	| "code.wrap"
	| "code.group"
	| "details"
	| "footnotes"
	/** `of`: the number of the note, `1`, or `1-1` for the second reference to it. */
	| "footnote.back"
	| "task.done"
	| "task.open"
	| "diagram";

/** Markup with holes: text[0] hole[0] text[1] … text[n]; there is one text more than there are holes. */
export interface Body {
	readonly text: readonly string[];
	readonly holes: readonly Hole[];
}

/** A body whose holes are filled: `htmlOf` joins it. */
export interface Content {
	readonly text: readonly string[];
	readonly fills: readonly string[];
}

export interface Heading {
	/** 1 to 6. */
	readonly level: number;
	readonly id: string;
	/** The author wrote the id, `{#id}`. */
	readonly explicit: boolean;
	/** Inline markup without links and pictures. */
	readonly html: Html;
	readonly text: string;
	readonly at: Location;
}

/** The text below one heading, for search. */
export interface Section {
	/** Index into `headings`; -1 for the text before the first one. */
	readonly heading: number;
	readonly text: string;
	/** The code below the heading, apart. */
	readonly code: string;
}

export interface TagReference {
	readonly label: string;
	/** As the author gave it, below the tags' base. */
	readonly permalink?: string;
}

/** A tag of a tags file, as far as its author wrote it. */
export interface DefinedTag {
	readonly label?: string;
	readonly description?: string;
	/** Below the tags' base. */
	readonly permalink?: string;
	/** Of its permalink, otherwise of its key. */
	readonly at: Location;
}

/** A `tags` file, checked. */
export interface TagsFile {
	readonly locale: string;
	readonly area: Area;
	readonly version: string;
	/** By the key that front matter names it by. */
	readonly tags: Readonly<Record<string, DefinedTag>>;
}

export interface Author {
	/** In the authors file. */
	readonly key?: string;
	readonly name?: string;
	readonly title?: string;
	readonly url?: string;
	readonly imageUrl?: string;
	readonly email?: string;
}

/** The front matter of documents, posts and pages: one closed list. Keys are those of Docusaurus, in camel case. */
export interface FrontMatter {
	readonly id?: string;
	readonly title?: string;
	readonly titleMeta?: string;
	readonly hideTitle?: boolean;
	readonly hideTableOfContents?: boolean;
	readonly tocMinHeadingLevel?: number;
	readonly tocMaxHeadingLevel?: number;
	readonly description?: string;
	readonly keywords?: readonly string[];
	readonly image?: string;
	readonly slug?: string;
	readonly sidebarLabel?: string;
	readonly sidebarPosition?: number;
	readonly sidebarClassName?: string;
	readonly sidebarCustomProps?: Readonly<Record<string, unknown>>;
	/** `null`: no sidebar. */
	readonly displayedSidebar?: string | null;
	readonly tags?: readonly TagReference[];
	readonly paginationLabel?: string;
	/** A doc id; `null`: none. */
	readonly paginationNext?: string | null;
	readonly paginationPrev?: string | null;
	readonly customEditUrl?: string | null;
	readonly parseNumberPrefixes?: boolean;
	readonly lastUpdate?: LastUpdate;
	readonly draft?: boolean;
	readonly unlisted?: boolean;
	/** ISO 8601, UTC. Posts only. */
	readonly date?: string;
	/** Keys of the authors file, or authors written out. Posts only. */
	readonly authors?: readonly (string | Author)[];
	/** Pages only. */
	readonly wrapperClassName?: string;
	/** Of a translation: the hash of the text it was made from. */
	readonly source?: string;
	/** `false` keeps the page out of the search. */
	readonly search?: boolean;
	readonly searchWeight?: number;
}

/** One Markdown file, parsed; nothing in it knows another file. */
export interface Document {
	readonly path: SourcePath;
	readonly locale: string;
	readonly area: Area;
	readonly version: string;
	readonly name: string;
	readonly frontMatter: FrontMatter;
	/** Where each key of the front matter stands, for problems found later. By the key as written. */
	readonly keys: Readonly<Record<string, Location>>;
	/** The first `#` heading of the text: it is cut out of the body, and its place in `headings` is the first. */
	readonly heading?: Heading;
	/** All headings of the text in order, the one above included. */
	readonly headings: readonly Heading[];
	readonly body: Body;
	/** The part of the body before the truncation marker, where there is one. */
	readonly preview?: Body;
	/** The first line of prose, as plain text. */
	readonly excerpt: string;
	/** Ids in the markup that are no heading's: footnotes, raw HTML. */
	readonly ids: readonly string[];
	readonly sections: readonly Section[];
	readonly words: number;
	/** The islands and the diagrams in the body, by name: what the browser will need. */
	readonly islands: readonly string[];
	/** The text after the front matter, with includes put in, cut at its addresses: what the Markdown twin shows. */
	readonly markdown: Body;
	readonly updated: LastUpdate;
	readonly created?: string;
	readonly problems: readonly Problem[];
}

/** A `_category_` file, checked. */
export interface Category {
	readonly path: SourcePath;
	readonly locale: string;
	readonly version: string;
	/** The folder below the docs' folder, as named on disk: `apps/sync`. */
	readonly folder: string;
	readonly label?: string;
	readonly position?: number;
	readonly collapsed?: boolean;
	readonly collapsible?: boolean;
	readonly className?: string;
	readonly description?: string;
	/** `null`: no link, not even by convention. */
	readonly link?: import("./config.ts").CategoryLink | null;
	readonly customProps?: Readonly<Record<string, unknown>>;
}

// ---- resolve -> render

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

/** Where the search form leads: without a script, an index of all pages from A to Z. */
export interface SearchPage extends PageBase {
	readonly kind: "search";
	readonly letters: readonly {
		readonly letter: string;
		readonly pages: readonly PageLink[];
	}[];
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

export type SidebarEntry =
	| {
			readonly type: "link";
			readonly label: string;
			/** With the base URL, or an address of another site. */
			readonly href: string;
			/** Absent for an address that is no page of the site. */
			readonly route?: Route;
			readonly className?: string;
	  }
	| {
			readonly type: "category";
			readonly label: string;
			readonly href?: string;
			readonly route?: Route;
			readonly collapsed: boolean;
			readonly collapsible: boolean;
			readonly className?: string;
			readonly entries: readonly SidebarEntry[];
	  };

export interface NavLink {
	readonly type: "link";
	readonly label: string;
	readonly href: string;
	readonly external: boolean;
	readonly className?: string;
	readonly position: "left" | "right";
	/** Pages whose route is this, or below it, mark the item as current. */
	readonly activeBase?: string;
	/** Pages that show this sidebar mark the item as current. */
	readonly activeSidebar?: string;
}
export type NavItem =
	| NavLink
	| {
			readonly type: "dropdown";
			readonly label: string;
			readonly items: readonly NavLink[];
			readonly position: "left" | "right";
	  }
	| {
			readonly type: "localeDropdown" | "docsVersionDropdown" | "search";
			readonly position: "left" | "right";
	  };

/** What all pages of one locale share. Made once a build, so that a page does not carry it. */
export interface Chrome {
	/** Of all below: a page's markup depends on the page and on this. */
	readonly hash: string;
	readonly locale: Locale;
	readonly locales: readonly Locale[];
	readonly defaultLocale: string;
	readonly site: {
		readonly title: string;
		readonly tagline: string;
		readonly url: string;
		readonly baseUrl: string;
		readonly titleDelimiter: string;
		/** Address of the picture for shared links. */
		readonly image?: string;
		readonly favicon?: string;
		readonly noIndex: boolean;
		readonly form: import("./route.ts").RouteForm;
	};
	readonly home: Route;
	readonly navbar: {
		readonly title?: string;
		readonly logo?: {
			readonly alt: string;
			readonly src: string;
			readonly srcDark: string;
			readonly href: string;
			readonly external: boolean;
			readonly width?: number;
			readonly height?: number;
		};
		readonly items: readonly NavItem[];
	};
	readonly footer?: {
		readonly style: "light" | "dark";
		readonly columns: readonly {
			readonly title: string;
			readonly items: readonly {
				readonly label: string;
				readonly href: string;
				readonly external: boolean;
			}[];
		}[];
		readonly copyright: string;
	};
	readonly announcement?: {
		readonly id: string;
		readonly html: Html;
		readonly isCloseable: boolean;
	};
	/** By `version/name`. */
	readonly sidebars: Readonly<Record<string, readonly SidebarEntry[]>>;
	readonly versions: readonly {
		readonly name: string;
		readonly label: string;
		readonly home: Route;
		readonly banner: "none" | "unreleased" | "unmaintained";
		readonly badge: boolean;
		readonly isLast: boolean;
		/** Routes of the version's documents, by doc id. Empty where there is one version. */
		readonly docs: Readonly<Record<string, Route>>;
	}[];
	readonly news?: {
		readonly title: string;
		readonly description: string;
		readonly sidebarTitle: string;
		readonly route: Route;
		readonly archive: Route;
		/** All posts, newest first. */
		readonly posts: readonly PostLink[];
		readonly feeds: readonly {
			readonly type: "rss" | "atom" | "json";
			readonly href: string;
		}[];
	};
	/** Where the search of this locale has its two files; absent without search. */
	readonly search?: { readonly index: string; readonly documents: string };
	readonly breadcrumbs: boolean;
	readonly mermaid: { readonly light: string; readonly dark: string };
	readonly assets: Assets;
}

/** The files that every page needs, as addresses with the base URL. */
export interface Assets {
	/** Changes with the browser's code and the templates; a visit to a page of another build is a full load. */
	readonly buildId: string;
	readonly scripts: readonly string[];
	readonly styles: readonly string[];
	/** Chunk addresses of the islands, by name. */
	readonly islands: Readonly<Record<string, string>>;
}

/** A page's markup: the whole file, and the part that a visit from another page swaps in. */
export interface Markup {
	readonly document: Html;
	/** The very `<main>` of `document`. */
	readonly main: Html;
	/** The browser's title of the page, whole. */
	readonly title: string;
	readonly description: string;
	/** Islands in the page. */
	readonly islands: readonly string[];
	/** With the islands that its author placed; absent when there are none. */
	readonly problems?: readonly Problem[];
}

/** Everything that is settled about the site: what each page shows, and what the pages of a locale share. */
export interface Site {
	readonly config: import("./config.ts").SiteConfig;
	readonly pages: readonly Page[];
	/** By locale; those that are built. */
	readonly chromes: Readonly<Record<string, Chrome>>;
	/** The links that authors wrote, for the check: see `WrittenLink`. */
	readonly links: readonly WrittenLink[];
	/** Ids that links may lead to, by route; pages made of components are not among them. */
	readonly anchors: Readonly<Record<string, readonly string[]>>;
	/** Files of the content that pages use. */
	readonly assets: readonly Asset[];
	readonly problems: readonly Problem[];
}

/** A link of a page or of the chrome, resolved. */
export interface WrittenLink {
	/** As the author wrote it. */
	readonly href: string;
	readonly at?: Location;
	/** Where it stands when it has no place in a file: a key of the configuration. */
	readonly from?: string;
	/** The page it leads to; absent when there is none. */
	readonly route?: Route;
	/** The decoded fragment, without `#`. */
	readonly fragment?: string;
	/** What the author most likely meant. */
	readonly hint?: string;
}

// ---- bundle -> resolve, render

/** Templates, React pages and the browser's files, compiled once for all locales. */
export interface Bundle {
	readonly assets: Assets;
	readonly files: readonly Output[];
	/** Address of the compiled module of the templates. */
	readonly templates: string;
	readonly components: readonly ComponentModule[];
	readonly problems: readonly Problem[];
}

/** A React page, compiled. */
export interface ComponentModule {
	readonly path: SourcePath;
	/** Its name among the exports of the compiled templates: `page0`. */
	readonly module: string;
	/** What it exports as `title`, `description` and `keywords`. */
	readonly title: string;
	readonly description: string;
	readonly keywords: readonly string[];
}

// ---- derive -> emit

export type Output =
	| { readonly path: OutputPath; readonly contents: string | Uint8Array }
	| { readonly path: OutputPath; readonly copyOf: string };

/** How many of what a locale has. */
export interface LocaleCount {
	readonly locale: string;
	readonly pages: number;
	readonly posts: number;
	/** Pages where the default locale's text stands in. */
	readonly fallbacks: number;
}

export interface BuildResult {
	/** Whether the site was written: there is no error, nor a warning when the build is strict. */
	readonly ok: boolean;
	readonly outputs: readonly Output[];
	readonly problems: readonly Problem[];
	readonly counts: readonly LocaleCount[];
}

/** The markup of a content whose holes are filled; `change` may rewrite what fills them. */
export function htmlOf(
	{ text, fills }: Content,
	change: (fill: string) => string = (fill) => fill,
): Html {
	let html = text[0] ?? "";
	for (const [index, fill] of fills.entries())
		html += change(fill) + text[index + 1];
	return html as Html;
}
