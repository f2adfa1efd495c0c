import { replaceable } from "../replaceable.tsx";
import type { PageNoticeProps } from "./FallbackNotice.tsx";
import { Notice } from "./Notice.tsx";

/** Says that its author has hidden the page. Generated pages that are not listed never are, so they need no notice. */
const DefaultUnlistedNotice = ({ page, strings }: PageNoticeProps) =>
	page.listed || page.writtenIn === null ? null : (
		<Notice kind="warning" about="unlisted">
			<p>
				<strong>{strings.unlistedTitle}</strong>
				{` ${strings.unlisted}`}
			</p>
		</Notice>
	);

/** Says that a page is unlisted. The not-found and search pages are always unlisted and need no notice. */
export const UnlistedNotice = replaceable(DefaultUnlistedNotice);
