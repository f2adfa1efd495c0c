import type { Html } from "../src/react.ts";

/** What a page has in its `<main>` that needs a style sheet, in the order of the sheets. */
const NEEDED_BY: readonly [name: string, markup: RegExp][] = [
	["code", /<pre[\s>]/],
	["tabs", / class="tabs"/],
	["extras", / class="(?:[^"]* )?(?:diagram|footnotes|math|math-source|tasks)[ "]/],
	[
		"components",
		/ class="(?:[^"]* )?(?:badge|icon|icon-svg|content-card|file-tree|steps|link-card|component-placeholder|search-field)[ "]/,
	],
	["endpoints", / class="endpoint"/],
	["lists", /^<main [^>]*\bmain-(?:archive|category|doc-tag|page-index|tags)\b|<(?:div|ul)[^>]* class="cards[ "]/],
	["news", /^<main [^>]*\bmain-post\b/],
	["home", /^<main [^>]*\bmain-component\b/],
];

/**
 * The names of the style sheets that a page needs besides the theme's own. `src/engine/bundle/browser-entries.ts` has their
 * files.
 */
export const stylesFor = (main: Html): readonly string[] =>
	NEEDED_BY.filter(([, markup]) => markup.test(main)).map(([name]) => name);
