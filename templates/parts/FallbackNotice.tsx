import { hrefOf } from "../../src/model/route.ts";
import type { PageProps } from "../../src/react.ts";
import { halvesOf } from "../halves.ts";
import { languageOf, localeOf } from "../language.ts";
import type { Strings } from "../strings/index.ts";
import { Notice } from "./Notice.tsx";

export interface PageNoticeProps extends PageProps {
	readonly strings: Strings;
}

/** Says that the text is in another language, and leads to where it belongs. */
export function FallbackNotice({ page, chrome, strings }: PageNoticeProps) {
	if (page.contentLocale === chrome.locale.name) return null;
	const original = localeOf(page.contentLocale, chrome);
	const [before, after] = halvesOf(strings.original("%s"));
	return (
		<Notice kind="info" about="fallback">
			<p>
				{`${strings.fallback(chrome.locale.label)} `}
				<a
					href={hrefOf(page.canonical, chrome.site.baseUrl)}
					hrefLang={original.htmlLang}
				>
					{before}
					<span {...languageOf(page.contentLocale, chrome)}>
						{original.label}
					</span>
					{after}
				</a>
			</p>
		</Notice>
	);
}
