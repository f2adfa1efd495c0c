/** What all pages of a locale share: navigation, footer, announcement, assets. */

import type { Assets, Chrome, SidebarEntry } from "../model/chrome.ts";
import { type Locale, type SiteConfig, textIn } from "../model/config.ts";
import type { Html } from "../model/content.ts";
import type { PageLink, PostLink } from "../model/page.ts";
import type { Problem } from "../model/problem.ts";
import { homeOf, hrefOf, localized } from "../model/route.ts";
import type { WrittenLink } from "../model/site.ts";
import type { Addresses } from "./addresses.ts";
import { addressOf, hrefAndKind } from "./config-address.ts";
import { navItem } from "./navbar.ts";

/** What the areas of a locale contribute. */
export interface Areas {
	/** By `version/name`. */
	readonly sidebars: Readonly<Record<string, readonly SidebarEntry[]>>;
	readonly versions: Chrome["versions"];
	/** Of the last version. */
	readonly docs: ReadonlyMap<string, PageLink & { readonly sidebar?: string }>;
	/** Ids of its drafts: an item that names one is left out. */
	readonly drafts: readonly string[];
	/** Of the last version, by sidebar. */
	readonly firstLinks: Readonly<Record<string, PageLink>>;
	readonly posts: readonly PostLink[];
	readonly announcement?: Html;
}

export interface ChromeResult {
	readonly chrome: Omit<Chrome, "hash">;
	readonly links: readonly WrittenLink[];
	readonly problems: readonly Problem[];
}

/** The chrome of a locale. Its links are told with the key they stand under. */
export function chromeOf(
	locale: Locale,
	addresses: Addresses,
	areas: Areas,
	assets: Assets,
): ChromeResult {
	const { config } = addresses;
	const { defaultLocale, baseUrl } = config;
	const own = (text: Parameters<typeof textIn>[0]) =>
		textIn(text, locale.name, defaultLocale);
	const links: WrittenLink[] = [];
	const problems: Problem[] = [];
	const target = (to: string, from: string) => {
		const found = addressOf(to, locale.name, addresses);
		if (found.link) links.push({ ...found.link, from });
		return found;
	};
	const context = { own, target, areas, problems, config };
	const { navbar, footer, announcementBar, docs, news } = config;
	const file = (path: string) =>
		hrefOf(`/${path.replace(/^\/+/, "")}`, baseUrl);
	return {
		links,
		problems,
		chrome: {
			locale,
			locales: config.locales,
			defaultLocale,
			site: {
				title: own(config.title),
				tagline: own(config.tagline),
				url: config.url,
				baseUrl,
				titleDelimiter: config.titleDelimiter,
				...(config.image && { image: file(config.image) }),
				...(config.favicon && { favicon: file(config.favicon) }),
				noIndex: config.noIndex,
				form: config.routeForm,
			},
			home: homeOf(locale.name, defaultLocale),
			navbar: {
				...(navbar.title && { title: own(navbar.title) }),
				...(navbar.logo && {
					logo: {
						...navbar.logo,
						alt: own(navbar.logo.alt),
						src: file(navbar.logo.src),
						srcDark: file(navbar.logo.srcDark),
						...hrefAndKind(target(navbar.logo.href, "navbar.logo.href")),
					},
				}),
				items: navbar.items.flatMap((item, index) =>
					navItem(item, `navbar.items[${index}]`, context),
				),
			},
			...(footer && {
				footer: {
					style: footer.style,
					copyright: own(footer.copyright),
					columns: footer.columns.map(({ title, items }, column) => ({
						title: own(title),
						items: items.map(({ label, to }, index) => ({
							label: own(label),
							...hrefAndKind(
								target(to, `footer.links[${column}].items[${index}]`),
							),
						})),
					})),
				},
			}),
			...(announcementBar &&
				areas.announcement && {
					announcement: {
						id: announcementBar.id,
						html: areas.announcement,
						isCloseable: announcementBar.isCloseable,
					},
				}),
			sidebars: areas.sidebars,
			versions: areas.versions,
			...(news && { news: newsChrome(locale, addresses, areas) }),
			...(config.search && {
				search: searchFilesOf(locale.name, config),
			}),
			breadcrumbs: docs?.breadcrumbs ?? false,
			mermaid: config.mermaid,
			assets,
		},
	};
}

const searchFilesOf = (locale: string, config: SiteConfig) => {
	const home = homeOf(locale, config.defaultLocale);
	return {
		index: hrefOf(`${home}search-index.json`, config.baseUrl),
		documents: hrefOf(`${home}search-doc.json`, config.baseUrl),
	};
};

function newsChrome(
	{ name }: Locale,
	{ config }: Addresses,
	{ posts }: Areas,
): NonNullable<Chrome["news"]> {
	const news = config.news as NonNullable<SiteConfig["news"]>;
	const { defaultLocale, routeForm, baseUrl } = config;
	const own = (text: Parameters<typeof textIn>[0]) =>
		textIn(text, name, defaultLocale);
	const route = (path: string) =>
		localized(`${news.routeBasePath}${path}`, name, defaultLocale, routeForm);
	const feedFile = { rss: "rss.xml", atom: "atom.xml", json: "feed.json" };
	return {
		title: own(news.title),
		description: own(news.description),
		sidebarTitle: own(news.sidebarTitle),
		route: route(""),
		archive: route("/archive"),
		posts,
		feeds: config.feeds.map((type) => ({
			type,
			href: hrefOf(
				localized(
					`${news.routeBasePath}/${feedFile[type]}`,
					name,
					defaultLocale,
				),
				baseUrl,
			),
		})),
	};
}
