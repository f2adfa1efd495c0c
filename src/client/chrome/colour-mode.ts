/** The light or dark mode. The inline script in `<head>` sets the initial value; this file changes it. */
import { onClick } from "../on-click.ts";
import { readStorage, writeStorage } from "../storage.ts";

export type ColourMode = "light" | "dark";

const THEME_KEY = "theme";
const rootElement = () => document.documentElement;

/** Parses a stored value. Anything other than `dark` is `light`. */
export const toColourMode = (value: string | null | undefined): ColourMode =>
	value === "dark" ? "dark" : "light";

/**
 * Handles the toggle button, and applies changes made in other tabs and on pages restored from the back/forward cache.
 */
export function startColourMode(): void {
	updateToggle(toColourMode(rootElement().dataset.theme));
	onClick(".colour-mode", () => {
		const mode = rootElement().dataset.theme === "dark" ? "light" : "dark";
		writeStorage(THEME_KEY, mode);
		applyMode(mode);
	});
	addEventListener("storage", ({ key, newValue }) => {
		if (key === THEME_KEY || key === null) applyMode(toColourMode(newValue));
	});
	addEventListener("pageshow", ({ persisted }) => {
		if (persisted) applyMode(toColourMode(readStorage(THEME_KEY)));
	});
}

function applyMode(mode: ColourMode): void {
	if (rootElement().dataset.theme === mode) return;
	rootElement().dataset.theme = mode;
	updateToggle(mode);
	document.dispatchEvent(new CustomEvent("ssg:mode", { detail: mode }));
}

/** Updates the button's state, and the colour of the browser's own interface to match the page. */
function updateToggle(mode: ColourMode): void {
	for (const button of document.querySelectorAll(".colour-mode"))
		button.setAttribute("aria-pressed", String(mode === "dark"));
	const name = "theme-color";
	let meta = document.querySelector<HTMLMetaElement>(`meta[name=${name}]`);
	if (!meta) {
		meta = document.createElement("meta");
		meta.name = name;
		document.head.append(meta);
	}
	meta.content = getComputedStyle(document.body).backgroundColor;
}
