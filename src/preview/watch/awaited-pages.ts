/** Requests that wait for the first build, and the pages that readers have just requested, which are checked first. */
import { parseRoute, type Route, withoutTrailingSlash } from "../../model/urls/route.ts";
import { listCandidateFiles, stripBaseUrl } from "../serve/path.ts";

/** About as many as tabs that an author has open. */
const MAX_AWAITED = 20;

/** A path that is not that of a page. */
const OTHER_FILE = /\.(?!html$)[^/.]*$/;

export function createAwaitedPages(baseUrl: string, isThere: (name: string) => boolean) {
	const routes = new Set<string>();
	let waiting: (() => void)[] = [];
	let isFirstBuildOver = false;
	const firstAnnounced = new Promise<void>((resolve) => waiting.push(resolve));
	const add = (route: Route) => {
		const key = withoutTrailingSlash(route);
		routes.delete(key); // moves it to the end
		routes.add(key);
		const [oldest] = routes;
		if (routes.size > MAX_AWAITED && oldest !== undefined) routes.delete(oldest);
	};
	return {
		/** Resolves when a file can be served for a request path, or the first build is over. */
		async waitForFile(path: string, firstBuild: Promise<unknown>) {
			const below = stripBaseUrl(path, baseUrl);
			if (below === undefined) return;
			if (!OTHER_FILE.test(below)) add(parseRoute(below));
			const names = listCandidateFiles(below);
			const end = firstBuild.then(() => {
				isFirstBuildOver = true;
			});
			while (!isFirstBuildOver && !names.some(isThere))
				await Promise.race([end, new Promise<void>((resolve) => waiting.push(resolve))]);
		},
		/** Whether a page is among the last that were requested. */
		has: (route: Route) => routes.has(withoutTrailingSlash(route)),
		/** Resolves when the first page can be served. */
		firstAnnounced,
		/** More pages can be served. */
		announce() {
			for (const resolve of waiting) resolve();
			waiting = [];
		},
	};
}
