import { hrefOf } from "../../src/model/urls/route.ts";
import type { PageProps } from "../../src/react.ts";
import { GAP, splitAtGap } from "../gap.ts";
import { findLocale, languageAttributesOf } from "../language-attributes.ts";
import { replaceable } from "../replaceable.tsx";
import type { LocaleStrings } from "../strings/index.ts";
import { Notice } from "./Notice.tsx";

export interface PageNoticeProps extends PageProps {
	readonly strings: LocaleStrings;
}

function DefaultFallbackNotice({ page, chrome, strings }: PageNoticeProps) {
	if (page.contentLocale === chrome.locale.name) return null;
	const original = findLocale(page.contentLocale, chrome);
	const [before, after] = splitAtGap(strings.original({ language: GAP }));
	return (
		<Notice kind="info" about="fallback">
			<p>
				{`${strings.fallback({ language: chrome.locale.label })} `}
				<a href={hrefOf(page.canonical, chrome.site.baseUrl)} hrefLang={original.htmlLang}>
					{before}
					<span {...languageAttributesOf(page.contentLocale, chrome)}>{original.label}</span>
					{after}
				</a>
			</p>
		</Notice>
	);
}

/** Says that the page is not translated, and links to the original. */
export const FallbackNotice = replaceable(DefaultFallbackNotice);
