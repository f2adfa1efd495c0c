import type { PageProps } from "../../src/react.ts";
import type { Strings } from "../strings/index.ts";
import { NavItems } from "./NavItems.tsx";
import { NewsSidebar } from "./NewsSidebar.tsx";
import { SearchBox } from "./SearchBox.tsx";
import { Sidebar } from "./Sidebar.tsx";

export interface DrawerProps extends PageProps {
	readonly strings: Strings;
}

/**
 * The page's sidebar. On wide screens it stands beside the text; on narrow ones it is a drawer, a popover that the
 * button in the bar opens without a script. So the long list is in the page once. The items of the bar stand above it,
 * folded where there is a sidebar: what belongs to the page comes first.
 */
export function Drawer(props: DrawerProps) {
	const { chrome, strings } = props;
	const sidebar = sidebarOf(props);
	return (
		<div
			id="menu"
			popover="auto"
			className={sidebar ? "drawer" : "drawer drawer-without-sidebar"}
			data-label={strings.menu}
		>
			<div className="drawer-top">
				{chrome.search ? <SearchBox chrome={chrome} /> : null}
				<button
					type="button"
					className="icon-button"
					popoverTarget="menu"
					popoverTargetAction="hide"
					aria-label={strings.closeMenu}
				>
					<span aria-hidden="true">×</span>
				</button>
				<details className="drawer-main" open={!sidebar}>
					<summary>{strings.mainMenu}</summary>
					<nav aria-label={strings.mainNavigation}>
						<ul>
							<NavItems {...props} group="drawer" items={chrome.navbar.items} />
						</ul>
					</nav>
				</details>
			</div>
			{sidebar}
		</div>
	);
}

function sidebarOf({ page, chrome, strings }: DrawerProps) {
	switch (page.kind) {
		case "doc":
		case "category": {
			const name = `${page.version}/${page.sidebar}`;
			const entries = chrome.sidebars[name];
			return entries ? (
				<Sidebar
					chrome={chrome}
					name={name}
					entries={entries}
					route={page.route}
					strings={strings}
				/>
			) : null;
		}
		case "tags":
			return page.area === "news" ? newsOf({ page, chrome }) : null;
		case "post":
		case "post-list":
		case "post-tag":
			return newsOf({ page, chrome });
		default:
			return null;
	}
}

const newsOf = ({ page, chrome }: PageProps) =>
	chrome.news ? <NewsSidebar chrome={chrome} route={page.route} /> : null;
