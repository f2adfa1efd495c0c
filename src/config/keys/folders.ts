/** Keys that name files and folders of the machine. Relative paths are resolved from the root of the site. */
import path from "node:path";
import * as v from "valibot";
import { DEFAULT_TEMPLATES, PACKAGE_ROOT } from "../../engine/package-root.ts";
import { diskPath } from "../paths.ts";
import type { ParsedKeys } from "../values.ts";

export interface FolderKeys {
	/**
	 * The folder that holds one folder of content per locale.
	 * @default "content"
	 * @example "text"
	 */
	readonly contentDir?: string;
	/**
	 * The folder of files that are published as they are. Files whose name starts with a dot are left out, except
	 * `.well-known/`, `.nojekyll`, `.domains` and `.htaccess`.
	 * @default "public"
	 * @example "static"
	 */
	readonly publicDir?: string;
	/**
	 * The folder that the site is written to. It must not be in a source folder, nor contain one.
	 * @default "dist"
	 * @example "build"
	 */
	readonly outDir?: string;
	/**
	 * The module that exports the theme: what `createTheme` returns. Style sheets that it imports are added to those
	 * of the theme.
	 * @default the theme that comes with ssg
	 * @example "./theme/index.tsx"
	 */
	readonly templates?: string;
	/**
	 * The entry points of the browser's scripts and styles, in place of those of the theme.
	 * @default the entry point of the theme that comes with ssg
	 * @example ["./theme/start.ts"]
	 */
	readonly entries?: readonly string[];
}

export const folderKeys = {
	contentDir: v.exactOptional(diskPath, "content"),
	publicDir: v.exactOptional(diskPath, "public"),
	outDir: v.exactOptional(diskPath, "dist"),
	templates: v.exactOptional(diskPath, DEFAULT_TEMPLATES),
	entries: v.exactOptional(v.array(diskPath), [path.join(PACKAGE_ROOT, "templates/entries/start.ts")]),
};

/** Absolute paths. `outDir` overrides the configured one; it is relative to the working directory. */
export const resolveFolders = (config: ParsedKeys<typeof folderKeys>, root: string, outDir?: string) => {
	const below = (folder: string) => path.resolve(root, folder);
	const contentDir = below(config.contentDir);
	return {
		/** The content folder relative to the root, with forward slashes. */
		contentPath: path.relative(root, contentDir).replaceAll("\\", "/"),
		contentDir,
		publicDir: below(config.publicDir),
		outDir: outDir ? path.resolve(outDir) : below(config.outDir),
		/** The module of the templates. */
		templates: below(config.templates),
		/** The entry points of the browser's bundle. */
		entries: config.entries.map(below),
	};
};
