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

type PaletteOptions = ReturnType<typeof createPaletteOptions>;

/** The popular pages alone, where a query finds nothing. */
export function createPopularView(
	{ texts }: SearchContext,
	popular: readonly StartPage[],
	options: PaletteOptions,
	follow: StartActions["follow"],
): readonly HTMLElement[] {
	const label = texts("popularPages");
	const pages = popular.filter(isElsewhere).map((page) => createPageOption(page, options, follow));
	return pages.length > 0 ? [options.showGroups(label, [{ label, options: pages }])] : [];
}

const isElsewhere = ({ href }: StartPage): boolean => href !== location.pathname;

function createPageOption(
	{ title, href }: StartPage,
	options: PaletteOptions,
	follow: StartActions["follow"],
): HTMLAnchorElement {
	const option = options.create({ href }, createElement("bdi", {}, title));
	option.onclick = follow;
	return option;
}

/** Nothing if there is nowhere to go. */
export function createStartView(
	{ form, site, texts }: SearchContext,
	popular: readonly StartPage[],
	options: PaletteOptions,
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
	const pageOptions = (pages: readonly StartPage[]) => pages.map((page) => createPageOption(page, options, follow));
	const queries = recentQueries.read();
	const recent = recentPagesOf(site).read().filter(isElsewhere);
	const others = popular.filter((page) => isElsewhere(page) && !recent.some(({ href }) => href === page.href));
	const isShown = (group: OptionGroup) => group.options.length > 0;
	const kept = [
		{ label: texts("recentSearches"), options: queries.map(createQueryOption) },
		{ label: texts("recentPages"), options: pageOptions(recent) },
	].filter(isShown);
	const groups = [...kept, { label: texts("popularPages"), options: pageOptions(others) }].filter(isShown);
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
