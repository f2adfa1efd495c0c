/** What the search shows where no page matches. */
import { createElement } from "../../create-element.ts";
import type { StartPage } from "../messages.ts";
import type { SearchTexts } from "./search-texts.ts";

/** Suggests what to try. */
export const createNoResultsHint = (texts: SearchTexts, ...before: readonly HTMLElement[]): HTMLElement =>
	createElement("div", { class: "search-nothing" }, ...before, createElement("p", {}, texts("noResultsHint")));

/** Links to the pages that many need; nothing if the site names none. */
export const createPopularLinks = (popular: readonly StartPage[], texts: SearchTexts): readonly HTMLElement[] =>
	popular.length === 0
		? []
		: [createElement("h2", {}, texts("popularPages")), createElement("ul", {}, ...popular.map(createLinkItem))];

const createLinkItem = ({ title, href }: StartPage): HTMLElement =>
	createElement("li", {}, createElement("a", { href }, createElement("bdi", {}, title)));
