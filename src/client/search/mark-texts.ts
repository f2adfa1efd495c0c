/** Marks in the text of a page, as elements, so that a screen reader knows of them as well. */
import { placesOf } from "./mark-places.ts";

/** What is no text to read, is not seen, leads elsewhere, or belongs to somebody else: islands to React. */
const LEFT_ALONE =
	"script, style, template, input, textarea, select, button, svg, math, .katex, [aria-hidden=true], .visually-hidden, [data-island], nav, footer";

/** Enough to see where the words are; a page of thousands would only be slow. */
const MOST = 500;

/** The marks of a page, and the way back: every text node is the one that it was. */
export interface Marks {
	readonly elements: readonly HTMLElement[];
	remove(): void;
}

/** Marks the words, which are `comparable`, in what is to be read of an element. */
export function markTexts(root: Element, words: ReadonlySet<string>): Marks {
	const elements: HTMLElement[] = [];
	const undo: (() => void)[] = [];
	for (const text of textsIn(root)) {
		const places = placesOf(text.data, words).slice(0, MOST - elements.length);
		if (places.length === 0) continue;
		const pieces: ChildNode[] = [];
		let end = 0;
		for (const place of places) {
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
		if (elements.length >= MOST) break;
	}
	return {
		elements,
		remove() {
			for (const back of undo.splice(0)) back();
		},
	};
}

function textsIn(root: Element): Text[] {
	const walker = document.createTreeWalker(
		root,
		NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
		(node) => {
			if (node instanceof Text) return NodeFilter.FILTER_ACCEPT;
			return (node as Element).matches(LEFT_ALONE)
				? NodeFilter.FILTER_REJECT
				: NodeFilter.FILTER_SKIP;
		},
	);
	const texts: Text[] = [];
	while (walker.nextNode()) texts.push(walker.currentNode as Text);
	return texts;
}
