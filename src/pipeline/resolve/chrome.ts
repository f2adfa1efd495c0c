/** Creates the parts that all pages of a locale share: navigation, footer, announcement, assets. */

import {
	type FooterItemConfig,
	type Locale,
	type LocalizedText,
	type LogoConfig,
	type SiteConfig,
	textForLocale,
} from "../../model/config.ts";
import type { Html } from "../../model/content/content.ts";
import type { Problem } from "../../model/problems/problem.ts";
import type { BrowserAssets, Chrome, FooterEntry } from "../../model/site/chrome.ts";
import { type HeadTag, urlAttributeOf } from "../../model/site/head-tag.ts";
import { SEARCH_DOCUMENTS_FILE, SEARCH_INDEX_FILE } from "../../model/site/search-file-names.ts";
import type { AuthoredLink } from "../../model/site/site.ts";
import { FEED_FILES, homeRouteOf, hrefOf, localizedRoute } from "../../model/urls/route.ts";
import type { AddressIndex } from "./address-index.ts";
import {
	type ConfigContext,
	hrefAndExternal,
	localTextOf,
	resolveConfigLink,
	resolvePublicFile,
} from "./config-address.ts";
import type { LocaleNavigation } from "./locale-navigation.ts";
import { toNavbarEntries } from "./navbar.ts";

export interface ChromeResult {
	readonly chrome: Omit<Chrome, "hash" | "sidebarsHash">;
	readonly links: readonly AuthoredLink[];
	readonly problems: readonly Problem[];
}

/** Creates the chrome of a locale. Its links are reported with the configuration key they come from. */
export function createChrome(
	locale: Locale,
	addresses: AddressIndex,
	navigation: LocaleNavigation,
	assets: BrowserAssets,
): ChromeResult {
	const { config } = addresses;
	const { defaultLocale, baseUrl } = config;
	const { configMarkup } = navigation;
	const context: ConfigContext = {
		locale: locale.name,
		addresses,
		links: [],
		problems: [],
	};
	const textOf = (text: LocalizedText) => localTextOf(text, context);
	const hrefAt = (to: string, key: string) => hrefAndExternal(resolveConfigLink(to, key, context));
	const { navbar, footer, announcementBar, docs, news } = config;
	const file = (path: string, key: string) => resolvePublicFile(path, key, context);
	const logoAt = (logo: LogoConfig, key: string) => ({
		...logo,
		alt: textOf(logo.alt),
		src: file(logo.src, `${key}.src`),
		srcDark: file(
			logo.srcDark,
			logo.srcDark === logo.src ? `${key}.src` : `${key}.srcDark`, // its default
		),
		...hrefAt(logo.href, `${key}.href`),
	});
	const footerItem = (item: FooterItemConfig): FooterEntry => {
		const { type, configKey } = item;
		if (type === "html") return { type, html: configMarkup[configKey] ?? ("" as Html) };
		return { type, label: textOf(item.label), ...hrefAt(item.to, configKey) };
	};
	const announcement = configMarkup["announcementBar.content"];
	return {
		links: context.links,
		problems: context.problems,
		chrome: {
			locale,
			locales: config.locales,
			defaultLocale,
			site: {
				title: textOf(config.title),
				tagline: textOf(config.tagline),
				url: config.url,
				baseUrl,
				titleDelimiter: config.titleDelimiter,
				...(config.image && { image: file(config.image, "image") }),
				...(config.favicon && { favicon: file(config.favicon, "favicon") }),
				noIndex: config.noIndex,
				form: config.trailingSlash,
			},
			home: homeRouteOf(locale.name, defaultLocale),
			navbar: {
				...(navbar.title && { title: textOf(navbar.title) }),
				...(navbar.logo && { logo: logoAt(navbar.logo, "navbar.logo") }),
				items: navbar.items.flatMap((item, index) =>
					toNavbarEntries(item, `navbar.items[${index}]`, {
						...context,
						navigation,
					}),
				),
			},
			...(footer && {
				footer: {
					style: footer.style,
					...(footer.logo && { logo: logoAt(footer.logo, "footer.logo") }),
					columns: footer.columns.map(({ title, items }) => ({
						title: textOf(title),
						items: items.map(footerItem),
					})),
					links: footer.links.map(footerItem),
					copyright: textOf(footer.copyright),
				},
			}),
			...(announcementBar &&
				announcement && {
					announcement: {
						id: announcementBar.id,
						html: announcement,
						isCloseable: announcementBar.isCloseable,
					},
				}),
			sidebars: navigation.sidebars,
			versions: navigation.versions,
			...(news && { news: createNewsChrome(locale, addresses, navigation) }),
			...(config.search && {
				search: searchFileHrefs(locale.name, config),
			}),
			...(config.feedback && {
				feedback: config.feedback.startsWith("/") ? hrefOf(config.feedback, baseUrl) : config.feedback,
			}),
			head: config.head.map((tag) => resolveHeadTag(tag, context)),
			breadcrumbs: docs.some(({ breadcrumbs }) => breadcrumbs),
			colorMode: config.colorMode,
			mermaid: config.mermaid,
			assets,
		},
	};
}

/** With the final URL. It is reported as a link, so that a missing file is found. */
function resolveHeadTag({ configKey, ...tag }: SiteConfig["head"][number], context: ConfigContext): HeadTag {
	const name = urlAttributeOf(tag);
	const url = name && tag.attributes[name];
	if (!url) return tag;
	const { href } = resolveConfigLink(url, `${configKey}.${name}`, context);
	return { ...tag, attributes: { ...tag.attributes, [name]: href } };
}

const searchFileHrefs = (locale: string, config: SiteConfig) => {
	const home = homeRouteOf(locale, config.defaultLocale);
	return {
		index: hrefOf(home + SEARCH_INDEX_FILE, config.baseUrl),
		documents: hrefOf(home + SEARCH_DOCUMENTS_FILE, config.baseUrl),
	};
};

function createNewsChrome(
	{ name }: Locale,
	{ config }: AddressIndex,
	{ posts }: LocaleNavigation,
): NonNullable<Chrome["news"]> {
	const news = config.news as NonNullable<SiteConfig["news"]>;
	const { title, count } = news.sidebar;
	const { defaultLocale, trailingSlash, baseUrl } = config;
	const textOf = (text: LocalizedText) => textForLocale(text, name, defaultLocale);
	const route = (path: string) => localizedRoute(`${news.routeBasePath}${path}`, name, defaultLocale, trailingSlash);
	return {
		title: textOf(news.title),
		description: textOf(news.description),
		route: route(""),
		archive: route("/archive"),
		posts,
		sidebar: {
			...(title !== undefined && { title: textOf(title) }),
			posts: posts.slice(0, count),
		},
		feeds: config.feeds.map((type) => ({
			type,
			href: hrefOf(localizedRoute(`${news.routeBasePath}/${FEED_FILES[type]}`, name, defaultLocale), baseUrl),
		})),
	};
}
