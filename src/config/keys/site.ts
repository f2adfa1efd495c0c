/** Keys that describe the site as a whole. Relative paths of folders are resolved from the root of the site. */
import * as v from "valibot";
import { basePath, diskPath, folderPath } from "../paths.ts";
import { expected, imageUrl, localizedText, requiredText } from "../values.ts";
import { contentSelection } from "./content-selection.ts";

const fileExtension = v.pipe(
	v.string(),
	v.regex(/^\.[\w-]+$/, expected("the end of a file name with its dot, such as .drawio")),
	v.toLowerCase(),
);

const pagesOptions = v.strictObject({
	/**
	 * The folder in each locale's content folder that holds the pages.
	 * @example "site"
	 */
	path: v.exactOptional(folderPath, "pages"),
	...contentSelection,
});

const assetOptions = v.strictObject({
	/**
	 * Types that are published besides images, audio, video, fonts, documents, archives and plain data. Browsers run some
	 * of them, such as `.html` and `.js`, so authors of content can then run scripts on the site. With `.svg`,
	 * pictures are published unchecked.
	 * @example [".drawio"]
	 */
	allow: v.exactOptional(v.array(fileExtension), []),
});

export const siteKeys = {
	/** The name of the site. @example "Handbook" */
	title: localizedText,
	/**
	 * A short description of the site.
	 * @example { en: "Everything about widgets", de: "Alles über Widgets" }
	 */
	tagline: v.exactOptional(localizedText, ""),
	/**
	 * Where the site is published: protocol and host, without a path.
	 * @example "https://docs.example.org"
	 */
	url: v.pipe(
		requiredText,
		v.check(isOrigin, expected("a protocol and a host, such as https://example.org")),
		v.transform((url) => url.replace(/\/$/, "")),
	),
	/**
	 * The path below which the site is served.
	 * @example "/handbook/"
	 */
	baseUrl: v.exactOptional(v.pipe(requiredText, basePath), "/"),
	/**
	 * Whether URLs of pages end with a slash.
	 * @default undefined, which follows the file: the URL of `index.md` ends with a slash, others do not
	 */
	trailingSlash: v.exactOptional(v.boolean()),
	/**
	 * Separates the title of the page from the title of the site in `<title>`.
	 * @example "–"
	 */
	titleDelimiter: v.exactOptional(requiredText, "|"),
	/**
	 * The icon of the site: a path in `public/`.
	 * @default none
	 * @example "/favicon.svg"
	 */
	favicon: v.exactOptional(imageUrl),
	/**
	 * The image that social networks show for links to the site: a path in `public/`.
	 * @default none
	 * @example "/images/card.png"
	 */
	image: v.exactOptional(imageUrl),
	/** Asks search engines not to index the site. */
	noIndex: v.exactOptional(v.boolean(), false),
	/** Pages written in Markdown or React outside docs and news. */
	pages: v.exactOptional(pagesOptions, {}),
	/**
	 * The folder that holds one folder of content per locale.
	 * @example "text"
	 */
	contentDir: v.exactOptional(diskPath, "content"),
	/**
	 * The folder of files that are published as they are. Files whose name starts with a dot are left out, except
	 * `.well-known/`, `.nojekyll`, `.domains` and `.htaccess`.
	 * @example "static"
	 */
	publicDir: v.exactOptional(diskPath, "public"),
	/**
	 * The folder that the site is written to. It must not be in a source folder, nor contain one.
	 * @example "build"
	 */
	outDir: v.exactOptional(diskPath, "dist"),
	/** The files in the content folder that pages link to or show. What is in the public folder is published in any case. */
	assets: v.exactOptional(assetOptions, {}),
};

function isOrigin(url: string): boolean {
	if (!URL.canParse(url)) return false;
	const { protocol, pathname, search, hash } = new URL(url);
	return /^https?:$/.test(protocol) && pathname + search + hash === "/";
}
