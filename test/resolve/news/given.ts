/** What tests of the news start from: the English and French news of a small site. */
import type { Locale, NewsConfig } from "../../../src/model/config.ts";

export const config: NewsConfig = {
	path: "news",
	routeBasePath: "news",
	title: "News",
	description: { en: "What is new", fr: "Quoi de neuf" },
	sidebar: { title: "Recent posts", count: 5 },
	postsPerPage: 10,
	showLastUpdateTime: false,
	showLastUpdateAuthor: false,
	showReadingTime: true,
	feedLimit: 20,
};

const localeOf = (name: string): Locale => ({
	name,
	label: name,
	direction: "ltr",
	htmlLang: name,
	calendar: "gregory",
});

/** The news of a locale, English being the default one. */
export const newsIn = (locale: string) =>
	({
		config,
		locale: localeOf(locale),
		defaultLocale: "en",
		form: "as-is",
	}) as const;
