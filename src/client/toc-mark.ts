/** Which section is being read. */

/**
 * The section being read, of those whose headings stand at `tops`, from the top of the window: the first heading below
 * the bar when it is in the upper half, otherwise the section before it. -1 above all of them.
 */
export function sectionAt(
	tops: readonly number[],
	bar: number,
	height: number,
): number {
	const first = tops.findIndex((top) => top >= bar);
	if (first < 0) return tops.length - 1;
	return (tops[first] as number) < height / 2 ? first : first - 1;
}

/** Marks the link to the section being read, from now on and after every visit. */
export function markWhileReading(): void {
	let waits = false;
	const later = () => {
		if (waits) return;
		waits = true;
		requestAnimationFrame(() => {
			waits = false;
			mark();
		});
	};
	addEventListener("scroll", later, { passive: true });
	addEventListener("resize", later);
	document.addEventListener("ssg:visit", later);
	later();
}

function mark(): void {
	const toc = document.querySelector<HTMLElement>(".toc");
	if (!toc?.offsetParent) return;
	const links: HTMLAnchorElement[] = [];
	const tops: number[] = [];
	for (const link of toc.querySelectorAll("a")) {
		const id = decodeURIComponent(link.hash.slice(1));
		const box = document.getElementById(id)?.getBoundingClientRect();
		if (!box?.height) continue; // in a closed panel
		links.push(link);
		tops.push(box.top);
	}
	const bar = document.querySelector(".navbar")?.clientHeight ?? 0;
	const current = links[sectionAt(tops, bar, innerHeight)];
	const marked = toc.querySelector("[aria-current]");
	if (marked === current) return;
	marked?.removeAttribute("aria-current");
	current?.setAttribute("aria-current", "true");
	const at = current?.offsetTop ?? 0;
	if (at < toc.scrollTop || at > toc.scrollTop + toc.clientHeight - 40)
		toc.scrollTop = at - toc.clientHeight / 2;
}
