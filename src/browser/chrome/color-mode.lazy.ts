/** Changes the colour mode. Loaded with the first event that may do so. */
import type { BrowserStorage } from "../storage.ts";

const THEME_KEY = "theme";

/** What the button chooses in turn: light, dark, and the mode that the site begins with where that is neither. */
export const modeChoicesOf = (initial: string): readonly string[] => [...new Set(["light", "dark", initial])];

/** Parses a stored value. Anything that the button does not offer is the site's own mode. */
export const toModeChoice = (value: string | null, initial: string): string =>
	modeChoicesOf(initial).find((choice) => choice === value) ?? initial;

/** The choice that a click on the button leads to. */
export function nextChoice(choice: string, initial: string): string {
	const choices = modeChoicesOf(initial);
	return choices[(choices.indexOf(choice) + 1) % choices.length] as string;
}

/** A click chooses the next mode. All other events apply what is stored, which another tab may have changed. */
export function handleModeEvent(event: Event, { read, write }: BrowserStorage): void {
	const { dataset } = document.documentElement;
	const { themeDefault = "light" } = dataset;
	if (event.type === "click") {
		const choice = nextChoice(dataset.themeChoice ?? "", themeDefault);
		write(THEME_KEY, choice);
		applyChoice(choice);
	} else if (!("themeFixed" in dataset) && !isOtherKey(event)) applyChoice(toModeChoice(read(THEME_KEY), themeDefault));
}

const isOtherKey = (event: Event): boolean =>
	event instanceof StorageEvent && event.key !== THEME_KEY && event.key !== null;

/** A choice that is not a mode stands for `data-preferred-theme`, which an inline script keeps up to date. */
function applyChoice(choice: string): void {
	const { dataset } = document.documentElement;
	const isMode = choice === "light" || choice === "dark";
	const mode = isMode ? choice : dataset.preferredTheme;
	dataset.themeChoice = choice;
	if (dataset.theme === mode) return;
	dataset.theme = mode;
	document.dispatchEvent(new CustomEvent("ssg:mode", { detail: mode }));
}
