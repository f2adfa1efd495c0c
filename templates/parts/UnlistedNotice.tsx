import type { PageNoticeProps } from "./FallbackNotice.tsx";
import { Notice } from "./Notice.tsx";

/** Says that its author has hidden the page. Generated pages that are not listed never are, so they need no notice. */
export const UnlistedNotice = ({ page, strings }: PageNoticeProps) =>
	page.listed || page.writtenIn === null ? null : (
		<Notice kind="warning" about="unlisted">
			<p>
				<strong>{strings.unlistedTitle}</strong>
				{` ${strings.unlisted}`}
			</p>
		</Notice>
	);
