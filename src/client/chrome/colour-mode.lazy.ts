/** Changes the colour mode. Loaded with the first event that may do so. */
import type { BrowserStorage } from "../storage.ts";

/** What a reader has chosen: a mode, or that of the system. */
export type ModeChoice = "light" | "dark" | "system";

const THEME_KEY = "theme";

const CHOICES: readonly ModeChoice[] = ["light", "dark", "system"];

/** Parses a stored value. Anything else is the site's own mode. */
export const toModeChoice = (
	value: string | null,
	initial: ModeChoice,
): ModeChoice => CHOICES.find((choice) => choice === value) ?? initial;

/** The choice that a click on the button leads to. */
export const nextChoice = (choice: ModeChoice): ModeChoice =>
	CHOICES[(CHOICES.indexOf(choice) + 1) % CHOICES.length] as ModeChoice;

/**
 * A click chooses the next mode. All other events apply what is stored, which another tab may have changed, or what the
 * system prefers now.
 */
export function handleModeEvent(
	event: Event,
	{ read, write }: BrowserStorage,
): void {
	const { dataset } = document.documentElement;
	const initial = (dataset.themeDefault ?? "light") as ModeChoice;
	const current = toModeChoice(dataset.themeChoice ?? null, initial);
	if (event.type === "change") applyChoice(current);
	else if (event.type === "click") {
		const choice = nextChoice(current);
		write(THEME_KEY, choice);
		applyChoice(choice);
	} else if (!("themeFixed" in dataset) && !isOtherKey(event))
		applyChoice(toModeChoice(read(THEME_KEY), initial));
}

const isOtherKey = (event: Event): boolean =>
	event instanceof StorageEvent &&
	event.key !== THEME_KEY &&
	event.key !== null;

function applyChoice(choice: ModeChoice): void {
	const { dataset } = document.documentElement;
	const prefersDark = matchMedia("(prefers-color-scheme:dark)").matches;
	const systemMode = prefersDark ? "dark" : "light";
	const mode = choice === "system" ? systemMode : choice;
	dataset.themeChoice = choice;
	if (dataset.theme === mode) return;
	dataset.theme = mode;
	document.dispatchEvent(new CustomEvent("ssg:mode", { detail: mode }));
}
