import { hrefOf, type Route } from "../../src/model/urls/route.ts";
import type { Chrome, Page } from "../../src/react.ts";
import type { NavbarItemProps } from "../navbar-item.ts";
import { replaceable } from "../replaceable.tsx";
import { Dropdown } from "./Dropdown.tsx";

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

function DefaultVersionDropdown({ page, chrome, strings, group, docsId }: VersionDropdownProps) {
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
}

/** Links to this document in other versions. */
export const VersionDropdown = replaceable(DefaultVersionDropdown);
