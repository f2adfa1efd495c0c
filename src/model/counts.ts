import type { LocaleCount, Site } from "./site.ts";

/** How many of what each built locale has. */
export const countsOf = ({ config, pages }: Site): LocaleCount[] =>
	config.builtLocales.map((locale) => {
		const own = pages.filter((page) => page.locale === locale);
		return {
			locale,
			pages: own.length,
			posts: own.filter((page) => page.kind === "post").length,
			fallbacks: own.filter((page) => page.contentLocale !== locale).length,
			stale: own.filter((page) => "isStale" in page && page.isStale).length,
		};
	});
