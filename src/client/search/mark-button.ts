/** The button that takes the marks away. */
import { removalIn } from "./mark-words.ts";

/** In the words of the page; nowhere yet. */
export function buttonOf(remove: () => void): HTMLButtonElement {
	const button = document.createElement("button");
	button.type = "button";
	button.className = "button search-marks-remove";
	button.setAttribute("aria-keyshortcuts", "Escape");
	const sign = document.createElement("span");
	sign.ariaHidden = "true";
	sign.textContent = " ×";
	button.append(removalIn(document.documentElement.lang), sign);
	button.addEventListener("click", remove);
	return button;
}

/** Whether Escape is for somebody else: a field, or whatever is open above the page. */
export const isEscapeTaken = (target: EventTarget | null): boolean =>
	!!(target as Element | null)?.closest?.(
		"input, textarea, select, [contenteditable], dialog, [role=dialog]",
	) ||
	!!document.querySelector(
		"dialog[open], :popover-open, .navbar .dropdown[open]",
	);
