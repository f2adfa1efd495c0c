/** Highlights the searched words on the page of a search result. The code loads when the first result is followed. */
import { readStorage, writeStorage } from "../storage.ts";

const SEARCH_MARK_KEY = "ssg-search-mark";
const SEARCH_MARK_AREA = "sessionStorage";

/**
 * Highlights the words of a result once, on its page. The search dispatches `ssg:search-mark` just before the link is
 * followed; the result is also stored, in case the link causes a full load.
 */
export function startSearchMarks(): void {
	const save = (result: string) => writeStorage(SEARCH_MARK_KEY, result, SEARCH_MARK_AREA);
	const clear = () => save("");
	const mark = (result: string, isLoaded: boolean) => {
		import("./search-marks.lazy.ts")
			.then(({ markOnArrival }) => markOnArrival(result, isLoaded, clear))
			.catch(console.warn);
	};
	const result = readStorage(SEARCH_MARK_KEY, SEARCH_MARK_AREA);
	if (result) {
		clear();
		mark(result, true);
	}
	document.addEventListener("ssg:search-mark", (event) => {
		const result = JSON.stringify((event as CustomEvent).detail);
		save(result);
		mark(result, false);
	});
}
