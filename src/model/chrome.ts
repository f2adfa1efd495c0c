/** What all pages of one locale share: resolve -> render. */
import type { Locale } from "./config.ts";
import type { Html } from "./content.ts";
import type { PostLink } from "./page.ts";
import type { Route, RouteForm } from "./route.ts";

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
		readonly form: RouteForm;
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
