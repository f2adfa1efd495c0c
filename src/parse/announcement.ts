/** The announcement bar's text is Markdown of the configuration: it goes the way of a file. */
import { hash } from "node:crypto";
import { type SiteConfig, textIn } from "../model/config.ts";
import type { SourceFile, SourcePath } from "../model/source.ts";

/** One text for each locale; none without a bar. */
export function announcements({
	announcementBar,
	locales,
	defaultLocale,
	file,
}: SiteConfig): SourceFile[] {
	if (!announcementBar) return [];
	return locales.map(({ name: locale }) => {
		const text = textIn(announcementBar.content, locale, defaultLocale);
		return {
			path: file as SourcePath,
			locale,
			area: "chrome",
			version: "current",
			name: file,
			text,
			includes: {},
			hash: hash("sha256", locale + text),
			updated: {},
		};
	});
}
