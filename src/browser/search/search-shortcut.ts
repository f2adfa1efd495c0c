/** Keyboard shortcuts for the search box. */

type KeyPress = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/**
 * Whether a key press is Ctrl+K, ⌘K, or a slash outside a text field. On non-Latin layouts `key` is not a Latin letter, so
 * the key's position decides.
 */
export const isSearchShortcut = (
	{ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyPress,
	isTyping: boolean,
): boolean =>
	!altKey && (ctrlKey || metaKey ? !shiftKey && /^(Key)?k$/i.test(key > "~" ? code : key) : key === "/" && !isTyping);

/** The last visible palette: the one of an open drawer comes after that of the navbar. */
export const findSearchForm = (): HTMLFormElement | undefined =>
	[...document.querySelectorAll<HTMLFormElement>(".search [popover]")].findLast((form) => form.checkVisibility());
