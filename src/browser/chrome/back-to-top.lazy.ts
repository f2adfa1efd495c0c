/** Decides when the back-to-top button is visible, and handles its clicks. */
import { scrollBehaviorFor } from "../content/smooth-scroll.ts";

const MIN_SCROLL_TOP_PX = 300;

/** Scroll offsets in pixels: the current one, the previous one, and the largest possible. */
export interface ScrollState {
	readonly current: number;
	readonly previous: number;
	readonly max: number;
}

/** Whether to show the button: while scrolling up, away from both ends of the page. */
export function shouldShowButton({ current, previous, max }: ScrollState, wasShown: boolean): boolean {
	if (current < MIN_SCROLL_TOP_PX || current >= max - 1) return false;
	return current === previous ? wasShown : current < previous;
}

const getBackToTopButton = () => document.querySelector<HTMLElement>(".back-to-top");

/** Updates the button on each scroll event. */
export function showOnScrollUp(): void {
	let previous = scrollY;
	const updateButton = () => {
		const button = getBackToTopButton();
		const { scrollHeight, clientHeight } = document.documentElement;
		const scroll = { current: scrollY, previous, max: scrollHeight - clientHeight };
		previous = scrollY;
		if (button) button.hidden = !shouldShowButton(scroll, !button.hidden);
	};
	addEventListener("scroll", updateButton, { passive: true });
	document.addEventListener("click", ({ target }) => {
		if (getBackToTopButton()?.contains(target as Node)) scrollToTop();
	});
}

/** The focused button disappears at the top, so focus moves to the heading. */
function scrollToTop(): void {
	scrollTo({ top: 0, behavior: scrollBehaviorFor(scrollY) });
	const heading = document.querySelector<HTMLElement>("main h1");
	if (!heading) return;
	heading.tabIndex = -1;
	heading.focus({ preventScroll: true });
}
