import type { PageNoticeProps } from "./FallbackNotice.tsx";
import { Notice } from "./Notice.tsx";

/** Says that a page can be found by its address only. That nobody looks for the not-found page or the search needs no saying. */
export const UnlistedNotice = ({ page, strings }: PageNoticeProps) =>
	page.listed || page.kind === "not-found" || page.kind === "search" ? null : (
		<Notice kind="warning" about="unlisted">
			<p>
				<strong>{strings.unlistedTitle}</strong>
				{` ${strings.unlisted}`}
			</p>
		</Notice>
	);
