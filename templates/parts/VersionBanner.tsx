import { hrefOf } from "../../src/model/urls/route.ts";
import type { LayoutProps } from "../props.ts";
import { replaceable } from "../replaceable.tsx";
import { Notice } from "./Notice.tsx";
import { counterpartIn, versionOfPage, versionsOf } from "./VersionDropdown.tsx";

/** Warns that a version is outdated or unreleased, and links to the same document in the latest version. */
export const VersionBanner = replaceable(function VersionBanner({ page, chrome, strings }: LayoutProps) {
	const version = versionOfPage(page, chrome.versions);
	if (!version || version.banner === "none") return null;
	const last = versionsOf(version.docsId, chrome).find(({ isLast }) => isLast);
	return (
		<Notice kind="warning" about="version">
			<p>
				{`${strings[version.banner]({ site: chrome.site.title, version: version.label })} `}
				{last ? (
					<a href={hrefOf(counterpartIn(last, page), chrome.site.baseUrl)}>
						{strings.latestVersion({ version: last.label })}
					</a>
				) : null}
			</p>
		</Notice>
	);
});

/** The version's name, if the configuration enables badges. */
export const VersionBadge = replaceable(function VersionBadge({ page, chrome, strings }: LayoutProps) {
	const version = versionOfPage(page, chrome.versions);
	return version?.badge ? <p className="version-badge">{strings.versionBadge({ version: version.label })}</p> : null;
});
