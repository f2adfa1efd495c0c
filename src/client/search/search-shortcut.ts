/** Keyboard shortcuts for the search box. */

type KeyPress = Pick<
	KeyboardEvent,
	"key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey"
>;

/** Whether a key press is Ctrl+K, ⌘K, or a slash outside a text field. */
export function isSearchShortcut(
	{ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyPress,
	isTyping: boolean,
): boolean {
	if (altKey) return false;
	if (!ctrlKey && !metaKey) return key === "/" && !isTyping;
	// On non-Latin layouts `key` is not a Latin letter, so the key's position decides.
	const letter = key > "~" ? code : key;
	return /^(?:Key)?k$/i.test(letter) && !shiftKey;
}

/** Focuses the visible search box, if there is one. */
export function startSearchShortcut(): void {
	document.addEventListener("keydown", (event) => {
		const { target, defaultPrevented, isComposing } = event;
		if (defaultPrevented || isComposing) return;
		if (!isSearchShortcut(event, isEditable(target as HTMLElement))) return;
		const input = findSearchInput();
		if (!input) return;
		event.preventDefault();
		// The navbar is fixed, but browsers would scroll to its position in the document.
		input.focus({ preventScroll: !isInDrawer(input) });
		input.select();
	});
}

const isEditable = (target: HTMLElement): boolean =>
	target.isContentEditable || !!target.closest?.("input, textarea, select");

/** The search field in an open drawer, otherwise the one in the navbar. */
function findSearchInput(): HTMLInputElement | undefined {
	const inputs = [
		...document.querySelectorAll<HTMLInputElement>(".search input"),
	].filter((input) => input.checkVisibility() && !input.closest("[inert]"));
	return inputs.find(isInDrawer) ?? inputs[0];
}

const isInDrawer = (input: Element): boolean =>
	!!input.closest(":popover-open");
