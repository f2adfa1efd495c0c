/** Finds posts that would be published before their date. */
import type { SiteConfig } from "../../model/config.ts";
import type { ParsedDocument } from "../../model/content/document.ts";
import { type Problem, wholeFile } from "../../model/problems/problem.ts";
import { withReportingSeverity } from "../../model/problems/reporting-severity.ts";
import type { Page } from "../../model/site/page.ts";

/** At UTC+14, a day begins that much earlier than in UTC, in which dates without a time are read. */
const EARLIEST_TIME_ZONE_MS = 14 * 3_600_000;

/**
 * Only reports them: files that depend on the day of a build would differ from build to build. Drafts, which `--drafts`
 * shows, are not meant to be published.
 *
 * @param now in milliseconds since 1970
 */
export function futurePostProblems(
	pages: readonly Page[],
	documents: readonly ParsedDocument[],
	{ news }: Pick<SiteConfig, "news">,
	now: number,
): Problem[] {
	const latest = new Date(now + EARLIEST_TIME_ZONE_MS).toISOString();
	const future = new Map(
		pages.flatMap((page) => (page.kind === "post" && page.date > latest ? [[page.source, page]] : [])),
	);
	if (!news || future.size === 0) return [];
	/** A translation has the name and the date of its original. */
	const reported = new Set<string>();
	return documents.flatMap((document): Problem[] => {
		const page = future.get(document.path);
		if (!page || document.frontMatter.draft || reported.has(document.name)) return [];
		reported.add(document.name);
		return withReportingSeverity(news.onFuturePosts, {
			code: "future-post",
			message: `the post has a date in the future: ${page.date.replace(/T00:00:00.000Z$/, "")}`,
			at: document.keys.date ?? wholeFile(document.path),
			hint: 'correct the date, write "draft: true" until then, or set "news.onFuturePosts" to "ignore" to publish it now',
		});
	});
}
