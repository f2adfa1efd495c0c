/** The words of a search on the page that it leads to. Who follows no result does not pay for them. */
import { read, write } from "./storage.ts";

const KEY = "ssg-search-mark";
const AREA = "sessionStorage";

/**
 * Has the words of a result marked on its page, once. The search tells of it by `ssg:search-mark`, just before it
 * follows the link; what it said is kept for a full load.
 */
export function startSearchMarks(): void {
	const keep = (result: string) => write(KEY, result, AREA);
	const forget = () => keep("");
	const mark = (result: string, isLoaded: boolean) => {
		import("./search/marks.ts")
			.then(({ markWhenThere }) => markWhenThere(result, isLoaded, forget))
			.catch(console.warn);
	};
	const result = read(KEY, AREA);
	if (result) {
		forget();
		mark(result, true);
	}
	document.addEventListener("ssg:search-mark", (event) => {
		const result = JSON.stringify((event as CustomEvent).detail);
		keep(result);
		mark(result, false);
	});
}
