/** Everything that is not a template: from the site and its markup to the files of the output. */

import type { Html } from "../model/content.ts";
import type { Problem } from "../model/problem.ts";
import { outputPath } from "../model/route.ts";
import type { Output, Site } from "../model/site.ts";
import type { Asset } from "../model/source.ts";
import { headersFile } from "./csp.ts";
import { REDIRECT_SCRIPT } from "./redirect-page.ts";
import { inConfig } from "./redirect-problems.ts";
import { redirects } from "./redirects.ts";
import { robots } from "./robots.ts";
import { sidebarFiles } from "./sidebars.ts";
import { sitemaps } from "./sitemap.ts";

/** What was made of the site before. */
export interface Rendered {
	/** Paths of the pages' files. */
	readonly pages: ReadonlySet<string>;
	/** By locale and name. */
	readonly sidebars: Readonly<Record<string, Readonly<Record<string, Html>>>>;
	/** Texts of the inline scripts in pages. */
	readonly inlineScripts: readonly string[];
	/** Files of the search of all locales. */
	readonly search: readonly Output[];
	readonly feeds: readonly Output[];
}

/**
 * All files of the site but the pages and the browser's bundle, each path once. `assets` are the files of the site's folders: public
 * ones are copied, those of the content where a page uses them. What an author put into the public folder stands in
 * for a file that would be made; only a page is never replaced.
 */
export function derive(
	site: Site,
	{ pages, sidebars, inlineScripts, search, feeds }: Rendered,
	assets: readonly Asset[],
): { outputs: Output[]; problems: Problem[] } {
	const published = assets.filter(isPublic);
	const publicFiles = new Set(
		published.map(({ address }) => outputPath(address)),
	);
	const old = redirects(site, publicFiles);
	const others = [
		...sitemaps(site),
		...robots(site.config, publicFiles),
		...feeds,
		...search,
		...Object.values(site.chromes).flatMap((chrome) =>
			sidebarFiles(chrome, sidebars[chrome.locale.name] ?? {}),
		),
		...headersFile(
			[...inlineScripts, REDIRECT_SCRIPT],
			site.config.baseUrl,
			publicFiles,
		),
		...old.outputs,
	].filter(({ path }) => !publicFiles.has(path));
	const copies = new Map(
		[...published, ...site.assets].map((asset) => [
			asset.address,
			copyOf(asset),
		]),
	);
	const { kept, problems } = besidePages([...copies.values()], pages, site);
	return {
		outputs: [...others, ...kept],
		problems: [...old.problems, ...problems],
	};
}

/** A file of the content is served under another name than its own. */
const isPublic = ({ path, address }: Asset): boolean => path.endsWith(address);

const copyOf = ({
	path,
	address,
}: Asset): Output & { readonly copyOf: string } => ({
	path: outputPath(address),
	copyOf: path,
});

/** The copies that stand in no page's place; the others are reported. */
function besidePages(
	copies: readonly (Output & { readonly copyOf: string })[],
	taken: ReadonlySet<string>,
	{ config }: Site,
): { kept: Output[]; problems: Problem[] } {
	const kept = copies.filter(({ path }) => !taken.has(path));
	if (config.onDuplicateRoutes === "ignore") return { kept, problems: [] };
	const problems = copies
		.filter(({ path }) => taken.has(path))
		.map(
			({ path, copyOf: file }): Problem => ({
				severity: config.onDuplicateRoutes === "throw" ? "error" : "warning",
				code: "public-file-hidden",
				message: `${file} is not published: a page has the file ${path}`,
				at: inConfig(config),
				hint: "give the file or the page another name",
			}),
		);
	return { kept, problems };
}
