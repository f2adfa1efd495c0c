import type { SidebarEntry } from "../../src/model/chrome.ts";
import { hrefOf, type Route, sidebarFileOf } from "../../src/model/route.ts";
import type { Chrome, Html } from "../../src/react.ts";
import { once } from "../once.ts";
import { rendered } from "../rendered.ts";
import {
	type Entries,
	firstLinkIn,
	type Trail,
	type Tree,
	treeOf,
} from "../sidebar-tree.ts";
import type { Strings } from "../strings/index.ts";
import { Raw } from "./Raw.tsx";
import { SidebarItem } from "./SidebarItem.tsx";

export interface SidebarProps {
	readonly chrome: Chrome;
	/** `version/name`. */
	readonly name: string;
	readonly entries: Entries;
	/** The page that shows it; without one it is whole. */
	readonly route?: Route;
	readonly strings: Strings;
}

/**
 * The tree of the documents, open where the page is. Pages differ only in the branch that leads to them, so the other
 * branches are rendered once: done for each page, they would cost more than all the rest of it. A large tree leaves out
 * what is in closed categories; the browser gets it from the sidebar's file when one is opened.
 */
export function Sidebar({
	chrome,
	name,
	entries,
	route,
	strings,
}: SidebarProps) {
	const tree = treeOf(entries);
	const isCut = tree.isLarge && route !== undefined;
	const trail = route === undefined ? [] : (tree.trails.get(route) ?? []);
	const branches = isCut ? cutBranches(tree)(strings) : wholeBranches(strings);
	return (
		<nav
			className="sidebar"
			aria-label={strings.docsSidebar}
			data-sidebar={name}
			data-source={isCut ? fileOf(name, chrome) : undefined}
		>
			<Raw as="ul" html={itemsOf(entries, trail, branches)} />
		</nav>
	);
}

const fileOf = (name: string, { locale, defaultLocale, site }: Chrome) =>
	hrefOf(`/${sidebarFileOf(name, locale.name, defaultLocale)}`, site.baseUrl);

/** How a sidebar shows what the page is not in. */
interface Branches {
	readonly strings: Strings;
	/** An entry, rendered once. */
	readonly of: (entry: SidebarEntry) => Html;
}

const wholeBranches = once((strings: Strings): Branches => {
	const branches: Branches = {
		strings,
		of: once((entry) => restingOf(entry, branches)),
	};
	return branches;
});

const cutBranches = once(({ numbers }: Tree) =>
	once((strings: Strings): Branches => {
		const branches: Branches = {
			strings,
			of: once((entry) =>
				entry.type === "category" && entry.collapsible && entry.collapsed
					? closedOf(entry, numbers.get(entry), strings)
					: restingOf(entry, branches),
			),
		};
		return branches;
	}),
);

/** Items of one level; the first entry of the trail may be among them. */
function itemsOf(entries: Entries, trail: Trail, branches: Branches): Html {
	const [active, ...below] = trail;
	let html = "";
	for (const entry of entries)
		html +=
			entry === active ? activeOf(entry, below, branches) : branches.of(entry);
	return html as Html;
}

const activeOf = (
	entry: SidebarEntry,
	below: Trail,
	branches: Branches,
): Html =>
	rendered(
		<SidebarItem
			entry={entry}
			current={below.length === 0}
			open
			items={
				entry.type === "link"
					? undefined
					: itemsOf(entry.entries, below, branches)
			}
			strings={branches.strings}
		/>,
	);

const restingOf = (entry: SidebarEntry, branches: Branches): Html =>
	rendered(
		<SidebarItem
			entry={entry}
			current={false}
			open={entry.type === "category" && !entry.collapsed}
			items={
				entry.type === "link" ? undefined : itemsOf(entry.entries, [], branches)
			}
			strings={branches.strings}
		/>,
	);

/** A category without what is in it: its link reaches all of it without a script. */
const closedOf = (
	entry: SidebarEntry & { readonly type: "category" },
	number: number | undefined,
	strings: Strings,
): Html =>
	rendered(
		<SidebarItem
			entry={{ ...firstLinkIn([entry]), ...entry }}
			current={false}
			open={false}
			items={"" as Html}
			rest={number}
			strings={strings}
		/>,
	);
