/** Facts about a sidebar that do not depend on the page that shows it. */

import type { SidebarCategoryEntry, SidebarEntry } from "../src/model/site/chrome.ts";
import type { Route } from "../src/model/urls/route.ts";
import { memoizeWeak } from "./memoize.ts";

export type SidebarEntries = readonly SidebarEntry[];
/** The categories that contain a page, outermost first, followed by the page's own entry. */
export type SidebarPath = readonly {
	readonly entry: SidebarEntry;
	/** Its position among the entries of its level. */
	readonly index: number;
}[];

export interface SidebarTree {
	readonly paths: ReadonlyMap<Route, SidebarPath>;
	/** The index of each category in the HTML of the complete sidebar. */
	readonly categoryIndexes: ReadonlyMap<SidebarEntry, number>;
	/** Large sidebars omit the items of closed categories, so that pages do not grow with the site. */
	readonly isLarge: boolean;
	/** Some entry has an icon or a badge, which needs a style sheet. */
	readonly hasMarks: boolean;
}

const MAX_SIDEBAR_LINKS = 100;

/** Computed once per sidebar and shared by all pages that show it. */
export const sidebarTreeOf = memoizeWeak((entries: SidebarEntries): SidebarTree => {
	const paths = new Map<Route, SidebarPath>();
	const categoryIndexes = new Map<SidebarEntry, number>();
	let links = 0;
	let hasMarks = false;
	const walk = (level: SidebarEntries, above: SidebarPath) => {
		for (const [index, entry] of level.entries()) {
			if (entry.type === "html") continue;
			const path = [...above, { entry, index }];
			if (entry.href !== undefined) links++;
			hasMarks ||= (entry.icon ?? entry.badge) !== undefined;
			// If a page is listed twice, the first entry counts.
			if (entry.route !== undefined && !paths.has(entry.route)) paths.set(entry.route, path);
			if (entry.type === "link") continue;
			categoryIndexes.set(entry, categoryIndexes.size);
			walk(entry.entries, path);
		}
	};
	walk(entries, []);
	return { paths, categoryIndexes, isLarge: links > MAX_SIDEBAR_LINKS, hasMarks };
});

const WINDOW_STEP = 25;
/** In a large sidebar, a level with more entries than this is shown in part. */
const MAX_WINDOW_LENGTH = 4 * WINDOW_STEP;

/** The entries of a level that a page shows, and the nearest ones that it omits before and after them. */
export interface SidebarWindow {
	readonly entries: SidebarEntries;
	readonly before?: OmittedEntries;
	readonly after?: OmittedEntries;
}

export interface OmittedEntries {
	/** Positions in the level, the second one excluded. */
	readonly range: readonly [from: number, to: number];
	/** Leads to the nearest one of them that has a link. */
	readonly link: SidebarLink & { readonly label: string };
}

/** The entries around a position. Pages whose positions are near each other have the same object. */
export function windowAt(level: SidebarEntries, index = 0): SidebarWindow {
	const windows = windowsIn(level);
	return windows[Math.min(Math.floor(index / WINDOW_STEP), windows.length - 1)] as SidebarWindow;
}

const windowsIn = memoizeWeak((level: SidebarEntries): readonly SidebarWindow[] =>
	level.length <= MAX_WINDOW_LENGTH
		? [{ entries: level }]
		: Array.from({ length: Math.ceil(level.length / WINDOW_STEP) }, (_, step) =>
				createWindow(level, Math.max(0, step - 1) * WINDOW_STEP, Math.min((step + 2) * WINDOW_STEP, level.length)),
			),
);

function createWindow(level: SidebarEntries, from: number, to: number): SidebarWindow {
	const before = findLink(level, from - 1, -1);
	const after = findLink(level, to, 1);
	return {
		entries: level.slice(from, to),
		...(before && { before: { range: [0, from], link: before } }),
		...(after && { after: { range: [to, level.length], link: after } }),
	};
}

/** The first entry with a link, from a position on. */
function findLink(level: SidebarEntries, start: number, step: 1 | -1): OmittedEntries["link"] | undefined {
	for (let i = start; level[i]; i += step) {
		const entry = level[i] as SidebarEntry;
		const link = firstLinkIn([entry]);
		if (link && entry.type !== "html") return { ...link, label: entry.label };
	}
	return undefined;
}

/** Whether a large sidebar omits the items of a category without the current page. */
export const isClosedByDefault = (entry: SidebarEntry): entry is SidebarCategoryEntry =>
	entry.type === "category" && entry.collapsible && entry.collapsed;

interface SidebarLink {
	readonly href: string;
	readonly route?: Route;
}

/** The link of a category without items: its own page, or the first page in it. */
export const firstLinkIn = (entries: SidebarEntries): SidebarLink | undefined => {
	for (const entry of entries) {
		if (entry.type === "html") continue;
		if (entry.href !== undefined) return { href: entry.href, ...(entry.route && { route: entry.route }) };
		const first = entry.type === "category" ? firstLinkIn(entry.entries) : undefined;
		if (first) return first;
	}
	return undefined;
};
