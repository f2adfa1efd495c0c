/** The arguments of `git log`, and a parser of its output. */

import { withoutControls } from "../../model/text/control-characters.ts";

export const GIT_LOG_ARGS = [
	...["log", "--topo-order", "--full-history", "--sparse", "--no-follow"],
	...["--raw", "--no-abbrev", "-z", "--root", "--relative", "--no-color"],
	...["--diff-merges=first-parent", "--find-renames=100%", "--encoding=UTF-8"],
	...["--format=%H%x00%P%x00%ct%x00%aN"],
];

export interface CommitChange {
	readonly path: string;
	/** Hash of the new contents. */
	readonly blobHash: string;
	readonly kind: "added" | "moved" | "edited";
	/** The path before the move; for moves only. */
	readonly from: string;
}

export interface Commit {
	readonly id: string;
	readonly parents: readonly string[];
	readonly date: string;
	readonly author: string;
	/** Compared to the first parent. */
	readonly changes: CommitChange[];
}

/** Completes the last commit, which no other follows. */
export const LOG_TERMINATOR = "\0";

/**
 * Returns a parser that takes the output of `git log` in chunks of any size and passes on each complete commit. It
 * returns `false` once `onCommit` wants no more. A commit is four fields. Each change follows as one field of facts
 * and a path, or two paths for a rename.
 */
export function createLogParser(onCommit: (commit: Commit) => boolean): (text: string) => boolean {
	let rest = "";
	let fields: string[] = [];
	let commit: Commit | undefined;

	/** A field that neither continues nor starts a change starts the next commit. */
	const isComplete = (field: string) => fields.length === 0 && !field.startsWith(":");

	const read = (piece: string): boolean => {
		const field = fields.length === 0 ? piece.replace(/^\n/, "") : piece;
		if (commit && isComplete(field)) {
			const wantsMore = onCommit(commit);
			commit = undefined;
			if (!wantsMore) return false;
		}
		fields.push(field);
		if (commit && fields.length === (isRename(fields[0] ?? "") ? 3 : 2)) {
			commit.changes.push(parseChange(fields));
			fields = [];
		} else if (!commit && fields.length === 4) {
			commit = parseCommit(fields);
			fields = [];
		}
		return true;
	};

	return (text) => {
		const pieces = (rest + text).split("\0");
		rest = pieces.pop() ?? "";
		return pieces.every(read);
	};
}

function parseCommit([id = "", parents = "", seconds, author = ""]: string[]): Commit {
	const date = new Date(Math.min(Number(seconds), MAX_DATE_SECONDS) * 1000).toISOString();
	return { id, parents: parents.split(" ").filter(Boolean), date, author: withoutControls(author), changes: [] };
}

/** The latest time a `Date` can hold: a commit may claim any. */
const MAX_DATE_SECONDS = 8.64e12;

const isRename = (facts: string): boolean => / [RC]\d*$/.test(facts);

/** Parses `:<old mode> <new mode> <old hash> <new hash> <status>` and the paths. */
function parseChange([facts = "", first = "", second]: string[]): CommitChange {
	const [, , , text = "", status = ""] = facts.split(" ");
	const kind = { A: "added", R: "moved" } as const;
	return { path: second ?? first, blobHash: text, kind: kind[status[0] as "A" | "R"] ?? "edited", from: first };
}
