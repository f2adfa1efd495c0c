/** The sidebar after a visit: the mark moves, the branch of the page opens, the rest stays as the reader left it. */
import { parseRoute, sameRoute } from "../model/route.ts";

const sidebarOf = () => document.querySelector<HTMLElement>("[data-sidebar]");

/** Whether a link leads to the page that is shown. */
export const isHere = ({ host, pathname }: HTMLAnchorElement): boolean =>
	host === location.host &&
	sameRoute(parseRoute(pathname)) === sameRoute(parseRoute(location.pathname));

/** Keeps the sidebar in step with visits, its current link in sight, and fetches the categories that were left out. */
export function startSidebar(): void {
	showCurrent();
	document.addEventListener("ssg:visit", () => {
		const sidebar = sidebarOf();
		if (!sidebar) return;
		if (mark(sidebar) || !sidebar.querySelector("[data-rest]")) return;
		import("./sidebar-rest.ts")
			.then(({ fillTo }) => fillTo(sidebar, isHere))
			.then(() => mark(sidebar))
			.catch(console.warn);
	});
	// Neither a popover nor a category lets its event bubble.
	document.addEventListener("toggle", onToggle, true);
}

function onToggle({ target }: Event): void {
	const element = target as HTMLElement;
	if (element.id === "menu") showCurrent();
	if (element.matches("details[data-rest][open]"))
		import("./sidebar-rest.ts")
			.then(({ fill }) => fill(element))
			.catch(console.warn);
}

/** Scrolls the sidebar, and not the page, to its current link. */
function showCurrent(): void {
	const current = sidebarOf()?.querySelector("[aria-current=page]");
	const list = current?.closest("#menu");
	if (!current || !list) return;
	const { top, bottom } = current.getBoundingClientRect();
	const box = list.getBoundingClientRect();
	if (top < box.top || bottom > box.bottom)
		list.scrollTop += top - box.top - box.height / 2;
}

/** Moves the mark to the page's link and opens all around it; false where the sidebar has no such link. */
function mark(sidebar: HTMLElement): boolean {
	for (const link of sidebar.querySelectorAll("[aria-current]"))
		link.removeAttribute("aria-current");
	const link = [...sidebar.querySelectorAll("a")].find(isHere);
	if (!link) return false;
	link.setAttribute("aria-current", "page");
	for (
		let item = link.closest("li");
		item;
		item = item.parentElement?.closest("li") ?? null
	)
		item.querySelector(":scope > details")?.setAttribute("open", "");
	showCurrent();
	return true;
}
