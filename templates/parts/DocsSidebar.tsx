import type { SidebarEntry } from "../../src/model/site/chrome.ts";
import { hrefOf, type Route, sidebarFileOf } from "../../src/model/urls/route.ts";
import type { Chrome, Html } from "../../src/react.ts";
import { memoizeWeak } from "../memoize.ts";
import { renderStatic } from "../render-static.ts";
import { replaceable } from "../replaceable.tsx";
import {
	firstLinkIn,
	isClosedByDefault,
	type SidebarEntries,
	type SidebarPath,
	type SidebarTree,
	sidebarTreeOf,
} from "../sidebar-tree.ts";
import type { LocaleStrings } from "../strings/index.ts";
import { DocsSidebarItem } from "./DocsSidebarItem.tsx";
import { RawHtml } from "./RawHtml.tsx";

export interface DocsSidebarProps {
	readonly chrome: Chrome;
	/** The sidebar's full name, `version/name`. */
	readonly name: string;
	readonly entries: SidebarEntries;
	/** The page that shows the sidebar; without one, the sidebar is complete. */
	readonly route?: Route;
	readonly strings: LocaleStrings;
}

function DefaultDocsSidebar({ chrome, name, entries, route, strings }: DocsSidebarProps) {
	const tree = sidebarTreeOf(entries);
	const isTruncated = tree.isLarge && route !== undefined;
	const path = route === undefined ? [] : (tree.paths.get(route) ?? []);
	const branches = isTruncated ? truncatedBranches(tree)(strings) : fullBranches(strings);
	return (
		<nav
			className="sidebar"
			aria-label={strings.docsSidebar}
			data-sidebar={name}
			data-source={isTruncated ? sidebarFileUrl(name, chrome) : undefined}
		>
			<RawHtml as="ul" html={renderItems(entries, path, branches)} />
		</nav>
	);
}

/**
 * The documentation sidebar, with the categories of the current page open. Pages differ only in that branch, so the
 * other branches are rendered once; rendering them for each page would cost more than the rest of the page. A large
 * sidebar omits the items of closed categories, and the browser loads them from the sidebar's JSON file.
 */
export const DocsSidebar = replaceable(DefaultDocsSidebar);

const sidebarFileUrl = (name: string, { locale, defaultLocale, site }: Chrome) =>
	hrefOf(`/${sidebarFileOf(name, locale.name, defaultLocale)}`, site.baseUrl);

/** How the branches without the current page are rendered. */
interface SidebarBranches {
	readonly strings: LocaleStrings;
	/** Renders an entry; memoized. */
	readonly renderEntry: (entry: SidebarEntry) => Html;
}

const fullBranches = memoizeWeak((strings: LocaleStrings): SidebarBranches => {
	const branches: SidebarBranches = {
		strings,
		renderEntry: memoizeWeak((entry) => renderInactiveItem(entry, branches)),
	};
	return branches;
});

const truncatedBranches = memoizeWeak(({ categoryIndexes }: SidebarTree) =>
	memoizeWeak((strings: LocaleStrings): SidebarBranches => {
		const branches: SidebarBranches = {
			strings,
			renderEntry: memoizeWeak((entry) =>
				isClosedByDefault(entry)
					? renderClosedCategory(entry, categoryIndexes.get(entry), strings)
					: renderInactiveItem(entry, branches),
			),
		};
		return branches;
	}),
);

/** Renders the items of one level. The first entry of the path may be among them. */
function renderItems(entries: SidebarEntries, path: SidebarPath, branches: SidebarBranches): Html {
	const [active, ...below] = path;
	let html = "";
	for (const entry of entries)
		html += entry === active ? renderActiveItem(entry, below, branches) : branches.renderEntry(entry);
	return html as Html;
}

const renderActiveItem = (entry: SidebarEntry, below: SidebarPath, branches: SidebarBranches): Html =>
	renderStatic(
		<DocsSidebarItem
			entry={entry}
			isCurrent={below.length === 0}
			isOpen
			items={entry.type === "category" ? renderItems(entry.entries, below, branches) : undefined}
			strings={branches.strings}
		/>,
	);

const renderInactiveItem = (entry: SidebarEntry, branches: SidebarBranches): Html =>
	renderStatic(
		<DocsSidebarItem
			entry={entry}
			isCurrent={false}
			isOpen={entry.type === "category" && !entry.collapsed}
			items={entry.type === "category" ? renderItems(entry.entries, [], branches) : undefined}
			strings={branches.strings}
		/>,
	);

/** A category without its items. Its link reaches all of them without a script. */
const renderClosedCategory = (
	entry: SidebarEntry & { readonly type: "category" },
	number: number | undefined,
	strings: LocaleStrings,
): Html =>
	renderStatic(
		<DocsSidebarItem
			entry={{ ...firstLinkIn([entry]), ...entry }}
			isCurrent={false}
			isOpen={false}
			items={"" as Html}
			categoryIndex={number}
			strings={strings}
		/>,
	);
