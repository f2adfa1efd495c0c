/** Keys that describe the site as a whole. */
import * as v from "valibot";
import type { TrailingSlash } from "../../model/urls/route.ts";
import { basePath, folderPath } from "../paths.ts";
import type { ParsedKeys } from "../values.ts";
import { definedFields, expected, imageUrl, type LocalizedText, localizedText, requiredText } from "../values.ts";
import { type ContentSelectionOptions, contentSelectionOptions } from "./content-selection.ts";

export interface SiteKeys {
	/** The name of the site. @example "Handbook" */
	readonly title: LocalizedText;
	/**
	 * A short description of the site.
	 * @default ""
	 * @example { en: "Everything about widgets", de: "Alles über Widgets" }
	 */
	readonly tagline?: LocalizedText;
	/**
	 * Where the site is published: protocol and host, without a path, such as `https://example.org`.
	 * @example "https://docs.example.org"
	 */
	readonly url: string;
	/**
	 * The path below which the site is served.
	 * @default "/"
	 * @example "/handbook/"
	 */
	readonly baseUrl?: string;
	/**
	 * Whether URLs of pages end with a slash.
	 * @default undefined, which follows the file: the URL of `index.md` ends with a slash, others do not
	 */
	readonly trailingSlash?: boolean;
	/**
	 * Separates the title of the page from the title of the site in `<title>`.
	 * @default "|"
	 * @example "–"
	 */
	readonly titleDelimiter?: string;
	/**
	 * The icon of the site: a path in `public/`.
	 * @default none
	 * @example "/favicon.svg"
	 */
	readonly favicon?: string;
	/**
	 * The image that social networks show for links to the site: a path in `public/`.
	 * @default none
	 * @example "/images/card.png"
	 */
	readonly image?: string;
	/** Asks search engines not to index the site. @default false */
	readonly noIndex?: boolean;
	/** Pages written in Markdown or React outside docs and news. @default {} */
	readonly pages?: PagesOptions;
}

export interface PagesOptions extends ContentSelectionOptions {
	/**
	 * The folder in each locale's content folder that holds the pages.
	 * @default "pages"
	 * @example "site"
	 */
	readonly path?: string;
}

export const siteKeys = {
	title: localizedText,
	tagline: v.exactOptional(localizedText, ""),
	url: v.pipe(requiredText, v.check(isOrigin, expected("a protocol and a host, such as https://example.org"))),
	baseUrl: v.exactOptional(v.pipe(requiredText, basePath), "/"),
	trailingSlash: v.exactOptional(v.boolean()),
	titleDelimiter: v.exactOptional(requiredText, "|"),
	favicon: v.exactOptional(imageUrl),
	image: v.exactOptional(imageUrl),
	noIndex: v.exactOptional(v.boolean(), false),
	pages: v.exactOptional(
		v.strictObject({
			path: v.exactOptional(folderPath, "pages"),
			...contentSelectionOptions,
		}),
		{},
	),
};

function isOrigin(url: string): boolean {
	if (!URL.canParse(url)) return false;
	const { protocol, pathname, search, hash } = new URL(url);
	return /^https?:$/.test(protocol) && pathname + search + hash === "/";
}

/** `baseUrl` overrides the configured one. */
export const resolveSiteKeys = (config: ParsedKeys<typeof siteKeys>, baseUrl?: string) => ({
	title: config.title,
	tagline: config.tagline,
	/** The origin of the published site, without a slash at its end. */
	url: config.url.replace(/\/$/, ""),
	/** Starts and ends with `/`. */
	baseUrl: normalizeBaseUrl(baseUrl ?? config.baseUrl),
	trailingSlash: trailingSlashOf(config.trailingSlash),
	titleDelimiter: config.titleDelimiter,
	...definedFields({ favicon: config.favicon, image: config.image }),
	noIndex: config.noIndex,
	pages: config.pages,
});

const normalizeBaseUrl = (baseUrl: string): string => `/${baseUrl}/`.replace(/\/{2,}/g, "/");

function trailingSlashOf(trailingSlash: boolean | undefined): TrailingSlash {
	if (trailingSlash === undefined) return "as-is";
	return trailingSlash ? "slash" : "bare";
}
