/** What keys of front matter say that cannot all be so. */

import type { FrontMatter } from "../model/document.ts";
import type { Location, Problem } from "../model/problem.ts";
import type { SourceFile } from "../model/source.ts";
import { SINGLE_AUTHOR } from "./bylines.ts";
import type { Entry } from "./yaml-tree.ts";

/** An error in front matter. */
export const wrong = (
	code: string,
	message: string,
	at: Location,
	hint?: string,
): Problem => ({
	severity: "error",
	code,
	message,
	at,
	...(hint !== undefined && { hint }),
});

/** The errors that keys make together, each at a key of its own. */
export function together(
	{ area }: Pick<SourceFile, "area">,
	matter: FrontMatter,
	entries: readonly Entry[],
): Problem[] {
	const placeOf = (isIt: (key: string) => boolean) =>
		entries.findLast(({ key }) => isIt(key))?.at as Location;
	const problems: Problem[] = [];
	const { draft, unlisted, id } = matter;
	if (draft && unlisted) {
		const message = "a draft cannot be unlisted as well";
		const at = placeOf((key) => key === "unlisted");
		problems.push(wrong("front-matter-draft", message, at, "keep one of them"));
	}
	const isSingle = (key: string) => Object.hasOwn(SINGLE_AUTHOR, key);
	const hasList = entries.some(({ key }) => key === "authors");
	if (hasList && entries.some(({ key }) => isSingle(key))) {
		const message = `“${entries.find(({ key }) => isSingle(key))?.key}” beside “authors”`;
		problems.push(
			wrong("front-matter-authors", message, placeOf(isSingle), "keep authors"),
		);
	}
	const { tocMinHeadingLevel: min = 2, tocMaxHeadingLevel: max = 6 } = matter;
	if (min > max) {
		const message = `toc_min_heading_level, ${min}, is more than toc_max_heading_level, ${max}`;
		const at = placeOf((key) => key === "toc_min_heading_level");
		problems.push(wrong("front-matter-type", message, at));
	}
	if (area === "docs" && id?.includes("/")) {
		const at = placeOf((key) => key === "id");
		const hint = "its folder is part of the id already";
		problems.push(
			wrong("front-matter-type", `id “${id}” has a slash`, at, hint),
		);
	}
	return problems;
}
