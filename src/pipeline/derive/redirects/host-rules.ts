/** Lines of `_redirects` for what all sites have: addresses that end in `.html`, and the not-found page of each locale. */

import type { Output, ResolvedSite } from "../../../model/site/site.ts";
import {
	homeRouteOf,
	hrefOf,
	htmlFileOf,
	notFoundFileOf,
	type Route,
	toOutputPath,
	withoutTrailingSlash,
} from "../../../model/urls/route.ts";
import { builtLocalesOf, hostPath } from "../urls.ts";
import type { Redirects } from "./redirects.ts";

const HOST_RULES_FILE = "_redirects";

/** The limit of Cloudflare Pages: https://developers.cloudflare.com/pages/configuration/redirects/ */
const MAX_LINES = 2000;

/** The file with the lines of redirects, those that lead from old addresses first. */
export function hostRulesFile(
	site: ResolvedSite,
	{ lines, outputs }: Pick<Redirects, "lines" | "outputs">,
	publicFiles: ReadonlySet<string>,
): Output[] {
	if (publicFiles.has(HOST_RULES_FILE)) return [];
	const redirected = new Set<string>(outputs.map(({ path }) => path));
	const all = withinLimit(
		lines,
		htmlAddressLines(site, (path) => publicFiles.has(path) || redirected.has(path)),
		notFoundLines(site),
	);
	return all.length > 0 ? [{ path: toOutputPath(HOST_RULES_FILE), contents: all.join("") }] : [];
}

/** Without the second part if there are too many lines. */
function withinLimit(...[first, second, third]: readonly [readonly string[], readonly string[], readonly string[]]) {
	const isWithin = first.length + second.length + third.length <= MAX_LINES;
	return [...first, ...(isWithin ? second : []), ...third];
}

/**
 * `/help/sync.html` leads to `/help/sync`, as in sites of other generators. On hosts that do not read the file, and on
 * large sites, the script of the not-found page does the same.
 */
const htmlAddressLines = ({ pages, config }: ResolvedSite, isTaken: (path: string) => boolean): string[] =>
	pages.flatMap((page) => {
		const bare = withoutTrailingSlash(page.route) as Route;
		const path = htmlFileOf(bare, "bare");
		const isThere = !page.hasAddress || htmlFileOf(page.route, config.trailingSlash) === path;
		if (isThere || page.route === "/" || isTaken(path)) return [];
		const from = hostPath(hrefOf(path, config.baseUrl));
		return [`${from} ${hrefOf(page.route, config.baseUrl)} 301\n`];
	});

/**
 * Some hosts send the not-found page at the root of the site for all addresses, unless a rule says otherwise. Others
 * send the nearest one by themselves, and ignore the rule.
 */
const notFoundLines = ({ config }: ResolvedSite): string[] =>
	builtLocalesOf(config)
		.filter(({ name }) => name !== config.defaultLocale)
		.map(({ name }) => {
			const { baseUrl, defaultLocale } = config;
			const home = hrefOf(homeRouteOf(name, defaultLocale), baseUrl);
			return `${home}* ${hrefOf(notFoundFileOf(name, defaultLocale), baseUrl)} 404\n`;
		});
