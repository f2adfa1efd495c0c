/**
 * The whole site and its output: resolve, bundle, render -> derive, check -> emit. Every value that crosses a stage is
 * plain, readonly data, equal to its `structuredClone`.
 */

import type { SiteConfig } from "../config.ts";
import type { Html } from "../content/content.ts";
import type { Asset, SourcePath } from "../content/source.ts";
import type { MissingFile, Problem, SourceLocation } from "../problems/problem.ts";
import type { OutputPath, Route } from "../urls/route.ts";
import type { BrowserAssets, Chrome } from "./chrome.ts";
import type { Page } from "./page.ts";
import type { SearchSettings } from "./search-settings.ts";

/** The markup of a component in Markdown, without that of the Markdown within it. */
export interface ComponentMarkup {
	readonly html: string;
	/** Where the component is. */
	readonly at: SourceLocation;
}

/** The markup of a page: the whole document, and the part that client-side navigation replaces. */
export interface PageMarkup {
	readonly document: Html;
	/** `<main>`, exactly as in `document`. */
	readonly main: Html;
	/** The whole text of `<title>`. */
	readonly title: string;
	readonly description: string;
	/** Names of the islands on the page. */
	readonly islands: readonly string[];
	/** URLs of the style sheets that this page loads and others do not. */
	readonly styles: readonly string[];
	/** The text of the Markdown version, if components of the site write some of it. */
	readonly markdown?: string;
	/** Of the components that show images or other media; absent if there are none. */
	readonly componentsWithMedia?: readonly ComponentMarkup[];
	/** Problems with islands that the author placed; absent if there are none. */
	readonly problems?: readonly Problem[];
}

/** The resolved site: what each page shows, and what the pages of a locale share. */
export interface ResolvedSite {
	readonly config: SiteConfig;
	readonly pages: readonly Page[];
	/** By locale; built locales only. */
	readonly chromes: Readonly<Record<string, Chrome>>;
	/** The links that authors wrote, for the link check. */
	readonly links: readonly AuthoredLink[];
	/** Ids that links may target, by route. React pages are not included. */
	readonly anchors: Readonly<Record<string, readonly string[]>>;
	/** Content files that pages use. */
	readonly assets: readonly Asset[];
	/** By locale; absent for locales without a `_search` file. */
	readonly searchSettings: Readonly<Record<string, SearchSettings>>;
	readonly problems: readonly Problem[];
}

/** A resolved link from a page, the navbar or the footer. */
export interface AuthoredLink {
	/** As the author wrote it. */
	readonly href: string;
	readonly at?: SourceLocation;
	/** The configuration key that holds the link, if it is not in a content file. */
	readonly configKey?: string;
	/** The target page; absent if there is none. */
	readonly route?: Route;
	/** The decoded fragment, without `#`. */
	readonly fragment?: string;
	/** What the author most likely meant. */
	readonly hint?: string;
	/** The path of the draft that would be the target. */
	readonly draft?: string;
	readonly missing?: MissingFile;
}

/** What to do about a link to a draft. */
export const DRAFT_LINK_HINT = 'remove "draft: true" from its front matter to publish it, or remove the link';

/** A redirect in one locale. */
export interface SiteRedirect {
	/** The old path, decoded, without the base path and without a slash at the end. */
	readonly from: string;
	/** Where it leads to, as in a link of the site; absent if it leads nowhere, which is a problem of its own. */
	readonly to?: string;
	/** Its key in the configuration, such as `redirects[2]`. */
	readonly key: string;
}

/** Templates, React pages and browser files, compiled once for all locales. */
export interface Bundle {
	readonly assets: BrowserAssets;
	readonly files: readonly Output[];
	/** Paths of the files that only one island needs, by its name. They are written if a page has the island. */
	readonly islandFiles?: Readonly<Record<string, readonly string[]>>;
	/** URL of the compiled template module. */
	readonly templates: string;
	readonly components: readonly ComponentModule[];
	/**
	 * Whether rendering depends on the page alone: the code uses no files, clock, random numbers or environment
	 * variables.
	 */
	readonly isRepeatable: boolean;
	readonly problems: readonly Problem[];
}

/** A compiled React page. */
export interface ComponentModule {
	readonly path: SourcePath;
	/** The name under which the compiled templates export it: `page0`. */
	readonly module: string;
	/** Its `title`, `description` and `keywords` exports. */
	readonly title: string;
	readonly description: string;
	readonly keywords: readonly string[];
}

/** A file to write: its contents, or the file that it is a copy of. */
export type Output =
	| { readonly path: OutputPath; readonly contents: string | Uint8Array }
	| { readonly path: OutputPath; readonly copyOf: string };

/** A file of the site. The size of a copied file is 0. */
export interface BuiltFile {
	readonly path: OutputPath;
	readonly bytes: number;
}

/** A file in the output folder. */
export interface WrittenFile extends BuiltFile {
	/** Hash of the contents; for a copy, the fingerprint of its source. */
	readonly hash: string;
}

/** Page counts of a locale. */
export interface LocaleCounts {
	/** The name of the locale. */
	readonly locale: string;
	/** All its pages, also lists and tags. */
	readonly pages: number;
	/** Its posts. */
	readonly posts: number;
	/** Pages that show the default locale's text. */
	readonly fallbacks: number;
	/** Translations whose original has changed since. */
	readonly stale: number;
}

/** The compressed sizes of a page as a whole and of what it loads at once, in bytes. */
export interface PageWeight {
	/** The HTML with the style sheets and scripts. */
	readonly page: number;
	readonly css: number;
	readonly js: number;
}

/** The page that comes closest to its budget, or exceeds it most. */
export interface HeaviestPage {
	/** The kind of budget. */
	readonly kind: keyof PageWeight;
	readonly route: string;
	readonly bytes: number;
	/** Absent if there is no budget of this kind. */
	readonly budget?: number;
}

/** What a build did, and what it found. */
export interface BuildResult {
	/** Whether the site was published: there are no errors, and no warnings if the build is strict. */
	readonly ok: boolean;
	/** All files of the site, changed or not. */
	readonly files: readonly BuiltFile[];
	/** All problems, also those of parts that have not changed. */
	readonly problems: readonly Problem[];
	/** How many pages each locale has. */
	readonly counts: readonly LocaleCounts[];
	/** With `budgets`: one page for each kind. */
	readonly weights?: readonly HeaviestPage[];
}
