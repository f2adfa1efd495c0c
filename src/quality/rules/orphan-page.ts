import type { SidebarEntry } from "../../model/site/chrome.ts";
import type { DocPage, DocTagPage, Page } from "../../model/site/page.ts";
import type { ResolvedSite } from "../../model/site/site.ts";
import { homeRouteOf, type Route, withoutTrailingSlash } from "../../model/urls/route.ts";
import { authoredPagesOf, metadataLocation } from "../content/authored-pages.ts";
import { defineRule, type LintedSite } from "../content/rule.ts";

/** Links of a text to its own page do not count, nor does the index of all pages, which nobody reads from A to Z. */
export const orphanPage = defineRule({
	id: "orphan-page",
	summary: "No link, sidebar, menu or list leads to a page",
	severity: "warn",
	*checkSite(linted) {
		const { site } = linted;
		const linked = linkedRoutesOf(site);
		const orphans = authoredPagesOf(linted).filter(
			({ page }) => page.kind !== "post" && !linked.has(withoutTrailingSlash(page.route)),
		);
		if (orphans.length === 0) return;
		const paths = orphans.flatMap(({ page }) => pathsOf(page, site));
		const written = pathsInCode(linted, new Set(paths));
		for (const facts of orphans)
			if (!pathsOf(facts.page, site).some((path) => written.has(path)))
				yield {
					message: `no link, sidebar, menu or list leads to ${facts.page.route}`,
					at: metadataLocation(facts),
					hint: 'link to the page, add it to a sidebar, or write "unlisted: true" in its front matter',
				};
	},
});

/** Without trailing slashes. */
function linkedRoutesOf(site: ResolvedSite): ReadonlySet<string> {
	const { config, chromes, pages, links } = site;
	const routes = new Set<string>();
	const add = (route: string | undefined) => {
		if (route !== undefined) routes.add(withoutTrailingSlash(route));
	};
	const sources = new Map(pages.map(({ route, source }) => [route as string, source]));
	for (const { route, at } of links) if (route && (!at || sources.get(route) !== at.path)) add(route);
	for (const { name } of config.locales) add(homeRouteOf(name, config.defaultLocale));
	for (const chrome of Object.values(chromes)) {
		for (const { home } of chrome.versions) add(home);
		for (const entries of Object.values(chrome.sidebars)) for (const route of routesIn(entries)) add(route);
	}
	for (const page of pages) for (const route of listedIn(page)) add(route);
	return routes;
}

function* routesIn(entries: readonly SidebarEntry[]): Iterable<Route> {
	for (const entry of entries) {
		if (entry.type === "html") continue;
		if (entry.route) yield entry.route;
		if (entry.type === "category") yield* routesIn(entry.entries);
	}
}

/** The pages that a page leads to without a link of its author: in its pager, its cards or its list. */
function listedIn(page: Page): readonly Route[] {
	const { previous, next, cards = [], docs = [] } = page as PageLists;
	return [previous, next, ...cards, ...docs].flatMap((link) => link?.route ?? []);
}

type PageLists = Partial<Pick<DocPage, "previous" | "next" | "cards"> & Pick<DocTagPage, "docs">>;

/** Finds the addresses of pages in the code of React pages and components, whose links only a browser knows. */
function pathsInCode({ site, readCode }: LintedSite, paths: ReadonlySet<string>): ReadonlySet<string> {
	const { configPath } = site.config;
	const written = new Set<string>();
	for (const { text, path: file } of readCode()) {
		// The links of the configuration are known, and others of its keys have paths as well.
		if (file === configPath || !/\.[cm]?[jt]sx?$/.test(file)) continue;
		if (paths.size <= MAX_PATHS_TO_LOOK_FOR && !hasAny(text, paths)) continue;
		for (const [, path = ""] of text.matchAll(/["'`(](\/[^"'`()\s?#]*)/g)) written.add(withoutTrailingSlash(path));
	}
	return written;
}

/** Looking for many paths one by one would take longer than looking for all that there are. */
const MAX_PATHS_TO_LOOK_FOR = 50;

const hasAny = (text: string, paths: ReadonlySet<string>): boolean => [...paths].some((path) => text.includes(path));

/** How code may name a page: with the prefix of its locale, or without. */
function pathsOf({ route, locale }: Page, { config }: ResolvedSite): string[] {
	const path = withoutTrailingSlash(route);
	const home = withoutTrailingSlash(homeRouteOf(locale, config.defaultLocale));
	return [path, ...(home === "/" ? [] : [path.slice(home.length)])];
}
