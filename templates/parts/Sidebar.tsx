import type { Route } from "../../src/model/route.ts";
import type { SidebarEntry } from "../../src/model/site.ts";
import type { Html } from "../../src/react.ts";
import { once } from "../once.ts";
import { rendered } from "../rendered.ts";
import type { Strings } from "../strings/index.ts";
import { Raw } from "./Raw.tsx";
import { SidebarItem } from "./SidebarItem.tsx";

type Entries = readonly SidebarEntry[];
/** The categories that lead to a page, outermost first, and the entry of the page itself. */
type Trail = readonly SidebarEntry[];

export interface SidebarProps {
	readonly name: string;
	readonly entries: Entries;
	/** The page that shows it. */
	readonly route: Route;
	readonly strings: Strings;
}

/**
 * The tree of the documents, open where the page is. Pages differ only in the branch that leads to them, so the other
 * branches are rendered once: done for each page, they would cost more than all the rest of it.
 */
export const Sidebar = ({ name, entries, route, strings }: SidebarProps) => (
	<nav className="sidebar" aria-label={strings.docsSidebar} data-sidebar={name}>
		<Raw
			as="ul"
			html={itemsOf(entries, trailsOf(entries).get(route) ?? [], strings)}
		/>
	</nav>
);

/** Items of one level; the first entry of the trail may be among them. */
function itemsOf(entries: Entries, trail: Trail, strings: Strings): Html {
	const [active, ...below] = trail;
	const restingOf = restingIn(strings);
	let html = "";
	for (const entry of entries)
		html +=
			entry === active ? activeOf(entry, below, strings) : restingOf(entry);
	return html as Html;
}

const activeOf = (entry: SidebarEntry, below: Trail, strings: Strings): Html =>
	rendered(
		<SidebarItem
			entry={entry}
			current={below.length === 0}
			open
			items={
				entry.type === "link"
					? undefined
					: itemsOf(entry.entries, below, strings)
			}
			strings={strings}
		/>,
	);

/** An entry on pages that are not in it. */
const restingIn = once((strings: Strings) =>
	once(
		(entry: SidebarEntry): Html =>
			rendered(
				<SidebarItem
					entry={entry}
					current={false}
					open={entry.type === "category" && !entry.collapsed}
					items={
						entry.type === "link"
							? undefined
							: itemsOf(entry.entries, [], strings)
					}
					strings={strings}
				/>,
			),
	),
);

const trailsOf = once((entries: Entries) => {
	const trails = new Map<Route, Trail>();
	const walk = (level: Entries, above: Trail) => {
		for (const entry of level) {
			const trail = [...above, entry];
			// A page that is named twice is found at its first place.
			if (entry.route !== undefined && !trails.has(entry.route))
				trails.set(entry.route, trail);
			if (entry.type === "category") walk(entry.entries, trail);
		}
	};
	walk(entries, []);
	return trails;
});
