/** Derives a document's id, address and sort order from its file name and front matter. */
import type { DocsConfig, DocsVersion } from "../../../model/config.ts";
import type { ParsedDocument } from "../../../model/content/document.ts";
import type { Problem } from "../../../model/problems/problem.ts";
import type { Route, TrailingSlash } from "../../../model/urls/route.ts";
import { localizedRoute } from "../../../model/urls/route.ts";
import { frontMatterLocation, type SiteDocument } from "../site-document.ts";
import { extractNumberPrefix, stripPathNumberPrefixes } from "./number-prefix.ts";
import { docSlugOf } from "./slug.ts";

/** A version in one locale, which the addresses of its documents depend on. */
export interface LocalizedVersion {
	readonly config: DocsConfig;
	readonly version: DocsVersion;
	readonly trailingSlash: TrailingSlash;
	readonly locale: string;
	readonly defaultLocale: string;
	readonly baseUrl: string;
}

/** The metadata of a document. */
export interface DocMetadata {
	readonly document: SiteDocument;
	readonly id: string;
	/** The last segment of the id. */
	readonly baseId: string;
	/** Folder name on disk; an empty string for the root. */
	readonly folder: string;
	readonly file: string;
	/** Whether the file is named `index`, `readme` or like its folder. */
	readonly isIndex: boolean;
	readonly position?: number;
	/** Relative to the version's base path. */
	readonly slug: string;
	readonly route: Route;
	readonly title: string;
	/** A sidebar label that takes precedence over the sidebar's own. */
	readonly ownLabel?: string;
	readonly unlisted: boolean;
}

/**
 * Derives a document's metadata. Number prefixes are removed from its id and address unless the site or the document
 * keeps them.
 */
export function createDocMetadata(document: SiteDocument, version: LocalizedVersion): DocMetadata {
	const { name, frontMatter } = document;
	const cut = name.lastIndexOf("/");
	const folder = cut < 0 ? "" : name.slice(0, cut);
	const file = name.slice(cut + 1);
	const stem = file.replace(/\.[^.]*$/, "");

	const hasNumbers = version.config.numberPrefixes && frontMatter.parseNumberPrefixes !== false;
	const own = hasNumbers ? extractNumberPrefix(stem) : { name: stem };
	const path = hasNumbers ? stripPathNumberPrefixes(folder) : folder;
	const base = frontMatter.id || own.name;
	const isIndex = isIndexName(own.name, folder, path);
	const slug = docSlugOf({ slug: frontMatter.slug, base, folder: path, isIndex });
	const position = frontMatter.sidebarPosition ?? own.number;
	return {
		document,
		id: path ? `${path}/${base}` : base,
		baseId: base,
		folder,
		file,
		isIndex,
		...(position === undefined ? {} : { position }),
		slug,
		route: routeInVersion(slug, version),
		title: frontMatter.title || document.heading?.text || base,
		...(frontMatter.sidebarLabel ? { ownLabel: frontMatter.sidebarLabel } : {}),
		unlisted: frontMatter.unlisted === true,
	};
}

/** The route of a path relative to the base of a version. */
export const routeInVersion = (
	path: string,
	{ config, version, trailingSlash, locale, defaultLocale }: LocalizedVersion,
): Route => localizedRoute([config.routeBasePath, version.path, path].join("/"), locale, defaultLocale, trailingSlash);

/** Whether a file is its folder's index by convention, ignoring case. */
function isIndexName(name: string, folder: string, path: string): boolean {
	const lower = name.toLowerCase();
	if (lower === "index" || lower === "readme") return true;
	return [folder, path].some((known) => known !== "" && lower === lastSegment(known).toLowerCase());
}

const lastSegment = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** A problem if the id of a document names a folder. */
export function findDocProblems(document: ParsedDocument): Problem[] {
	const { id } = document.frontMatter;
	if (!id?.includes("/")) return [];
	return [
		{
			severity: "error",
			code: "bad-doc-id",
			message: `id "${id}" contains a slash`,
			at: frontMatterLocation(document, "id"),
			hint: "remove the folder: it is already part of the id",
		},
	];
}
