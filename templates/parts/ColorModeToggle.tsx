import { initialModeOf } from "../color-mode.ts";
import type { ChromeProps } from "../props.ts";
import { replaceable } from "../replaceable.tsx";

/** What the icon of each mode consists of: a sun, a moon and a screen. */
const ICONS = {
	light:
		"M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 1 0 0-9M12 2v1.5m0 17V22M2 12h1.5m17 0H22M5 5l1 1m12 12 1 1M5 19l1-1M18 6l1-1",
	dark: "M20.5 14A9 9 0 0 1 10 3.5a9 9 0 1 0 10.5 10.5z",
	system: "M3 4.5h18v12H3zM8.5 20.5h7M12 16.5v4",
};

/**
 * The switch between light and dark mode, and what the system prefers on sites that respect it. It shows the current
 * choice, which the style sheet selects. Hidden until the script has started.
 */
export const ColorModeToggle = replaceable(function ColorModeToggle({ chrome, strings }: ChromeProps) {
	const modes = new Set(["light", "dark", initialModeOf(chrome)] as const);
	return (
		<button type="button" className="color-mode icon-button needs-script" aria-live="polite">
			<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
				{[...modes].map((mode) => (
					<path key={mode} className={`mode-${mode}`} d={ICONS[mode]} />
				))}
			</svg>
			<span className="visually-hidden">
				{[...modes].map((mode) => (
					<span key={mode} className={`mode-${mode}`}>
						{strings.colorMode({ mode: strings[`${mode}Mode`] })}
					</span>
				))}
			</span>
		</button>
	);
});
