/**
 * Visits: navigation within the site without a full load. A click on a link, or a step through the history, fetches the
 * page while the old one stays on screen; then the URL, the content and the scroll position change together. Only the
 * latest visit counts. If anything fails, the browser loads the page in full.
 */
import { decodeUriText, hrefOf } from "../../model/urls/route.ts";
import { showPageCrash } from "../failures/failures.ts";
import type { SiteAttributes } from "../site-attributes.ts";
import { readStorage, writeStorage } from "../storage.ts";
import { isSamePage, linkIntentOf, opensHere, routeAt } from "./link-click.ts";
import type { PageFetcher } from "./page-fetcher.ts";

/** What a history entry stores. */
interface HistoryState {
	readonly scroll?: number;
	/** The drawer pushed this entry so that the back button closes it. */
	readonly drawer?: boolean;
}

const currentUrl = (): URL => new URL(location.href);

/** Turns clicks on links and steps through the history into visits. */
export function startVisits(site: SiteAttributes, pageFetcher: PageFetcher): void {
	let shownUrl = currentUrl();
	let latestVisit = 0;
	let cancelPending = () => {};
	const savePosition = saveScrollPositions(() => isSamePage(currentUrl(), shownUrl, site));

	/**
	 * `entry` is the state of an existing history entry; without it, a new entry is pushed. `hasUATransition`: see
	 * `swapWithTransition`.
	 */
	async function visit(to: URL, entry?: HistoryState, hasUATransition = false): Promise<void> {
		const number = ++latestVisit;
		const isLatest = () => number === latestVisit;
		cancelPending();
		if (isSamePage(to, shownUrl, site)) return scrollWithinPage(to, entry);
		const route = routeAt(to, site);
		const stopProgressBar = startProgressBar();
		cancelPending = () => {
			stopProgressBar();
			pageFetcher.discard(route);
		};
		try {
			const [page, { swapWithTransition, showPage }] = await Promise.all([
				pageFetcher.fetchPage(route),
				import("./visit.lazy.ts"),
			]);
			const sidebar = page && (await pageFetcher.fetchSidebar(page));
			if (!isLatest()) return;
			if (!page) return loadFully(to, !!entry);
			const swap = () => {
				if (!isLatest()) return;
				cancelPending();
				updateHistory(to, entry);
				try {
					showPage(page, sidebar, hrefOf(route, site.base), site);
				} catch (error) {
					showPageCrash(error, swap);
					return;
				}
				document.dispatchEvent(new CustomEvent("ssg:visit", { detail: page }));
				restorePosition(to, entry);
			};
			await swapWithTransition(swap, page.styles, hasUATransition);
		} catch (error) {
			if (!isLatest()) return;
			console.warn(error);
			loadFully(to, !!entry);
		}
	}

	/** The page is already on screen. For history steps between its hashes, the browser has already scrolled. */
	function scrollWithinPage(to: URL, entry?: HistoryState): void {
		updateHistory(to, entry);
		if (entry?.scroll !== undefined) scrollToPosition(entry.scroll);
		else if (!entry && !scrollToHash(to.hash)) scrollToPosition(0);
		savePosition();
	}

	/** Records the page on screen. Replaces the current history entry if the drawer pushed it or the URL is the same. */
	function updateHistory(to: URL, entry?: HistoryState): void {
		if (!entry) {
			const { drawer }: HistoryState = history.state ?? {};
			const isAgain = drawer || to.href === location.href;
			if (!isAgain) savePosition();
			history[isAgain ? "replaceState" : "pushState"]({}, "", to.href);
		}
		shownUrl = to;
	}

	/** Sets the scroll position and focus on a new page. */
	function restorePosition({ hash }: URL, { scroll }: HistoryState = {}): void {
		const target = scroll === undefined ? scrollToHash(hash) : null;
		if (!target) scrollToPosition(scroll ?? 0);
		focusElement(target ?? findElement("main h1") ?? findElement("main"));
		savePosition();
	}

	document.addEventListener("click", (event) => {
		const link = (event.target as Element).closest?.("a[href]");
		if (!(link instanceof HTMLAnchorElement) || !opensHere(link, event)) return;
		const intent = linkIntentOf(new URL(link.href), shownUrl, site);
		if (intent === "scroll") savePosition();
		else if (intent) {
			event.preventDefault();
			visit(intent);
		}
	});
	addEventListener("popstate", ({ state, hasUAVisualTransition }) => {
		visit(currentUrl(), state ?? {}, hasUAVisualTransition);
	});
	// A page restored from the back/forward cache cancels its pending visit.
	addEventListener("pageshow", ({ persisted }) => {
		if (!persisted) return;
		latestVisit++;
		cancelPending();
	});
	// After a reload or on return from another site: browsers do not restore the positions of pushed entries.
	const { scroll }: HistoryState = history.state ?? {};
	if (scroll) scrollToPosition(scroll);
	savePosition();
}

const findElement = (selector: string) => document.querySelector<HTMLElement>(selector);

/** Moves focus without scrolling, so that keyboard and screen reader users continue here. */
function focusElement(target: HTMLElement | null): void {
	if (target && target.tabIndex < 0) target.tabIndex = -1;
	target?.focus({ preventScroll: true });
}

const PROGRESS_DELAY_MS = 200;

/** Shows a progress bar if a visit takes longer than the delay. Returns a function that removes it. */
function startProgressBar(): () => void {
	const bar = document.createElement("div");
	bar.className = "progress";
	bar.setAttribute("role", "presentation");
	const timer = setTimeout(() => document.body.append(bar), PROGRESS_DELAY_MS);
	return () => {
		clearTimeout(timer);
		bar.remove();
	};
}

/** A full page load: the fallback that works without a script. */
const FULL_LOAD_KEY = "ssg.load";
const RELOAD_GUARD_MS = 2000;

/** Loads a URL. `isHere` means that the address bar already shows it, so the page is reloaded. */
function loadFully({ href }: URL, isHere: boolean): void {
	// Prevents a loop: a page that has only just loaded must not reload itself.
	const isFresh = performance.now() < RELOAD_GUARD_MS;
	if (isFresh && readStorage(FULL_LOAD_KEY, "sessionStorage") === href) return;
	writeStorage(FULL_LOAD_KEY, href, "sessionStorage");
	if (isHere) location.reload();
	else location.assign(href);
}

/** Saves, restores and sets scroll positions. */
const SCROLL_END_DELAY_MS = 100;

let isScrolling = false;

/**
 * Saves the scroll position in the current history entry after each scroll, if `canSave` confirms that the entry
 * belongs to the page on screen. Returns a function that saves it at once.
 */
function saveScrollPositions(canSave: () => boolean): () => void {
	let scrollEndTimer = 0;
	const savePosition = () => {
		if (canSave()) history.replaceState({ ...history.state, scroll: scrollY }, "");
	};
	const onScroll = () => {
		isScrolling = true;
		clearTimeout(scrollEndTimer);
		// Browsers limit how often an entry may be replaced.
		scrollEndTimer = window.setTimeout(savePosition, SCROLL_END_DELAY_MS);
	};
	addEventListener("scroll", onScroll, { passive: true });
	addEventListener("scrollend", () => {
		isScrolling = false;
	});
	history.scrollRestoration = "manual";
	return savePosition;
}

/** Scrolls to the element that a hash refers to and returns it, or `null` if there is none. */
function scrollToHash(hash: string): HTMLElement | null {
	const target = document.getElementById(decodeUriText(hash.slice(1)));
	if (!target) return null;
	unfoldAncestors(target);
	overrideSmoothScroll(() => target.scrollIntoView({ behavior: "instant" }));
	return target;
}

/** Scrolls to an offset, in pixels, without animation. */
const scrollToPosition = (top: number): void => overrideSmoothScroll(() => scrollTo({ top, behavior: "instant" }));

/**
 * If a smooth scroll is running, Chromium moves one more step after it is interrupted, so the scroll is repeated; always
 * in browsers without `scrollend`.
 */
function overrideSmoothScroll(scroll: () => void): void {
	scroll();
	if (isScrolling) requestAnimationFrame(() => requestAnimationFrame(scroll));
}

/**
 * Opens the collapsed ancestors of an element. `beforematch` is the event that browsers fire when find-in-page reveals
 * hidden content.
 */
function unfoldAncestors(target: Element): void {
	for (let at: Element | null = target; at; at = at.parentElement) {
		if (at instanceof HTMLDetailsElement) at.open = true;
		if (at.getAttribute("hidden") !== "until-found") continue;
		at.dispatchEvent(new Event("beforematch", { bubbles: true }));
		at.removeAttribute("hidden");
	}
}
