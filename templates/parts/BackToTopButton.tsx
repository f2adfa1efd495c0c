import { replaceable } from "../replaceable.tsx";
import type { LocaleStrings } from "../strings.ts";

/** A button back to the top of a long document. The script shows it while the reader scrolls up. */
export const BackToTopButton = replaceable(({ strings }: { readonly strings: LocaleStrings }) => (
	<button type="button" className="back-to-top" aria-label={strings.backToTop} title={strings.backToTop} hidden>
		<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
			<path d="M12 19V5m-6 6 6-6 6 6" />
		</svg>
	</button>
));
