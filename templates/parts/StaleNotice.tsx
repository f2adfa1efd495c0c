import { hrefOf } from "../../src/model/route.ts";
import { halvesOf } from "../halves.ts";
import { languageOf, localeOf } from "../language.ts";
import type { PageNoticeProps } from "./FallbackNotice.tsx";
import { Notice } from "./Notice.tsx";

/** Says that the text this one was translated from has changed since, and leads to it. */
export function StaleNotice({ page, chrome, strings }: PageNoticeProps) {
	const { defaultLocale } = chrome;
	const route = page.alternates[defaultLocale];
	if (!("isStale" in page) || !page.isStale || !route) return null;
	const original = localeOf(defaultLocale, chrome);
	const [before, after] = halvesOf(strings.original("%s"));
	return (
		<Notice kind="info" about="stale">
			<p>
				{`${strings.stale} `}
				<a
					href={hrefOf(route, chrome.site.baseUrl)}
					hrefLang={original.htmlLang}
				>
					{before}
					<span {...languageOf(defaultLocale, chrome)}>{original.label}</span>
					{after}
				</a>
			</p>
		</Notice>
	);
}
