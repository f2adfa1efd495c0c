import type { Strings } from "../strings/index.ts";

/** Shown by the script on the way up a long document. */
export const BackToTop = ({ strings }: { readonly strings: Strings }) => (
	<button
		type="button"
		className="back-to-top"
		aria-label={strings.backToTop}
		title={strings.backToTop}
		hidden
	>
		<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
			<path d="M12 19V5m-6 6 6-6 6 6" />
		</svg>
	</button>
);
