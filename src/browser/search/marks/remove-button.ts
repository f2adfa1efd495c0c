import { loadString } from "../../strings.ts";

/**
 * Creates the button that removes the marks, without inserting it. It has the name × until its label is loaded, which
 * the search has usually done.
 */
export function createRemoveMarksButton(remove: () => void): HTMLButtonElement {
	const button = document.createElement("button");
	button.type = "button";
	button.className = "button search-marks-remove";
	button.setAttribute("aria-keyshortcuts", "Escape");
	const sign = document.createElement("span");
	sign.textContent = " ×";
	button.append(sign);
	loadString("removeMarks").then((label) => {
		button.prepend(label);
		sign.ariaHidden = "true";
	}, console.warn);
	button.addEventListener("click", remove);
	return button;
}

/** Whether Escape is meant for something else: a field, or an open dialog, popover or menu. */
export const isEscapeTaken = (target: EventTarget | null): boolean =>
	!!(target as Element | null)?.closest?.("input, textarea, select, [contenteditable], dialog, [role=dialog]") ||
	!!document.querySelector("dialog[open], :popover-open, .navbar .dropdown[open]");
