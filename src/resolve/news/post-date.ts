/** Determines the date of a post. */

import type { ParsedDocument } from "../../model/document.ts";
import type { Problem, SourceLocation } from "../../model/problem.ts";
import type { PostName } from "./post-name.ts";

export interface PostDateResult {
	/** ISO 8601, UTC. */
	readonly date: string;
	readonly problems: readonly Problem[];
}

/** Date of a post without one, so that the rest of the site can be checked. The build fails nevertheless. */
const FALLBACK_DATE = "1970-01-01T00:00:00.000Z";

/**
 * Returns the date of a post: from its front matter, otherwise from its file name, otherwise when the file was added.
 */
export function postDateOf(
	document: ParsedDocument,
	{ date }: PostName,
): PostDateResult {
	const written = toIsoDate(document.frontMatter.date) ?? date?.date;
	if (written) return { date: written, problems: [] };
	const created = toIsoDate(document.created);
	if (created && !date) return { date: created, problems: [] };
	return {
		date: created ?? FALLBACK_DATE,
		problems: [
			{
				severity: "error",
				code: "post-date",
				message: date
					? `invalid date "${date.written}" in the file name`
					: `post "${document.name}" has no date`,
				at: fileStartOf(document),
				hint: "start the file name with the date, as in 20240301-hello.md, or add 'date: 2024-03-01' to the front matter",
			},
		],
	};
}

function toIsoDate(date: string | undefined): string | undefined {
	const time = Date.parse(date ?? "");
	return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

const fileStartOf = ({ path }: ParsedDocument): SourceLocation => ({
	path,
	line: 1,
	column: 1,
});
