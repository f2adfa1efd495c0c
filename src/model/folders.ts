/** Which folder of the content holds what: the tree of `content/` is the site's route table. */
import type { SiteConfig } from "./config.ts";
import type { Area } from "./source.ts";

export interface ContentFolder {
	/** Below the content folder, with a slash at its end: `fr/help/`. */
	readonly folder: string;
	readonly locale: string;
	readonly area: Area;
	readonly version: string;
}

/** The folders of every locale, area and version. */
export function contentFolders({
	locales,
	docs,
	news,
	pagesPath,
}: SiteConfig): ContentFolder[] {
	return locales.flatMap(({ name: locale }) => {
		const place = (folder: string, area: Area, version = "current") => ({
			folder: `${locale}/${folder}/`,
			locale,
			area,
			version,
		});
		return [
			...(docs?.versions ?? []).map(({ name }) =>
				place(
					name === "current"
						? (docs?.path ?? "")
						: `${docs?.path}_versioned/${name}`,
					"docs",
					name,
				),
			),
			...(news ? [place(news.path, "news")] : []),
			place(pagesPath, "pages"),
		];
	});
}
