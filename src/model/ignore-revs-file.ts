/**
 * The list of commits that do not count as changes, in the format of `git blame --ignore-revs-file`:
 * https://git-scm.com/docs/git-blame
 */
import { locationAt, type Problem, type ProblemReport } from "./problems/problem.ts";

/** Its name at the top of the repository, where GitHub and GitLab look for it too. */
export const IGNORE_REVS_FILE = ".git-blame-ignore-revs";

export interface IgnoredCommits extends ProblemReport {
	/** Full hashes, in lower case. */
	readonly commits: ReadonlySet<string>;
}

/**
 * Parses one full hash per line; `#` begins a comment. `path` names the file in problems, `hashLength` is 40, or 64 in
 * repositories with SHA-256.
 */
export function parseIgnoreRevs(
	text: string,
	{ path, hashLength }: { readonly path: string; readonly hashLength: number },
): IgnoredCommits {
	const commits = new Set<string>();
	const problems: Problem[] = [];
	for (const { 0: line, index } of text.matchAll(/[^\r\n]+/g)) {
		const [beforeComment = ""] = line.split("#", 1);
		const hash = beforeComment.trim();
		if (hash.length === hashLength && /^[\da-f]+$/i.test(hash)) commits.add(hash.toLowerCase());
		else if (hash)
			problems.push({
				severity: "warning",
				code: "bad-ignore-revs",
				message: `"${hash}" is not the full hash of a commit, so the line has no effect`,
				at: locationAt(path, text, index + line.indexOf(hash)),
				hint: `write all ${hashLength} characters, as git rev-parse prints them; # begins a comment`,
			});
	}
	return { commits, problems };
}
