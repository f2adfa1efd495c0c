/**
 * An open drawer (the popover `#ssgMenu` on narrow screens) acts as a modal dialog: the page behind it is inert, and the
 * browser's back button closes it instead of leaving the page. To that end, opening the drawer pushes a history entry
 * marked `drawer`. A visit from the drawer replaces that entry.
 */

const WIDE_SCREEN = "(min-width: 62.25em)"; // where the style sheet shows the sidebar beside the text

/** Keeps focus in the open drawer. Closes it after a visit, on back navigation, and when the window becomes wide. */
export function watchDrawer(): void {
	const menu = document.getElementById("ssgMenu");
	if (!menu) return;
	const close = () => {
		if (menu.matches(":popover-open")) menu.hidePopover();
	};
	// `beforetoggle` rather than `toggle`: on closing, the browser restores focus to the button, which must not be inert.
	menu.addEventListener("beforetoggle", ({ newState }) => setPageInert(menu, newState === "open"));
	menu.addEventListener("toggle", ({ newState }) =>
		newState === "open" ? onDrawerOpened(menu) : onDrawerClosed(menu),
	);
	addEventListener("popstate", close);
	document.addEventListener("ssg:visit", close);
	const main = menu.querySelector<HTMLDetailsElement>(".drawer-main");
	main?.addEventListener("toggle", () => {
		if (main.open) menu.scrollTop = 0;
	});
	matchMedia(WIDE_SCREEN).addEventListener("change", close);
	// A link to the current page makes no visit.
	menu.addEventListener("click", ({ target }) => {
		const link = (target as Element).closest("a");
		if (link?.pathname === location.pathname) close();
	});
	if (!menu.matches(":popover-open")) return;
	setPageInert(menu, true);
	onDrawerOpened(menu);
}

/** Makes the siblings of the drawer, and of its parent, inert. */
function setPageInert(menu: HTMLElement, isInert: boolean): void {
	for (const parent of [document.body, menu.parentElement])
		for (const element of parent?.children ?? []) if (!element.contains(menu)) (element as HTMLElement).inert = isInert;
}

function onDrawerOpened(menu: HTMLElement): void {
	menu.role = "dialog";
	menu.ariaModal = "true";
	menu.ariaLabel = menu.dataset.label ?? "";
	// The drawer has been scrolled to the current page.
	menu.querySelector<HTMLElement>("[popovertarget]")?.focus({ preventScroll: true });
	// If the drawer opened while this script was loading, this function runs twice.
	if (!history.state?.drawer) history.pushState({ ...history.state, drawer: true }, "");
}

function onDrawerClosed(menu: HTMLElement): void {
	for (const name of ["role", "aria-modal", "aria-label"]) menu.removeAttribute(name);
	const main = menu.querySelector<HTMLDetailsElement>(".drawer-main");
	if (main) main.open = !menu.querySelector("[data-sidebar]");
	if (document.activeElement === document.body) document.querySelector<HTMLElement>(".menu-button")?.focus();
	if (history.state?.drawer) history.back();
}
