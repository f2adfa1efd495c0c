/** The configuration as authors write it, in `site.config.ts`. Words of Docusaurus where a thing exists there. */
import type {
	CategoryLink,
	Localized,
	Reaction,
	SidebarItem,
} from "../model/config.ts";

export interface LocaleSpec {
	/** What the language menu calls it. @default the language's own name for itself */
	label?: string;
	/** @default "ltr" */
	direction?: "ltr" | "rtl";
	/** A BCP 47 tag. @default the locale's name */
	htmlLang?: string;
	/** @default "gregory" */
	calendar?: string;
}

interface Placed {
	/** @default "left" */
	position?: "left" | "right";
}
interface Labelled extends Placed {
	/** Added to the classes of the item: `button button--primary`. */
	className?: string;
}
export interface NavbarLinkSpec extends Labelled {
	type?: "link";
	label: Localized;
	/** A path of this site, without locale: `/news`. Give this or `href`. */
	to?: string;
	/** The address of another site. */
	href?: string;
	/** Pages below this path mark the item as current. @default `to` */
	activeBasePath?: string;
}
export type NavbarItemSpec =
	| NavbarLinkSpec
	| (Labelled & { type: "doc"; docId: string; label?: Localized })
	| (Labelled & { type: "docSidebar"; sidebarId: string; label?: Localized })
	| (Placed & {
			type: "dropdown";
			label: Localized;
			items: readonly NavbarLinkSpec[];
	  })
	| (Placed & { type: "localeDropdown" | "docsVersionDropdown" | "search" });

export interface VersionSpec {
	/** `current`, or the name of a folder in `<path>_versioned/`. */
	name: string;
	/** @default "Next" for `current`, otherwise the name */
	label?: string;
	/** Below the docs' base. @default '' for the last version, `next` for `current`, otherwise the name */
	path?: string;
	/** @default by age: newer than the last version `unreleased`, older `unmaintained` */
	banner?: "none" | "unreleased" | "unmaintained";
	/** Shows the version's label on its pages. @default true when there are several versions */
	badge?: boolean;
}

export interface DocsSpec {
	/** Folder of a locale. @default "help" */
	path?: string;
	/** Address below which documents are served. @default `path` */
	routeBasePath?: string;
	/** By name. @default one sidebar, `defaultSidebar`, made from the folders */
	sidebars?: Record<string, readonly SidebarItem[]>;
	/** @default true */
	sidebarCollapsed?: boolean;
	/** @default true */
	sidebarCollapsible?: boolean;
	/** Whether `01-intro.md` is called `intro`. @default true */
	numberPrefixes?: boolean;
	/** An address to which a file's path from the site's root is added. @default no edit links */
	editUrl?: string;
	/** @default false */
	showLastUpdateTime?: boolean;
	/** @default false */
	showLastUpdateAuthor?: boolean;
	/** @default false */
	breadcrumbs?: boolean;
	/** Newest first. @default the current version alone */
	versions?: readonly VersionSpec[];
	/** The version at the base address. @default the newest that is not `current`, otherwise `current` */
	lastVersion?: string;
}

export interface NewsSpec {
	/** Folder of a locale. @default "news" */
	path?: string;
	/** @default `path` */
	routeBasePath?: string;
	/** @default "News" */
	title?: Localized;
	/** @default the title */
	description?: Localized;
	/** @default "Recent posts", in the languages of the theme */
	sidebarTitle?: Localized;
	/** @default 10 */
	postsPerPage?: number;
	editUrl?: string;
	/** @default false */
	showLastUpdateTime?: boolean;
	/** @default false */
	showLastUpdateAuthor?: boolean;
	/** @default true */
	showReadingTime?: boolean;
}

export interface RedirectSpec {
	/** Old paths, without locale. */
	from: string | readonly string[];
	/** A path of this site, without locale, or an address of another one. */
	to: string;
}

export interface SearchSpec {
	/**
	 * Factors, up to 10, on the score of the pages at or below a path without locale: `{ "/help/changelog/": 0.35 }`. The
	 * longest path that fits counts; a page's own `search_weight` comes first. @default {}
	 */
	weights?: Record<string, number>;
	/** A page that a `_search` file expects has to be among so many first results. @default 3 */
	within?: number;
}

export interface Config {
	/** The site's name. */
	title: Localized;
	/** @default '' */
	tagline?: Localized;
	/** Where the site is published: protocol and host, no path. */
	url: string;
	/** Path below which it is served. @default "/" */
	baseUrl?: string;
	/** Whether canonical addresses end in a slash. @default as the file: index pages do, others do not */
	trailingSlash?: boolean;
	/** Between page and site in the browser's title. @default "|" */
	titleDelimiter?: string;
	/** A path in `public/`. */
	favicon?: string;
	/** Picture for shared links, a path in `public/`. */
	image?: string;
	/** Keeps search engines out. @default false */
	noIndex?: boolean;
	i18n?: {
		/** @default the first locale */
		defaultLocale?: string;
		locales: Record<string, LocaleSpec>;
		/** `shared`: a translation has the heading ids of its source. @default "shared" */
		anchors?: "shared" | "own";
	};
	/** @default "throw" */
	onBrokenLinks?: Reaction;
	/** @default "warn" */
	onBrokenAnchors?: Reaction;
	/** @default "warn" */
	onBrokenMarkdownLinks?: Reaction;
	/** @default "warn" */
	onDuplicateRoutes?: Reaction;
	/** `false`: no documents. */
	docs?: DocsSpec | false;
	/** `false`: no news. */
	news?: NewsSpec | false;
	pages?: {
		/** Folder of a locale. @default "pages" */ path?: string;
	};
	navbar?: {
		title?: Localized;
		logo?: {
			/** @default the site's title */
			alt?: Localized;
			src: string;
			srcDark?: string;
			/** @default the home page */
			href?: string;
			width?: number;
			height?: number;
		};
		items?: readonly NavbarItemSpec[];
	};
	footer?: {
		/** @default "light" */
		style?: "light" | "dark";
		links?: readonly {
			title: Localized;
			items: readonly { label: Localized; to?: string; href?: string }[];
		}[];
		copyright?: Localized;
	};
	announcementBar?: {
		/** A new id shows a dismissed bar again. @default "announcement-bar" */
		id?: string;
		/** Inline Markdown. */
		content: Localized;
		backgroundColor?: string;
		textColor?: string;
		/** @default true */
		isCloseable?: boolean;
	};
	redirects?: readonly RedirectSpec[];
	/** The old paths of a page, given its path without locale. */
	createRedirects?: (path: string) => string | readonly string[] | undefined;
	/** @default { changefreq: "weekly", priority: 0.5 } */
	sitemap?: { changefreq?: string; priority?: number } | false;
	feed?:
		| {
				/** @default ["rss", "atom", "json"] */
				types?: readonly ("rss" | "atom" | "json")[];
				/** Entries; 0 is all. @default 20 */
				limit?: number;
		  }
		| false;
	/** `false`: no search. @default true */
	search?: SearchSpec | boolean;
	tableOfContents?: {
		/** @default 2 */
		minHeadingLevel?: number;
		/** @default 3 */
		maxHeadingLevel?: number;
	};
	/** Themes of diagrams. @default { theme: { light: "default", dark: "dark" } } */
	mermaid?: { theme?: { light?: string; dark?: string } };
	markdown?: {
		/** Raw HTML: `safe` keeps an allow-list, `trusted` everything, `escape` shows it as text. @default "safe" */
		html?: "safe" | "trusted" | "escape";
		/** @default true */
		math?: boolean;
		/** @default true */
		emoji?: boolean;
		/** Deepest nesting of blocks. @default 100 */
		maxNesting?: number;
	};
	/** @default "content" */
	contentDir?: string;
	/** @default "public" */
	publicDir?: string;
	/** @default "dist" */
	outDir?: string;
	/** Module of the templates. @default the theme that comes with ssg */
	templates?: string;
	/** Entries of the browser's bundle. @default those of the theme */
	entries?: readonly string[];
}

export type { CategoryLink, Localized, Reaction, SidebarItem };

/** Returns the configuration as it is, with types and completion in the editor. */
export const defineConfig = (config: Config): Config => config;
