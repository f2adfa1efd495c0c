/** What is asked of `git log`, and how its answer is read. */

export const LOG = [
	...["log", "--topo-order", "--full-history", "--sparse", "--no-follow"],
	...["--raw", "--no-abbrev", "-z", "--root", "--relative", "--no-color"],
	...["--diff-merges=first-parent", "--find-renames=100%", "--encoding=UTF-8"],
	...["--format=%H%x00%P%x00%ct%x00%aN"],
];

export interface Change {
	readonly path: string;
	/** The hash of the new text. */
	readonly text: string;
	readonly kind: "added" | "moved" | "edited";
	/** Where the text was before; of moves only. */
	readonly from: string;
}

export interface Commit {
	readonly id: string;
	readonly parents: readonly string[];
	readonly date: string;
	readonly author: string;
	/** Since the first parent. */
	readonly changes: Change[];
}

/** What completes the last commit, which nothing follows. */
export const END = "\0";

/**
 * Takes the output of `LOG` in pieces of any size, and hands on each commit when it is complete. Its answer is whether
 * `take` wants more. A commit is four fields; each change follows as its facts and one path, or two when it is a move.
 */
export function commitReader(
	take: (commit: Commit) => boolean,
): (text: string) => boolean {
	let rest = "";
	let fields: string[] = [];
	let commit: Commit | undefined;

	/** What neither belongs to a change nor begins one is the start of the next commit. */
	const isComplete = (field: string) =>
		fields.length === 0 && !field.startsWith(":");

	const read = (piece: string): boolean => {
		const field = fields.length === 0 ? piece.replace(/^\n/, "") : piece;
		if (commit && isComplete(field)) {
			const wanted = take(commit);
			commit = undefined;
			if (!wanted) return false;
		}
		fields.push(field);
		if (commit && fields.length === (isMove(fields[0] ?? "") ? 3 : 2)) {
			commit.changes.push(changeOf(fields));
			fields = [];
		} else if (!commit && fields.length === 4) {
			commit = commitOf(fields);
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

function commitOf([
	id = "",
	parents = "",
	seconds,
	author = "",
]: string[]): Commit {
	const date = new Date(
		Math.min(Number(seconds), LAST_SECOND) * 1000,
	).toISOString();
	return {
		id,
		parents: parents.split(" ").filter(Boolean),
		date,
		author,
		changes: [],
	};
}

/** The last that a date can hold: a commit may claim any. */
const LAST_SECOND = 8.64e12;

const isMove = (facts: string): boolean => / [RC]\d*$/.test(facts);

/** From `:<old mode> <new mode> <old hash> <new hash> <status>` and the paths. */
function changeOf([facts = "", first = "", second]: string[]): Change {
	const [, , , text = "", status = ""] = facts.split(" ");
	const kind = { A: "added", R: "moved" } as const;
	return {
		path: second ?? first,
		text,
		kind: kind[status[0] as "A" | "R"] ?? "edited",
		from: first,
	};
}
