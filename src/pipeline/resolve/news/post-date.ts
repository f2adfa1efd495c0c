/** Determines the date of a post. */

import type { ParsedDocument } from "../../../model/content/document.ts";
import { type Problem, wholeFile } from "../../../model/problems/problem.ts";
import type { PostName } from "./post-name.ts";

export interface PostDateResult {
	/** ISO 8601, UTC. */
	readonly date: string;
	readonly problems: readonly Problem[];
}

/** Date of a post without one, so that the rest of the site can be checked. The build fails nevertheless. */
const FALLBACK_DATE = "1970-01-01T00:00:00.000Z";

/** Returns the date of a post: from its front matter, otherwise from its file name. */
export function postDateOf(document: ParsedDocument, { date }: PostName): PostDateResult {
	const written = toIsoDate(document.frontMatter.date) ?? date?.date;
	if (written) return { date: written, problems: [] };
	return {
		date: FALLBACK_DATE,
		problems: [
			{
				severity: "error",
				code: "post-date",
				message: date ? `invalid date "${date.written}" in the file name` : `post "${document.name}" has no date`,
				at: document.keys.date ?? wholeFile(document.path),
				hint: 'start the file name with the date, as in 20240301-hello.md, or add "date: 2024-03-01" to the front matter',
			},
		],
	};
}

function toIsoDate(date: string | undefined): string | undefined {
	const time = Date.parse(date ?? "");
	return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
