/** The light or dark mode. The inline script in `<head>` sets the initial value; this file and its lazy part change it. */
import { onClick } from "../on-click.ts";
import { readStorage, writeStorage } from "../storage.ts";

/**
 * Handles the button, and applies changes made in other tabs, by the system, and on pages restored from the back/forward
 * cache.
 */
export function startColourMode(): void {
	const onEvent = (event: Event) =>
		import("./colour-mode.lazy.ts").then(
			({ handleModeEvent }) =>
				handleModeEvent(event, { read: readStorage, write: writeStorage }),
			console.warn,
		);
	onClick(".colour-mode", (_, event) => onEvent(event));
	addEventListener("storage", onEvent);
	addEventListener("pageshow", (event) => event.persisted && onEvent(event));
	matchMedia("(prefers-color-scheme:dark)").addEventListener("change", onEvent);
	document.addEventListener("ssg:mode", updateThemeColour);
	updateThemeColour();
}

/** The colour of the browser's own interface matches the page. */
function updateThemeColour(): void {
	const meta =
		document.querySelector<HTMLMetaElement>("meta[name=theme-color]") ??
		document.head.appendChild(document.createElement("meta"));
	meta.name = "theme-color";
	meta.content = getComputedStyle(document.body).backgroundColor;
}
