/**
 * The search forms. A press, a key or a shortcut opens the form as a palette at once; what fills it is loaded meanwhile,
 * and the style sheet shows placeholders. Without a script, the forms lead to the search page.
 */
import { retryableImport } from "../retryable-import.ts";

const loadSearchBox = retryableImport(() => import("./search-box.lazy.ts"));

export function startSearchBox(): void {
	for (const type of ["click", "input", "focusin"])
		document.addEventListener(type, ({ target }) => {
			const { form, type: control } = target as HTMLInputElement;
			if (!form?.matches(".search form")) return;
			if (type !== "focusin")
				openSearch(form); // also on a click on "Retry"
			else if (control === "search") wakeSearch(form);
		});
	document.addEventListener("keydown", (event) => {
		const isTyping = (event.target as Element).matches?.(":read-write, select");
		const form = !event.defaultPrevented && isSearchShortcut(event, isTyping) && findSearchForm();
		if (!form) return;
		event.preventDefault();
		openSearch(form);
		(form[0] as HTMLInputElement).select();
	});
	showResults();
	document.addEventListener("ssg:visit", showResults);
}

/** On the search page, shows the results for the query in the address, or else the popular pages. */
function showResults(): void {
	const form = document.querySelector<HTMLFormElement>(".main-search .search form");
	if (form) wakeSearch(form);
}

/** Focus goes back to where it was when the palette closes. The form of the search page is not a palette. */
function openSearch(form: HTMLFormElement): void {
	if (form.popover) form.togglePopover(true);
	(form[0] as HTMLInputElement).focus({ preventScroll: true });
	wakeSearch(form);
}

/** The page itself holds the message: without a network, the file of strings does not come either. */
async function wakeSearch(form: HTMLFormElement): Promise<void> {
	try {
		await (await loadSearchBox()).attachSearch(form);
	} catch (error) {
		const message = form.querySelector(".failure p + p");
		if (!message) return;
		message.textContent = String(error);
		message.parentElement?.removeAttribute("hidden");
	}
}

// Keyboard shortcuts for the search box.

type KeyPress = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/**
 * Whether a key press is Ctrl+K, ⌘K, or a slash outside a text field. On non-Latin layouts `key` is not a Latin letter, so
 * the key's position decides.
 */
export const isSearchShortcut = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyPress, isTyping: boolean) =>
	!altKey && (ctrlKey || metaKey ? !shiftKey && /^(Key)?k$/i.test(key > "~" ? code : key) : key === "/" && !isTyping);

/** The last visible palette around the page: the one of an open drawer comes after that of the navbar. */
const findSearchForm = (): HTMLFormElement | undefined =>
	[...document.querySelectorAll<HTMLFormElement>(".search:not(main *) [popover]")].findLast((form) =>
		form.checkVisibility(),
	);
