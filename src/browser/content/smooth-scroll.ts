/**
 * Smooth scrolling over short ways within a page. A rule of the style sheet could not tell how far the target is, and would
 * also scroll smoothly on load.
 */

/** In heights of the window. */
const MAX_SMOOTH_DISTANCE = 2;

/** How to scroll by a distance in pixels. A long way is a blur, and some readers do not want motion. */
export const scrollBehaviorFor = (distance: number): ScrollBehavior =>
	Math.abs(distance) < MAX_SMOOTH_DISTANCE * innerHeight && !matchMedia("(prefers-reduced-motion: reduce)").matches
		? "smooth"
		: "instant";

/** Follows a click on a link to another part of this page, if it is near. Others are left to the browser, which jumps. */
export function followHashSmoothly(event: MouseEvent): void {
	const link = (event.target as Element).closest("a");
	if (!link?.hash || !isPlainClick(event) || link.target) return;
	if (withoutHash(link.href) !== withoutHash(location.href)) return;
	const target = document.getElementById(decodeURIComponent(link.hash.slice(1)));
	if (!target?.checkVisibility()) return; // the browser or its tab unfolds it
	const { top } = target.getBoundingClientRect();
	if (scrollBehaviorFor(top) === "instant") return;
	event.preventDefault();
	const root = document.documentElement;
	root.style.scrollBehavior = "smooth";
	location.assign(link.href); // focuses the target, and adds to the history, as the browser does
	root.getBoundingClientRect(); // Chromium scrolls when the layout is up to date
	root.style.scrollBehavior = "";
}

const isPlainClick = (event: MouseEvent): boolean =>
	!event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const withoutHash = (url: string): string => url.split("#", 1)[0] ?? "";
