import type { LayoutProps } from "../props.ts";
import { replaceable } from "../replaceable.tsx";
import { Notice } from "./Notice.tsx";

/** Says that a page is unlisted. The not-found and search pages are always unlisted and need no notice. */
export const UnlistedNotice = replaceable(({ page, strings }: LayoutProps) =>
	page.listed || page.writtenIn === null ? null : (
		<Notice kind="warning" about="unlisted">
			<p>
				<strong>{strings.unlistedTitle}</strong>
				{` ${strings.unlisted}`}
			</p>
		</Notice>
	),
);
