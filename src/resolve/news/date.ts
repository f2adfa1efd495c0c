/** The date of a post. */

import type { Document } from "../../model/document.ts";
import type { Location, Problem } from "../../model/problem.ts";
import type { PostName } from "./name.ts";

export interface PostDate {
	/** ISO 8601, UTC. */
	readonly date: string;
	readonly problems: readonly Problem[];
}

/** Of a post without one, so that the rest of the site can be checked; the build fails all the same. */
const NO_DATE = "1970-01-01T00:00:00.000Z";

/** The date of a post: of its front matter, otherwise of its name, otherwise of the file's first appearance. */
export function dateOf(document: Document, { stamp }: PostName): PostDate {
	const written = isoOf(document.frontMatter.date) ?? stamp?.date;
	if (written) return { date: written, problems: [] };
	const created = isoOf(document.created);
	if (created && !stamp) return { date: created, problems: [] };
	return {
		date: created ?? NO_DATE,
		problems: [
			{
				severity: "error",
				code: "post-date",
				message: stamp
					? `“${stamp.written}” in the name of the post is no date`
					: `“${document.name}” has no date`,
				at: startOf(document),
				hint: "Begin the name of the file with year, month and day, as in 20240301-hello.md, or write “date: 2024-03-01” in its front matter.",
			},
		],
	};
}

function isoOf(date: string | undefined): string | undefined {
	const time = Date.parse(date ?? "");
	return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

const startOf = ({ path }: Document): Location => ({
	path,
	line: 1,
	column: 1,
});
