/** The files of a repository as they were at a commit. */
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runGitForText } from "./run-git.ts";

/** A commit, and where a folder is in its repository. */
export interface CommitPlace {
	readonly commit: string;
	/** The folder relative to the top of the repository, with forward slashes; empty for the top. */
	readonly prefix: string;
	/** The top of the repository. */
	readonly top: string;
}

/** What git says about a commit that it does not know. */
export class UnknownCommitError extends Error {
	constructor(
		message: string,
		readonly hint: string,
	) {
		super(message);
	}
}

/**
 * Finds the last commit that the current one and another have in common, so that what has happened to the other branch
 * since then does not count. In a shallow clone, where that may be unknown, it is the other commit itself.
 *
 * @param ref a commit, branch or tag; also a branch of `origin` that has no local one
 * @throws UnknownCommitError
 */
export async function findCommonCommit(root: string, ref: string): Promise<CommitPlace> {
	const place = await runGitForText(root, [
		...["rev-parse", "--is-shallow-repository", "--show-toplevel"],
		"--show-prefix",
	]);
	if (!place.isOk)
		throw new UnknownCommitError(
			`${root} is in no git repository`,
			"run it in a clone of the repository, or without --since",
		);
	const [isShallow, top = "", prefix = ""] = place.text.split("\n");
	const commit = (await resolveCommit(root, ref)) ?? (await resolveCommit(root, `origin/${ref}`));
	if (commit === undefined)
		throw new UnknownCommitError(
			`git knows no commit "${ref}"`,
			isShallow === "true"
				? "the repository is a shallow clone: set fetch-depth: 0 in the checkout step of GitHub Actions, or run git fetch --unshallow"
				: `if it is a branch of the server, run git fetch origin ${ref}`,
		);
	const common = await runGitForText(root, ["merge-base", commit, "HEAD"]);
	const base = common.text.trim();
	return { commit: common.isOk && base ? base : commit, prefix: prefix.replace(/\/$/, ""), top };
}

async function resolveCommit(root: string, ref: string): Promise<string | undefined> {
	const { text, isOk } = await runGitForText(root, [
		...["rev-parse", "--verify", "--quiet", "--end-of-options"],
		`${ref}^{commit}`,
	]);
	return isOk ? text.trim() : undefined;
}

/**
 * Checks out a commit into a temporary folder, which is removed afterwards. Hooks are not run, and files of Git LFS stay
 * pointers.
 *
 * @throws Error if git cannot write the files
 */
export async function withCommitTree<Result>(
	{ commit, top }: Pick<CommitPlace, "commit" | "top">,
	use: (folder: string) => Promise<Result>,
): Promise<Result> {
	const temporary = realpathSync(mkdtempSync(path.join(tmpdir(), "ssg-tree-")));
	const remove = () => rmSync(temporary, { recursive: true, force: true });
	process.once("exit", remove); // also after Ctrl+C
	const tree = path.join(temporary, "tree");
	await runGitForText(top, ["worktree", "prune"]); // what an earlier run has left
	try {
		const added = await runGitForText(top, ["worktree", "add", "--quiet", "--detach", tree, commit]);
		if (!added.isOk) throw new Error(`git cannot check out ${commit.slice(0, 12)}: ${added.stderr.trim()}`);
		return await use(tree);
	} finally {
		await runGitForText(top, ["worktree", "remove", "--force", tree]);
		remove();
		process.off("exit", remove);
	}
}
