import type { ReactNode } from "react";
import { hrefOf, type Route } from "../../src/model/urls/route.ts";
import { findLocale, languageAttributesOf } from "../language-attributes.ts";
import type { ChromeProps, LayoutProps } from "../props.ts";
import { replaceable } from "../replaceable.tsx";
import { GAP, splitAtGap } from "../strings.ts";
import { counterpartIn, versionOfPage, versionsOf } from "./navigation/NavbarItems.tsx";
import { RawHtml } from "./RawHtml.tsx";

export interface NoticeProps {
	readonly kind: "info" | "warning";
	/** A class name for the style sheet. */
	readonly about: string;
	readonly children: ReactNode;
}

/** A notice at the top of a page. */
export const Notice = replaceable(({ kind, about, children }: NoticeProps) => (
	<div role="note" className={`admonition admonition-${kind} notice notice-${about}`}>
		{children}
	</div>
));

/** Says that the page is not translated, and links to the original. */
export const FallbackNotice = replaceable(function FallbackNotice({ page, chrome, strings }: LayoutProps) {
	if (page.contentLocale === chrome.locale.name) return null;
	return (
		<Notice kind="info" about="fallback">
			<p>
				{`${strings.fallback({ language: chrome.locale.label })} `}
				<OriginalLink chrome={chrome} strings={strings} locale={page.contentLocale} route={page.canonical} />
			</p>
		</Notice>
	);
});

/** Says that the original has changed since it was translated, and links to it. */
export const StaleNotice = replaceable(function StaleNotice({ page, chrome, strings }: LayoutProps) {
	const { defaultLocale } = chrome;
	const route = page.alternates[defaultLocale];
	if (page.writtenIn !== "markdown" || !page.isStale || !route) return null;
	return (
		<Notice kind="info" about="stale">
			<p>
				{`${strings.stale} `}
				<OriginalLink chrome={chrome} strings={strings} locale={defaultLocale} route={route} />
			</p>
		</Notice>
	);
});

interface OriginalLinkProps extends ChromeProps {
	readonly locale: string;
	readonly route: Route;
}

function OriginalLink({ chrome, strings, locale, route }: OriginalLinkProps) {
	const { htmlLang, label } = findLocale(locale, chrome);
	const [before, after] = splitAtGap(strings.original({ language: GAP }));
	return (
		<a href={hrefOf(route, chrome.site.baseUrl)} hrefLang={htmlLang}>
			{before}
			<span {...languageAttributesOf(locale, chrome)}>{label}</span>
			{after}
		</a>
	);
}

/** Shows the notice of a page's front matter. */
export const PageBanner = replaceable(({ page, chrome }: LayoutProps) =>
	page.writtenIn === "markdown" && page.banner ? (
		<Notice kind="info" about="banner">
			<RawHtml html={page.banner} {...languageAttributesOf(page.contentLocale, chrome)} />
		</Notice>
	) : null,
);

/** Says that a page is unlisted. The not-found and search pages are always unlisted and need no notice. */
export const UnlistedNotice = replaceable(({ page, strings }: LayoutProps) =>
	page.listed || page.writtenIn === null ? null : (
		<Notice kind="warning" about="unlisted">
			<p>
				<strong>{strings.unlistedTitle}</strong>
				{` ${strings.unlisted}`}
			</p>
		</Notice>
	),
);

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
	return version?.badge ? <p className="version-badge">{strings.version({ version: version.label })}</p> : null;
});
