/** Where readers may want to go before they type: their last searches and pages, and pages that many need. */
import { createElement } from "../../create-element.ts";
import type { StartPage } from "../messages.ts";
import { isModifiedClick, resultsUrlOf } from "./follow-result.ts";
import type { createPaletteOptions, OptionGroup } from "./palette-options.ts";
import { recentPagesOf } from "./recent-pages.ts";
import { recentQueries } from "./recent-queries.ts";
import type { SearchContext } from "./search-form.ts";

interface StartActions {
	readonly follow: (event: MouseEvent) => void;
	readonly ask: (query: string) => void;
}

/** Nothing if there is nowhere to go. */
export function createStartView(
	{ form, site, texts }: SearchContext,
	popular: readonly StartPage[],
	options: ReturnType<typeof createPaletteOptions>,
	{ follow, ask }: StartActions,
): readonly HTMLElement[] {
	const createQueryOption = (query: string): HTMLAnchorElement => {
		const option = options.create({ href: resultsUrlOf(site, query) }, createElement("bdi", {}, query));
		option.onclick = (event) => {
			if (isModifiedClick(event)) return;
			event.preventDefault();
			ask(query);
		};
		return option;
	};
	const createPageOption = ({ title, href }: StartPage): HTMLAnchorElement => {
		const option = options.create({ href }, createElement("bdi", {}, title));
		option.onclick = follow;
		return option;
	};
	const isElsewhere = ({ href }: StartPage) => href !== location.pathname;
	const queries = recentQueries.read();
	const recent = recentPagesOf(site).read().filter(isElsewhere);
	const others = popular.filter((page) => isElsewhere(page) && !recent.some(({ href }) => href === page.href));
	const isShown = (group: OptionGroup) => group.options.length > 0;
	const kept = [
		{ label: texts("recentSearches"), options: queries.map(createQueryOption) },
		{ label: texts("recentPages"), options: recent.map(createPageOption) },
	].filter(isShown);
	const groups = [...kept, { label: texts("popularPages"), options: others.map(createPageOption) }].filter(isShown);
	if (groups.length === 0) return [];
	const list = options.showGroups(form.querySelector("input")?.ariaLabel as string, groups);
	if (kept.length === 0) return [list];
	const label = `${texts("clear")}: ${kept.map((group) => group.label).join(", ")}`;
	const forgetButton = createElement(
		"button",
		{ type: "button", class: "search-clear search-forget", "aria-label": label },
		texts("clear"),
	);
	forgetButton.onclick = () => {
		recentQueries.clear();
		recentPagesOf(site).clear();
		ask("");
	};
	return [forgetButton, list];
}
