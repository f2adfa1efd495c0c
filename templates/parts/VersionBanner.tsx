import { hrefOf } from "../../src/model/route.ts";
import type { PageNoticeProps } from "./FallbackNotice.tsx";
import { Notice } from "./Notice.tsx";
import { sameIn, versionOf } from "./VersionMenu.tsx";

/** Warns of a version that is not the one to use, and leads to the same document in the last one. */
export function VersionBanner({ page, chrome, strings }: PageNoticeProps) {
	const version = versionOf(page, chrome);
	if (!version || version.banner === "none") return null;
	const last = chrome.versions.find(({ isLast }) => isLast);
	return (
		<Notice kind="warning" about="version">
			<p>
				{`${strings[version.banner](chrome.site.title, version.label)} `}
				{last ? (
					<a href={hrefOf(sameIn(last, page), chrome.site.baseUrl)}>
						{strings.latestVersion(last.label)}
					</a>
				) : null}
			</p>
		</Notice>
	);
}

/** Names the version where the configuration asks for it. */
export function VersionBadge({ page, chrome, strings }: PageNoticeProps) {
	const version = versionOf(page, chrome);
	return version?.badge ? (
		<p className="version-badge">{strings.versionBadge(version.label)}</p>
	) : null;
}
