/** Which content folder holds what: the tree of `content/` determines the routes of the site. */
import type { SiteConfig } from "../config.ts";
import type { ContentArea, ContentFile } from "../content/source.ts";

export interface ContentFolder extends Pick<ContentFile, "locale" | "area" | "version"> {
	/** Relative to the content folder, with a trailing slash: `fr/help/`. */
	readonly folder: string;
}

/** The folders of every locale, area and version. */
export function contentFolders({ locales, docs, news, pages }: SiteConfig): ContentFolder[] {
	return locales.flatMap(({ name: locale }) => {
		const place = (folder: string, area: ContentArea, version = "current") => ({
			folder: `${locale}/${folder}/`,
			locale,
			area,
			version,
		});
		return [
			...docs.flatMap(({ versions }) => versions).map(({ folder, name }) => place(folder, "docs", name)),
			...(news ? [place(news.path, "news")] : []),
			place(pages.path, "pages"),
		];
	});
}
