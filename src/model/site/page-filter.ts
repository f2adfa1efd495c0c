import type { SiteConfig } from "../config.ts";
import type { ContentFile } from "../content/source.ts";
import { globMatcher } from "../text/glob.ts";

interface ContentSelection {
	readonly include?: readonly string[];
	readonly exclude?: readonly string[];
}

/**
 * Whether a Markdown or React file may be a page, by `include` and `exclude` of its area. `name` is relative to the
 * folder of the area or version.
 */
export function createPageFilter({
	docs,
	news,
	pages,
}: SiteConfig): (place: Pick<ContentFile, "area" | "version">, name: string) => boolean {
	const isPost = selectionFilter(news);
	const isOtherPage = selectionFilter(pages);
	const docFilters = new Map(
		docs.flatMap((options) => {
			const isDoc = selectionFilter(options);
			return options.versions.map((version) => [version.name, isDoc] as const);
		}),
	);
	return ({ area, version }, name) => {
		if (area === "docs") return docFilters.get(version)?.(name) ?? true;
		return area === "news" ? isPost(name) : isOtherPage(name);
	};
}

function selectionFilter({ include, exclude = [] }: ContentSelection = {}) {
	const isIncluded = include ? globMatcher(include) : () => true;
	const isExcluded = globMatcher(exclude);
	return (name: string): boolean => isIncluded(name) && !isExcluded(name);
}
