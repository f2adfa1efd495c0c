import type { SearchResultPage } from "../../../search/results.ts";
import { announceResult } from "./follow-result.ts";
import type { PaletteOptions } from "./palette-options.ts";
import type { SearchAnswer } from "./query-runner.ts";
import { createResultParts } from "./result-parts.ts";
import type { SearchForm } from "./search-form.ts";

/** A result in the palette. It leads to the best section of the page. */
export function createResultOption(
	page: SearchResultPage,
	answer: SearchAnswer,
	{ site }: SearchForm,
	options: PaletteOptions,
	follow: (event: MouseEvent) => void,
): HTMLAnchorElement {
	const { title, heading, trail, excerpt } = createResultParts(page, answer.query, site);
	const option = options.create({ class: "search-result", href: page.section.href }, title, heading, trail, excerpt);
	option.onclick = (event) => {
		announceResult(event, option, answer);
		follow(event);
	};
	return option;
}
