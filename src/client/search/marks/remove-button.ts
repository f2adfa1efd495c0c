import { removeMarksLabel } from "./button-label.ts";

/** Creates the button that removes the marks, without inserting it. */
export function createRemoveMarksButton(remove: () => void): HTMLButtonElement {
	const button = document.createElement("button");
	button.type = "button";
	button.className = "button search-marks-remove";
	button.setAttribute("aria-keyshortcuts", "Escape");
	const sign = document.createElement("span");
	sign.ariaHidden = "true";
	sign.textContent = " ×";
	button.append(removeMarksLabel(document.documentElement.lang), sign);
	button.addEventListener("click", remove);
	return button;
}

/** Whether Escape is meant for something else: a field, or an open dialog, popover or menu. */
export const isEscapeTaken = (target: EventTarget | null): boolean =>
	!!(target as Element | null)?.closest?.(
		"input, textarea, select, [contenteditable], dialog, [role=dialog]",
	) ||
	!!document.querySelector(
		"dialog[open], :popover-open, .navbar .dropdown[open]",
	);
