/** Where the reader is on a page. */
import { decoded } from "../model/route.ts";

const QUIET_MS = 100;

let lastMoved = Number.NEGATIVE_INFINITY;

/**
 * Has each entry of the history know the reader's place on its page, whenever `mayKeep` says that the entry and the
 * page belong together; the function it returns notes the place at once.
 */
export function keepPlaces(mayKeep: () => boolean): () => void {
	let quiet = 0;
	const keep = () => {
		if (mayKeep())
			history.replaceState({ ...history.state, scroll: scrollY }, "");
	};
	const onScroll = () => {
		lastMoved = performance.now();
		clearTimeout(quiet);
		quiet = window.setTimeout(keep, QUIET_MS); // browsers limit how often an entry may change
	};
	addEventListener("scroll", onScroll, { passive: true });
	history.scrollRestoration = "manual";
	return keep;
}

/** Shows the element that a hash names, as a browser would, and gives it. */
export function scrollToHash(hash: string): HTMLElement | null {
	const target = document.getElementById(decoded(hash.slice(1)));
	if (!target) return null;
	reveal(target);
	settle(() => target.scrollIntoView({ behavior: "instant" }));
	return target;
}

/** Back to a place, without a journey there. */
export const scrollToPlace = (top: number): void =>
	settle(() => scrollTo({ top, behavior: "instant" }));

/** Chromium takes one more step of a smooth journey that was under way, after it was sent elsewhere. */
function settle(scroll: () => void): void {
	const isUnderWay = performance.now() - lastMoved < QUIET_MS;
	scroll();
	if (isUnderWay) requestAnimationFrame(() => requestAnimationFrame(scroll));
}

/** Opens what the target is folded away in; `beforematch` is what a browser says when it does so itself. */
function reveal(target: Element): void {
	for (let at: Element | null = target; at; at = at.parentElement) {
		if (at instanceof HTMLDetailsElement) at.open = true;
		if (at.getAttribute("hidden") !== "until-found") continue;
		at.dispatchEvent(new Event("beforematch", { bubbles: true }));
		at.removeAttribute("hidden");
	}
}
