/** Source files for the announcement bar, whose Markdown comes from the configuration. */
import { hash } from "node:crypto";
import { type SiteConfig, textForLocale } from "../model/config.ts";
import type { SourceFile, SourcePath } from "../model/source.ts";

/** One file per locale; none without an announcement bar. */
export function announcementSources({
	announcementBar,
	locales,
	defaultLocale,
	configPath,
}: SiteConfig): SourceFile[] {
	if (!announcementBar) return [];
	return locales.map(({ name: locale }) => {
		const text = textForLocale(announcementBar.content, locale, defaultLocale);
		return {
			path: configPath as SourcePath,
			locale,
			area: "chrome",
			version: "current",
			name: configPath,
			text,
			includes: {},
			hash: hash("sha256", locale + text),
			updated: {},
		};
	});
}
