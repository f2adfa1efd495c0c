import { hrefOf, type Route } from "../../src/model/route.ts";
import type { Chrome, Page } from "../../src/react.ts";
import { replaceable } from "../replaceable.tsx";
import { Dropdown } from "./Dropdown.tsx";
import type { NavbarItemProps } from "./NavbarItems.tsx";

export type ChromeVersion = Chrome["versions"][number];

/** The version of a page; the latest version on pages without one. */
export const versionOfPage = (
	page: Page,
	chrome: Chrome,
): ChromeVersion | undefined =>
	page.version !== undefined
		? chrome.versions.find(({ name }) => name === page.version)
		: chrome.versions.find(({ isLast }) => isLast);

/** The same document in another version, or that version's first page. */
export const counterpartIn = (
	{ docs, home }: ChromeVersion,
	{ id = "" }: Page,
): Route => docs[id] ?? home;

/** Sites with a single version show no menu. */
export const hasVersionDropdown = ({ versions }: Chrome): boolean =>
	versions.length > 1;

function DefaultVersionDropdown({
	page,
	chrome,
	strings,
	group,
}: NavbarItemProps) {
	const current = versionOfPage(page, chrome);
	if (current === undefined) return null;
	return (
		<Dropdown
			className="version-menu"
			label={current.label}
			accessibleLabel={strings.version({ version: current.label })}
			group={group}
		>
			{chrome.versions.map((version) => (
				<li key={version.name}>
					<a
						href={hrefOf(counterpartIn(version, page), chrome.site.baseUrl)}
						data-version={version.name}
						data-last={version.isLast ? "" : undefined}
						aria-current={version === current ? "true" : undefined}
					>
						{version.label}
					</a>
				</li>
			))}
		</Dropdown>
	);
}

/** Links to this document in other versions. */
export const VersionDropdown = replaceable(DefaultVersionDropdown);
