/**
 * `urls.lock`: every URL of a site, for a later check that none of them is lost. Sorted, so that a change of the site is a
 * small change of the file:
 *
 *     /help/faq 3fa2c1d09b7e content/en/help/faq.md
 *       what-is-joplin
 *       where-are-my-notes
 *     /questions -> /help/faq
 *
 * The digest is that of the anchors below it. The last line is a redirect: its path must go on to lead somewhere, too.
 */
import { hash } from "node:crypto";
import { type Problem, wholeFile } from "../../model/problems/problem.ts";
import type { SiteUrl } from "./site-urls.ts";

export const LOCK_FILE = "urls.lock";

const HEADER =
	"# The URLs of this site and their anchors. Written by ssg check --lock; ssg check reports what is lost.\n";

export const formatLock = (urls: readonly SiteUrl[]): string =>
	HEADER + urls.map((url) => [...linesOf(url), ""].join("\n")).join("");

const linesOf = ({ path, anchors, source = "", redirectsTo }: SiteUrl): string[] =>
	redirectsTo === undefined
		? [
				[encodeURI(path), anchorsDigest(anchors), source].join(" ").trimEnd(),
				...anchors.map((anchor) => `  ${encodeURIComponent(anchor)}`),
			]
		: [`${encodeURI(path)} -> ${redirectsTo}`];

const anchorsDigest = (anchors: readonly string[]): string => hash("sha256", anchors.join("\n")).slice(0, 12);

/** A URL and the line of the file that names it, from 1. */
export interface LockedUrl extends SiteUrl {
	readonly line: number;
}

/** Reads a lock file. A line that is no URL, or a digest that its anchors do not have, is an error. */
export function parseLock(text: string, file: string) {
	const urls: (LockedUrl & { anchors: string[]; digest: string })[] = [];
	const problems: Problem[] = [];
	for (const [index, written] of text.split(/\r?\n/).entries()) {
		if (written.trim() === "" || written.startsWith("#")) continue;
		const line = index + 1;
		const at = { ...wholeFile(file), isWholeFile: false, line };
		try {
			if (written.startsWith("  ")) {
				urls.at(-1)?.anchors.push(decodeURIComponent(written.trim()));
				continue;
			}
			const [, from, redirectsTo] = /^(\/\S*) -> (\S+)$/.exec(written) ?? [];
			if (from && redirectsTo) {
				const url = { path: decodeURI(from), anchors: [], redirectsTo };
				urls.push({ ...url, digest: anchorsDigest([]), line });
				continue;
			}
			const [, path, digest, source] = /^(\/\S*) ([\da-f]{12})(?: (.+))?$/.exec(written) ?? [];
			if (!path || !digest) throw new URIError(written);
			urls.push({ path: decodeURI(path), anchors: [], digest, line, ...(source && { source }) });
		} catch {
			problems.push(damagedProblem(at, "this line is neither a URL with its digest nor a redirect"));
		}
	}
	for (const { path, anchors, digest, line } of urls)
		if (anchorsDigest(anchors) !== digest)
			problems.push(
				damagedProblem({ path: file, line, column: 1 }, `the anchors of ${path} are not those of its digest`),
			);
	return { urls, problems };
}

const damagedProblem = (at: Problem["at"], message: string): Problem => ({
	severity: "error",
	code: "lock-damaged",
	message,
	...(at && { at }),
	hint: "restore the file from git, or write it again with ssg check --lock",
});
