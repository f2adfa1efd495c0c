/** The search page: all results for the query in the address, updated while the reader types. */
import type { SearchResultPage } from "../../../search/results.ts";
import { createElement } from "../../create-element.ts";
import { announceResult } from "./follow-result.ts";
import { createKindFilter } from "./kind-filter.ts";
import { createNoResultsHint, createPopularLinks } from "./no-results.ts";
import { createQueryRunner, type SearchAnswer } from "./query-runner.ts";
import { rememberQuery } from "./recent-queries.ts";
import { createResultParts } from "./result-parts.ts";
import { type SearchContext, setFailure } from "./search-form.ts";
import { countTextOf, createStatus } from "./status.ts";

const MAX_PAGE_RESULTS = 30;

export function createResultsPage(search: SearchContext): () => void {
	const { form, texts } = search;
	const input = form.querySelector("input") as HTMLInputElement;
	const count = createElement("p", { class: "search-count" });
	const results = createElement("div", { class: "search-results" });
	const setStatus = createStatus(count);
	const show = (...children: readonly HTMLElement[]) => {
		setFailure(search);
		results.replaceChildren(...children);
	};
	let kind: string | undefined;
	let shownQuery: string | undefined;
	const ask = () => {
		shownQuery = input.value;
		run(input.value.trim(), kind);
	};

	const run = createQueryRunner(search, MAX_PAGE_RESULTS, {
		showLoading: () => setStatus(texts("searchLoading")),
		showStart(popular) {
			show(...createPopularLinks(popular, texts));
			setStatus("");
		},
		showAnswer(answer, popular) {
			const { result } = answer;
			setStatus(countTextOf(answer, texts));
			show(
				...createKindFilter(result, texts, (chosen) => {
					kind = chosen;
					ask();
				}),
				...(result.pages.length > 0
					? [createList(answer, search)]
					: [createNoResultsHint(texts), ...createPopularLinks(popular, texts)]),
			);
		},
		showFailure(error) {
			show();
			setStatus("");
			shownQuery = undefined;
			setFailure(search, error);
		},
	});

	form.after(count, results);
	const readUrl = () => {
		input.value = getUrlQuery();
		rememberQuery(getUrlQuery().trim());
		ask();
	};
	// The palette may have set another query on this page.
	document.addEventListener("click", () => {
		if (form.isConnected && getUrlQuery() !== input.value) readUrl();
	});
	input.addEventListener("input", () => setUrlQuery(input.value));
	form.addEventListener("submit", (event) => {
		event.preventDefault();
		rememberQuery(input.value.trim());
	});
	if (input.value)
		setUrlQuery(input.value); // typed while this file was loading
	else readUrl();
	return () => {
		if (shownQuery !== input.value) ask();
	};
}

/** The matching pages, best first. */
const createList = (answer: SearchAnswer, search: SearchContext): HTMLElement =>
	createElement(
		"ol",
		{ class: "search-found" },
		...answer.result.pages.map((page) => createItem(page, answer, search)),
	);

function createItem(page: SearchResultPage, answer: SearchAnswer, { site }: SearchContext): HTMLElement {
	const { title, heading, trail, excerpt } = createResultParts(page, answer.query, site);
	const linkTo = (href: string, text: HTMLElement) => {
		const link = createElement("a", { href }, text);
		link.onclick = (event) => announceResult(event, link, answer);
		return link;
	};
	return createElement(
		"li",
		{},
		trail,
		createElement("h2", {}, linkTo(page.href, title)),
		...(heading.hasChildNodes() ? [linkTo(page.section.href, heading)] : []),
		excerpt,
	);
}

/** The query in the URL of the search page. */
const getUrlQuery = (): string => new URLSearchParams(location.search).get("q") ?? "";

/** Sets the query in the URL, so that reloading and going back restore it. */
function setUrlQuery(query: string): void {
	const url = new URL(location.href);
	if (query.trim()) url.searchParams.set("q", query);
	else url.searchParams.delete("q");
	try {
		history.replaceState(history.state, "", url);
	} catch {} // Safari limits how often a page may change its URL
}
