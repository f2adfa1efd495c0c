import type { Html, PageProps } from "../../src/react.ts";
import { baseUrlScript } from "../inline/base-url.ts";
import type { Strings } from "../strings/index.ts";
import { RawHtml } from "./RawHtml.tsx";

export interface BaseUrlNoticeProps extends PageProps {
	readonly strings: Strings;
}

/**
 * On home pages: a notice for sites deployed at another path than the configured base URL. `inline/base-url.ts` shows
 * it.
 */
export function BaseUrlNotice({ page, chrome, strings }: BaseUrlNoticeProps) {
	if (page.route !== chrome.home) return null;
	const [before = "", after = ""] = strings.baseUrlSuggested("\n").split("\n");
	return (
		<>
			<div
				id="base-url"
				role="alert"
				data-base={chrome.site.baseUrl}
				data-home={chrome.home}
				hidden
			>
				<p>
					<strong>{strings.baseUrlTitle}</strong> {strings.baseUrlCause}
				</p>
				<p>{strings.baseUrlConfigured(chrome.site.baseUrl)}</p>
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
