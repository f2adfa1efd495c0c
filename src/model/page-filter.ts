import type { SiteConfig } from "./config.ts";
import { globMatcher } from "./glob.ts";
import type { ContentArea } from "./source.ts";

interface ContentSelection {
	readonly include?: readonly string[];
	readonly exclude?: readonly string[];
}

/**
 * Whether a Markdown or React file may be a page, by `include` and `exclude` of its area. `name` is relative to the
 * folder of the area.
 */
export function pageFilterOf({
	docs,
	news,
	pages,
}: SiteConfig): (area: ContentArea, name: string) => boolean {
	const filters = {
		docs: selectionFilter(docs),
		news: selectionFilter(news),
		pages: selectionFilter(pages),
		chrome: () => true,
	};
	return (area, name) => filters[area](name);
}

function selectionFilter({ include, exclude = [] }: ContentSelection = {}) {
	const isIncluded = include ? globMatcher(include) : () => true;
	const isExcluded = globMatcher(exclude);
	return (name: string): boolean => isIncluded(name) && !isExcluded(name);
}
