import type { Html, PageProps } from "../../src/react.ts";
import { GAP, splitAtGap } from "../gap.ts";
import { baseUrlScript } from "../inline/base-url.ts";
import type { LocaleStrings } from "../strings/index.ts";
import { RawHtml } from "./RawHtml.tsx";

export interface BaseUrlNoticeProps extends PageProps {
	readonly strings: LocaleStrings;
}

/**
 * On home pages: a notice for sites deployed at another path than the configured base URL. `inline/base-url.ts` shows
 * it.
 */
export function BaseUrlNotice({ page, chrome, strings }: BaseUrlNoticeProps) {
	if (page.route !== chrome.home) return null;
	const [before, after] = splitAtGap(strings.baseUrlSuggested({ baseUrl: GAP }));
	return (
		<>
			<div id="ssgBaseUrl" role="alert" data-base={chrome.site.baseUrl} data-home={chrome.home} hidden>
				<p>
					<strong>{strings.baseUrlTitle}</strong> {strings.baseUrlCause}
				</p>
				<p>{strings.baseUrlConfigured({ baseUrl: chrome.site.baseUrl })}</p>
				<p>
					{before}
					<code data-suggestion="" />
					{after}
				</p>
			</div>
			<RawHtml as="script" html={baseUrlScript as Html} />
		</>
	);
}
