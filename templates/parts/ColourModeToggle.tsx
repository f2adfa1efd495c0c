import { replaceable } from "../replaceable.tsx";
import type { LocaleStrings } from "../strings/index.ts";

/** What the icon of each mode consists of: a sun, a moon and a screen. */
const ICONS = {
	light:
		"M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 1 0 0-9M12 2v1.5m0 17V22M2 12h1.5m17 0H22M5 5l1 1m12 12 1 1M5 19l1-1M18 6l1-1",
	dark: "M20.5 14A9 9 0 0 1 10 3.5a9 9 0 1 0 10.5 10.5z",
	system: "M3 4.5h18v12H3zM8.5 20.5h7M12 16.5v4",
};

const MODES = ["light", "dark", "system"] as const;

const DefaultColourModeToggle = ({
	strings,
}: {
	readonly strings: LocaleStrings;
}) => (
	<button
		type="button"
		className="colour-mode icon-button needs-script"
		aria-live="polite"
	>
		<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
			{MODES.map((mode) => (
				<path key={mode} className={`mode-${mode}`} d={ICONS[mode]} />
			))}
		</svg>
		<span className="visually-hidden">
			{MODES.map((mode) => (
				<span key={mode} className={`mode-${mode}`}>
					{strings.colourMode({ mode: strings[`${mode}Mode`] })}
				</span>
			))}
		</span>
	</button>
);

/**
 * The switch between light mode, dark mode and what the system prefers. It shows the current choice, which the style
 * sheet selects. Hidden until the script has started.
 */
export const ColourModeToggle = replaceable(DefaultColourModeToggle);
