/** Keyboard navigation in navbar dropdowns, and closing them from outside. */
import { nextStopIndex } from "../next-stop-index.ts";

/** Closes a dropdown when focus or a click goes elsewhere; arrow keys move through its links. */
export function watchDropdowns(): void {
	document.addEventListener("focusin", ({ target }) => closeIfOutside(target));
	document.addEventListener("click", ({ target }) => {
		closeIfOutside(target);
		if ((target as Element).closest(".dropdown a")) closeDropdown();
	});
	document.addEventListener("keydown", onDropdownKey);
	const { activeElement, body } = document;
	if (activeElement !== body) closeIfOutside(activeElement); // focus may have moved while this file was loading
}

const getOpenDropdown = () => document.querySelector<HTMLDetailsElement>(".navbar .dropdown[open]");

function closeDropdown(): void {
	const menu = getOpenDropdown();
	if (menu) menu.open = false;
}

function closeIfOutside(target: EventTarget | null): void {
	if (!getOpenDropdown()?.contains(target as Node)) closeDropdown();
}

function onDropdownKey(event: KeyboardEvent): void {
	const focused = document.activeElement;
	const menu = focused?.closest<HTMLDetailsElement>(".navbar .dropdown");
	if (!menu) return;
	const links = [...menu.querySelectorAll("a")];
	const stop = nextStopIndex(event.key, links.indexOf(focused as HTMLAnchorElement), links.length);
	if (stop === undefined || (!menu.open && !event.key.startsWith("Arrow"))) return;
	event.preventDefault();
	menu.open = true;
	links[stop]?.focus();
}
