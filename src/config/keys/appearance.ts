/** What the pages look like. Relative paths are resolved from the root of the site. */
import path from "node:path";
import * as v from "valibot";
import { DEFAULT_TEMPLATES, PACKAGE_ROOT } from "../../engine/package-root.ts";
import { diskPath } from "../paths.ts";
import { expected, type Input, integer, requiredText } from "../values.ts";

const hexColour = v.pipe(
	v.string(),
	v.regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i, expected("a colour in hexadecimal digits, such as #1071d3")),
);

const colorModeOptions = v.strictObject({
	/** The mode before a reader has chosen one. */
	defaultMode: v.exactOptional(v.picklist(["light", "dark"]), "light"),
	/** Hides the switch. */
	disableSwitch: v.exactOptional(v.boolean(), false),
	/** The mode before a reader has chosen one is what the system prefers, and the switch has a third state for it. */
	respectPrefersColorScheme: v.exactOptional(v.boolean(), false),
});

const mermaidOptions = v.strictObject({
	/**
	 * The theme in light mode.
	 * @example "neutral"
	 */
	light: v.exactOptional(requiredText, "default"),
	/**
	 * The theme in dark mode.
	 * @example "forest"
	 */
	dark: v.exactOptional(requiredText, "dark"),
});

const themeOptions = v.strictObject({
	/**
	 * The color of links and buttons, as `#rrggbb`. Shades for light and dark mode are computed from it; text on them
	 * is readable.
	 * @default the color of the theme
	 * @example "#0b6157"
	 */
	accent: v.exactOptional(hexColour),
	/** Light and dark mode, between which readers switch. */
	colorMode: v.exactOptional(colorModeOptions, {}),
	/** Pictures of a text that are shown smaller than they are open large when a reader clicks them. */
	imageZoom: v.exactOptional(v.boolean(), false),
	/** Style sheets that come after those of the theme. @example ["./brand.css"] */
	css: v.exactOptional(v.array(diskPath), []),
	/**
	 * The module that exports React components which Markdown may use: `components`, which are rendered when the site
	 * is built, and `islands`, which also run in the browser.
	 * @default none
	 * @example "./components.tsx"
	 */
	components: v.exactOptional(diskPath),
	/**
	 * The module that exports the theme: what `createTheme` returns. Style sheets that it imports are added to those
	 * of the theme.
	 * @default the theme that comes with ssg
	 * @example "./theme/index.tsx"
	 */
	templates: v.exactOptional(diskPath, DEFAULT_TEMPLATES),
	/**
	 * The entry points of the browser's scripts and styles, in place of those of the theme.
	 * @default the entry point of the theme that comes with ssg
	 * @example ["./theme/start.ts"]
	 */
	entries: v.exactOptional(v.array(diskPath), [path.join(PACKAGE_ROOT, "templates/entries/start.ts")]),
	/**
	 * Mermaid themes, https://mermaid.js.org/config/theming.html, of diagrams that Mermaid draws in the browser. Most are
	 * drawn by the build, in the colors of the theme. The defaults stand for the colors of the site.
	 */
	mermaid: v.exactOptional(mermaidOptions, {}),
});

const headingLevel = v.pipe(integer, v.minValue(1), v.maxValue(6));

const tableOfContentsOptions = v.pipe(
	v.strictObject({
		/**
		 * The first heading level, from 1 to 6.
		 * @example 3
		 */
		minHeadingLevel: v.exactOptional(headingLevel, 2),
		/**
		 * The last heading level, from 1 to 6.
		 * @example 4
		 */
		maxHeadingLevel: v.exactOptional(headingLevel, 3),
	}),
	v.forward(
		v.check(
			({ minHeadingLevel, maxHeadingLevel }) => minHeadingLevel <= maxHeadingLevel,
			({ input }) => `expected at most maxHeadingLevel (${input.maxHeadingLevel}), got ${input.minHeadingLevel}`,
		),
		["minHeadingLevel"],
	),
);

export type TableOfContentsOptions = Input<typeof tableOfContentsOptions>;

export const appearanceKeys = {
	/** Colors, style sheets, components and templates. */
	theme: v.exactOptional(themeOptions, {}),
	/** The headings in the table of contents of a page. */
	tableOfContents: v.exactOptional(tableOfContentsOptions, {}),
};
