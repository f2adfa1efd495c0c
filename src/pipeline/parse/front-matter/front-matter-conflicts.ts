/** Conflicts between front matter keys. */

import type { FrontMatter } from "../../../model/content/document.ts";
import type { SourceFile } from "../../../model/content/source.ts";
import type { Problem, SourceLocation } from "../../../model/problems/problem.ts";
import type { YamlEntry } from "../yaml/located-yaml.ts";
import { LEGACY_AUTHOR_KEYS } from "./author-readers.ts";

/** A front matter error. */
export const frontMatterError = (
	code: "front-matter-authors" | "front-matter-draft" | "front-matter-type",
	message: string,
	at: SourceLocation,
	hint?: string,
): Problem => ({ severity: "error", code, message, at, ...(hint !== undefined && { hint }) });

/** Errors caused by combinations of keys, each located at one of the keys. */
export function checkFrontMatterConflicts(
	{ area }: Pick<SourceFile, "area">,
	matter: FrontMatter,
	entries: readonly YamlEntry[],
): Problem[] {
	const locationOf = (matches: (key: string) => boolean) =>
		entries.findLast(({ key }) => matches(key))?.at as SourceLocation;
	const problems: Problem[] = [];
	const { draft, unlisted, id } = matter;
	if (draft && unlisted) {
		const message = 'both "draft" and "unlisted" in front matter';
		const at = locationOf((key) => key === "unlisted");
		problems.push(frontMatterError("front-matter-draft", message, at, "keep one of them"));
	}
	const isSingle = (key: string) => Object.hasOwn(LEGACY_AUTHOR_KEYS, key);
	const hasList = entries.some(({ key }) => key === "authors");
	if (hasList && entries.some(({ key }) => isSingle(key))) {
		const message = `both "authors" and "${entries.find(({ key }) => isSingle(key))?.key}" in front matter`;
		problems.push(frontMatterError("front-matter-authors", message, locationOf(isSingle), 'keep "authors"'));
	}
	const { tocMinHeadingLevel: min = 2, tocMaxHeadingLevel: max = 6 } = matter;
	if (min > max) {
		const message = `toc_min_heading_level (${min}) is greater than toc_max_heading_level (${max})`;
		const at = locationOf((key) => key === "toc_min_heading_level");
		problems.push(frontMatterError("front-matter-type", message, at));
	}
	if (area === "docs" && id?.includes("/")) {
		const at = locationOf((key) => key === "id");
		const hint = "leave out the folder: it is already part of the id";
		problems.push(frontMatterError("front-matter-type", `id "${id}" contains a slash`, at, hint));
	}
	return problems;
}
