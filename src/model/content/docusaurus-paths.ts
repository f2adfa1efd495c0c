/** Where files are that a site of Docusaurus has in other folders. */
import type { SiteConfig } from "../config.ts";
import type { ContentArea } from "./source.ts";

/** The folders of Docusaurus, below `@site/`. */
const FOLDERS: readonly [folder: RegExp, area: ContentArea][] = [
	[/^docs\//, "docs"],
	[/^versioned_docs\/version-([^/]+)\//, "docs"],
	[/^blog\//, "news"],
	[/^src\/pages\//, "pages"],
];

/**
 * The path of a file in the content of a locale, relative to the root of the site. Documents are those of the first set.
 *
 * @example `docs/a.md` is `content/en/help/a.md`; `versioned_docs/version-1.0/a.md` is `content/en/help_versioned/1.0/a.md`
 */
export function docusaurusPaths(file: string, locale: string, config: SiteConfig): string[] {
	return FOLDERS.flatMap(([pattern, area]) => {
		const match = pattern.exec(file);
		const folder = match && folderOf(area, match[1], config);
		if (!match || !folder) return [];
		return [[config.contentPath, locale, folder, file.slice(match[0].length)].filter(Boolean).join("/")];
	});
}

function folderOf(area: ContentArea, version: string | undefined, { docs, news, pages }: SiteConfig) {
	if (area === "news") return news?.path;
	if (area === "pages") return pages.path;
	const [first] = docs;
	return version === undefined ? first?.path : `${first?.path}_versioned/${version}`;
}
