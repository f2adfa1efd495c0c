/** Determines the place and the role of a content file by its name alone. */

import type { ContentArea } from "../../model/content/source.ts";
import type { ContentFolder } from "../../model/site/content-folders.ts";

type ContentRole = "markdown" | "data" | "component" | "asset";

/** Names that begin with `_` are partials, not pages; tests are next to the code they test. */
const isPartialOrTest = (name: string): boolean => /(^|\/)(_|__tests__\/)/.test(name) || /\.test\.\w+$/.test(name);

/** Whether a path is that of Markdown for other files to include. */
export const isPartial = (path: string): boolean => /(?:^|\/)_[^/]*\.mdx?$/i.test(path);

/** Files of tags and authors, at the root of their area. */
const isKeyedDataFile = (area: ContentArea, name: string): boolean =>
	(area !== "pages" && /^tags\.(json|ya?ml)$/.test(name)) || (area === "news" && /^authors\.(json|ya?ml)$/.test(name));

const isSearchListFile = (name: string): boolean => /^_search\.(json|ya?ml)$/.test(name);

/** Returns `undefined` for files outside the folders, partials, tests and components that are no pages. */
export function classifyFile(file: string, folders: readonly ContentFolder[]) {
	const contentFolder = folders.find(({ folder }) => file.startsWith(folder));
	if (!contentFolder) return undefined;
	const { folder, ...place } = contentFolder;
	const name = file.slice(folder.length); // relative to the folder
	const role = classifyContent(place.area, name);
	return role && { role, location: { ...place, name } };
}

/** Outside the areas, only the search list has a role. */
function classifyContent(area: ContentArea, name: string): ContentRole | undefined {
	const base = name.slice(name.lastIndexOf("/") + 1);
	if (area === "docs" && /^_category_\.(json|ya?ml)$/.test(base)) return "data";
	if (area === "chrome") return isSearchListFile(name) ? "data" : undefined;
	if (isPartialOrTest(name)) return undefined;
	if (/\.mdx?$/i.test(base)) return "markdown";
	if (/\.[jt]sx$/.test(base)) return area === "pages" ? "component" : undefined;
	if (isKeyedDataFile(area, name)) return "data";
	return /\.ts$/.test(base) ? undefined : "asset";
}
