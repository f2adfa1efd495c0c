import { createElement } from "../../create-element.ts";
import type { SearchTexts } from "./search-texts.ts";

/** Says that no page matches, and suggests what to try. */
export const createNoResults = (query: string, texts: SearchTexts): HTMLElement =>
	createElement(
		"div",
		{ class: "search-nothing" },
		createElement("p", {}, createElement("strong", {}, createElement("bdi", {}, texts("noResults", { query })))),
		createElement("p", {}, texts("noResultsHint")),
	);
