import type { PageProps } from "../../src/react.ts";
import type { Strings } from "../strings/index.ts";
import { NavItems } from "./NavItems.tsx";
import { NewsSidebar } from "./NewsSidebar.tsx";
import { Sidebar } from "./Sidebar.tsx";

export interface DrawerProps extends PageProps {
	readonly strings: Strings;
}

/**
 * The page's sidebar. On wide screens it stands beside the text; on narrow ones it is a drawer, a popover that the
 * button in the bar opens without a script, with the items of the bar above it. So the long list is in the page once.
 */
export function Drawer(props: DrawerProps) {
	const { chrome, strings } = props;
	const sidebar = sidebarOf(props);
	return (
		<div
			id="menu"
			popover="auto"
			className={sidebar ? "drawer" : "drawer drawer-without-sidebar"}
		>
			<div className="drawer-top">
				<nav aria-label={strings.mainNavigation}>
					<ul>
						<NavItems {...props} group="drawer" items={chrome.navbar.items} />
					</ul>
				</nav>
				<button
					type="button"
					className="icon-button"
					popoverTarget="menu"
					popoverTargetAction="hide"
					aria-label={strings.closeMenu}
				>
					<span aria-hidden="true">×</span>
				</button>
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
					name={name}
					entries={entries}
					route={page.route}
					strings={strings}
				/>
			) : null;
		}
		case "tags":
			return page.area === "news" ? newsOf({ page, chrome, strings }) : null;
		case "post":
		case "post-list":
		case "post-tag":
			return newsOf({ page, chrome, strings });
		default:
			return null;
	}
}

const newsOf = ({ page, chrome, strings }: DrawerProps) =>
	chrome.news ? (
		<NewsSidebar chrome={chrome} route={page.route} strings={strings} />
	) : null;
