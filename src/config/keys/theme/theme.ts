/** Keys that change the theme without a module of templates. Relative paths are resolved from the root of the site. */
import path from "node:path";
import * as v from "valibot";
import { diskPath } from "../../paths.ts";
import type { ParsedKeys } from "../../values.ts";
import { definedFields, expected } from "../../values.ts";

export interface ThemeKeys {
	/** Style sheets that come after those of the theme. @default [] @example ["./brand.css"] */
	readonly css?: readonly string[];
	/**
	 * The module that exports React components which Markdown may use: `components`, which are rendered when the site
	 * is built, and `islands`, which also run in the browser.
	 * @default none
	 * @example "./components.tsx"
	 */
	readonly components?: string;
	/**
	 * The color of links and buttons, as `#rrggbb`. Shades for light and dark mode are computed from it; text on them
	 * is readable.
	 * @default the color of the theme
	 * @example "#0b6157"
	 */
	readonly accent?: string;
}

export const themeKeys = {
	css: v.exactOptional(v.array(diskPath), []),
	components: v.exactOptional(diskPath),
	accent: v.exactOptional(
		v.pipe(
			v.string(),
			v.regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i, expected("a colour in hexadecimal digits, such as #1071d3")),
		),
	),
};

/** Absolute paths. */
export const resolveTheme = (config: ParsedKeys<typeof themeKeys>, root: string) => ({
	css: config.css.map((file) => path.resolve(root, file)),
	...definedFields({
		components: config.components && path.resolve(root, config.components),
		accent: config.accent,
	}),
});
