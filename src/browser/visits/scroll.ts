/** Saves, restores and sets scroll positions. */
import { decodeUriText } from "../../model/urls/route.ts";

const SCROLL_END_DELAY_MS = 100;

let isScrolling = false;

/**
 * Saves the scroll position in the current history entry after each scroll, if `canSave` confirms that the entry
 * belongs to the page on screen. Returns a function that saves it at once.
 */
export function saveScrollPositions(canSave: () => boolean): () => void {
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
export function scrollToHash(hash: string): HTMLElement | null {
	const target = document.getElementById(decodeUriText(hash.slice(1)));
	if (!target) return null;
	unfoldAncestors(target);
	overrideSmoothScroll(() => target.scrollIntoView({ behavior: "instant" }));
	return target;
}

/** Scrolls to an offset, in pixels, without animation. */
export const scrollToPosition = (top: number): void =>
	overrideSmoothScroll(() => scrollTo({ top, behavior: "instant" }));

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
