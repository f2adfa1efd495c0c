import { runGitForText } from "./run-git.ts";

/** The last commits, because a page that was renamed long ago has a redirect since then. */
const MAX_COMMITS = 500;

/** New names of renamed files by the old ones, relative to `root`; empty outside a repository. */
export async function readRenames(root: string): Promise<ReadonlyMap<string, string>> {
	const [committed, uncommitted] = await Promise.all([
		runGitForText(root, ["log", "-M", `-${MAX_COMMITS}`, "--format=", ...RENAME_FORMAT, "--", "."]),
		runGitForText(root, ["diff", "-M", "HEAD", ...RENAME_FORMAT, "--", "."]),
	]);
	const renames = new Map<string, string>();
	for (const { text, isOk } of [uncommitted, committed]) if (isOk) addRenames(text, renames);
	return renames;
}

/** New names of the files that were renamed since a commit, by the old ones, relative to `root`. */
export async function readRenamesSince(root: string, commit: string): Promise<ReadonlyMap<string, string>> {
	const { text, isOk } = await runGitForText(root, ["diff", "-M", ...RENAME_FORMAT, commit, "--", "."]);
	const renames = new Map<string, string>();
	if (isOk) addRenames(text, renames);
	return renames;
}

const RENAME_FORMAT = ["--name-status", "--diff-filter=R", "-z", "--relative"] as const;

/** Adds renames of a log, the newest first: what a file is called now is already known. */
function addRenames(text: string, renames: Map<string, string>): void {
	const fields = text.split("\0");
	for (let at = 0; at + 2 < fields.length; at += 3) {
		const [, before = "", after = ""] = fields.slice(at, at + 3);
		renames.set(before, renames.get(after) ?? after);
	}
}
