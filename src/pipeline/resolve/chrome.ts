/** Creates the parts that all pages of a locale share: navigation, footer, announcement, assets. */

import {
	type FooterItemConfig,
	type Locale,
	type LocalizedText,
	type LogoConfig,
	localized,
	type SiteConfig,
	textForLocale,
} from "../../model/config.ts";
import type { Html } from "../../model/content/content.ts";
import type { Chrome, FooterEntry } from "../../model/site/chrome.ts";
import { type HeadTag, urlAttributeOf } from "../../model/site/head-tag.ts";
import { SEARCH_DOCUMENTS_FILE, SEARCH_INDEX_FILE } from "../../model/site/search-file-names.ts";
import { FEED_FILES, homeRouteOf, hrefOf, localizedRoute } from "../../model/urls/route.ts";
import type { AddressIndex } from "./address-index.ts";
import {
	type ConfigContext,
	hrefAndExternal,
	localTextOf,
	resolveConfigLink,
	resolvePublicFile,
} from "./config-address.ts";
import { toNavbarEntries } from "./navbar.ts";
import type { LocaleNavigation } from "./navigation.ts";

/** Creates the chrome of a locale. Its links are reported with the configuration key they come from. */
export function createChrome(
	addresses: AddressIndex,
	navigation: LocaleNavigation,
	{ locale, assets }: Pick<Chrome, "locale" | "assets">,
) {
	const { config } = addresses;
	const { defaultLocale, baseUrl } = config;
	const { configMarkup } = navigation;
	const context: ConfigContext = { locale: locale.name, addresses, links: [], problems: [] };
	const textOf = (text: LocalizedText) => localTextOf(text, context);
	const hrefAt = (to: string, key: string) => hrefAndExternal(resolveConfigLink(to, key, context));
	const { announcementBar, docs, news } = config;
	const { logo: navbarLogo, items, title: navbarTitle } = config.navbar;
	const shownTitle = navbarTitle ?? (navbarLogo ? undefined : config.title);
	const file = (path: string, key: string) => resolvePublicFile(path, key, context);
	const logoAt = (logo: LogoConfig, key: string) => ({
		...logo,
		alt: textOf(logo.alt ?? config.title),
		src: file(logo.src, `${key}.src`),
		srcDark: logo.srcDark === undefined ? file(logo.src, `${key}.src`) : file(logo.srcDark, `${key}.srcDark`),
		...hrefAt(logo.href, `${key}.href`),
	});
	const footerItem = (item: FooterItemConfig): FooterEntry => {
		const { type, configKey } = item;
		if (type === "html") return { type, html: configMarkup[configKey] ?? ("" as Html) };
		return { type, label: textOf(item.label), ...hrefAt(item.to, `${configKey}.to`) };
	};
	const footerOf = ({ logo, columns, links, ...keys }: NonNullable<SiteConfig["footer"]>) => ({
		...localized(keys, textOf),
		...(logo && { logo: logoAt(logo, "footer.logo") }),
		columns: columns.map((column) => ({ title: textOf(column.title), items: column.items.map(footerItem) })),
		links: links.map(footerItem),
	});
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
				trailingSlash: config.trailingSlash,
			},
			home: homeRouteOf(locale.name, defaultLocale),
			navbar: {
				...(shownTitle !== undefined && { title: textOf(shownTitle) }),
				...(navbarLogo && { logo: logoAt(navbarLogo, "navbar.logo") }),
				items: items.flatMap((item, index) =>
					toNavbarEntries(item, `navbar.items[${index}]`, { ...context, navigation }),
				),
			},
			...(config.footer && { footer: footerOf(config.footer) }),
			...(configMarkup.social && { social: configMarkup.social }),
			...(announcementBar &&
				announcement && {
					announcement: { id: announcementBar.id, html: announcement, isCloseable: announcementBar.isCloseable },
				}),
			sidebars: navigation.sidebars,
			versions: navigation.versions,
			...(news && { news: createNewsChrome(locale, addresses, navigation) }),
			...(config.search && { search: searchFileHrefs(locale.name, config) }),
			...(config.feedback && {
				feedback: config.feedback.startsWith("/") ? hrefOf(config.feedback, baseUrl) : config.feedback,
			}),
			head: config.headTags.map((tag) => resolveHeadTag(tag, context)),
			breadcrumbs: docs.some(({ breadcrumbs }) => breadcrumbs),
			colorMode: config.theme.colorMode,
			mermaid: config.theme.mermaid,
			assets,
		},
	};
}

/** With the final URL. It is reported as a link, so that a missing file is found. */
function resolveHeadTag({ configKey, ...tag }: SiteConfig["headTags"][number], context: ConfigContext): HeadTag {
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

function createNewsChrome({ name }: Locale, { config }: AddressIndex, { posts }: LocaleNavigation) {
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
		sidebar: { ...(title !== undefined && { title: textOf(title) }), posts: posts.slice(0, count) },
		feeds: (news.feed?.types ?? []).map((type) => ({
			type,
			href: hrefOf(localizedRoute(`${news.routeBasePath}/${FEED_FILES[type]}`, name, defaultLocale), baseUrl),
		})),
	};
}
