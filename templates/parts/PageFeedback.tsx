import type { AuthoredPageKind, LayoutProps } from "../props.ts";
import { replaceable } from "../replaceable.tsx";

const DefaultPageFeedback = ({ chrome: { feedback }, strings }: LayoutProps<AuthoredPageKind>) =>
	feedback ? (
		<fieldset
			className="page-feedback needs-script"
			aria-labelledby="ssgFeedback"
			data-feedback={feedback}
			data-done={strings.feedbackThanks}
			data-failed={strings.feedbackFailed}
		>
			<span id="ssgFeedback">{strings.wasHelpful}</span>
			<button type="button" value="yes" aria-pressed="false">
				{strings.yes}
			</button>
			<button type="button" value="no" aria-pressed="false">
				{strings.no}
			</button>
			<span role="status" />
		</fieldset>
	) : null;

/** Asks whether a page was helpful, if the configuration says where answers are sent. */
export const PageFeedback = replaceable(DefaultPageFeedback);
