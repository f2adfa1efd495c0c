/** Saves, restores and sets scroll positions, and decides which way is short enough to be animated. */
import { decodeUriText } from "../../model/urls/route.ts";

const SCROLL_END_DELAY_MS = 100;
/** In heights of the window. */
const MAX_SMOOTH_DISTANCE = 2;

let isScrolling = false;

/**
 * Saves the scroll position in the current history entry after each scroll, if `canSave` confirms that the entry
 * belongs to the page on screen. Returns a function that saves it at once.
 */
export function saveScrollPositions(canSave: () => boolean): () => void {
	let scrollEndTimer = 0;
	const savePosition = () => {
		if (canSave())
			history.replaceState({ ...history.state, scroll: scrollY }, "");
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

/** How to scroll by a distance in pixels. A long way is a blur, and some readers do not want motion. */
export const scrollBehaviorFor = (distance: number): ScrollBehavior =>
	Math.abs(distance) < MAX_SMOOTH_DISTANCE * innerHeight &&
	!matchMedia("(prefers-reduced-motion: reduce)").matches
		? "smooth"
		: "instant";

/**
 * Follows a link to another part of this page smoothly. Returns `false` if the browser is to follow it, which jumps. A
 * rule of the style sheet could not tell how far the target is, and would animate the way on load as well.
 */
export function followHashSmoothly({ hash, href }: HTMLAnchorElement): boolean {
	const target = targetOf(hash);
	if (!target?.checkVisibility()) return false; // unfolded first, by the browser or its tab
	const { top } = target.getBoundingClientRect();
	if (scrollBehaviorFor(top) === "instant") return false;
	const root = document.documentElement;
	root.style.scrollBehavior = "smooth";
	location.assign(href);
	root.getBoundingClientRect(); // Chromium scrolls when the layout is up to date
	root.style.scrollBehavior = "";
	return true;
}

const targetOf = (hash: string): HTMLElement | null =>
	document.getElementById(decodeUriText(hash.slice(1)));

/** Scrolls to the element that a hash refers to and returns it, or `null` if there is none. */
export function scrollToHash(hash: string): HTMLElement | null {
	const target = targetOf(hash);
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
