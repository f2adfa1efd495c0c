/** Highlights the words of a search result on its page. Loaded when the first result is followed. */

import { markWords, type PageMarks } from "./marks/mark-words.ts";
import { createRemoveMarksButton, isEscapeTaken } from "./marks/remove-button.ts";
import { adoptMarkStyles } from "./marks/styles.ts";
import { normalizeWord } from "./marks/word-ranges.ts";

/** The detail of `ssg:search-mark`. `words` are in lower case. */
interface FollowedResult {
	readonly href: string;
	readonly words: readonly string[];
}

/** Removes the current marks. */
let removeMarks = () => {};

/** Cancels the previous result if its page has not arrived yet. */
let pendingMark = new AbortController();

/**
 * Marks the words of a result (as JSON) when its page is shown: after a full load, after a visit, or at once if it is
 * the current page. The result is forgotten on whichever page comes next.
 */
export function markOnArrival(json: string, isLoaded: boolean, clearResult: () => void): void {
	const result: FollowedResult = JSON.parse(json);
	pendingMark.abort();
	pendingMark = new AbortController();
	const { signal } = pendingMark;
	const markIfHere = () => {
		pendingMark.abort();
		clearResult();
		if (isOnPage(result)) markPage(result);
	};
	// After the click's own scrolling.
	setTimeout(() => {
		if (!signal.aborted && (isLoaded || isOnPage(result))) markIfHere();
	});
	document.addEventListener("ssg:visit", () => setTimeout(markIfHere), { signal });
	addEventListener("pagehide", () => pendingMark.abort(), { signal });
}

/** Ignores a trailing slash: hosts may add or remove one. */
const isOnPage = ({ href }: FollowedResult): boolean =>
	pageAddressOf(new URL(href, location.href)) === pageAddressOf(location);

const pageAddressOf = ({ pathname, search }: URL | Location): string => pathname.replace(/\/$/, "") + search;

function markPage({ href, words }: FollowedResult): void {
	const main = document.querySelector("main");
	if (!main) return;
	removeMarks();
	const marks = markWords(main, new Set(words.map(normalizeWord)));
	if (marks.elements.length === 0) return;
	adoptMarkStyles();
	const id = decodeURIComponent(new URL(href, location.href).hash.slice(1));
	scrollToFirstMark(marks.elements, document.getElementById(id));
	addRemoveButton(marks, main);
}

/**
 * Scrolls the first visible mark into view. The heading that the result links to stays at the top of the window if the
 * mark fits below it.
 */
function scrollToFirstMark(marks: readonly HTMLElement[], heading: HTMLElement | null): void {
	const first = marks.find((mark) => mark.checkVisibility() && (!heading || isAtOrAfter(heading, mark)));
	if (!first) return;
	const { bottom } = first.getBoundingClientRect();
	const navbarBottom = navbarHeight();
	// 0 once the browser has scrolled to the heading.
	const from = heading ? heading.getBoundingClientRect().top - navbarBottom : 0;
	if (bottom - from < navbarBottom || bottom - from > innerHeight)
		first.scrollIntoView({ block: "center", behavior: "instant" });
}

/** Whether `node` is inside or after `start`. */
const isAtOrAfter = (start: Node, node: Node): boolean =>
	!!(start.compareDocumentPosition(node) & (Node.DOCUMENT_POSITION_CONTAINED_BY | Node.DOCUMENT_POSITION_FOLLOWING));

/** The height of the fixed navbar, in pixels. */
const navbarHeight = (): number =>
	Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;

/** Removes the marks on a click on the button, on Escape, and when the reader leaves the page. */
function addRemoveButton(marks: PageMarks, main: Element): void {
	const listeners = new AbortController();
	const { signal } = listeners;
	const button = createRemoveMarksButton(() => {
		const place = marks.elements[0]?.parentElement;
		remove();
		moveFocusTo(place);
	});
	const remove = () => {
		listeners.abort();
		marks.remove();
		button.remove();
	};
	removeMarks = remove;
	main.append(button);
	document.addEventListener("ssg:visit", remove, { signal });
	addEventListener("pagehide", remove, { signal }); // the page may be restored from the back/forward cache
	// Captures, to run before an open menu closes on the same key press: then Escape is meant for the menu.
	document.addEventListener(
		"keydown",
		({ key, target }) => {
			if (key === "Escape" && !isEscapeTaken(target)) remove();
		},
		{ signal, capture: true },
	);
}

/** The focused button has been removed, so focus moves to the first mark's parent. */
function moveFocusTo(place: HTMLElement | null | undefined): void {
	if (place && place.tabIndex < 0) place.tabIndex = -1;
	place?.focus({ preventScroll: true });
}
