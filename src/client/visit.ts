/**
 * Visits: from one page of the site to another without a full load. A click on a link, or a step through the history,
 * fetches the page while the old one stays; then the address, the page and the place change together. Only the latest
 * wish counts. When anything fails, the browser loads the page as if there were no script.
 */
import { hrefOf } from "../model/route.ts";
import { type Click, intentOf, isSamePage, routeAt } from "./click.ts";
import { showPageCrash } from "./errors.ts";
import type { Pages } from "./fetch-page.ts";
import { loadFully } from "./full-load.ts";
import { startProgress } from "./progress.ts";
import { keepPlaces, scrollToHash, scrollToPlace } from "./scroll.ts";
import type { Site } from "./site.ts";

/** What an entry of the history keeps. */
interface Entry {
	readonly scroll?: number;
	/** The drawer made the entry, for its own closing. */
	readonly drawer?: boolean;
}

const here = (): URL => new URL(location.href);

/** Makes visits of clicks on links and of steps through the history. */
export function startVisits(site: Site, pages: Pages): void {
	let shown = here();
	let latest = 0;
	let endWaiting = () => {};
	const keepPlace = keepPlaces(() => isSamePage(here(), shown, site));

	/** `entry` is that of an address in the history; without one it gets one. `moved`: as in `change`. */
	async function visit(to: URL, entry?: Entry, moved = false): Promise<void> {
		const number = ++latest;
		const isLatest = () => number === latest;
		endWaiting();
		if (isSamePage(to, shown, site)) return stay(to, entry);
		const route = routeAt(to, site);
		const endProgress = startProgress();
		endWaiting = () => {
			endProgress();
			pages.drop(route);
		};
		try {
			const [page, { change, show }] = await Promise.all([
				pages.fetch(route),
				import("./show.ts"),
			]);
			const sidebar = page && (await pages.sidebarOf(page));
			if (!isLatest()) return;
			if (!page) return loadFully(to, !!entry);
			const swap = () => {
				if (!isLatest()) return;
				endWaiting();
				enter(to, entry);
				try {
					show(page, sidebar, hrefOf(route, site.base), site);
				} catch (error) {
					showPageCrash(error, swap);
					return;
				}
				document.dispatchEvent(new CustomEvent("ssg:visit", { detail: page }));
				settle(to, entry);
			};
			await change(swap, moved);
		} catch (error) {
			if (!isLatest()) return;
			console.warn(error);
			loadFully(to, !!entry);
		}
	}

	/** The page is there already. Between two of its own places, the browser has scrolled. */
	function stay(to: URL, entry?: Entry): void {
		enter(to, entry);
		if (entry?.scroll !== undefined) scrollToPlace(entry.scroll);
		else if (!entry && !scrollToHash(to.hash)) scrollToPlace(0);
		keepPlace();
	}

	/** The page at an address is the one that is shown. The drawer's entry gives way to it, as does one for the same address. */
	function enter(to: URL, entry?: Entry): void {
		if (!entry) {
			const { drawer }: Entry = history.state ?? {};
			const isAgain = drawer || to.href === location.href;
			if (!isAgain) keepPlace();
			history[isAgain ? "replaceState" : "pushState"]({}, "", to.href);
		}
		shown = to;
	}

	/** Where the reader comes to stand on a new page, for the eye and for the keyboard. */
	function settle({ hash }: URL, { scroll }: Entry = {}): void {
		const target = scroll === undefined ? scrollToHash(hash) : null;
		if (!target) scrollToPlace(scroll ?? 0);
		focusOn(target ?? find("main h1") ?? find("main"));
		keepPlace();
	}

	document.addEventListener("click", (event) => {
		const link = (event.target as Element).closest?.("a[href]");
		if (!(link instanceof HTMLAnchorElement)) return;
		const intent = intentOf(clickOn(link, event), shown, site);
		if (intent.kind === "scroll") keepPlace();
		if (intent.kind !== "visit") return;
		event.preventDefault();
		visit(intent.url);
	});
	addEventListener("popstate", ({ state, hasUAVisualTransition }) => {
		visit(here(), state ?? {}, hasUAVisualTransition);
	});
	// A page that comes back from the browser's memory waits for nothing.
	addEventListener("pageshow", ({ persisted }) => {
		if (!persisted) return;
		latest++;
		endWaiting();
	});
	// Loaded anew, or come back to: no browser knows the places of entries that visits have made.
	const { scroll }: Entry = history.state ?? {};
	if (scroll) scrollToPlace(scroll);
	keepPlace();
}

const clickOn = (link: HTMLAnchorElement, event: MouseEvent): Click => ({
	href: link.href,
	target: link.target,
	download: link.hasAttribute("download"),
	modified:
		event.defaultPrevented ||
		event.button !== 0 ||
		event.metaKey ||
		event.ctrlKey ||
		event.shiftKey ||
		event.altKey,
});

const find = (selector: string) =>
	document.querySelector<HTMLElement>(selector);

/** The keyboard goes on from here, and a screen reader reads it. */
function focusOn(target: HTMLElement | null): void {
	if (target && target.tabIndex < 0) target.tabIndex = -1;
	target?.focus({ preventScroll: true });
}
