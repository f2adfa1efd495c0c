/**
 * The site as a whole, and what comes out of it: resolve, bundle, render -> derive, check -> emit.
 * Every value that crosses a stage is plain, readonly data: `structuredClone` of it is equal to it.
 */
import type { Assets, Chrome } from "./chrome.ts";
import type { SiteConfig } from "./config.ts";
import type { Html } from "./content.ts";
import type { Page } from "./page.ts";
import type { Location, Problem } from "./problem.ts";
import type { OutputPath, Route } from "./route.ts";
import type { SearchList } from "./search-list.ts";
import type { Asset, SourcePath } from "./source.ts";

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
	readonly config: SiteConfig;
	readonly pages: readonly Page[];
	/** By locale; those that are built. */
	readonly chromes: Readonly<Record<string, Chrome>>;
	/** The links that authors wrote, for the check: see `WrittenLink`. */
	readonly links: readonly WrittenLink[];
	/** Ids that links may lead to, by route; pages made of components are not among them. */
	readonly anchors: Readonly<Record<string, readonly string[]>>;
	/** Files of the content that pages use. */
	readonly assets: readonly Asset[];
	/** By locale; those that have one. */
	readonly searchLists: Readonly<Record<string, SearchList>>;
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

/** Templates, React pages and the browser's files, compiled once for all locales. */
export interface Bundle {
	readonly assets: Assets;
	readonly files: readonly Output[];
	/** Address of the compiled module of the templates. */
	readonly templates: string;
	readonly components: readonly ComponentModule[];
	/** Whether what is rendered depends on nothing but the page: the code asks neither the disk nor the clock, chance or the environment. */
	readonly isRepeatable: boolean;
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

export type Output =
	| { readonly path: OutputPath; readonly contents: string | Uint8Array }
	| { readonly path: OutputPath; readonly copyOf: string };

/** A file of the site; one that is copied counts no bytes. */
export interface BuiltFile {
	readonly path: OutputPath;
	readonly bytes: number;
}

/** A file as it lies in the output folder. */
export interface WrittenFile extends BuiltFile {
	/** Of its contents; of a copy, of what its source is told apart by. */
	readonly hash: string;
}

/** How many of what a locale has. */
export interface LocaleCount {
	readonly locale: string;
	readonly pages: number;
	readonly posts: number;
	/** Pages where the default locale's text stands in. */
	readonly fallbacks: number;
	/** Translations whose original has changed since. */
	readonly stale: number;
}

export interface BuildResult {
	/** Whether the site was written: there is no error, nor a warning when the build is strict. */
	readonly ok: boolean;
	/** Of the whole site, whether they are new or not. */
	readonly files: readonly BuiltFile[];
	readonly problems: readonly Problem[];
	readonly counts: readonly LocaleCount[];
}
