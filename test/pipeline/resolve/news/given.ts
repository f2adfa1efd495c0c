/** What tests of the news start from: the English and French news of a small site. */
import type { Locale, NewsConfig } from "../../../../src/model/config.ts";
import { testConfig } from "../../../test-config.ts";

const { news, locales } = testConfig({
	i18n: { locales: { en: { label: "en" }, fr: { label: "fr" } } },
	news: { description: { en: "What is new", fr: "Quoi de neuf" }, sidebar: { title: "Recent posts" } },
});

export const config = news as NewsConfig;

const localeOf = (name: string) => locales.find((one) => one.name === name) as Locale;

/** The news of a locale, English being the default one. */
export const newsIn = (locale: string) =>
	({ config, locale: localeOf(locale), defaultLocale: "en", trailingSlash: "as-is" }) as const;
