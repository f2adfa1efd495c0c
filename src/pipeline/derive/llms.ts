/**
 * The files of each locale for language models, https://llmstxt.org: `llms.txt` lists the pages in the order of the
 * sidebars, and `llms-full.txt` has their texts. Both are made from the Markdown versions.
 */

import type { SiteConfig } from "../../model/config.ts";
import { htmlOf, type PageContent } from "../../model/content/content.ts";
import type { Chrome, NavbarEntry, SidebarEntry } from "../../model/site/chrome.ts";
import type { MarkdownPage } from "../../model/site/page.ts";
import type { ResolvedSite } from "../../model/site/site.ts";
import { LLMS_FILES, localizedRoute, markdownVersionFileOf, type Route, toOutputPath } from "../../model/urls/route.ts";
import { resolveUrl } from "./absolute-urls.ts";
import { renderListItem, renderPageText, withTitle } from "./markdown-version.ts";
import { builtLocalesOf, siteUrlOf } from "./urls.ts";

/** Everything that a file for language models depends on. */
export type LlmsInput = LlmsIndexInput | LlmsTextInput;

interface LlmsIndexInput {
	readonly kind: "index";
	readonly route: Route;
	readonly title: string;
	readonly tagline: string;
	/** The file with all texts, and the indexes of other locales. */
	readonly related: readonly LlmsLink[];
	readonly sections: readonly LlmsSection<LlmsLink>[];
}

interface LlmsTextInput {
	readonly kind: "full";
	readonly route: Route;
	/** That of the components which write some of the texts. */
	readonly buildId: string;
	readonly pages: readonly LlmsPage[];
}

interface LlmsLink {
	readonly url: string;
	readonly label: string;
	readonly description?: string;
}

export interface LlmsPage {
	readonly route: Route;
	readonly url: string;
	/** The Markdown version's. */
	readonly textUrl: string;
	readonly title: string;
	readonly content: PageContent;
}

interface LlmsSection<Item> {
	readonly heading: string;
	readonly items: readonly Item[];
}

/** The files of all built locales. Pages that show the text of another locale, and those that are unlisted, are left out. */
export function collectLlmsInputs(site: ResolvedSite): LlmsInput[] {
	const { config, chromes } = site;
	const { llms } = config;
	if (!llms) return [];
	return builtLocalesOf(config).flatMap(({ name }): LlmsInput[] => {
		const chrome = chromes[name];
		if (!chrome) return [];
		const sections = groupIntoSections(chrome, pagesByRoute(site, name), config);
		return [
			...(llms.index ? [indexInputOf(chrome, sections, config)] : []),
			...(llms.full ? [textInputOf(chrome, sections, config)] : []),
		];
	});
}

const indexInputOf = (
	{ locale, locales, site }: Chrome,
	sections: readonly LlmsSection<MarkdownPage>[],
	config: SiteConfig,
): LlmsIndexInput => ({
	kind: "index",
	route: llmsRouteOf("index", locale.name, config),
	title: site.title,
	tagline: site.tagline,
	related: [
		...(config.llms?.full
			? [{ label: LLMS_FILES.full, url: siteUrlOf(llmsRouteOf("full", locale.name, config), config) }]
			: []),
		...locales
			.filter(({ name }) => name !== locale.name && config.builtLocales.includes(name))
			.map(({ name, label }) => ({ label, url: siteUrlOf(llmsRouteOf("index", name, config), config) })),
	],
	sections: sections.map(({ heading, items }) => ({
		heading,
		items: items.map(({ route, title, description }) => ({
			label: title,
			url: siteUrlOf(`/${markdownVersionFileOf(route)}`, config),
			description,
		})),
	})),
});

const textInputOf = (
	{ locale, assets }: Chrome,
	sections: readonly LlmsSection<MarkdownPage>[],
	config: SiteConfig,
): LlmsTextInput => ({
	kind: "full",
	route: llmsRouteOf("full", locale.name, config),
	buildId: assets.buildId,
	pages: sections.flatMap(({ items }) => items.map((page) => llmsPageOf(page, config))),
});

export const llmsPageOf = ({ route, title, markdownVersion }: MarkdownPage, config: SiteConfig): LlmsPage => ({
	...{ route, title },
	url: siteUrlOf(route, config),
	textUrl: siteUrlOf(`/${markdownVersionFileOf(route)}`, config),
	content: markdownVersion,
});

export const llmsRouteOf = (kind: keyof typeof LLMS_FILES, locale: string, { defaultLocale }: SiteConfig): Route =>
	localizedRoute(LLMS_FILES[kind], locale, defaultLocale);

/** The addresses of the files with all texts. */
export const fullTextRoutes = (config: SiteConfig): readonly Route[] =>
	config.llms?.full ? builtLocalesOf(config).map(({ name }) => llmsRouteOf("full", name, config)) : [];

const pagesByRoute = ({ pages }: ResolvedSite, locale: string): ReadonlyMap<Route, MarkdownPage> =>
	new Map(
		pages
			.filter((page) => page.writtenIn === "markdown")
			.filter((page) => page.locale === locale && page.contentLocale === locale && page.listed)
			.map((page) => [page.route, page]),
	);

/**
 * Each page once: in the section of its category, or else in that of its sidebar; then the other pages, and the posts. Of
 * documents with several versions, only the last one.
 */
function groupIntoSections(chrome: Chrome, pages: ReadonlyMap<Route, MarkdownPage>, { docs }: SiteConfig) {
	const lastVersions = new Set(docs.map(({ lastVersion }) => lastVersion));
	const rest = new Map([...pages].filter(([, { kind, version = "" }]) => kind !== "doc" || lastVersions.has(version)));
	const take = (routes: readonly Route[]): MarkdownPage[] =>
		routes.flatMap((route) => {
			const page = rest.get(route);
			rest.delete(route);
			return page ?? [];
		});
	const inSidebars = Object.entries(chrome.sidebars)
		.filter(([name]) => lastVersions.has(name.replace(/\/[^/]*$/, "")))
		.flatMap(([name, entries]) =>
			sidebarSections(entries, sidebarLabelOf(name, chrome)).map(({ heading, items }) => ({
				heading,
				items: take(items),
			})),
		);
	const posts = take(chrome.news?.posts.map(({ route }) => route) ?? []);
	return [
		...inSidebars,
		{ heading: chrome.site.title, items: [...rest.values()] },
		{ heading: chrome.news?.title ?? "", items: posts },
	].filter(({ items }) => items.length > 0);
}

/** A section for each category, and one for the links beside them, where the first of them is. */
function sidebarSections(entries: readonly SidebarEntry[], label: string): LlmsSection<Route>[] {
	const first = entries.find(({ type }) => type === "link");
	return entries.flatMap((entry) => {
		if (entry.type === "category") return [{ heading: entry.label, items: routesIn([entry]) }];
		if (entry !== first) return [];
		return [{ heading: label, items: routesIn(entries.filter(({ type }) => type === "link")) }];
	});
}

const routesIn = (entries: readonly SidebarEntry[]): Route[] =>
	entries.flatMap((entry) => {
		if (entry.type === "html") return [];
		const own = entry.route ? [entry.route] : [];
		return entry.type === "category" ? [...own, ...routesIn(entry.entries)] : own;
	});

/** What the navbar calls a sidebar, which it names without the version. */
const sidebarLabelOf = (sidebar: string, { navbar, site }: Chrome): string =>
	navbar.items
		.flatMap((item): readonly NavbarEntry[] => (item.type === "dropdown" ? item.items : [item]))
		.filter((item) => item.type === "link")
		.find(({ activeSidebar }) => activeSidebar !== undefined && sidebar.endsWith(`/${activeSidebar}`))?.label ??
	site.title;

/** Writes what components contribute to the text of a page. */
export type WriteComponentTexts = (text: string, route: Route) => string;

/** A file for language models. `sections` are the lengths of the pages' sections, in bytes. */
export function renderLlms(input: LlmsInput, writeTexts: WriteComponentTexts) {
	const path = toOutputPath(input.route);
	if (input.kind === "index") return { output: { path, contents: renderIndex(input) } };
	const texts = input.pages.map((page) => renderLlmsSection(page, writeTexts));
	return { output: { path, contents: texts.join("\n") }, sections: texts.map((text) => Buffer.byteLength(text)) };
}

function renderIndex({ title, tagline, related, sections }: LlmsIndexInput): string {
	const listOf = (links: readonly LlmsLink[]) => links.map(renderListItem).join("\n");
	const parts = [
		tagline && `> ${tagline}`,
		listOf(related),
		...sections.map(({ heading, items }) => `## ${heading}\n\n${listOf(items)}`),
	];
	return withTitle(title, parts.filter(Boolean).join("\n\n"));
}

/** The address of the page follows its title. */
export function renderLlmsSection(
	{ route, title, url, textUrl, content }: LlmsPage,
	writeTexts: WriteComponentTexts,
): string {
	const markdown = htmlOf(content, (address) => resolveUrl(address, textUrl));
	const text = renderPageText(title, writeTexts(markdown, route));
	const end = text.indexOf("\n");
	return `${text.slice(0, end)}\n\n<${url}>${text.slice(end)}`;
}

/** A section of the file with all texts. `before` is its length so far, in bytes. */
export interface ReplacedSection {
	readonly before: number;
	readonly text: string;
}

/** Replaces sections. Returns `undefined` unless each is found by its title and its address, in one place only. */
export function replaceSections(file: Buffer, sections: readonly ReplacedSection[]): Uint8Array | undefined {
	const found = sections.map(({ before, text }) => {
		const heading = text.slice(0, text.indexOf("\n", text.indexOf("\n\n<") + 2) + 1);
		const start = file.indexOf(heading);
		return { start, end: start + before, text, isCertain: start >= 0 && file.indexOf(heading, start + 1) < 0 };
	});
	if (!found.every(({ isCertain }) => isCertain)) return undefined;
	const parts: Uint8Array[] = [];
	let at = 0;
	for (const { start, end, text } of found.sort((a, b) => a.start - b.start)) {
		parts.push(file.subarray(at, start), Buffer.from(text));
		at = end;
	}
	return Buffer.concat([...parts, file.subarray(at)]);
}
