import { hrefOf } from "../../src/model/urls/route.ts";
import { replaceable } from "../replaceable.tsx";
import type { PageNoticeProps } from "./FallbackNotice.tsx";
import { Notice } from "./Notice.tsx";
import { counterpartIn, versionOfPage, versionsOf } from "./VersionDropdown.tsx";

function DefaultVersionBanner({ page, chrome, strings }: PageNoticeProps) {
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
}

/** Warns that a version is outdated or unreleased, and links to the same document in the latest version. */
export const VersionBanner = replaceable(DefaultVersionBanner);

function DefaultVersionBadge({ page, chrome, strings }: PageNoticeProps) {
	const version = versionOfPage(page, chrome.versions);
	return version?.badge ? <p className="version-badge">{strings.versionBadge({ version: version.label })}</p> : null;
}

/** The version's name, if the configuration enables badges. */
export const VersionBadge = replaceable(DefaultVersionBadge);
