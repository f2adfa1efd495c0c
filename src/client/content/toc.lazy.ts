/** Highlights the current section in the table of contents. */

/**
 * The index of the section being read: that of the first heading below the navbar if it is in the upper half of the
 * window, otherwise the section before it. -1 means above the first heading. `tops` are the headings' offsets from the
 * top of the window, in pixels.
 */
export function activeSectionIndex(
	tops: readonly number[],
	navbarBottom: number,
	height: number,
): number {
	const first = tops.findIndex((top) => top >= navbarBottom);
	if (first < 0) return tops.length - 1;
	return (tops[first] as number) < height / 2 ? first : first - 1;
}

/** Marks the link to the section being read, on each scroll, resize and visit. */
export function trackActiveHeading(): void {
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
	scheduleUpdate();
}

function markActiveHeading(): void {
	const toc = document.querySelector<HTMLElement>(".toc");
	if (!toc?.offsetParent) return;
	const links: HTMLAnchorElement[] = [];
	const tops: number[] = [];
	for (const link of toc.querySelectorAll("a")) {
		const id = decodeURIComponent(link.hash.slice(1));
		const box = document.getElementById(id)?.getBoundingClientRect();
		if (!box?.height) continue; // hidden, for example in a tab panel
		links.push(link);
		tops.push(box.top);
	}
	const bar = document.querySelector(".navbar")?.clientHeight ?? 0;
	const current = links[activeSectionIndex(tops, bar, innerHeight)];
	const marked = toc.querySelector("[aria-current]");
	if (marked === current) return;
	marked?.removeAttribute("aria-current");
	current?.setAttribute("aria-current", "true");
	const at = current?.offsetTop ?? 0;
	if (at < toc.scrollTop || at > toc.scrollTop + toc.clientHeight - 40)
		toc.scrollTop = at - toc.clientHeight / 2;
}
