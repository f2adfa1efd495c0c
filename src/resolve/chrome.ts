/** What all pages of a locale share: navigation, footer, announcement, assets. */

import type {
	Assets,
	Chrome,
	NavItem,
	NavLink,
	SidebarEntry,
} from "../model/chrome.ts";
import {
	type Locale,
	type NavbarItem,
	type NavbarLink,
	type SiteConfig,
	textIn,
} from "../model/config.ts";
import type { Html } from "../model/content.ts";
import type { PageLink, PostLink } from "../model/page.ts";
import { nearest, type Problem } from "../model/problem.ts";
import {
	homeOf,
	hrefOf,
	localized,
	type Route,
	sameRoute,
} from "../model/route.ts";
import type { WrittenLink } from "../model/site.ts";
import type { Addresses } from "./addresses.ts";
import { nearestRoute } from "./links.ts";

/** What the areas of a locale contribute. */
export interface Areas {
	/** By `version/name`. */
	readonly sidebars: Readonly<Record<string, readonly SidebarEntry[]>>;
	readonly versions: Chrome["versions"];
	/** Of the last version. */
	readonly docs: ReadonlyMap<string, PageLink & { readonly sidebar?: string }>;
	/** Doc ids of the last version that are drafts: naming one is no mistake. */
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

// ---- links of the configuration

interface Address {
	readonly href: string;
	readonly external: boolean;
	readonly route?: Route;
	readonly link?: WrittenLink;
}

const hrefAndKind = ({ href, external }: Address) => ({ href, external });

/** The address of a path that the configuration names: a page of the locale, a public file, or another site. */
function addressOf(to: string, locale: string, addresses: Addresses): Address {
	const { config, byRoute, assetsByAddress, files } = addresses;
	if (/^[a-z][a-z+.-]*:|^\/\//i.test(to)) return { href: to, external: true };
	const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
	const route = localized(path, locale, config.defaultLocale);
	const page = byRoute.get(sameRoute(route)) ?? byRoute.get(sameRoute(path));
	if (page)
		return {
			href: hrefOf(page.route, config.baseUrl) + rest,
			external: false,
			route: page.route,
			link: {
				href: to,
				route: page.route,
				...(rest.includes("#") && {
					fragment: rest.slice(rest.indexOf("#") + 1),
				}),
			},
		};
	const href = hrefOf(path, config.baseUrl) + rest;
	if (assetsByAddress.has(path) || files.has(path) || files.has(route))
		return {
			href: files.has(route) ? hrefOf(route, config.baseUrl) + rest : href,
			external: false,
		};
	const near = nearestRoute(path, { locale }, addresses);
	return {
		href,
		external: false,
		link: { href: to, ...(near && { hint: `Did you mean ${near}?` }) },
	};
}

// ---- navbar

interface Context {
	readonly own: (text: Parameters<typeof textIn>[0]) => string;
	readonly target: (to: string, from: string) => Address;
	readonly areas: Areas;
	readonly problems: Problem[];
	readonly config: SiteConfig;
}

function navItem(item: NavbarItem, key: string, context: Context): NavItem[] {
	switch (item.type) {
		case "link":
			return [navLink(item, key, context)];
		case "dropdown":
			return [
				{
					type: "dropdown",
					label: context.own(item.label),
					position: item.position,
					items: item.items.map((link, index) =>
						navLink(link, `${key}.items[${index}]`, context),
					),
				},
			];
		case "doc": {
			const doc = context.areas.docs.get(item.docId);
			return doc
				? [linkTo(doc, item, context, doc.sidebar)]
				: unknown(
						`${key}.docId`,
						"document",
						item.docId,
						[...context.areas.docs.keys()],
						context,
					);
		}
		case "docSidebar": {
			const known = Object.keys(context.areas.firstLinks);
			const first = context.areas.firstLinks[item.sidebarId];
			if (first) return [linkTo(first, item, context, item.sidebarId)];
			const isEmpty = Object.keys(context.areas.sidebars).some((name) =>
				name.endsWith(`/${item.sidebarId}`),
			);
			return isEmpty
				? nothingToLinkTo(`${key}.sidebarId`, item.sidebarId, context)
				: unknown(
						`${key}.sidebarId`,
						"sidebar",
						item.sidebarId,
						known,
						context,
					);
		}
		default:
			return [{ type: item.type, position: item.position }];
	}
}

function navLink(item: NavbarLink, key: string, context: Context): NavLink {
	const { href, external, route } = context.target(item.to, key);
	const base = item.activeBasePath
		? context.target(item.activeBasePath, `${key}.activeBasePath`).route
		: route;
	return {
		type: "link",
		label: context.own(item.label),
		href,
		external,
		position: item.position,
		...(item.className && { className: item.className }),
		...(base && { activeBase: base }),
	};
}

const linkTo = (
	{ route, label }: PageLink,
	item: Extract<NavbarItem, { type: "doc" | "docSidebar" }>,
	{ own, config }: Context,
	sidebar: string | undefined,
): NavLink => ({
	type: "link",
	label: item.label ? own(item.label) : label,
	href: hrefOf(route, config.baseUrl),
	external: false,
	position: item.position,
	...(item.className && { className: item.className }),
	...(sidebar ? { activeSidebar: sidebar } : { activeBase: route }),
});

function unknown(
	key: string,
	what: string,
	name: string,
	known: readonly string[],
	{ problems, config }: Context,
): [] {
	const near = nearest(name, known);
	problems.push({
		severity: "error",
		code: `unknown-${what}`,
		message: `${key} names the ${what} “${name}”, which does not exist`,
		at: { path: config.file, line: 1, column: 1 },
		hint: near
			? `Did you mean ${near}?`
			: known.length > 0
				? `Known: ${known.slice(0, 10).join(", ")}.`
				: "The site has none.",
	});
	return [];
}

function nothingToLinkTo(
	key: string,
	name: string,
	{ problems, config }: Context,
): [] {
	problems.push({
		severity: "error",
		code: "empty-sidebar",
		message: `${key} names the sidebar “${name}”, which has nothing to link to`,
		at: { path: config.file, line: 1, column: 1 },
		hint: "Add a document to it, or take the item out.",
	});
	return [];
}
