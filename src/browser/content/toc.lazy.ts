/** The current section in the table of contents, the contents of narrow screens, and links within the page. */
import { followHashSmoothly } from "./smooth-scroll.ts";

/**
 * The index of the section being read: that of the first heading below the navbar if it is in the upper half of the
 * window, otherwise the section before it. -1 means above the first heading. `tops` are the headings' offsets from the
 * top of the window, in pixels.
 */
export function activeSectionIndex(tops: readonly number[], navbarBottom: number, height: number): number {
	const first = tops.findIndex((top) => top >= navbarBottom);
	if (first < 0) return tops.length - 1;
	return (tops[first] as number) < height / 2 ? first : first - 1;
}

let isWatching = false;

/**
 * Marks the link to the section being read, on each scroll, resize and visit. Links to other parts of the page scroll
 * smoothly. On narrow screens, following a link, or clicking elsewhere, closes the contents. `hashBefore` is the
 * page's hash when this part was requested: a link may have been followed since.
 */
export function watchToc(hashBefore: string): void {
	if (isWatching) return;
	isWatching = true;
	if (location.hash !== hashBefore) getOpenContents()?.removeAttribute("open");
	let isScheduled = false;
	const scheduleUpdate = () => {
		if (isScheduled) return;
		isScheduled = true;
		requestAnimationFrame(() => {
			isScheduled = false;
			markActiveHeading();
		});
	};
	addEventListener("scroll", scheduleUpdate, { passive: true });
	addEventListener("resize", scheduleUpdate);
	document.addEventListener("ssg:visit", scheduleUpdate);
	document.addEventListener("click", ({ target }) => {
		const open = getOpenContents();
		const isOutside = !open?.contains(target as Node);
		if (isOutside || (target as Element).closest(".toc-disclosure a")) open?.removeAttribute("open");
	});
	document.addEventListener("click", followHashSmoothly);
	scheduleUpdate();
}

const getOpenContents = () => document.querySelector<HTMLElement>(".toc-disclosure[open]");

/** The links of a table of contents to headings that are visible, with the headings' offsets. */
function measureHeadings(contents: Element | null) {
	const links: HTMLAnchorElement[] = [];
	const tops: number[] = [];
	for (const link of contents?.querySelectorAll("a") ?? []) {
		const id = decodeURIComponent(link.hash.slice(1));
		const box = document.getElementById(id)?.getBoundingClientRect();
		if (!box?.height) continue; // hidden, for example in a tab panel
		links.push(link);
		tops.push(box.top);
	}
	return { links, tops };
}

const heightOf = (selector: string): number => document.querySelector(selector)?.clientHeight ?? 0;

/** The end of what stays at the top of the window. */
const barsBottom = (): number => heightOf(".navbar") + heightOf(".toc-disclosure summary");

/** The link to the section being read; `undefined` above the first one. */
function activeLinkIn(contents: Element | null): HTMLAnchorElement | undefined {
	const { links, tops } = measureHeadings(contents);
	return links[activeSectionIndex(tops, barsBottom(), innerHeight)];
}

function markActiveHeading(): void {
	const toc = document.querySelector<HTMLElement>(".toc");
	if (!toc?.offsetParent) {
		showActiveHeading();
		return;
	}
	const current = activeLinkIn(toc);
	if (!markCurrent(toc, current)) return;
	const at = current?.offsetTop ?? 0;
	if (at < toc.scrollTop || at > toc.scrollTop + toc.clientHeight - 40) toc.scrollTop = at - toc.clientHeight / 2;
}

/** Narrow screens name the section in the bar. */
function showActiveHeading(): void {
	const contents = document.querySelector(".toc-disclosure");
	const current = activeLinkIn(contents);
	if (!contents || !markCurrent(contents, current)) return;
	const name = contents.querySelector(".toc-current");
	if (name) name.textContent = current?.textContent ?? "";
}

/** Returns `false` if the link is marked already. */
function markCurrent(contents: Element, current: HTMLAnchorElement | undefined): boolean {
	const marked = contents.querySelector("[aria-current]") ?? undefined;
	if (marked === current) return false;
	marked?.removeAttribute("aria-current");
	current?.setAttribute("aria-current", "true");
	return true;
}

/** How far below the bars a heading is that a link has led to, with some room. */
const HEADING_GAP_PX = 48;

/**
 * The hash of the section at the top of the window, for the same page in another locale. It is the page's own if the other
 * has other headings, or if the window is above the first one.
 */
export function hashForLocale(locale: string | undefined): string {
	const { sameHeadings = "" } = document.querySelector<HTMLElement>("main")?.dataset ?? {};
	if (!locale || !sameHeadings.split(" ").includes(locale)) return location.hash;
	const { links, tops } = measureHeadings(document.querySelector(".toc"));
	const end = barsBottom() + HEADING_GAP_PX;
	return links[tops.findLastIndex((top) => top <= end)]?.hash ?? location.hash;
}
