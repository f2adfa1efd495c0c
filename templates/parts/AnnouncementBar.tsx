import type { Chrome } from "../../src/react.ts";
import { replaceable } from "../replaceable.tsx";
import type { LocaleStrings } from "../strings.ts";
import { RawHtml } from "./RawHtml.tsx";

export interface AnnouncementBarProps {
	readonly announcement: NonNullable<Chrome["announcement"]>;
	readonly strings: LocaleStrings;
}

/** The announcement bar. Its close button is hidden until the script has started. */
export const AnnouncementBar = replaceable(
	({ announcement: { id, html, isCloseable }, strings }: AnnouncementBarProps) => (
		<aside className="announcement" aria-label={strings.announcement} data-announcement={id}>
			<RawHtml className="announcement-text" html={html} />
			{isCloseable ? (
				<button
					type="button"
					className="announcement-close icon-button needs-script"
					aria-label={strings.closeAnnouncement}
				>
					<span aria-hidden="true">×</span>
				</button>
			) : null}
		</aside>
	),
);
