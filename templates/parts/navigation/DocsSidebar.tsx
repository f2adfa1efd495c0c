import type { SidebarCategoryEntry, SidebarEntry, SidebarLinkEntry } from "../../../src/model/site/chrome.ts";
import { hrefOf, type Route, sidebarFileOf } from "../../../src/model/urls/route.ts";
import type { Chrome, Html } from "../../../src/react.ts";
import { memoizeWeak } from "../../memoize.ts";
import type { ChromeProps } from "../../props.ts";
import { renderStatic } from "../../render-static.ts";
import { replaceable } from "../../replaceable.tsx";
import {
	firstLinkIn,
	isClosedByDefault,
	type OmittedEntries,
	type SidebarEntries,
	type SidebarPath,
	type SidebarTree,
	type SidebarWindow,
	sidebarTreeOf,
	windowAt,
} from "../../sidebar-tree.ts";
import type { LocaleStrings } from "../../strings.ts";
import { Anchor, isExternalHref } from "../Anchor.tsx";
import { RawHtml } from "../RawHtml.tsx";

export interface DocsSidebarProps extends ChromeProps {
	/** The sidebar's full name, `version/name`. */
	readonly name: string;
	readonly entries: SidebarEntries;
	/** The page that shows the sidebar; without one, the sidebar is complete. */
	readonly route?: Route;
}

/**
 * The documentation sidebar, with the categories of the current page open. Pages differ only in that branch, so the
 * other branches are rendered once; rendering them for each page would cost more than the rest of the page. A large
 * sidebar omits the items of closed categories and the middle of long lists, and the browser loads them from the sidebar's
 * JSON file.
 */
export const DocsSidebar = replaceable(function DocsSidebar(props: DocsSidebarProps) {
	const { chrome, name, entries, route, strings } = props;
	const tree = sidebarTreeOf(entries);
	const isTruncated = tree.isLarge && route !== undefined;
	const { path, current } = pathTo(route, tree);
	const branches = isTruncated ? truncatedBranches(tree)(strings) : fullBranches(strings);
	return (
		<nav
			className="sidebar"
			aria-label={strings.docsSidebar}
			data-sidebar={name}
			data-source={isTruncated ? sidebarFileUrl(name, chrome) : undefined}
		>
			<RawHtml as="ul" html={renderItems({ entries }, path, branches, current)} />
		</nav>
	);
});

/** The value of `aria-current`: the page itself, or the page above it. */
type CurrentEntry = "page" | "true";

/**
 * The entry of a page; of one that the sidebar does not list, that of the nearest page above it, unless all others are
 * below that too.
 */
function pathTo(route: Route | undefined, { paths }: SidebarTree): { path: SidebarPath; current?: CurrentEntry } {
	if (route === undefined) return { path: [] };
	const own = paths.get(route);
	if (own) return { path: own, current: "page" };
	for (let above = parentOf(route); above; above = parentOf(above)) {
		const path = paths.get(above as Route) ?? paths.get(`${above}/` as Route);
		if (path) return isAboveAll(above, paths) ? { path: [] } : { path, current: "true" };
	}
	return { path: [] };
}

const isAboveAll = (above: string, paths: SidebarTree["paths"]): boolean =>
	[...paths.keys()].every((route) => `${route}/`.startsWith(`${above}/`));

const parentOf = (route: string): string => route.replace(/\/[^/]*\/?$/, "");

const sidebarFileUrl = (name: string, { locale, defaultLocale, site }: Chrome) =>
	hrefOf(`/${sidebarFileOf(name, locale.name, defaultLocale)}`, site.baseUrl);

/** How the branches without the current page are rendered. */
interface SidebarBranches {
	readonly strings: LocaleStrings;
	/** Given where items are omitted. */
	readonly tree?: SidebarTree | undefined;
	/** Renders an entry; memoized. */
	readonly renderEntry: (entry: SidebarEntry) => Html;
}

const fullBranches = memoizeWeak((strings: LocaleStrings) => createBranches(strings));

const truncatedBranches = memoizeWeak((tree: SidebarTree) =>
	memoizeWeak((strings: LocaleStrings) => createBranches(strings, tree)),
);

function createBranches(strings: LocaleStrings, tree?: SidebarTree): SidebarBranches {
	const branches: SidebarBranches = {
		strings,
		tree,
		renderEntry: memoizeWeak((entry) => {
			if (!tree || !isClosedByDefault(entry)) {
				const isOpen = entry.type === "category" && !entry.collapsed;
				return renderItem({ entry, isOpen, items: itemsOf(entry, [], branches), strings });
			}
			// The link of the category reaches all of its items without a script.
			const linked = { ...firstLinkIn([entry]), ...entry };
			return renderItem({ entry: linked, items: "" as Html, categoryIndex: tree.categoryIndexes.get(entry), strings });
		}),
	};
	return branches;
}

type SidebarParent = SidebarCategoryEntry | { readonly entries: SidebarEntries };

/** Renders the items of a category, or of the sidebar. The first entry of the path may be among them. */
function renderItems(
	parent: SidebarParent,
	path: SidebarPath,
	branches: SidebarBranches,
	current?: CurrentEntry,
): Html {
	const { strings, tree, renderEntry } = branches;
	const [active, ...below] = path;
	const shown: SidebarWindow = tree ? windowAt(parent.entries, active?.index) : parent;
	const items = shown.entries.map((entry) =>
		entry === active?.entry
			? renderItem({
					entry,
					...(below.length === 0 && { current }),
					isOpen: true,
					items: itemsOf(entry, below, branches, current),
					strings,
				})
			: renderEntry(entry),
	);
	const omitted = (entries?: OmittedEntries) => (entries ? renderOmitted(entries, parent, branches) : "");
	return `${omitted(shown.before)}${items.join("")}${omitted(shown.after)}` as Html;
}

/** Stands for omitted entries, as a link to the nearest one. */
function renderOmitted(
	{ link, range }: OmittedEntries,
	parent: SidebarParent,
	{ strings, tree }: SidebarBranches,
): Html {
	const index = tree?.categoryIndexes.get(parent as SidebarCategoryEntry) ?? "";
	return renderStatic(
		<li data-rest={index} data-range={range.join("-")}>
			<Anchor href={link.href} external={link.route === undefined && isExternalHref(link.href)} strings={strings}>
				{link.label}
			</Anchor>
		</li>,
	);
}

const itemsOf = (
	entry: SidebarEntry,
	path: SidebarPath,
	branches: SidebarBranches,
	current?: CurrentEntry,
): Html | undefined => (entry.type === "category" ? renderItems(entry, path, branches, current) : undefined);

const renderItem = (props: DocsSidebarItemProps): Html => renderStatic(<DocsSidebarItem {...props} />);

interface DocsSidebarItemProps {
	readonly entry: SidebarEntry;
	/** The item is the current page, or the page above it. */
	readonly current?: CurrentEntry | undefined;
	/** For a category: its list is open. */
	readonly isOpen?: boolean;
	/** For a category: its items, rendered. */
	readonly items: Html | undefined;
	/** For a category whose items are omitted: its index among the categories of the sidebar. */
	readonly categoryIndex?: number | undefined;
	readonly strings: LocaleStrings;
}

function EntryLabel({ entry }: { readonly entry: SidebarLinkEntry | SidebarCategoryEntry }) {
	const { label, icon, badge } = entry;
	return (
		<>
			{icon && <RawHtml as="span" html={icon} />}
			{badge ? `${label} ` : label}
			{badge && <span className={`badge badge-${badge.style}`}>{badge.text}</span>}
		</>
	);
}

/**
 * A link, HTML, or a category with its items. Categories open without a script. The link of a category that is also a page
 * is beside the `<summary>`: a link inside it would be nested interactive content.
 */
function DocsSidebarItem(props: DocsSidebarItemProps) {
	const { entry, current, items, strings } = props;
	if (entry.type === "html")
		return (
			<RawHtml
				as="li"
				className={[entry.isIndented && "sidebar-html", entry.className].filter(Boolean).join(" ") || undefined}
				html={entry.html}
			/>
		);
	const link = entry.href ? (
		<Anchor
			href={entry.href}
			external={entry.route === undefined && isExternalHref(entry.href)}
			aria-current={current}
			strings={strings}
		>
			<EntryLabel entry={entry} />
		</Anchor>
	) : null;
	if (entry.type === "link" || items === undefined) return <li className={entry.className}>{link}</li>;
	const className = `category ${entry.className ?? ""}`.trim();
	if (!entry.collapsible)
		return (
			<li className={className}>
				{link ?? (
					<span className="category-name">
						<EntryLabel entry={entry} />
					</span>
				)}
				<RawHtml as="ul" html={items} />
			</li>
		);
	return (
		<li className={className}>
			{link}
			<details open={props.isOpen} data-rest={props.categoryIndex}>
				{link ? (
					<summary aria-label={strings.toggleCategory({ category: entry.label })} />
				) : (
					<summary>
						<EntryLabel entry={entry} />
					</summary>
				)}
				{props.categoryIndex === undefined ? <RawHtml as="ul" html={items} /> : null}
			</details>
		</li>
	);
}
