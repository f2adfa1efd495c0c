/** What a build reads: load -> parse. */
import type { Problem } from "./problem.ts";

declare const brand: unique symbol;
type Brand<T, Name extends string> = T & { readonly [brand]: Name };

/** Relative to the site's root, with forward slashes: `content/fr/help/apps/sync/index.md`. Made in `load` only. */
export type SourcePath = Brand<string, "SourcePath">;

/** `chrome`: what belongs to a locale as a whole, its `_search` file and the texts of the configuration that are Markdown. */
export type Area = "docs" | "news" | "pages" | "chrome";

/** Who changed a file last, and when. */
export interface LastUpdate {
	/** ISO 8601, UTC. */
	readonly date?: string;
	readonly author?: string;
}

/** A Markdown file, decoded. */
export interface SourceFile {
	readonly path: SourcePath;
	readonly locale: string;
	readonly area: Area;
	/** Docs only: `current`, or the version's folder. */
	readonly version: string;
	/** Below the area's folder, the same in every locale: `apps/sync/index.md`. Locale folders mirror each other by it. */
	readonly name: string;
	/** Without byte order mark, as it stands on disk otherwise. */
	readonly text: string;
	/** Texts of the files that the text includes, and of those that they include, by their path from the site's root. */
	readonly includes: Readonly<Record<string, string>>;
	/** Of all that parsing depends on in this file. */
	readonly hash: string;
	readonly updated: LastUpdate;
	/** The file's first appearance, ISO 8601: the first commit, otherwise its birth on disk. Posts only. */
	readonly created?: string;
}

/** A `_category_`, `authors`, `tags` or `_search` file. */
export interface DataFile {
	readonly path: SourcePath;
	readonly locale: string;
	readonly area: Area;
	readonly version: string;
	/** As in `SourceFile`. */
	readonly name: string;
	readonly text: string;
}

/** A file that pages may show or link to: an image or a download in the content, or anything in `public/`. */
export interface Asset {
	/** Relative to the site's root for files of the content, `public/` and the path below it for public ones. */
	readonly path: string;
	/** Where the site serves it, without base URL: `/images/a.png`, `/assets/a-1f3c.png`. */
	readonly address: string;
	/** Of a picture, in pixels. */
	readonly width?: number;
	readonly height?: number;
}

/** A page written as a React component, `pages/*.tsx`. */
export interface ComponentFile {
	readonly path: SourcePath;
	readonly locale: string;
	/** Below the pages' folder, the same in every locale: `index.tsx`. */
	readonly name: string;
	readonly updated: LastUpdate;
}

export interface Sources {
	readonly files: readonly SourceFile[];
	readonly data: readonly DataFile[];
	readonly components: readonly ComponentFile[];
	readonly assets: readonly Asset[];
	readonly problems: readonly Problem[];
}
