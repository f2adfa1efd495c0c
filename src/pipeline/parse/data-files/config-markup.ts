/** Source files for Markdown and HTML in the configuration, which is parsed like any other. */
import { hash } from "node:crypto";
import { type LocalizedText, type SidebarItemsConfig, type SiteConfig, textForLocale } from "../../../model/config.ts";
import type { SourceFile, SourcePath } from "../../../model/content/source.ts";
import { keyedSidebarItems, keyedSidebarsOf } from "../../../model/site/sidebar-config.ts";
import { escapeHtml } from "../../../model/text/escape-html.ts";

/** One file for each text and locale. Its name is the key of the text. */
export function configMarkupSources(config: SiteConfig): SourceFile[] {
	const { locales, defaultLocale, configPath } = config;
	return configMarkupOf(config).flatMap(({ key, source, isHtml }) =>
		locales.map(({ name: locale }) => {
			const written = textForLocale(source, locale, defaultLocale);
			const text = isHtml ? htmlBlockOf(written) : written;
			return {
				path: configPath as SourcePath,
				locale,
				area: "chrome",
				version: "current",
				name: key,
				text,
				includes: {},
				hash: hash("sha256", locale + text),
				updated: {},
			};
		}),
	);
}

/**
 * A block of HTML in Markdown, which ends at the first empty line:
 * https://spec.commonmark.org/0.31.2/#html-blocks.
 */
const htmlBlockOf = (html: string): string =>
	`<div>\n${html
		.split(/\r?\n/)
		.filter((line) => line.trim() !== "")
		.join("\n")}\n</div>`;

interface ConfigMarkup {
	/** The key in the configuration: `navbar.items[2].value`. */
	readonly key: string;
	readonly source: LocalizedText;
	readonly isHtml: boolean;
}

const configMarkupOf = (config: SiteConfig): ConfigMarkup[] => [
	...(config.announcementBar
		? [{ key: "announcementBar.content", source: config.announcementBar.content, isHtml: false }]
		: []),
	...(config.social.length > 0 ? [{ key: "social", source: socialMarkdownOf(config), isHtml: false }] : []),
	...navbarIconsOf(config),
	...[...sidebarHtmlOf(config), ...navbarHtmlOf(config), ...footerHtmlOf(config)].map((html) => ({
		...html,
		isHtml: true,
	})),
];

/** A list of links, which are icons. */
const socialMarkdownOf = ({ social, locales, defaultLocale }: SiteConfig): LocalizedText =>
	Object.fromEntries(
		locales.map(({ name }) => [
			name,
			social
				.map(({ icon, href, label }) => {
					const text = escapeHtml(textForLocale(label, name, defaultLocale));
					return `- [<Icon name="${icon}" label="${text}" />](<${href}>)`;
				})
				.join("\n"),
		]),
	);

type ConfigHtml = Omit<ConfigMarkup, "isHtml">;

const sidebarHtmlOf = ({ docs }: SiteConfig): ConfigHtml[] => {
	const sidebars = docs.flatMap((one) => one.versions.flatMap((version) => keyedSidebarsOf(version, one)));
	const byKey = new Map(sidebars.map((sidebar) => [sidebar.key, sidebar])); // versions may share their sidebars
	return [...byKey.values()].flatMap(({ list, key }) => itemHtmlOf(list, key));
};

const itemHtmlOf = (list: SidebarItemsConfig, key: string): ConfigHtml[] =>
	keyedSidebarItems(list, key).flatMap(({ item, valueKey }) => {
		if (item.type === "html") return [{ key: valueKey, source: item.value }];
		return item.type === "category" ? itemHtmlOf(item.items, valueKey) : [];
	});

const navbarItemsOf = ({ navbar }: SiteConfig) =>
	navbar.items.flatMap((item, index) => {
		const key = `navbar.items[${index}]`;
		const items = item.type === "dropdown" ? item.items : [];
		return [{ item, key }, ...items.map((item, index) => ({ item, key: `${key}.items[${index}]` }))];
	});

const navbarHtmlOf = (config: SiteConfig): ConfigHtml[] =>
	navbarItemsOf(config).flatMap(({ item, key }) =>
		item.type === "html" ? [{ key: `${key}.value`, source: item.value }] : [],
	);

const navbarIconsOf = (config: SiteConfig): ConfigMarkup[] =>
	navbarItemsOf(config).flatMap(({ item, key }) =>
		"icon" in item && item.icon
			? [{ key: `${key}.icon`, source: `<Icon name="${escapeHtml(item.icon)}" />`, isHtml: false }]
			: [],
	);

const footerHtmlOf = ({ footer }: SiteConfig): ConfigHtml[] =>
	[...(footer?.links ?? []), ...(footer?.columns ?? []).flatMap(({ items }) => items)].flatMap((item) =>
		item.type === "html" ? [{ key: item.configKey, source: item.html }] : [],
	);
