import { addIdPrefix } from "../../src/model/content/id-prefix.ts";
import type { NavbarEntry, NavbarHtmlEntry, NavbarLinkEntry } from "../../src/model/site/chrome.ts";
import { hrefOf } from "../../src/model/urls/route.ts";
import type { Html, PageProps } from "../../src/react.ts";
import type { NavbarItemProps } from "../navbar-item.ts";
import { Anchor } from "./Anchor.tsx";
import { Dropdown } from "./Dropdown.tsx";
import { LocaleDropdown } from "./LocaleDropdown.tsx";
import { RawHtml } from "./RawHtml.tsx";
import { VersionDropdown, versionsOf } from "./VersionDropdown.tsx";

/** The navbar items as list items, without the search box. */
export const NavbarItems = ({ items, ...props }: NavbarItemProps & { readonly items: readonly NavbarEntry[] }) =>
	items.map((item, index) => {
		const shown = renderNavbarItem(item, props);
		return shown ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: the items never change order
			<li key={index}>{shown}</li>
		) : null;
	});

function renderNavbarItem(item: NavbarEntry, props: NavbarItemProps) {
	switch (item.type) {
		case "link":
		case "html":
			return renderLinkOrHtml(item, props);
		case "localeDropdown":
			return <LocaleDropdown {...props} />;
		case "docsVersionDropdown":
			return versionsOf(item.docsId, props.chrome).length > 1 ? (
				<VersionDropdown {...props} docsId={item.docsId} />
			) : null;
		case "search":
			return null;
		case "dropdown":
			return (
				<Dropdown label={item.label} group={props.group}>
					{item.items.map((below, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: the items never change order
						<li key={index}>{renderLinkOrHtml(below, props)}</li>
					))}
				</Dropdown>
			);
	}
}

const renderLinkOrHtml = (item: NavbarLinkEntry | NavbarHtmlEntry, props: NavbarItemProps) =>
	item.type === "html" ? (
		<RawHtml className={item.className} html={props.group === "drawer" ? withOwnIds(item.html) : item.html} />
	) : (
		renderNavbarLink(item, props)
	);

/** The drawer is on the same page as the navbar, whose ids stay as they are. */
const withOwnIds = (html: Html): Html => addIdPrefix(html, DRAWER_ID_PREFIX) as Html;

/** Headings have no ids with capitals. */
const DRAWER_ID_PREFIX = "ssgDrawer-";

/** The browser uses the data attributes to update `aria-current` on a visit. */
const renderNavbarLink = (link: NavbarLinkEntry, props: NavbarItemProps) => (
	<Anchor
		href={link.href}
		className={link.className}
		external={link.external}
		strings={props.strings}
		aria-current={ariaCurrentOf(link, props)}
		data-active-base={link.activeBase}
		data-active-sidebar={link.activeSidebar}
	>
		{link.label}
	</Anchor>
);

/**
 * The value of `aria-current`: `page` for a link to the page itself, `true` for one to the section that contains it.
 */
function ariaCurrentOf(
	{ href, activeBase, activeSidebar }: NavbarLinkEntry,
	{ page, chrome }: PageProps,
): "page" | "true" | undefined {
	if (href === hrefOf(page.route, chrome.site.baseUrl)) return "page";
	if (activeSidebar && page.sidebar?.endsWith(`/${activeSidebar}`)) return "true";
	return activeBase !== undefined && isRouteBelow(page.route, activeBase) ? "true" : undefined;
}

function isRouteBelow(route: string, base: string): boolean {
	const folder = base.endsWith("/") ? base : `${base}/`;
	return route === base || route.startsWith(folder) || `${route}/` === folder;
}
