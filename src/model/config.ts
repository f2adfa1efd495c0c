/** Types of the configuration with a value in every field. They are inferred from the schema in `src/config/keys/`. */
export type { Budgets } from "../config/keys/check.ts";
export type { RuleId, RuleSettings } from "../config/keys/check-rules.ts";
export type {
	DocsConfig,
	DocsVersion,
} from "../config/keys/documents.ts";
export type { FooterItemConfig } from "../config/keys/footer.ts";
export type { FrontMatterConfig } from "../config/keys/front-matter.ts";
export type { Locale } from "../config/keys/languages.ts";
export type { LogoConfig } from "../config/keys/logo.ts";
export type { MarkdownConfig } from "../config/keys/markdown.ts";
export type {
	NavbarItemConfig,
	NavbarLinkConfig,
} from "../config/keys/navbar.ts";
export type { NewsConfig } from "../config/keys/news.ts";
export type {
	CategoryLink,
	SidebarItemConfig,
	SidebarItemOptions,
	SidebarItemsConfig,
} from "../config/keys/sidebar-items.ts";
export type { SiteConfig } from "../config/resolve-config.ts";
export type { LocalizedText, ReportingSeverity } from "../config/values.ts";

import type { FrontMatterConfig } from "../config/keys/front-matter.ts";
import type { LocalizedText } from "../config/values.ts";

/** The front matter keys of the site itself in one area. */
export type FrontMatterSchemaConfig = FrontMatterConfig["docs"];
export type FrontMatterKeyConfig = FrontMatterSchemaConfig[string];

/** The text for a locale: its own, else that of the default locale, else the first one; `""` if there is none. */
export function textForLocale(text: LocalizedText, locale: string, defaultLocale: string): string {
	if (typeof text === "string") return text;
	return text[locale] ?? text[defaultLocale] ?? Object.values(text)[0] ?? "";
}

/** A group of keys in one language. */
export type Localized<Keys> = {
	readonly [Key in keyof Keys]: LocalizedText extends Keys[Key] ? string : Keys[Key];
};

/** Replaces each text by that of a locale. Other values stay; objects must not be among them. */
export const localized = <Keys extends object>(keys: Keys, textOf: (text: LocalizedText) => string): Localized<Keys> =>
	Object.fromEntries(
		Object.entries(keys).map(([key, value]) => [key, typeof value === "object" ? textOf(value) : value]),
	) as Localized<Keys>;
