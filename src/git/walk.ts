/**
 * The walk through a history, from the newest commit to the oldest:
 * 1. every file of `HEAD` waits at `HEAD`;
 * 2. a commit that touches a waiting file is its last change, or an older one; the file waits on at the commit's parent;
 * 3. at a merge, a file that is as in the first parent waits there; any other came from the second parent and waits there,
 *    unless it turns out that it was different there too: then somebody changed it while merging, and the merge is its change;
 * 4. the commit that adds a file is where its history ends.
 *
 * A rename that leaves the text alone is no change: the dates are those of the file under its old name. A rename with
 * an edit is a new file, because to recognise one git has to read the contents of all files involved, which is slow, and in
 * a clone without old contents means a download for each. Of a merge of more than two, what the third parent or a
 * later one brought dates from the merge.
 */
import type { Commit } from "./log.ts";

/** What is known so far about a file of `HEAD`. */
export interface Trace {
	updated?: Commit;
	/** The merge that brought it, and the text that it brought. */
	brought?: { readonly by: Commit; readonly text: string };
	oldest?: Commit;
}

/** Files by their path at some commit. */
export type Traces = Map<string, Trace>;

/**
 * Takes commits, children before parents, and writes into the traces what they say of the files that are in the first. Its
 * answer is whether any file still waits.
 */
export function walkFrom(
	head: string,
	all: Traces,
): (commit: Commit) => boolean {
	const waiting = new Map([[head, all]]);

	const wait = (id: string | undefined, traces: Traces) => {
		if (id === undefined || traces.size === 0) return;
		const others = waiting.get(id) ?? new Map();
		const [few, many] =
			others.size < traces.size ? [others, traces] : [traces, others];
		for (const [path, trace] of few) many.set(path, trace);
		waiting.set(id, many);
	};

	return (commit) => {
		const here = waiting.get(commit.id);
		if (!here) return true;
		waiting.delete(commit.id);
		const [first, second] = commit.parents;
		if (second !== undefined) wait(second, broughtBy(commit, here));
		else changedBy(commit, here);
		wait(first, here);
		return waiting.size > 0;
	};
}

/** Cuts out of `here` the files that a merge did not take from its first parent. */
function broughtBy(merge: Commit, here: Traces): Traces {
	const brought: Traces = new Map();
	for (const { path, text } of merge.changes) {
		const trace = here.get(path);
		if (!trace) continue;
		here.delete(path);
		brought.set(path, trace);
		blameMerge(trace, text);
		if (!trace.updated) trace.brought = { by: merge, text };
		trace.oldest = merge;
	}
	return brought;
}

/** A text that a merge brought, and that is another one on the side it came from, was written while merging. */
function blameMerge(trace: Trace, text: string): void {
	const { brought } = trace;
	if (brought && brought.text !== text) trace.updated ??= brought.by;
}

/** Notes what a commit with one parent, or none, did to the files; leaves in `here` those that are older, by their older paths. */
function changedBy(commit: Commit, here: Traces): void {
	for (const { path, text, kind, from } of commit.changes) {
		const trace = here.get(path);
		if (!trace) continue;
		blameMerge(trace, text);
		if (kind !== "moved") trace.updated ??= commit;
		trace.oldest = commit;
		if (kind !== "edited") here.delete(path);
		if (kind === "moved") here.set(from, trace);
	}
}
