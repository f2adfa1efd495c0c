/** What all pages of a locale share: resolve -> render. */
import type { Locale, Localized, SiteConfig } from "../config.ts";
import type { Html } from "../content/content.ts";
import type { Route, TrailingSlash } from "../urls/route.ts";
import type { HeadTag } from "./head-tag.ts";
import type { PostLink } from "./page.ts";
import type { SidebarMarks } from "./sidebar-marks.ts";

export type SidebarEntry = SidebarLinkEntry | SidebarHtmlEntry | SidebarCategoryEntry;

export interface SidebarLinkEntry extends SidebarMarks {
	readonly type: "link";
	readonly label: string;
	/** A path with the base URL, or the URL of another site. */
	readonly href: string;
	/** Absent for URLs that are not pages of the site. */
	readonly route?: Route;
}

export interface SidebarHtmlEntry {
	readonly type: "html";
	readonly html: Html;
	/** The HTML is indented like a link. */
	readonly isIndented: boolean;
	readonly className?: string;
}

export interface SidebarCategoryEntry extends SidebarMarks {
	readonly type: "category";
	readonly label: string;
	readonly href?: string;
	readonly route?: Route;
	readonly collapsed: boolean;
	readonly collapsible: boolean;
	readonly entries: readonly SidebarEntry[];
}

export interface NavbarLinkEntry {
	readonly type: "link";
	readonly label: string;
	/** Shown in menus. */
	readonly description?: string;
	/** Before the label. */
	readonly icon?: Html;
	readonly href: string;
	readonly external: boolean;
	readonly className?: string;
	readonly position: "left" | "right";
	/** Pages at or below this route mark the item as current. */
	readonly activeBase?: string;
	/** Pages that show this sidebar mark the item as current. */
	readonly activeSidebar?: string;
}

export interface NavbarHtmlEntry {
	readonly type: "html";
	readonly html: Html;
	readonly className?: string;
	readonly position: "left" | "right";
}

export type NavbarEntry =
	| NavbarLinkEntry
	| NavbarHtmlEntry
	| {
			readonly type: "dropdown";
			readonly label: string;
			readonly items: readonly (NavbarLinkEntry | NavbarHtmlEntry)[];
			readonly position: "left" | "right";
	  }
	| {
			readonly type: "docsVersionDropdown";
			/** Whose versions the menu has: an id in `Chrome.versions`. */
			readonly docsId: string;
			readonly position: "left" | "right";
	  }
	| { readonly type: "localeDropdown" | "search"; readonly position: "left" | "right" };

export interface LogoEntry {
	readonly alt: string;
	readonly src: string;
	readonly srcDark: string;
	readonly href: string;
	readonly external: boolean;
	readonly width?: number;
	readonly height?: number;
}

export type FooterEntry =
	| { readonly type: "link"; readonly label: string; readonly href: string; readonly external: boolean }
	| { readonly type: "html"; readonly html: Html };

/** The name of the sidebar with the newest posts. The documentation's are `version/name`. */
export const NEWS_SIDEBAR = "news";

/** What all pages of a locale share. Built once per locale instead of being repeated in every page. */
export interface Chrome {
	/**
	 * Hash of all fields below, except the sidebars. The markup of a page depends on the page, on this, and on what it
	 * shows of the sidebars.
	 */
	readonly hash: string;
	/** Hash of the sidebars. */
	readonly sidebarsHash: string;
	/** The locale of the pages. */
	readonly locale: Locale;
	/** All locales of the site. */
	readonly locales: readonly Locale[];
	/** The name of the default locale. */
	readonly defaultLocale: string;
	/** The keys of the configuration that describe the site. */
	readonly site: {
		readonly title: string;
		readonly tagline: string;
		readonly url: string;
		readonly baseUrl: string;
		readonly titleDelimiter: string;
		/** URL of the image for link previews. */
		readonly image?: string;
		readonly favicon?: string;
		readonly noIndex: boolean;
		readonly trailingSlash: TrailingSlash;
	};
	/** The path of the home page of the locale. */
	readonly home: Route;
	/** The bar at the top. */
	readonly navbar: Localized<Omit<SiteConfig["navbar"], "logo" | "items">> & {
		readonly logo?: LogoEntry;
		readonly items: readonly NavbarEntry[];
	};
	/** The footer, if the configuration has one. */
	readonly footer?: Localized<Omit<NonNullable<SiteConfig["footer"]>, "logo" | "columns" | "links">> & {
		readonly logo?: LogoEntry;
		readonly columns: readonly {
			/** Empty for a column without a title. */
			readonly title: string;
			readonly items: readonly FooterEntry[];
		}[];
		/** Links in one row, for a footer without columns. */
		readonly links: readonly FooterEntry[];
	};
	/** Links to where the project is elsewhere, as a list of icons. */
	readonly social?: Html;
	/** The notice above all pages, if the configuration has one. */
	readonly announcement?: { readonly id: string; readonly html: Html; readonly isCloseable: boolean };
	/** Keyed by `version/name`. */
	readonly sidebars: Readonly<Record<string, readonly SidebarEntry[]>>;
	/** Of all documents, each set newest first. */
	readonly versions: readonly {
		/** Unique in the site. */
		readonly name: string;
		/** The set of documents that it is a version of. */
		readonly docsId: string;
		readonly label: string;
		readonly home: Route;
		readonly banner: "none" | "unreleased" | "unmaintained";
		readonly badge: boolean;
		readonly isLast: boolean;
		/** Routes of the version's documents, by doc id. Empty if it is the only version. */
		readonly docs: Readonly<Record<string, Route>>;
	}[];
	/** The posts, if the site has news. */
	readonly news?: {
		readonly title: string;
		readonly description: string;
		readonly route: Route;
		readonly archive: Route;
		/** All posts, newest first. */
		readonly posts: readonly PostLink[];
		/** What the sidebar shows. */
		readonly sidebar: {
			/** Absent if the author did not choose one. */
			readonly title?: string;
			/** The newest posts; none if the news have no sidebar. */
			readonly posts: readonly PostLink[];
		};
		readonly feeds: readonly { readonly type: "rss" | "atom" | "json"; readonly href: string }[];
	};
	/** URLs of the locale's two search files; absent without search. */
	readonly search?: { readonly index: string; readonly documents: string };
	/** Where readers' answers are sent; absent if they are not asked. */
	readonly feedback?: string;
	/** Elements of `<head>` that the configuration adds, with final URLs. */
	readonly head: readonly HeadTag[];
	/** Whether documents show the categories above them. */
	readonly breadcrumbs: boolean;
	/** Light and dark mode. */
	readonly colorMode: SiteConfig["theme"]["colorMode"];
	/** The themes of diagrams that are drawn in the browser. */
	readonly mermaid: SiteConfig["theme"]["mermaid"];
	/** Scripts and style sheets. */
	readonly assets: BrowserAssets;
}

/** The files that every page loads, as paths with the base URL. */
export interface BrowserAssets {
	/** Changes with the browser code and the templates. Navigating to a page of another build does a full page load. */
	readonly buildId: string;
	readonly scripts: readonly string[];
	/** Where a page's `Document` is rendered, those that only some pages load come first. */
	readonly styles: readonly string[];
	/** URLs of the style sheets that only some pages load, by the names that `Templates.stylesFor` returns. */
	readonly pageStyles?: Readonly<Record<string, string>>;
	/** URLs of the islands' chunks, by island name. */
	readonly islands: Readonly<Record<string, string>>;
	/** URL of Mermaid; absent if the build has drawn all diagrams. */
	readonly mermaid?: string;
	/** URLs of the strings that scripts show, by locale; absent if the theme has none. */
	readonly strings?: Readonly<Record<string, string>>;
}
