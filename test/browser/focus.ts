/** What a reader without a mouse meets: one stop for each press of Tab. */
import type { Page } from "playwright-core";

export interface Stop {
	/** Enough of its markup to find it. */
	readonly name: string;
	/** The same for elements that are styled alike. */
	readonly look: string;
	/** In the window, and nothing lies over it. */
	readonly isSeen: boolean;
	/** A ring is drawn around it, or around what it stands for. */
	readonly hasRing: boolean;
	/** Where it stands in the window. */
	readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
	/** Something to press, not a word of a text, which may be as small as the text. */
	readonly isControl: boolean;
	/** The same number for the same element, as long as the page stands. */
	readonly number: number;
}

/** The element that has the focus; none when it is the page's. */
export const focused = (page: Page): Promise<Stop | undefined> =>
	page.evaluate(() => {
		const element = document.activeElement as HTMLElement | null;
		if (!element || element.matches("html, body")) return;
		const known = window as unknown as { stops?: Map<Element, number> };
		known.stops ??= new Map();
		const number = known.stops.get(element) ?? known.stops.size;
		known.stops.set(element, number);
		const box = element.getBoundingClientRect();
		const line = element.getClientRects()[0] ?? box; // a link may run over two lines
		// Of what is larger than the window, the part in the window counts.
		const middle = (start: number, end: number, most: number) => (Math.max(0, start) + Math.min(end, most)) / 2;
		const top = document.elementFromPoint(
			middle(line.left, line.right, innerWidth),
			middle(line.top, line.bottom, innerHeight),
		);
		const hasOutline = (drawn: Element, part?: string) => {
			const { outlineStyle, outlineWidth } = getComputedStyle(drawn, part);
			return outlineStyle !== "none" && outlineWidth !== "0px";
		};
		return {
			name: (element.cloneNode(false) as HTMLElement).outerHTML.slice(0, 140),
			look: [element.closest("nav, article, header, footer, .drawer"), element.parentElement, element]
				.map((styled) => `${styled?.localName}.${styled?.className}`)
				.join(" "),
			isSeen:
				line.width > 0 &&
				(top === element || element.contains(top)) &&
				element.checkVisibility({ visibilityProperty: true }),
			hasRing: hasOutline(element) || hasOutline(element, "::after") || hasOutline(element.closest("li") ?? element),
			box: { x: box.x, y: box.y, width: box.width, height: box.height },
			isControl: element.matches("button, summary, input, select, nav a, .button, .tag, [role=tab]"),
			number,
		};
	});

const MOST = 400;

/**
 * Presses Tab from where the focus is until it comes back to the first stop, or leaves the page; no further than to stop
 * `last`. `at` is called at each stop.
 *
 * @throws when it does not come back: the focus is caught
 */
export async function stopsOf(
	page: Page,
	at: (stop: Stop) => Promise<void> = async () => {},
	last = Number.POSITIVE_INFINITY,
): Promise<Stop[]> {
	const stops: Stop[] = [];
	while (stops.length < MOST) {
		await page.keyboard.press("Tab");
		const stop = await focused(page);
		if (!stop || stop.number === stops[0]?.number) return stops;
		stops.push(stop);
		await at(stop);
		if (stops.length === last) return stops;
	}
	throw new Error(`the focus is caught near ${stops.slice(-3).map(({ name }) => name)}`);
}
