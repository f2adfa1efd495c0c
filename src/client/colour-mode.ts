/** Light or dark, as the reader chose. The script before the first paint has set it; here it changes. */
import { onClick } from "./on-click.ts";
import { read, write } from "./storage.ts";

export type Mode = "light" | "dark";

const KEY = "theme";
const html = () => document.documentElement;

/** What a stored value says; whatever is no mode is the light one. */
export const modeOf = (value: string | null | undefined): Mode =>
	value === "dark" ? "dark" : "light";

/** Makes the button change the mode, and lets other tabs of the site follow. */
export function startColourMode(): void {
	mark(modeOf(html().dataset.theme));
	onClick(".colour-mode", () => {
		const mode = html().dataset.theme === "dark" ? "light" : "dark";
		write(KEY, mode);
		show(mode);
	});
	addEventListener("storage", ({ key, newValue }) => {
		if (key === KEY || key === null) show(modeOf(newValue));
	});
	addEventListener("pageshow", ({ persisted }) => {
		if (persisted) show(modeOf(read(KEY)));
	});
}

function show(mode: Mode): void {
	if (html().dataset.theme === mode) return;
	html().dataset.theme = mode;
	mark(mode);
	document.dispatchEvent(new CustomEvent("ssg:mode", { detail: mode }));
}

/** The button says which mode is on, and the browser's own surface takes the colour of the page. */
function mark(mode: Mode): void {
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
