/** Compiles the style sheets of a site alone, which takes a fraction of the time that its scripts take. */

import type { SiteConfig } from "../../model/config.ts";
import type { Bundle, Output } from "../../model/site/site.ts";
import { toOutputPath } from "../../model/urls/route.ts";
import { Cache } from "../cache/cache.ts";
import { additionsCode } from "./browser-additions.ts";
import { compileEntries } from "./browser-entries.ts";
import { hasOwnTheme } from "./compile.ts";
import { readTheme, UNCHANGED_THEME } from "./read-theme.ts";
import { compileSiteStyles } from "./site-styles.ts";

/** A style sheet of a bundle that has changed: the path that pages have, and the new file. */
export interface ChangedStyle {
	readonly from: string;
	readonly output: Output;
}

/**
 * Returns the style sheets of a bundle that have changed: that of the theme, and that of the keys `css` and `accent`.
 * Returns `undefined` if a style sheet needs another file that the bundle lacks, such as an image.
 *
 * @throws esbuild's `BuildFailure`
 */
export async function compileChangedStyles(
	config: SiteConfig,
	bundle: Bundle,
): Promise<readonly ChangedStyle[] | undefined> {
	const [themeFiles, own] = await Promise.all([
		compileThemeStyles(config, bundle),
		compileSiteStyles(config, new Cache()),
	]);
	const files = [...themeFiles, ...own.files];
	const known = new Set<string>(bundle.files.map(({ path }) => path));
	const isKnown = ({ path }: Output) => isStyle(path) || known.has(path);
	if (!files.every(isKnown)) return undefined;
	const before = bundle.files.filter(({ path }) => isStyle(path));
	return files
		.filter(({ path }) => isStyle(path))
		.flatMap((output) => {
			const from = before.find(({ path }) => entryNameOf(path) === entryNameOf(output.path));
			return from && from.path !== output.path ? [{ from: from.path, output }] : [];
		});
}

/** Only the style sheets that pages load, not those of chunks. */
async function compileThemeStyles(config: SiteConfig, bundle: Bundle): Promise<readonly Output[]> {
	const { additions } = hasOwnTheme(config) ? await readTheme(bundle.templates, config) : UNCHANGED_THEME;
	const code = additionsCode(config.theme.entries, additions, config.root);
	const { files, styles, pageStyles } = await compileEntries(config.theme.entries, config.root, code, {
		stylesOnly: true,
	});
	const loaded = [...styles, ...Object.values(pageStyles)];
	return files
		.filter(({ name }) => loaded.includes(name))
		.map(({ name, contents }) => ({ path: toOutputPath(name), contents }));
}

const isStyle = (file: string): boolean => file.endsWith(".css");

/** @example `assets/start-WISUSFAC.css` has the entry point `assets/start` */
const entryNameOf = (file: string): string => file.replace(/-[^-]*$/, "");
