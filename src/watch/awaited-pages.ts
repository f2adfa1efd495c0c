/** The pages that readers of the preview have just asked for, which are rendered before all others. */
import { type Route, withoutTrailingSlash } from "../model/route.ts";

export interface AwaitedPages {
	add(route: Route): void;
	/** Whether a page is among the last that were asked for. */
	readonly has: (route: Route) => boolean;
	/** Resolves when more pages have been rendered. */
	rendering(): Promise<void>;
	announceRendering(): void;
}

/** About as many as tabs that an author has open. */
const MAX_AWAITED = 20;

export function createAwaitedPages(): AwaitedPages {
	const routes = new Set<string>();
	let waiting: (() => void)[] = [];
	return {
		add(route) {
			const key = withoutTrailingSlash(route);
			routes.delete(key); // moves it to the end
			routes.add(key);
			const [oldest] = routes;
			if (routes.size > MAX_AWAITED && oldest !== undefined)
				routes.delete(oldest);
		},
		has: (route) => routes.has(withoutTrailingSlash(route)),
		rendering: () =>
			new Promise((resolve) => {
				waiting.push(resolve);
			}),
		announceRendering() {
			for (const resolve of waiting) resolve();
			waiting = [];
		},
	};
}
