import type { Page } from "playwright-core";

/** What moved on a page, and which of its scripts held it up, until it came to rest. */
export async function unrestOf(page: Page, address: string) {
	await page.addInitScript(() => {
		const unrest = { shift: 0, scripts: [] as string[] };
		Object.assign(window, { unrest });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) unrest.shift += (entry as unknown as { value: number }).value;
		}).observe({ type: "layout-shift", buffered: true });
		new PerformanceObserver((list) => {
			for (const frame of list.getEntries())
				for (const script of (frame as unknown as Frame).scripts)
					if (script.duration > 50) unrest.scripts.push(`${script.sourceURL} ${script.duration} ms`);
		}).observe({ type: "long-animation-frame", buffered: true });
	});
	await page.goto(address);
	await page.waitForSelector("html[data-has-hydrated=true]");
	await page.waitForLoadState("networkidle");
	return page.evaluate(() => (window as unknown as { unrest: Unrest }).unrest);
}

interface Unrest {
	readonly shift: number;
	readonly scripts: readonly string[];
}
interface Frame {
	readonly scripts: readonly { sourceURL: string; duration: number }[];
}
