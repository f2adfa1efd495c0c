import { hrefOf, type Route } from "../../src/model/route.ts";
import type { Chrome, Page } from "../../src/react.ts";
import { Dropdown } from "./Dropdown.tsx";
import type { NavProps } from "./NavItems.tsx";

export type Version = Chrome["versions"][number];

/** The version a page is about; elsewhere the last one. */
export const versionOf = (page: Page, chrome: Chrome): Version | undefined =>
	"version" in page
		? chrome.versions.find(({ name }) => name === page.version)
		: chrome.versions.find(({ isLast }) => isLast);

/** The same document in a version, or the version's first one. */
export const sameIn = (version: Version, page: Page): Route =>
	(page.kind === "doc" ? version.docs[page.id] : undefined) ?? version.home;

/** A site with one version shows no menu. */
export const hasVersionMenu = ({ versions }: Chrome): boolean =>
	versions.length > 1;

/** This document in the other versions. */
export function VersionMenu({ page, chrome, strings, group }: NavProps) {
	const current = versionOf(page, chrome);
	if (current === undefined) return null;
	return (
		<Dropdown
			className="version-menu"
			label={current.label}
			accessibleLabel={strings.version(current.label)}
			group={group}
		>
			{chrome.versions.map((version) => (
				<li key={version.name}>
					<a
						href={hrefOf(sameIn(version, page), chrome.site.baseUrl)}
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
