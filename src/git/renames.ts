import { runGitForText } from "./run-git.ts";

/** The last commits, because a page that was renamed long ago has a redirect since then. */
const MAX_COMMITS = 500;

/** New names of renamed files by the old ones, relative to `root`; empty outside a repository. */
export async function readRenames(
	root: string,
): Promise<ReadonlyMap<string, string>> {
	const format = ["--name-status", "--diff-filter=R", "-z", "--relative"];
	const [committed, uncommitted] = await Promise.all([
		runGitForText(root, [
			"log",
			"-M",
			`-${MAX_COMMITS}`,
			"--format=",
			...format,
			"--",
			".",
		]),
		runGitForText(root, ["diff", "-M", "HEAD", ...format, "--", "."]),
	]);
	const renames = new Map<string, string>();
	for (const { text, isOk } of [uncommitted, committed]) {
		if (!isOk) continue;
		const fields = text.split("\0");
		for (let at = 0; at + 2 < fields.length; at += 3) {
			const [, before = "", after = ""] = fields.slice(at, at + 3);
			// The newest first: what a file is called now is already known.
			renames.set(before, renames.get(after) ?? after);
		}
	}
	return renames;
}
