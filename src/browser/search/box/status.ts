import type { SearchAnswer } from "./query-runner.ts";
import type { SearchTexts } from "./search-texts.ts";

const STATUS_DELAY_MS = 400;

/** Returns a function that announces a text to screen readers when the reader stops typing. */
export function createStatus(element: HTMLElement): (text: string) => void {
	let timer: ReturnType<typeof setTimeout>;
	element.role = "status";
	return (text) => {
		clearTimeout(timer);
		timer = setTimeout(() => {
			element.textContent = text;
		}, STATUS_DELAY_MS);
	};
}

/** The number of results in words. */
export const countTextOf = ({ query, result: { total } }: SearchAnswer, texts: SearchTexts): string =>
	total > 0 ? texts("resultCount", { n: total }) : texts("noResults", { query });
