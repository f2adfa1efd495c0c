/** What a file of the content is, told by its name alone. */
import type { Area } from "../model/source.ts";

export type Role = "markdown" | "data" | "component" | "asset";

/** Names that begin with `_` are parts, not pages; tests lie beside what they test. */
const isHidden = (name: string): boolean =>
	/(^|\/)(_|__tests__\/)/.test(name) || /\.test\.\w+$/.test(name);

/** Tags and authors by key stand at the root of their area. */
const isTable = (area: Area, name: string): boolean =>
	(area !== "pages" && /^tags\.(json|ya?ml)$/.test(name)) ||
	(area === "news" && /^authors\.(json|ya?ml)$/.test(name));

const isSearchList = (name: string): boolean =>
	/^_search\.(json|ya?ml)$/.test(name);

/** What to do with a file of an area; nothing for parts, tests and unknown code. Beside the areas only the list of the search counts. */
export function roleOf(area: Area, name: string): Role | undefined {
	const base = name.slice(name.lastIndexOf("/") + 1);
	if (area === "docs" && /^_category_\.(json|ya?ml)$/.test(base)) return "data";
	if (area === "chrome") return isSearchList(name) ? "data" : undefined;
	if (isHidden(name)) return undefined;
	if (/\.mdx?$/.test(base)) return "markdown";
	if (/\.[jt]sx$/.test(base)) return area === "pages" ? "component" : undefined;
	if (isTable(area, name)) return "data";
	return /\.(ts|js|mjs|css)$/.test(base) ? undefined : "asset";
}
