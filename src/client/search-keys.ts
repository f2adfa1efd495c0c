/** The keys that lead to the search box. */

type Press = Pick<
	KeyboardEvent,
	"key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey"
>;

/** Ctrl+K or ⌘K anywhere, and a slash where nobody is writing. */
export function isSearchKey(
	{ key, code, ctrlKey, metaKey, altKey, shiftKey }: Press,
	isWriting: boolean,
): boolean {
	if (altKey) return false;
	if (!ctrlKey && !metaKey) return key === "/" && !isWriting;
	const letter = key > "~" ? code : key; // a keyboard of another script has no K
	return /^(?:Key)?k$/i.test(letter) && !shiftKey;
}

/** Has these keys put the reader into the box that can be seen, if there is one. */
export function startSearchKeys(): void {
	document.addEventListener("keydown", (event) => {
		const { target, defaultPrevented, isComposing } = event;
		if (defaultPrevented || isComposing) return;
		if (!isSearchKey(event, isField(target as HTMLElement))) return;
		const input = box();
		if (!input) return;
		event.preventDefault();
		// The bar stays where it is, but a browser would scroll towards where it came from.
		input.focus({ preventScroll: !isInDrawer(input) });
		input.select();
	});
}

const isField = (target: HTMLElement): boolean =>
	target.isContentEditable || !!target.closest?.("input, textarea, select");

/** The one in an open drawer, otherwise the one in the bar. */
function box(): HTMLInputElement | undefined {
	const inputs = [
		...document.querySelectorAll<HTMLInputElement>(".search input"),
	].filter((input) => input.checkVisibility() && !input.closest("[inert]"));
	return inputs.find(isInDrawer) ?? inputs[0];
}

const isInDrawer = (input: Element): boolean =>
	!!input.closest(":popover-open");
