/** Highlights the words of a search result on its page. Loaded when the first result is followed. */

import { findPairMatches, LETTER_RUN, PAIRED_RUN, type TextRange } from "../../search/character-pairs.ts";
import { joinMatches, type TextMatch } from "../../search/join-matches.ts";
import { loadString } from "../strings.ts";
import { adoptMarkStyles } from "./marks/styles.ts";

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

/**
 * Creates the button that removes the marks, without inserting it. It has the name × until its label is loaded, which
 * the search has usually done.
 */
function createRemoveMarksButton(remove: () => void): HTMLButtonElement {
	const button = document.createElement("button");
	button.type = "button";
	button.className = "button search-marks-remove";
	button.setAttribute("aria-keyshortcuts", "Escape");
	const sign = document.createElement("span");
	sign.textContent = " ×";
	button.append(sign);
	loadString("removeMarks").then((label) => {
		button.prepend(label);
		sign.ariaHidden = "true";
	}, console.warn);
	button.addEventListener("click", remove);
	return button;
}

/** Whether Escape is meant for something else: a field, or an open dialog, popover or menu. */
const isEscapeTaken = (target: EventTarget | null): boolean =>
	!!(target as Element | null)?.closest?.("input, textarea, select, [contenteditable], dialog, [role=dialog]") ||
	!!document.querySelector("dialog[open], :popover-open, .navbar .dropdown[open]");

// Wraps words in `<mark>` elements, which screen readers can announce (unlike the CSS Highlight API).

/** Excludes what is not prose, what is hidden, navigation, and islands, whose DOM belongs to React. */
const EXCLUDED_SELECTOR =
	"script, style, template, input, textarea, select, button, svg, math, .katex, [aria-hidden=true], .visually-hidden, [data-island], nav, footer";

/** Keeps pages with thousands of matches responsive. */
const MAX_MARKS = 500;

type PageMarks = ReturnType<typeof markWords>;

/** Marks words in the readable text of an element. `words` must be normalized with `normalizeWord`. */
function markWords(root: Element, words: ReadonlySet<string>) {
	const elements: HTMLElement[] = [];
	const undo: (() => void)[] = [];
	for (const text of textNodesIn(root)) {
		const ranges = findWordRanges(text.data, words).slice(0, MAX_MARKS - elements.length);
		if (ranges.length === 0) continue;
		const pieces: ChildNode[] = [];
		let end = 0;
		for (const place of ranges) {
			const mark = document.createElement("mark");
			mark.className = "search-mark";
			mark.append(text.data.slice(place.start, place.end));
			elements.push(mark);
			pieces.push(new Text(text.data.slice(end, place.start)), mark);
			end = place.end;
		}
		pieces.push(new Text(text.data.slice(end)));
		text.replaceWith(...pieces);
		undo.push(() => {
			pieces[0]?.before(text);
			for (const piece of pieces) piece.remove();
		});
		if (elements.length >= MAX_MARKS) break;
	}
	return {
		elements,
		/** Restores the original text nodes. */
		remove() {
			for (const back of undo.splice(0)) back();
		},
	};
}

function textNodesIn(root: Element): Text[] {
	const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
		if (node instanceof Text) return NodeFilter.FILTER_ACCEPT;
		return (node as Element).matches(EXCLUDED_SELECTOR) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
	});
	const texts: Text[] = [];
	while (walker.nextNode()) texts.push(walker.currentNode as Text);
	return texts;
}

/** Finds the searched words in a text. */
const WORD_JOINER = "[-._:/+#@'’ʼ\u200c]";
/** Words joined by one of these characters are also compared as one word: `to-do` matches `todo`. */
const WORD = new RegExp(`${LETTER_RUN}(?:${WORD_JOINER}${LETTER_RUN})*|(${PAIRED_RUN})`, "gu");
const SINGLE_WORD = new RegExp(LETTER_RUN, "gu");
const ALL_JOINERS = new RegExp(WORD_JOINER, "gu");

/**
 * Normalizes a word for comparison: case and compatibility forms are ignored, accents are not. The dot of an `i` is
 * ignored too, because Turkish has other pairs of upper and lower case.
 */
export const normalizeWord = (word: string): string =>
	word.normalize("NFKC").toLowerCase().replaceAll("i\u0307", "i").replaceAll("ı", "i");

/** The ranges of whole words, in order; adjacent ranges are merged. `words` must be normalized with `normalizeWord`. */
export function findWordRanges(text: string, words: ReadonlySet<string>): TextRange[] {
	const matches: TextMatch[] = [];
	const add = (start: number, end: number) => matches.push({ start, end, words: [] });
	for (const { 0: written, 1: run, index } of text.matchAll(WORD)) {
		const whole = normalizeWord(written);
		if (words.has(whole) || words.has(whole.replace(ALL_JOINERS, ""))) add(index, index + written.length);
		else if (run) for (const { start, end } of findPairMatches(run, words)) add(index + start, index + end);
		else
			for (const { 0: word, index: at } of written.matchAll(SINGLE_WORD))
				if (words.has(normalizeWord(word))) add(index + at, index + at + word.length);
	}
	return mergeAdjacent(joinMatches(text, matches, words));
}

function mergeAdjacent(ranges: readonly TextRange[]): TextRange[] {
	const merged: TextRange[] = [];
	for (const { start, end } of ranges) {
		const last = merged.at(-1);
		if (last?.end === start) merged.splice(-1, 1, { start: last.start, end });
		else merged.push({ start, end });
	}
	return merged;
}
