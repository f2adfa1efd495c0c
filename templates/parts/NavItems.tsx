import type { NavItem, NavLink } from "../../src/model/chrome.ts";
import { hrefOf } from "../../src/model/route.ts";
import type { PageProps } from "../../src/react.ts";
import type { Strings } from "../strings/index.ts";
import { Anchor } from "./Anchor.tsx";
import { Dropdown } from "./Dropdown.tsx";
import { LocaleMenu } from "./LocaleMenu.tsx";
import { hasVersionMenu, VersionMenu } from "./VersionMenu.tsx";

export interface NavProps extends PageProps {
	readonly strings: Strings;
	/** Names the place of the items: in the bar, or in the drawer. */
	readonly group: string;
}

/** The items of the bar, each in a list item of its own. The search stands apart. */
export const NavItems = ({
	items,
	...props
}: NavProps & { readonly items: readonly NavItem[] }) =>
	items.map((item, index) => {
		const shown = itemOf(item, props);
		// biome-ignore lint/suspicious/noArrayIndexKey: the items of the bar never move
		return shown ? <li key={index}>{shown}</li> : null;
	});

function itemOf(item: NavItem, props: NavProps) {
	switch (item.type) {
		case "link":
			return linkOf(item, props);
		case "localeDropdown":
			return <LocaleMenu {...props} />;
		case "docsVersionDropdown":
			return hasVersionMenu(props.chrome) ? <VersionMenu {...props} /> : null;
		case "search":
			return null;
		case "dropdown":
			return (
				<Dropdown label={item.label} group={props.group}>
					{item.items.map((link) => (
						<li key={link.href}>{linkOf(link, props)}</li>
					))}
				</Dropdown>
			);
	}
}

/** The data attributes let the browser move the mark on a visit. */
const linkOf = (link: NavLink, props: NavProps) => (
	<Anchor
		href={link.href}
		className={link.className}
		external={link.external}
		strings={props.strings}
		aria-current={currentOf(link, props)}
		data-active-base={link.activeBase}
		data-active-sidebar={link.activeSidebar}
	>
		{link.label}
	</Anchor>
);

/** `page` for a link to the page itself, `true` for one to the part of the site that the page is in. */
function currentOf(
	{ href, activeBase, activeSidebar }: NavLink,
	{ page, chrome }: PageProps,
): "page" | "true" | undefined {
	if (href === hrefOf(page.route, chrome.site.baseUrl)) return "page";
	const shown = "sidebar" in page ? page.sidebar : undefined;
	if (activeSidebar !== undefined && activeSidebar === shown) return "true";
	return activeBase !== undefined && isBelow(page.route, activeBase)
		? "true"
		: undefined;
}

function isBelow(route: string, base: string): boolean {
	const folder = base.endsWith("/") ? base : `${base}/`;
	return route === base || route.startsWith(folder) || `${route}/` === folder;
}
