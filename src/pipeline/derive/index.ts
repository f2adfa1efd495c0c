/** Generates all files that are not pages: sitemaps, feeds, search, redirects, sidebars and copies of assets. */
import type { Html } from "../../model/content/content.ts";
import { type Asset, isPublicFile, type Sources } from "../../model/content/source.ts";
import { type Problem, wholeFile } from "../../model/problems/problem.ts";
import { withReportingSeverity } from "../../model/problems/reporting-severity.ts";
import type { Chrome } from "../../model/site/chrome.ts";
import type { Output, ResolvedSite } from "../../model/site/site.ts";
import { HEADERS_FILE } from "../../model/urls/headers-file.ts";
import { sidebarFileOf, toOutputPath } from "../../model/urls/route.ts";
import { headersFile } from "./headers-file.ts";
import { hostRulesFile } from "./redirects/host-rules.ts";
import { REDIRECT_SCRIPT } from "./redirects/redirect-page.ts";
import { deriveRedirects } from "./redirects/redirects.ts";
import { robotsFile } from "./robots.ts";
import { sitemapFiles } from "./sitemap.ts";

/** Results of the steps before. */
export interface RenderedSite {
	/** Output paths of the pages' files. */
	readonly pages: ReadonlySet<string>;
	/** By locale and name. */
	readonly sidebars: Readonly<Record<string, Readonly<Record<string, Html>>>>;
	/** Texts of the pages' inline scripts. */
	readonly inlineScripts: readonly string[];
	readonly feeds: readonly Output[];
}

/** What the site's folders hold besides content. */
export type PublicSources = Pick<Sources, "assets" | "headersFile">;

/**
 * All files of the site except pages, the search and browser code, each path once. `assets` are the files in the site's folders:
 * public files are all copied, content files only if a page uses them. A public file replaces a generated file of the
 * same path, but never a page; `_headers` becomes part of the generated file.
 */
export function deriveOutputs(
	site: ResolvedSite,
	{ assets, headersFile: authoredHeaders }: PublicSources,
	{ pages, sidebars, inlineScripts, feeds }: RenderedSite,
) {
	const publicAssets = assets.filter((asset) => isPublicFile(asset) && toOutputPath(asset.address) !== HEADERS_FILE);
	const publicFiles = new Set(publicAssets.map(({ address }) => toOutputPath(address)));
	const redirectFiles = deriveRedirects(site, publicFiles);
	const headers = headersFile([...inlineScripts, REDIRECT_SCRIPT], site.config, authoredHeaders);
	const others = [
		...sitemapFiles(site),
		...robotsFile(site.config, publicFiles),
		...feeds,
		...Object.values(site.chromes).flatMap((chrome) => sidebarFiles(chrome, sidebars[chrome.locale.name] ?? {})),
		...headers.outputs,
		...redirectFiles.outputs,
		...hostRulesFile(site, redirectFiles, publicFiles),
	].filter(({ path }) => !publicFiles.has(path));
	const copies = new Map([...publicAssets, ...site.assets].map((asset) => [asset.address, copyOutputOf(asset)]));
	const { kept, problems } = withoutHiddenFiles([...copies.values()], pages, site);
	return {
		outputs: [...others, ...kept],
		origins: redirectFiles.origins,
		redirects: redirectFiles.redirects,
		/** Output paths of the public files, which replace generated files of the same path. */
		publicFiles,
		problems: [...redirectFiles.problems, ...headers.problems, ...problems],
	};
}

const copyOutputOf = ({ path, address }: Asset): Output & { readonly copyOf: string } => ({
	path: toOutputPath(address),
	copyOf: path,
});

/** The copies that do not have the path of a page; the others are reported. */
function withoutHiddenFiles(
	copies: readonly (Output & { readonly copyOf: string })[],
	pagePaths: ReadonlySet<string>,
	{ config }: ResolvedSite,
): { kept: Output[]; problems: Problem[] } {
	const kept = copies.filter(({ path }) => !pagePaths.has(path));
	const problems = copies
		.filter(({ path }) => pagePaths.has(path))
		.flatMap(({ path, copyOf: file }) =>
			withReportingSeverity(config.onDuplicateRoutes, {
				code: "public-file-hidden",
				message: `${file} is not published because a page is written to ${path}`,
				at: wholeFile(file),
				hint: "rename the file or the page",
			}),
		);
	return { kept, problems };
}

/**
 * A file for each sidebar of a locale, which the browser loads when it needs another sidebar or a category is opened.
 */
const sidebarFiles = ({ locale, defaultLocale }: Chrome, sidebars: Readonly<Record<string, Html>>): Output[] =>
	Object.entries(sidebars).map(([name, html]) => ({
		path: sidebarFileOf(name, locale.name, defaultLocale),
		contents: JSON.stringify({ html }),
	}));
