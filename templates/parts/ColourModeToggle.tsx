import { replaceable } from "../replaceable.tsx";
import type { LocaleStrings } from "../strings/index.ts";

const DefaultColourModeToggle = ({
	strings,
}: {
	readonly strings: LocaleStrings;
}) => (
	<button
		type="button"
		className="colour-mode icon-button needs-script"
		aria-label={strings.darkMode}
		aria-pressed="false"
	>
		<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
			<path d="M12 3a9 9 0 1 0 9 9 7 7 0 0 1-9-9z" />
		</svg>
	</button>
);

/** The dark mode toggle. Hidden until the script has started. */
export const ColourModeToggle = replaceable(DefaultColourModeToggle);
