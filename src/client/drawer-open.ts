/**
 * The drawer of narrow screens, the popover `#menu`, while it is open. The page behind it goes to sleep, and going back closes it instead of leaving the page. For that an open drawer has an entry of its own in the
 * history, marked `drawer`; a visit from the drawer takes that entry's place.
 */

const WIDE = "(min-width: 997px)"; // spec, 2

/** Keeps the focus in an open drawer, and closes it after a visit, on going back and when the window becomes wide. */
export function watchDrawer(): void {
	const menu = document.getElementById("menu");
	if (!menu) return;
	const close = () => {
		if (menu.matches(":popover-open")) menu.hidePopover();
	};
	// Before it closes: the browser gives the focus back, which a sleeping button could not take.
	menu.addEventListener("beforetoggle", ({ newState }) =>
		sleep(menu, newState === "open"),
	);
	menu.addEventListener("toggle", ({ newState }) =>
		newState === "open" ? opened(menu) : closed(menu),
	);
	addEventListener("popstate", close);
	document.addEventListener("ssg:visit", close);
	matchMedia(WIDE).addEventListener("change", close);
	// A link to the page that is shown makes no visit.
	menu.addEventListener("click", ({ target }) => {
		const link = (target as Element).closest("a");
		if (link?.pathname === location.pathname) close();
	});
	if (!menu.matches(":popover-open")) return;
	sleep(menu, true);
	opened(menu);
}

/** Whatever is beside the drawer, or beside what holds it, cannot be reached while it is open. */
function sleep(menu: HTMLElement, isAsleep: boolean): void {
	for (const parent of [document.body, menu.parentElement])
		for (const element of parent?.children ?? [])
			if (!element.contains(menu)) (element as HTMLElement).inert = isAsleep;
}

function opened(menu: HTMLElement): void {
	menu.role = "dialog";
	menu.ariaModal = "true";
	menu.ariaLabel = menu.dataset.label ?? "";
	menu.querySelector<HTMLElement>("[popovertarget]")?.focus();
	history.pushState({ ...history.state, drawer: true }, "");
}

function closed(menu: HTMLElement): void {
	for (const name of ["role", "aria-modal", "aria-label"])
		menu.removeAttribute(name);
	const main = menu.querySelector<HTMLDetailsElement>(".drawer-main");
	if (main) main.open = !menu.querySelector("[data-sidebar]");
	if (document.activeElement === document.body)
		document.querySelector<HTMLElement>(".menu-button")?.focus();
	if (history.state?.drawer) history.back();
}
