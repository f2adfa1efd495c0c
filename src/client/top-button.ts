/** When the button that leads back up is there, and what it does. */

const FAR = 300; // pixels from the top

/** Where the page stands: its scroll position, the one before, and the largest one there is. */
export interface Scroll {
	readonly now: number;
	readonly before: number;
	readonly end: number;
}

/** Whether the button is wanted: on the way up, far from the top, and not at the bottom. */
export function isWanted(
	{ now, before, end }: Scroll,
	wasWanted: boolean,
): boolean {
	if (now < FAR || now >= end - 1) return false;
	return now === before ? wasWanted : now < before;
}

const buttonOf = () => document.querySelector<HTMLElement>(".back-to-top");

/** Shows the button of a document when it is wanted; the way up is as soft as the style sheet says. */
export function showOnTheWayUp(): void {
	let before = scrollY;
	const look = () => {
		const button = buttonOf();
		const { scrollHeight, clientHeight } = document.documentElement;
		const scroll = { now: scrollY, before, end: scrollHeight - clientHeight };
		before = scrollY;
		if (button) button.hidden = !isWanted(scroll, !button.hidden);
	};
	addEventListener("scroll", look, { passive: true });
	document.addEventListener("click", ({ target }) => {
		if (buttonOf()?.contains(target as Node)) goUp();
	});
}

/** The button will be gone, so the keyboard goes on at the heading. */
function goUp(): void {
	scrollTo(0, 0);
	const heading = document.querySelector<HTMLElement>("main h1");
	if (!heading) return;
	heading.tabIndex = -1;
	heading.focus({ preventScroll: true });
}
