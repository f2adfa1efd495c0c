/** Marks the words of a search result on its page. Fetched when the first result is followed. */
import { buttonOf, isEscapeTaken } from "./mark-button.ts";
import { comparable } from "./mark-places.ts";
import { adoptStyles } from "./mark-styles.ts";
import { type Marks, markTexts } from "./mark-texts.ts";

/** As the search tells of it; `words` are in lower case. */
interface Result {
	readonly href: string;
	readonly words: readonly string[];
}

/** Takes the marks away that are on the page. */
let removeMarks = () => {};

/** Ends the waiting for the page of the result before. */
let waiting = new AbortController();

/**
 * Marks the words of a result, given as JSON, when the reader has come to its page: by a full load, by a visit, or
 * without either where the page was there. Whatever page comes next, the result is forgotten.
 */
export function markWhenThere(
	json: string,
	isLoaded: boolean,
	forget: () => void,
): void {
	const result: Result = JSON.parse(json);
	waiting.abort();
	waiting = new AbortController();
	const { signal } = waiting;
	const look = () => {
		waiting.abort();
		forget();
		if (isAt(result)) mark(result);
	};
	// After the click, which may have a place of its own to go to.
	setTimeout(() => {
		if (!signal.aborted && (isLoaded || isAt(result))) look();
	});
	document.addEventListener("ssg:visit", () => setTimeout(look), { signal });
	addEventListener("pagehide", () => waiting.abort(), { signal });
}

/** A host may have put a slash at the end of what was asked for, or taken it away. */
const isAt = ({ href }: Result): boolean =>
	pageOf(new URL(href, location.href)) === pageOf(location);

const pageOf = ({ pathname, search }: URL | Location): string =>
	pathname.replace(/\/$/, "") + search;

function mark({ href, words }: Result): void {
	const main = document.querySelector("main");
	if (!main) return;
	removeMarks();
	const marks = markTexts(main, new Set(words.map(comparable)));
	if (marks.elements.length === 0) return;
	adoptStyles();
	const id = decodeURIComponent(new URL(href, location.href).hash.slice(1));
	show(marks.elements, document.getElementById(id));
	offerRemoval(marks, main);
}

/**
 * Brings the first mark that can be seen into the window. The heading that the result leads to stays at the top, unless
 * the reader would look for the first word below it in vain.
 */
function show(
	marks: readonly HTMLElement[],
	heading: HTMLElement | null,
): void {
	const first = marks.find(
		(mark) => mark.checkVisibility() && (!heading || isFrom(heading, mark)),
	);
	if (!first) return;
	const { bottom } = first.getBoundingClientRect();
	const above = barHeight();
	const from = heading ? heading.getBoundingClientRect().top - above : 0; // nought as soon as the browser is there
	if (bottom - from < above || bottom - from > innerHeight)
		first.scrollIntoView({ block: "center", behavior: "instant" });
}

/** In an element or behind it. */
const isFrom = (start: Node, node: Node): boolean =>
	!!(
		start.compareDocumentPosition(node) &
		(Node.DOCUMENT_POSITION_CONTAINED_BY | Node.DOCUMENT_POSITION_FOLLOWING)
	);

/** What the fixed bar hides of the window's upper end, as the style sheet says. */
const barHeight = (): number =>
	Number.parseFloat(
		getComputedStyle(document.documentElement).scrollPaddingBlockStart,
	) || 0;

/** By the button, by Escape, and whenever the reader leaves the page. */
function offerRemoval(marks: Marks, main: Element): void {
	const listening = new AbortController();
	const { signal } = listening;
	const button = buttonOf(() => {
		const place = marks.elements[0]?.parentElement;
		remove();
		goOnAt(place);
	});
	const remove = () => {
		listening.abort();
		marks.remove();
		button.remove();
	};
	removeMarks = remove;
	main.append(button);
	document.addEventListener("ssg:visit", remove, { signal });
	addEventListener("pagehide", remove, { signal }); // the browser may keep the page for the way back
	// Before a menu closes at the same key: an open one is a reason to leave the marks.
	document.addEventListener(
		"keydown",
		({ key, target }) => {
			if (key === "Escape" && !isEscapeTaken(target)) remove();
		},
		{ signal, capture: true },
	);
}

/** The button is gone, so the keyboard goes on where the first mark was. */
function goOnAt(place: HTMLElement | null | undefined): void {
	if (place && place.tabIndex < 0) place.tabIndex = -1;
	place?.focus({ preventScroll: true });
}
