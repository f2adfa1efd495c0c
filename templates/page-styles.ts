import type { NavbarEntry } from "../src/model/site/chrome.ts";
import { untrackedSidebarsOf } from "../src/model/site/tracked-sidebars.ts";
import type { Html, PageProps } from "../src/react.ts";
import { sidebarTreeOf } from "./sidebar-tree.ts";

/** What a page has in its `<main>` that needs a style sheet, in the order of the sheets. */
const NEEDED_BY: readonly [name: string, markup: RegExp][] = [
	["code", /<pre[\s>]/],
	["tabs", / class="tabs"/],
	["extras", / class="(?:[^"]* )?(?:diagram|footnotes|math|math-source|tasks)[ "]/],
	["marks", / class="(?:[^"]* )?(?:badge|icon|icon-svg)[ "]/],
	[
		"components",
		/ class="(?:[^"]* )?(?:content-card|file-tree|steps|link-card|component-placeholder|search-field)[ "]/,
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
export function stylesFor(main: Html, { page, chrome }: PageProps): readonly string[] {
	const sidebar = untrackedSidebarsOf(chrome)[page.sidebar ?? ""];
	const hasMarks = sidebar !== undefined && sidebarTreeOf(sidebar).hasMarks;
	const needed = NEEDED_BY.filter(([name, markup]) => markup.test(main) || (name === "marks" && hasMarks));
	return [...needed.map(([name]) => name), ...(chrome.navbar.items.some(hasDescriptions) ? ["menu"] : [])];
}

const hasDescriptions = (item: NavbarEntry): boolean =>
	item.type === "dropdown" && item.items.some((below) => below.type === "link" && below.description !== undefined);
