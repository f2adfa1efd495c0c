import type { LayoutProps } from "../../props.ts";
import { SearchBar } from "../Search.tsx";
import { NavbarItems } from "./NavbarItems.tsx";
import { Sidebar } from "./Sidebar.tsx";

/**
 * The sidebar: a column on wide screens, a drawer on narrow ones. The drawer is a popover, so it opens without a
 * script, and the sidebar is in the page only once. It also holds the navbar items, collapsed if the page has a
 * sidebar; otherwise there is nothing to open, and the summary is hidden.
 */
export function Drawer(props: LayoutProps) {
	const { page, chrome, strings } = props;
	const { sidebar } = page;
	return (
		<div
			id="ssgMenu"
			popover="auto"
			className={sidebar ? "drawer" : "drawer drawer-without-sidebar"}
			data-label={strings.menu}
		>
			<div className="drawer-top">
				{chrome.search ? <SearchBar chrome={chrome} /> : null}
				<button
					type="button"
					className="icon-button"
					popoverTarget="ssgMenu"
					popoverTargetAction="hide"
					aria-label={strings.closeMenu}
				>
					<span aria-hidden="true">×</span>
				</button>
				<details className="drawer-main" open={!sidebar}>
					<summary>{strings.mainMenu}</summary>
					<nav aria-label={strings.mainNavigation}>
						<ul>
							<NavbarItems {...props} group="drawer" items={chrome.navbar.items} />
						</ul>
					</nav>
				</details>
			</div>
			{sidebar ? <Sidebar chrome={chrome} name={sidebar} route={page.route} /> : null}
		</div>
	);
}
