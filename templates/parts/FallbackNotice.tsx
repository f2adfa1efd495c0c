import { hrefOf } from "../../src/model/urls/route.ts";
import { GAP, splitAtGap } from "../gap.ts";
import { findLocale, languageAttributesOf } from "../language-attributes.ts";
import type { LayoutProps } from "../props.ts";
import { replaceable } from "../replaceable.tsx";
import { Notice } from "./Notice.tsx";

/** Says that the page is not translated, and links to the original. */
export const FallbackNotice = replaceable(function FallbackNotice({ page, chrome, strings }: LayoutProps) {
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
});
