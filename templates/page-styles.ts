import type { NavbarEntry, NavbarLinkEntry } from "../src/model/site/chrome.ts";
import { untrackedSidebarsOf } from "../src/model/site/tracked-sidebars.ts";
import type { Html, PageProps } from "../src/react.ts";
import { sidebarTreeOf } from "./sidebar-tree.ts";

/** What a page has in its `<main>` that needs a style sheet, in the order of the sheets. */
const NEEDED_BY: readonly [name: string, markup: RegExp][] = [
	["code", /<pre[\s>]/],
	["annotations", /<ol[^>]* class="annotations"/],
	["tabs", / class="tabs"/],
	["stacked", /<table class="(?:[^"]* )?stacked[ "]/],
	["extras", / class="(?:[^"]* )?(?:diagram|footnotes|math|math-source|tasks)[ "]/],
	["zoom", / class="zoom[ "]/],
	["marks", / class="(?:[^"]* )?(?:badge|icon|icon-svg)[ "]/],
	[
		"components",
		/ class="(?:[^"]* )?(?:content-card|file-tree|steps|link-card|component-placeholder|search-field)[ "]/,
	],
	["endpoints", / class="endpoint"/],
	["lists", /^<main [^>]*\bmain-(?:archive|category|doc-tag|page-index|tags)\b|<(?:div|ul)[^>]* class="cards[ "]/],
	["news", /^<main [^>]*\bmain-post\b/],
	["not-found", /^<main [^>]*\bmain-not-found\b/],
	["home", /^<main [^>]*\bmain-component\b/],
	["features", / class="home"/],
];

/**
 * The names of the style sheets that a page needs besides the theme's own. `src/engine/bundle/browser-entries.ts` has their
 * files.
 */
export function stylesFor(main: Html, { page, chrome }: PageProps): readonly string[] {
	const sidebar = untrackedSidebarsOf(chrome)[page.sidebar ?? ""];
	const { items } = chrome.navbar;
	const hasIcons = items.some((item) => isAnyLink(item, ({ icon }) => icon !== undefined));
	const hasMarks = hasIcons || (sidebar !== undefined && sidebarTreeOf(sidebar).hasMarks);
	const needed = NEEDED_BY.filter(([name, markup]) => markup.test(main) || (name === "marks" && hasMarks));
	return [...needed.map(([name]) => name), ...(items.some(hasDescriptions) ? ["menu"] : [])];
}

/** Whether an item is such a link, or a menu with one. */
const isAnyLink = (item: NavbarEntry, matches: (link: NavbarLinkEntry) => boolean): boolean =>
	(item.type === "dropdown" ? item.items : [item]).some((one) => one.type === "link" && matches(one));

const hasDescriptions = (item: NavbarEntry): boolean =>
	item.type === "dropdown" && isAnyLink(item, ({ description }) => description !== undefined);
