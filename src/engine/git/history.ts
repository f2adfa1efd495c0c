/**
 * Walks a history from the newest commit to the oldest:
 * 1. Every file of `HEAD` waits at `HEAD`.
 * 2. A commit that touches a waiting file is its last change, or an older one. The file then waits at the commit's
 *    parent.
 * 3. At a merge, a file that is the same as in the first parent waits there. Any other file came from the second
 *    parent and waits there. If it turns out to differ there too, it was edited during the merge, and the merge is
 *    its change.
 * 4. The commit that adds a file ends its history.
 *
 * An ignored commit is no change. If a file has no other, the oldest counts.
 *
 * A pure rename is not a change: the file keeps the dates it had under its old name. A rename with an edit counts as
 * a new file, because detecting it requires git to read the contents of all files involved, which is slow and in a
 * partial clone downloads each of them. In an octopus merge, files from the third parent or a later one get the date
 * of the merge.
 */
import type { Commit } from "./log.ts";

/** What is known so far about a file of `HEAD`. */
export interface FileHistory {
	lastChange?: Commit;
	/** The merge that brought in the file, and the hash of the contents it brought, until the next older change is known. */
	mergedIn?: { readonly commit: Commit; readonly blobHash: string };
	oldest?: Commit;
}

/** Files by their path at a given commit. */
export type FileHistories = Map<string, FileHistory>;

/**
 * Returns a function that takes commits, children before parents, and updates the histories of the files in `head`.
 * It returns whether any file is still waiting. `ignored` has full hashes.
 */
export function createHistoryWalker(
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
