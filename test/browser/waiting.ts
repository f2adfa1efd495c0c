/** How tests wait for a page: never for a time, which a busy machine makes too short. */
import type { Page, Request, Route } from "playwright-core";

/** Waits until the script of a page has run. */
export const ready = (page: Page): Promise<unknown> => page.waitForSelector("html[data-has-hydrated=true]");

/** Waits for some frames. */
export const frames = (page: Page, count: number): Promise<unknown> =>
	page.evaluate(
		(count) =>
			new Promise<void>((resolve) => {
				const next = () => (count-- > 0 ? requestAnimationFrame(next) : resolve());
				next();
			}),
		count,
	);

/** Waits until a page has nothing left to do but what a timer, the network or the reader brings. */
export async function atRest(page: Page): Promise<void> {
	for (let round = 0; round < 2; round++) {
		await frames(page, 3);
		// Without a limit, Chromium may never call back on a page that has come to rest.
		await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
	}
}

export interface HeldAnswers {
	/** Resolves when the page has asked. */
	readonly asked: Promise<unknown>;
	/** Lets the answers go, and waits until the page has the first one, or no longer waits for it. */
	release(): Promise<void>;
}

/** Keeps back the answers to requests whose URL matches. */
export async function holdAnswers(page: Page, url: RegExp): Promise<HeldAnswers> {
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	const ended = new Promise<void>((resolve) => {
		const onEnd = (request: Request) => {
			if (url.test(request.url())) resolve();
		};
		page.on("requestfinished", onEnd).on("requestfailed", onEnd);
	});
	await page.route(url, async (route: Route) => {
		await held;
		await route.fallback().catch(() => {}); // the browser no longer waits for it
	});
	return {
		asked: page.waitForRequest(url),
		async release() {
			release();
			await ended;
		},
	};
}
