/** The input of a build: load -> parse. */
import type { IncludeRefusal } from "../include-rules.ts";
import type { Problem } from "../problems/problem.ts";

declare const brand: unique symbol;
type Brand<T, Name extends string> = T & { readonly [brand]: Name };

/** Relative to the site's root, with forward slashes: `content/fr/help/apps/sync/index.md`. Created by `load` only. */
export type SourcePath = Brand<string, "SourcePath">;

/** `chrome`: what belongs to the locale as a whole, that is its `_search` file and Markdown in the configuration. */
export type ContentArea = "docs" | "news" | "pages" | "chrome";

/** The last change of a file. */
export interface LastUpdate {
	/** ISO 8601, UTC. */
	readonly date?: string;
	readonly author?: string;
}

/** Where a file of the content belongs. */
export interface ContentFile {
	readonly path: SourcePath;
	readonly locale: string;
	readonly area: ContentArea;
	/** Docs only: `current`, or the name of the version's folder. */
	readonly version: string;
	/** Relative to the area's folder: `apps/sync/index.md`. A file and its translations have the same name. */
	readonly name: string;
}

/** A Markdown file, decoded. */
export interface SourceFile extends ContentFile {
	/** The text on disk without a byte order mark. */
	readonly text: string;
	/** Texts of all included files, direct or nested, by path relative to the site's root. */
	readonly includes: Readonly<Record<string, string>>;
	/**
	 * The paths of included files that are not where the text says, by the path that it names: `docs/_a.md` is
	 * `content/en/help/_a.md`.
	 */
	readonly includeAliases?: Readonly<Record<string, string>>;
	/** The paths of files that the text includes and may not, with the reason. */
	readonly refusedIncludes?: Readonly<Record<string, IncludeRefusal>>;
	/** Hash of everything in this file that parsing depends on. */
	readonly hash: string;
	readonly updated: LastUpdate;
}

/** Whether a file may have examples that the package twoslash checks. */
export const usesTwoslash = ({ text, includes }: Pick<SourceFile, "text" | "includes">): boolean =>
	[text, ...Object.values(includes)].some((one) => one.includes("twoslash"));

/** A `_category_`, `authors`, `tags` or `_search` file. */
export interface DataFile extends ContentFile {
	readonly text: string;
}

/** A file that pages can show or link to: an image or download in the content folder, or any file in `public/`. */
export interface Asset {
	/** Relative to the site's root. */
	readonly path: string;
	/** URL without the base URL: `/images/a.png`, `/assets/a-1f3c.png`. */
	readonly address: string;
	/** The size of the file. */
	readonly bytes: number;
	/** Images only, in pixels. */
	readonly width?: number;
	readonly height?: number;
	/** What makes a content file unsafe to publish, as in `it has a <script> element`. */
	readonly problem?: string;
}

/** Content files are served under a different name, public files under their own. */
export const isPublicFile = ({ path, address }: Pick<Asset, "path" | "address">): boolean => path.endsWith(address);

/** An icon of the site, as pages contain it. */
export interface SiteIcon {
	readonly viewBox: string;
	/** What its `<svg>` contains. */
	readonly body: string;
}

/** By name. */
export type SiteIcons = Readonly<Record<string, SiteIcon>>;

/** A React page, `pages/*.tsx`. */
export interface ComponentFile extends Pick<ContentFile, "path" | "locale" | "name"> {
	readonly updated: LastUpdate;
}

/** A text file in `public/` that the build reads. */
export interface PublicText {
	/** Relative to the site's root. */
	readonly path: string;
	readonly text: string;
}

/** Code, data or a style sheet that belongs to the site and is no content. */
export interface CodeFile {
	/** Relative to the site's root. */
	readonly path: string;
	readonly text: string;
}

export interface Sources {
	readonly files: readonly SourceFile[];
	readonly data: readonly DataFile[];
	readonly components: readonly ComponentFile[];
	readonly assets: readonly Asset[];
	/** Absent if there are none. */
	readonly icons?: SiteIcons;
	/** Markdown files that others can include, and that are no pages: their names begin with `_`. */
	readonly partials: readonly string[];
	/** The configuration, for the locations of its keys; absent if there is no file. */
	readonly config?: { readonly path: string; readonly text: string };
	/** The author's own `_headers`. */
	readonly headersFile?: PublicText;
	readonly problems: readonly Problem[];
}
