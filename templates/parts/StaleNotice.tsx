import { hrefOf } from "../../src/model/urls/route.ts";
import { GAP, splitAtGap } from "../gap.ts";
import { findLocale, languageAttributesOf } from "../language-attributes.ts";
import { replaceable } from "../replaceable.tsx";
import type { PageNoticeProps } from "./FallbackNotice.tsx";
import { Notice } from "./Notice.tsx";

function DefaultStaleNotice({ page, chrome, strings }: PageNoticeProps) {
	const { defaultLocale } = chrome;
	const route = page.alternates[defaultLocale];
	if (page.writtenIn !== "markdown" || !page.isStale || !route) return null;
	const original = findLocale(defaultLocale, chrome);
	const [before, after] = splitAtGap(strings.original({ language: GAP }));
	return (
		<Notice kind="info" about="stale">
			<p>
				{`${strings.stale} `}
				<a href={hrefOf(route, chrome.site.baseUrl)} hrefLang={original.htmlLang}>
					{before}
					<span {...languageAttributesOf(defaultLocale, chrome)}>{original.label}</span>
					{after}
				</a>
			</p>
		</Notice>
	);
}

/** Says that the original has changed since it was translated, and links to it. */
export const StaleNotice = replaceable(DefaultStaleNotice);
