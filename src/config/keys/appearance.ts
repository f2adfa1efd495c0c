/** Keys that change the theme without a module of templates. Relative paths are resolved from the root of the site. */
import * as v from "valibot";
import { diskPath } from "../paths.ts";
import { expected, type Input, integer } from "../values.ts";

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
	 * The color of links and buttons, as `#rrggbb`. Shades for light and dark mode are computed from it; text on them
	 * is readable.
	 * @default the color of the theme
	 * @example "#0b6157"
	 */
	accent: v.exactOptional(
		v.pipe(
			v.string(),
			v.regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i, expected("a colour in hexadecimal digits, such as #1071d3")),
		),
	),
	/** Light and dark mode, between which readers switch. */
	colorMode: v.exactOptional(
		v.strictObject({
			/** The mode before a reader has chosen one. */
			defaultMode: v.exactOptional(v.picklist(["light", "dark"]), "light"),
			/** Hides the switch. */
			disableSwitch: v.exactOptional(v.boolean(), false),
			/**
			 * The mode before a reader has chosen one is what the system prefers, and the switch has a third state for it.
			 */
			respectPrefersColorScheme: v.exactOptional(v.boolean(), false),
		}),
		{},
	),
	/** The headings in the table of contents of a page. */
	tableOfContents: v.exactOptional(tableOfContentsOptions, {}),
};
