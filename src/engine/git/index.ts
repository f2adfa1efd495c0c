/** Reads when files changed from the output of one `git log`, parsed as a stream. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { IGNORE_REVS_FILE, type IgnoredCommits, parseIgnoreRevs } from "../../model/ignore-revs-file.ts";
import { type Problem, wholeFile } from "../../model/problems/problem.ts";
import { type Commit, createLogParser, GIT_LOG_ARGS, LOG_TERMINATOR } from "./log.ts";
import { runGit, runGitForText } from "./run-git.ts";

export interface FileUpdate {
	/** ISO 8601, UTC. The committer date: the author date may be much older. */
	readonly date: string;
	readonly author: string;
}

export interface LastUpdates {
	/** By path relative to the root, with forward slashes. */
	readonly updates: ReadonlyMap<string, FileUpdate>;
	readonly problems: readonly Problem[];
}

const NO_UPDATES: LastUpdates = { updates: new Map(), problems: [] };

/**
 * Returns who last changed each file below a folder and when, from the history of `HEAD`.
 * Commits in `.git-blame-ignore-revs` do not count. Returns nothing if there is no git, repository or commit. In a shallow
 * clone, whose dates would be wrong, returns only a warning.
 */
export async function readLastUpdates(root: string): Promise<LastUpdates> {
	const headState = await runGitForText(root, [
		...["rev-parse", "--is-shallow-repository", "--show-toplevel"],
		...["--show-cdup", "HEAD"],
	]);
	if (/dubious ownership/.test(headState.stderr))
		return updatesUnavailable(headState.stderr, {
			hint: `if you trust the repository, run: git config --global --add safe.directory ${root}`,
		});
	if (!headState.isOk) return NO_UPDATES;
	const [isShallow, top = "", pathToTop = "", head = ""] = headState.text.split("\n");
	const tree = ["ls-tree", "-r", "-z", "--name-only", head];
	const paths = (await runGitForText(root, tree)).text.split("\0").filter(Boolean);
	if (paths.length === 0) return NO_UPDATES;
	if (isShallow === "true") return { ...NO_UPDATES, problems: [SHALLOW_CLONE] };

	const histories: FileHistories = new Map(paths.map((path) => [path, {}]));
	const { commits, problems } = readIgnoredCommits(top, {
		path: pathToTop + IGNORE_REVS_FILE,
		hashLength: head.length,
	});
	const parseLog = createLogParser(createHistoryWalker(head, new Map(histories), commits));
	const log = await runGit(root, [...GIT_LOG_ARGS, head, "--", "."], parseLog);
	if (!log.isOk) return updatesUnavailable(log.stderr);
	parseLog(LOG_TERMINATOR);
	return { updates: updatesOfHistories(histories), problems };
}

function readIgnoredCommits(top: string, file: Parameters<typeof parseIgnoreRevs>[1]): IgnoredCommits {
	try {
		return parseIgnoreRevs(readFileSync(path.join(top, IGNORE_REVS_FILE), "utf8"), file);
	} catch (error) {
		const { code, message } = error as NodeJS.ErrnoException;
		const problem: Problem = {
			severity: "warning",
			code: "bad-ignore-revs",
			message: `the list of ignored commits cannot be read: ${message}`,
			at: wholeFile(file.path),
			hint: "change its permissions, or remove it",
		};
		return { commits: new Set(), problems: code === "ENOENT" ? [] : [problem] };
	}
}

const SHALLOW_CLONE: Problem = {
	severity: "warning",
	code: "shallow-clone",
	message: "no dates from git: the repository is a shallow clone",
	hint: "fetch the full history with git fetch --unshallow, or set fetch-depth: 0 in the checkout step of GitHub Actions",
};

function updatesUnavailable(stderr: string, hint: { hint?: string } = {}): LastUpdates {
	const [firstLine = ""] = stderr.trim().split("\n");
	const message = `no dates from git: ${firstLine || "git failed"}`;
	const problem = { severity: "warning", code: "no-git-dates", message } as const;
	return { ...NO_UPDATES, problems: [{ ...problem, ...hint }] };
}

function updatesOfHistories(histories: FileHistories): ReadonlyMap<string, FileUpdate> {
	const updates = new Map<string, FileUpdate>();
	for (const [path, { lastChange, oldest }] of histories) {
		const last = lastChange ?? oldest;
		if (!last) continue;
		const { date, author } = last;
		updates.set(path, { date, author });
	}
	return updates;
}

// Walks a history from the newest commit to the oldest:
// 1. Every file of `HEAD` waits at `HEAD`.
// 2. A commit that touches a waiting file is its last change, or an older one. The file then waits at the commit's
//    parent.
// 3. At a merge, a file that is the same as in the first parent waits there. Any other file came from the second
//    parent and waits there. If it turns out to differ there too, it was edited during the merge, and the merge is
//    its change.
// 4. The commit that adds a file ends its history.
//
// An ignored commit is no change. If a file has no other, the oldest counts.
//
// A pure rename is not a change: the file keeps the dates it had under its old name. A rename with an edit counts as
// a new file, because detecting it requires git to read the contents of all files involved, which is slow and in a
// partial clone downloads each of them. In an octopus merge, files from the third parent or a later one get the date
// of the merge.

/** What is known so far about a file of `HEAD`. */
interface FileHistory {
	lastChange?: Commit;
	/** The merge that brought in the file, and the hash of the contents it brought, until the next older change is known. */
	mergedIn?: { readonly commit: Commit; readonly blobHash: string };
	oldest?: Commit;
}

/** Files by their path at a given commit. */
type FileHistories = Map<string, FileHistory>;

/**
 * Returns a function that takes commits, children before parents, and updates the histories of the files in `head`.
 * It returns whether any file is still waiting. `ignored` has full hashes.
 */
function createHistoryWalker(
	head: string,
	histories: FileHistories,
	ignored: ReadonlySet<string>,
): (commit: Commit) => boolean {
	const waiting = new Map([[head, histories]]);

	const waitAt = (id: string | undefined, histories: FileHistories) => {
		if (id === undefined || histories.size === 0) return;
		const others = waiting.get(id) ?? new Map();
		const [few, many] = others.size < histories.size ? [others, histories] : [histories, others];
		for (const [path, history] of few) many.set(path, history);
		waiting.set(id, many);
	};

	return (commit) => {
		const here = waiting.get(commit.id);
		if (!here) return true;
		waiting.delete(commit.id);
		const [first, second] = commit.parents;
		const isIgnored = ignored.has(commit.id);
		if (second !== undefined) waitAt(second, takeMergedFiles(commit, here, isIgnored));
		else applyCommit(commit, here, isIgnored);
		waitAt(first, here);
		return waiting.size > 0;
	};
}

/** Removes from `here` and returns the files that a merge did not take from its first parent. */
function takeMergedFiles(merge: Commit, here: FileHistories, isIgnored: boolean): FileHistories {
	const mergedHistories: FileHistories = new Map();
	for (const { path, blobHash } of merge.changes) {
		const history = here.get(path);
		if (!history) continue;
		here.delete(path);
		mergedHistories.set(path, history);
		attributeMergeEdit(history, blobHash);
		if (!history.lastChange && !isIgnored) history.mergedIn = { commit: merge, blobHash };
		history.oldest = merge;
	}
	return mergedHistories;
}

/** Contents that differ from the merged branch were edited during the merge. */
function attributeMergeEdit(history: FileHistory, blobHash: string): void {
	const { mergedIn } = history;
	if (mergedIn && mergedIn.blobHash !== blobHash) history.lastChange ??= mergedIn.commit;
	delete history.mergedIn;
}

/** Applies a commit with at most one parent. Leaves in `here` the files with older history, under their older paths. */
function applyCommit(commit: Commit, here: FileHistories, isIgnored: boolean): void {
	for (const { path, blobHash, kind, from } of commit.changes) {
		const history = here.get(path);
		if (!history) continue;
		attributeMergeEdit(history, blobHash);
		if (kind !== "moved" && !isIgnored) history.lastChange ??= commit;
		history.oldest = commit;
		if (kind !== "edited") here.delete(path);
		if (kind === "moved") here.set(from, history);
	}
}
