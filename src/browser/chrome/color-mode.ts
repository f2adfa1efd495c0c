/** The light or dark mode. The inline script in `<head>` sets the initial value; this file and its lazy part change it. */
import { browserStorage } from "../storage.ts";

/** Handles the button, and applies changes made in other tabs and on pages restored from the back/forward cache. */
export function startColorMode(): void {
	const onEvent = (event: Event) =>
		import("./color-mode.lazy.ts").then(({ handleModeEvent }) => handleModeEvent(event, browserStorage), console.warn);
	document.addEventListener("click", (event) => {
		if ((event.target as Element).closest(".color-mode")) onEvent(event);
	});
	addEventListener("storage", onEvent);
	addEventListener("pageshow", (event) => event.persisted && onEvent(event));
	document.addEventListener("ssg:mode", updateThemeColor);
	updateThemeColor();
}

/** The colour of the browser's own interface matches the page. */
function updateThemeColor(): void {
	const meta =
		document.querySelector<HTMLMetaElement>("meta[name=theme-color]") ??
		document.head.appendChild(document.createElement("meta"));
	meta.name = "theme-color";
	meta.content = getComputedStyle(document.body).backgroundColor;
}
