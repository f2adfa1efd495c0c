/** What the dropdowns of the bar do beyond opening and closing. */

/** Which of `count` stops a key leads to from the one at `from`, -1 being none of them; nothing for other keys. */
export function stopAfter(
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

/** Closes a menu when the pointer or the focus goes elsewhere; arrow keys walk through it. */
export function watchMenus(): void {
	document.addEventListener("focusin", ({ target }) => closeOutside(target));
	document.addEventListener("click", ({ target }) => {
		closeOutside(target);
		if ((target as Element).closest(".dropdown a")) close(); // it has done its work
	});
	document.addEventListener("keydown", onKey);
	const { activeElement, body } = document;
	if (activeElement !== body) closeOutside(activeElement); // it may have gone while this was fetched
}

const openMenu = () =>
	document.querySelector<HTMLDetailsElement>(".navbar .dropdown[open]");

function close(): void {
	const menu = openMenu();
	if (menu) menu.open = false;
}

function closeOutside(target: EventTarget | null): void {
	if (!openMenu()?.contains(target as Node)) close();
}

function onKey(event: KeyboardEvent): void {
	const focused = document.activeElement;
	const menu = focused?.closest<HTMLDetailsElement>(".navbar .dropdown");
	if (!menu) return;
	const links = [...menu.querySelectorAll("a")];
	const stop = stopAfter(
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
