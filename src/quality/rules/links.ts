/** The rules for links, and for pages without any. */
import { getOrInsert } from "../../model/collections.ts";
import { languageOfTag } from "../../model/content/language-tag.ts";
import { positionOf } from "../../model/problems/problem.ts";
import type { SidebarEntry } from "../../model/site/chrome.ts";
import type { OutlineLink } from "../../model/site/outline.ts";
import type { DocPage, DocTagPage, Page } from "../../model/site/page.ts";
import type { ResolvedSite } from "../../model/site/site.ts";
import { memoizeByObject, memoizeByText } from "../../model/text/lazily.ts";
import { homeRouteOf, type Route, withoutTrailingSlash } from "../../model/urls/route.ts";
import { listAuthoredPages, metadataLocation } from "../content/authored-pages.ts";
import { defineRule, type LintedSite } from "../content/rule.ts";

export const LINK_RULES = [
	/** Readers of screen readers go through lists of links, where only their texts are read: WCAG 2.2, 2.4.4. */
	defineRule({
		id: "link-text",
		summary: "A link has no text, or one that does not say where it leads",
		severity: "warn",
		*checkDocument({ languageTag, outline }, { vague = {} }) {
			const language = languageOfTag(languageTag);
			const isVague = vagueMatcher(language, vague[language]);
			for (const { text, href, hasImage, at } of outline.links) {
				// `<a id="…">` is a target, not a link.
				if (href === "") continue;
				if (text.trim() === "")
					yield {
						message: `link without text to ${href}`,
						at,
						hint: hasImage
							? "say in the alternative text of its image what the reader finds there"
							: "write what the reader finds there",
					};
				else if (isVague(text))
					yield {
						message: `link text "${text}" does not say where the link leads`,
						at,
						hint: "use the name of the page or what the reader can do there",
					};
			}
		},
	}),
	/** Links of a text to its own page do not count, nor does the index of all pages, which nobody reads from A to Z. */
	defineRule({
		id: "orphan-page",
		summary: "No link, sidebar, menu or list leads to a page",
		severity: "warn",
		*checkSite(linted) {
			const { site } = linted;
			const linked = collectLinkedRoutes(site);
			const orphans = listAuthoredPages(linted).filter(
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
	}),
	/**
	 * Only links in paragraphs and headings: in a table or a list, the row or the item says what a link belongs to (WCAG
	 * 2.2, 2.4.4). Two places of one page count as one target.
	 */
	defineRule({
		id: "repeated-link-text",
		summary: "Links with the same text lead to different pages",
		severity: "log",
		*checkDocument({ outline }, _options, site) {
			/** Links with different targets, by their texts. */
			const known = new Map<string, OutlineLink[]>();
			for (const link of outline.links) {
				if (link.block === "item" || link.block === "cell") continue;
				const key = link.text.toLowerCase().replace(/\s+/g, " ").trim();
				if (key === "") continue;
				const others = getOrInsert(known, key, () => []);
				if (others.some((other) => hasSameTarget(link, other, site))) continue;
				const [first] = others;
				others.push(link);
				if (first)
					yield {
						message: `link text "${link.text}" leads to ${link.href} here, but to ${first.href} in line ${first.at.line}`,
						at: link.at,
						hint: "name what is different, because readers of lists of links only see the texts",
					};
			}
		},
	}),
];

const vagueMatcher = (language: string, further: readonly string[] = []) =>
	matcherOf([...(VAGUE_TEXTS[language] ?? []), ...further].join("\n"));

/** Signs around a text, such as quotation marks and an arrow. */
const MAX_SIGNS = 8;

/** Takes the vague texts, a line for each. They are the same for most files. */
const matcherOf = memoizeByText((lines) => {
	const vague = lines.split("\n");
	const texts = new Set(vague.map(normalized));
	const maxLength = Math.max(...vague.map(({ length }) => length));
	return (text: string): boolean => text.length <= maxLength + MAX_SIGNS && texts.has(normalized(text));
});

const normalized = (text: string): string =>
	text
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();

/** By language. */
const VAGUE_TEXTS: Readonly<Record<string, readonly string[]>> = {
	en: ["here", "click here", "this", "link", "this link", "this page", "more", "read more"],
	fr: ["ici", "cliquez ici", "lien", "ce lien", "cette page", "lire la suite", "en savoir plus"],
	de: ["hier", "hier klicken", "klicken Sie hier", "Link", "dieser Link", "diese Seite", "mehr", "weiterlesen"],
};

/** Without trailing slashes. */
function collectLinkedRoutes(site: ResolvedSite): ReadonlySet<string> {
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

/** The routes of links, by where these are. */
const routesOfLinks = memoizeByObject(
	({ site }: LintedSite): ReadonlyMap<string, string> =>
		new Map(site.links.flatMap(({ at, route }) => (at && route ? [[positionOf(at), route]] : []))),
);

const hasSameTarget = (one: OutlineLink, other: OutlineLink, site: LintedSite): boolean =>
	one.href === other.href || targetOf(one, site) === targetOf(other, site);

/** The page, or the address without a fragment. */
const targetOf = ({ href, at }: OutlineLink, site: LintedSite): string =>
	withoutTrailingSlash(routesOfLinks(site).get(positionOf(at)) ?? href.replace(/#.*$/, ""));
