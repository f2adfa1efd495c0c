import type { Page } from "playwright-core";

/** A shift that no one sees: a word by a pixel. Less than a thousandth of what counts as a good page. */
const INVISIBLE = 0.0001;

/** What moved on a page until it came to rest, each with its share of the layout shift (https://web.dev/articles/cls). */
export async function shiftsOn(page: Page, address: string): Promise<string[]> {
	await page.addInitScript(() => {
		Object.assign(window, { shifts: [] });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				const { value, sources } = entry as unknown as { value: number; sources: { node?: Node }[] };
				const moved = sources.map(({ node }) =>
					node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeValue,
				);
				(window as unknown as Shifts).shifts.push([value, moved.join(", ")]);
			}
		}).observe({ type: "layout-shift", buffered: true });
	});
	await page.goto(address);
	await page.waitForSelector("html[data-has-hydrated=true]");
	await page.waitForLoadState("networkidle");
	const shifts = await page.evaluate(() => (window as unknown as Shifts).shifts);
	return shifts.filter(([value]) => value > INVISIBLE).map(([value, moved]) => `${value}: ${moved}`);
}

interface Shifts {
	readonly shifts: [value: number, moved: string][];
}
