import type { ReactNode } from "react";
import { addIdPrefix } from "../../../src/model/content/id-prefix.ts";
import type { NavbarEntry, NavbarHtmlEntry, NavbarLinkEntry } from "../../../src/model/site/chrome.ts";
import { hrefOf, type Route } from "../../../src/model/urls/route.ts";
import type { Chrome, Html, Page, PageProps } from "../../../src/react.ts";
import type { NavbarItemProps } from "../../props.ts";
import { replaceable } from "../../replaceable.tsx";
import { Anchor } from "../Anchor.tsx";
import { RawHtml } from "../RawHtml.tsx";

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
						<li key={index}>{renderLinkOrHtml(below, props, true)}</li>
					))}
				</Dropdown>
			);
	}
}

const renderLinkOrHtml = (item: NavbarLinkEntry | NavbarHtmlEntry, props: NavbarItemProps, isInMenu = false) =>
	item.type === "html" ? (
		<RawHtml className={item.className} html={props.group === "drawer" ? withOwnIds(item.html) : item.html} />
	) : (
		renderNavbarLink(item, props, isInMenu)
	);

/** The drawer is on the same page as the navbar, whose ids stay as they are. */
const withOwnIds = (html: Html): Html => addIdPrefix(html, DRAWER_ID_PREFIX) as Html;

/** Headings have no ids with capitals. */
const DRAWER_ID_PREFIX = "ssgDrawer-";

/** The browser uses the data attributes to update `aria-current` on a visit. */
const renderNavbarLink = (link: NavbarLinkEntry, props: NavbarItemProps, isInMenu: boolean) => (
	<Anchor
		href={link.href}
		className={link.className}
		external={link.external}
		strings={props.strings}
		aria-current={ariaCurrentOf(link, props)}
		data-active-base={link.activeBase}
		data-active-sidebar={link.activeSidebar}
	>
		{link.icon ? <RawHtml as="span" html={link.icon} /> : null}
		{isInMenu && link.description ? `${link.label} ` : link.label}
		{isInMenu && link.description ? <small>{link.description}</small> : null}
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

export interface DropdownProps {
	readonly className?: string;
	readonly label: string;
	/** The accessible name, if it differs from the label. It must contain the label (WCAG 2.5.3). */
	readonly accessibleLabel?: string;
	/** Only one dropdown of a group is open at a time. */
	readonly group: string;
	readonly children: ReactNode;
}

/** A list of links in a `<details>` element, which works without a script. */
const Dropdown = ({ className, label, accessibleLabel, group, children }: DropdownProps) => (
	<details className={className ? `dropdown ${className}` : "dropdown"} name={group}>
		<summary aria-label={accessibleLabel}>{label}</summary>
		<ul>{children}</ul>
	</details>
);

/** Links to this page in other languages. */
export const LocaleDropdown = replaceable(({ page, chrome, strings, group }: NavbarItemProps) => (
	<Dropdown
		className="locale-menu"
		label={chrome.locale.label}
		accessibleLabel={strings.language({ language: chrome.locale.label })}
		group={group}
	>
		{chrome.locales.map(({ name, label, htmlLang, direction }) => {
			const route = page.alternates[name];
			return route === undefined ? null : (
				<li key={name}>
					<a
						href={hrefOf(route, chrome.site.baseUrl)}
						lang={htmlLang}
						hrefLang={htmlLang}
						dir={direction}
						data-locale={name}
						aria-current={name === chrome.locale.name ? "true" : undefined}
					>
						{label}
					</a>
				</li>
			);
		})}
	</Dropdown>
));

export type ChromeVersion = Chrome["versions"][number];

/** The version of a page among some versions; the latest one on pages without one of these. */
export const versionOfPage = (page: Page, versions: readonly ChromeVersion[]): ChromeVersion | undefined =>
	versions.find(({ name }) => name === page.version) ?? versions.find(({ isLast }) => isLast);

/** The same document in another version of its documents, or that version's first page. */
export const counterpartIn = ({ docs, home }: ChromeVersion, { id = "" }: Page): Route => docs[id] ?? home;

/** The versions of a set of documents. */
export const versionsOf = (docsId: string, { versions }: Chrome): readonly ChromeVersion[] =>
	versions.filter((version) => version.docsId === docsId);

export interface VersionDropdownProps extends NavbarItemProps {
	/** Whose versions the menu has. */
	readonly docsId: string;
}

/** Links to this document in other versions. */
export const VersionDropdown = replaceable(function VersionDropdown({
	page,
	chrome,
	strings,
	group,
	docsId,
}: VersionDropdownProps) {
	const versions = versionsOf(docsId, chrome);
	const current = versionOfPage(page, versions);
	if (current === undefined) return null;
	const isOwn = current.name === page.version;
	return (
		<Dropdown
			className="version-menu"
			label={current.label}
			accessibleLabel={strings.version({ version: current.label })}
			group={group}
		>
			{versions.map((version) => (
				<li key={version.name}>
					<a
						href={hrefOf(isOwn ? counterpartIn(version, page) : version.home, chrome.site.baseUrl)}
						data-version={version.name}
						data-docs={docsId === chrome.versions[0]?.docsId ? undefined : docsId}
						data-last={version.isLast ? "" : undefined}
						aria-current={version === current ? "true" : undefined}
					>
						{version.label}
					</a>
				</li>
			))}
		</Dropdown>
	);
});
