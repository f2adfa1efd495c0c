/** Keyboard navigation in navbar dropdowns, and closing them from outside. */

/**
 * The index that a key moves to in a list of `count` items. `from` is the current index, or -1 if no item is focused.
 * Returns `undefined` for keys that do not navigate.
 */
export function nextStopIndex(
	key: string,
	from: number,
	count: number,
): number | undefined {
	switch (key) {
		case "ArrowDown":
			return (from + 1) % count;
		case "ArrowUp":
			return (Math.max(from, 0) - 1 + count) % count;
		case "Home":
			return 0;
		case "End":
			return count - 1;
		default:
			return undefined;
	}
}

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

const getOpenDropdown = () =>
	document.querySelector<HTMLDetailsElement>(".navbar .dropdown[open]");

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
	const stop = nextStopIndex(
		event.key,
		links.indexOf(focused as HTMLAnchorElement),
		links.length,
	);
	if (stop === undefined || (!menu.open && !event.key.startsWith("Arrow")))
		return;
	event.preventDefault();
	menu.open = true;
	links[stop]?.focus();
}
