/** A locale without a home page: readers are led to its documentation, otherwise to its news. */

import { type Problem, wholeFile } from "../../../model/problems/problem.ts";
import type { Chrome } from "../../../model/site/chrome.ts";
import type { Output, ResolvedSite } from "../../../model/site/site.ts";
import { hrefOf, htmlFileOf, type Route } from "../../../model/urls/route.ts";
import { renderRedirectPage } from "./redirect-page.ts";

export interface HomeRedirects {
	readonly outputs: Output[];
	/** Lines of `_redirects`. */
	readonly lines: string[];
	readonly problems: Problem[];
}

/** @param taken whether a page, a public file or another redirect is at a path of the output */
export function deriveHomeRedirects(site: ResolvedSite, taken: (path: string) => boolean): HomeRedirects {
	const result: HomeRedirects = { outputs: [], lines: [], problems: [] };
	const { config } = site;
	const routes = new Set(site.pages.map(({ route }) => route));
	const empty: string[] = [];
	for (const chrome of Object.values(site.chromes)) {
		const path = htmlFileOf(chrome.home, config.trailingSlash);
		if (routes.has(chrome.home) || taken(path)) continue;
		const target = targetOf(chrome, routes);
		if (!target) {
			empty.push(chrome.locale.name);
			continue;
		}
		const href = hrefOf(target.route, config.baseUrl);
		result.outputs.push({
			path,
			contents: renderRedirectPage({ href, url: config.url + href, title: target.title }, chrome.locale),
		});
		// Temporary, because the site may get a home page.
		result.lines.push(`${hrefOf(chrome.home, config.baseUrl)} ${href} 302\n`);
	}
	const hasContent = config.docs.length > 0 || config.news; // then its pages have problems of their own
	if (empty.length > 0 && !hasContent)
		result.problems.push({
			severity: "warning",
			code: "no-home-page",
			message: `the site has no home page in ${empty.map((name) => `"${name}"`).join(", ")}, and no documents or posts to lead readers to`,
			at: wholeFile(config.configPath),
			hint: `create ${config.contentPath}/${empty[0]}/${config.pages.path}/index.md`,
		});
	return result;
}

function targetOf(
	{ versions, news, site }: Chrome,
	routes: ReadonlySet<Route>,
): { readonly route: Route; readonly title: string } | undefined {
	const docs = versions.find(({ isLast }) => isLast)?.home;
	if (docs && routes.has(docs)) return { route: docs, title: site.title };
	if (news && routes.has(news.route)) return { route: news.route, title: news.title };
	return undefined;
}
