/**
 * Keeps the sidebar up to date after a visit: marks the current link and opens its categories. Other categories stay as
 * they were.
 */
import { parseRoute, withoutTrailingSlash } from "../../model/urls/route.ts";

const getSidebar = () => document.querySelector<HTMLElement>("[data-sidebar]");

/** Whether a link leads to the page that is shown. */
const isCurrentPageLink = ({ host, pathname }: HTMLAnchorElement): boolean =>
	host === location.host &&
	withoutTrailingSlash(parseRoute(pathname)) === withoutTrailingSlash(parseRoute(location.pathname));

/** Updates the sidebar after each visit, scrolls it to the current link, and loads omitted items on demand. */
export function startSidebar(): void {
	scrollToCurrentLink();
	document.addEventListener("ssg:visit", () => {
		const sidebar = getSidebar();
		if (sidebar && !markCurrentLink(sidebar, isCurrentPageLink))
			import("./sidebar.lazy.ts")
				.then(({ findLinkToMark }) => findLinkToMark(sidebar, isCurrentPageLink))
				.then((isWanted) => markCurrentLink(sidebar, isWanted))
				.catch(console.warn);
	});
	// `toggle` does not bubble, so the listener captures.
	document.addEventListener("toggle", onDetailsToggle, true);
}

function onDetailsToggle({ target }: Event): void {
	const element = target as HTMLElement;
	if (element.id === "ssgMenu") scrollToCurrentLink();
	if (element.matches("details[data-rest][open]"))
		import("./sidebar.lazy.ts").then(({ loadOmittedItems }) => loadOmittedItems(element)).catch(console.warn);
}

/** Scrolls the sidebar, not the page, to its current link. */
function scrollToCurrentLink(): void {
	const current = getSidebar()?.querySelector("[aria-current]");
	const list = current?.closest("#ssgMenu");
	if (!current || !list) return;
	const { top, bottom } = current.getBoundingClientRect();
	const box = list.getBoundingClientRect();
	// In the drawer, the search and the main menu cover the top.
	const head = list.querySelector(".drawer-top")?.clientHeight ?? 0;
	if (top < box.top + head || bottom > box.bottom) list.scrollTop += top - box.top - box.height / 2;
}

/** Marks a link and opens its categories. Returns `false` if the sidebar has no such link. */
function markCurrentLink(sidebar: HTMLElement, isWanted: (link: HTMLAnchorElement) => boolean): boolean {
	for (const link of sidebar.querySelectorAll("[aria-current]")) link.removeAttribute("aria-current");
	const link = [...sidebar.querySelectorAll("a")].find((link) => isWanted(link) && !link.closest("li[data-rest]"));
	if (!link) return false;
	link.setAttribute("aria-current", isCurrentPageLink(link) ? "page" : "true");
	for (let item = link.closest("li"); item; item = item.parentElement?.closest("li") ?? null)
		item.querySelector(":scope > details")?.setAttribute("open", "");
	scrollToCurrentLink();
	return true;
}
