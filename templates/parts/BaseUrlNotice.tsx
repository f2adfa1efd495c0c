import type { Html } from "../../src/react.ts";
import { baseUrlScript } from "../inline/base-url.ts";
import type { LayoutProps } from "../props.ts";
import { GAP, splitAtGap } from "../strings.ts";
import { RawHtml } from "./RawHtml.tsx";

/**
 * On home pages: a notice for sites deployed at another path than the configured base URL. `inline/base-url.ts` shows
 * it.
 */
export function BaseUrlNotice({ page, chrome, strings }: LayoutProps) {
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
