/** Which files of the site content may include: what it includes is published. */
import type { SiteConfig } from "./config.ts";

/**
 * Why content may not include a file: its path has a name that begins with a dot, or `node_modules`; or it is in no
 * folder of the content and in none that `markdown.includeFrom` names.
 */
export type IncludeRefusal = "hidden" | "elsewhere";

type IncludeConfig = Pick<SiteConfig, "contentPath" | "locales" | "includeFrom">;

/** A content folder that holds the site itself, as `.` does, would allow the configuration of its tools. */
const HOLDS_SITE = /^(?:\.\.(?:\/|$))*$/;

/** The folders and files that content may include, relative to the site's root. */
export const includableFolders = ({ contentPath, locales, includeFrom }: IncludeConfig): readonly string[] => [
	...(HOLDS_SITE.test(contentPath)
		? locales.map(({ name }) => [contentPath, name].filter(Boolean).join("/"))
		: [contentPath]),
	...includeFrom,
];

/** @param folders `includableFolders`, or where they really are */
export function includeRefusalOf(path: string, folders: readonly string[]): IncludeRefusal | undefined {
	const folder = folders.find((one) => path === one || path.startsWith(`${one}/`));
	const below = folder === undefined ? path : path.slice(folder.length);
	if (/(?:^|\/)(?:\.(?!\.?(?:\/|$))|node_modules(?:\/|$))/i.test(below)) return "hidden";
	return folder === undefined ? "elsewhere" : undefined;
}
