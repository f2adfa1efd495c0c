/** Wraps words in `<mark>` elements, which screen readers can announce (unlike the CSS Highlight API). */
import { findWordRanges } from "./word-ranges.ts";

/** Excludes what is not prose, what is hidden, navigation, and islands, whose DOM belongs to React. */
const EXCLUDED_SELECTOR =
	"script, style, template, input, textarea, select, button, svg, math, .katex, [aria-hidden=true], .visually-hidden, [data-island], nav, footer";

/** Keeps pages with thousands of matches responsive. */
const MAX_MARKS = 500;

/** The marks of a page. `remove` restores the original text nodes. */
export interface PageMarks {
	readonly elements: readonly HTMLElement[];
	remove(): void;
}

/** Marks words in the readable text of an element. `words` must be normalized with `normalizeWord`. */
export function markWords(root: Element, words: ReadonlySet<string>): PageMarks {
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
