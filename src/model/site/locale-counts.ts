import type { LocaleCounts, ResolvedSite } from "./site.ts";

/** Page counts of each locale that is built. */
export const localeCountsOf = ({ config, pages }: ResolvedSite): LocaleCounts[] =>
	config.builtLocales.map((locale) => {
		const own = pages.filter((page) => page.locale === locale);
		return {
			locale,
			pages: own.length,
			posts: own.filter((page) => page.kind === "post").length,
			fallbacks: own.filter((page) => page.contentLocale !== locale).length,
			stale: own.filter((page) => page.writtenIn === "markdown" && page.isStale).length,
		};
	});
