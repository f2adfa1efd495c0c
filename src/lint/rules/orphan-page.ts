import type { SidebarEntry } from "../../model/chrome.ts";
import type { DocPage, DocTagPage, Page } from "../../model/page.ts";
import {
	homeRouteOf,
	type Route,
	withoutTrailingSlash,
} from "../../model/route.ts";
import type { ResolvedSite } from "../../model/site.ts";
import { metadataLocation, pageFactsOf } from "../page-facts.ts";
import { defineRule, type LintedSite } from "../rule.ts";

/** Links of a text to its own page do not count, nor does the index of all pages, which nobody reads from A to Z. */
export const orphanPage = defineRule({
	id: "orphan-page",
	summary: "No link, sidebar, menu or list leads to a page",
	severity: "warn",
	*checkSite(linted) {
		const { site } = linted;
		const linked = linkedRoutesOf(site);
		const orphans = pageFactsOf(linted).filter(
			({ page }) =>
				page.kind !== "post" && !linked.has(withoutTrailingSlash(page.route)),
		);
		if (orphans.length === 0) return;
		const isInCode = createCodeSearch(linted);
		for (const facts of orphans)
			if (!isInCode(facts.page))
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
	const sources = new Map(
		pages.map(({ route, source }) => [route as string, source]),
	);
	for (const { route, at } of links)
		if (route && (!at || sources.get(route) !== at.path)) add(route);
	for (const { name } of config.locales)
		add(homeRouteOf(name, config.defaultLocale));
	for (const chrome of Object.values(chromes)) {
		for (const { home } of chrome.versions) add(home);
		for (const entries of Object.values(chrome.sidebars))
			for (const route of routesIn(entries)) add(route);
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
	return [previous, next, ...cards, ...docs].flatMap(
		(link) => link?.route ?? [],
	);
}

type PageLists = Partial<
	Pick<DocPage, "previous" | "next" | "cards"> & Pick<DocTagPage, "docs">
>;

/** Finds the address of a page in the code of React pages and components, whose links only a browser knows. */
function createCodeSearch({ site, readCode }: LintedSite) {
	const { defaultLocale, configPath } = site.config;
	const written = new Set<string>();
	for (const { text, path: file } of readCode()) {
		if (file === configPath) continue; // its links are known, and other keys have paths as well
		for (const [, path = ""] of text.matchAll(/["'`(](\/[^"'`()\s?#]*)/g))
			written.add(withoutTrailingSlash(path));
	}
	return ({ route, locale }: Page): boolean => {
		const path = withoutTrailingSlash(route);
		const home = withoutTrailingSlash(homeRouteOf(locale, defaultLocale));
		return written.has(path) || written.has(path.slice(home.length) || "/");
	};
}
