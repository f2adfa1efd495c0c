/** Where files are that a site of Docusaurus has in other folders. */
import type { SiteConfig } from "../model/config.ts";
import { contentFolders } from "../model/content-folders.ts";
import type { ContentArea } from "../model/source.ts";

/** The folders of Docusaurus, below `@site/`. */
const FOLDERS: readonly [folder: RegExp, area: ContentArea][] = [
	[/^docs\//, "docs"],
	[/^versioned_docs\/version-([^/]+)\//, "docs"],
	[/^blog\//, "news"],
	[/^src\/pages\//, "pages"],
];

/**
 * The path of a file in the content of a locale, relative to the root of the site.
 *
 * @example `docs/a.md` is `content/en/help/a.md`; `versioned_docs/version-1.0/a.md` is `content/en/help_versioned/1.0/a.md`
 */
export function docusaurusPaths(
	file: string,
	locale: string,
	config: SiteConfig,
): string[] {
	const folders = contentFolders(config).filter(
		(place) => place.locale === locale,
	);
	return FOLDERS.flatMap(([pattern, area]) => {
		const match = pattern.exec(file);
		const version = match?.[1] ?? "current";
		const place = folders.find(
			(one) => one.area === area && one.version === version,
		);
		if (!match || !place) return [];
		const name = file.slice(match[0].length);
		return [
			[config.contentPath, place.folder].filter(Boolean).join("/") + name,
		];
	});
}
