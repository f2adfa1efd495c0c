import { execFileSync } from "node:child_process";
import { mkdirSync, renameSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Files, writeFiles } from "./site.ts";

/** Initializes a Git repository that ignores the user's configuration. */
export function createRepository(root: string) {
	const run = (args: readonly string[], date = "2001-01-01", author = "Ada") =>
		execFileSync("git", args, {
			cwd: root,
			stdio: ["ignore", "pipe", "ignore"],
			env: {
				PATH: process.env.PATH,
				GIT_CONFIG_GLOBAL: "/dev/null",
				GIT_CONFIG_NOSYSTEM: "1",
				GIT_AUTHOR_NAME: author,
				GIT_AUTHOR_EMAIL: `${author}@example.org`,
				GIT_AUTHOR_DATE: "1999-01-01T00:00:00Z",
				GIT_COMMITTER_NAME: "Committer",
				GIT_COMMITTER_EMAIL: "committer@example.org",
				GIT_COMMITTER_DATE: `${date}T12:00:00+02:00`,
			},
		});
	const write = (files: Files) => writeFiles(root, files);
	const commit = (date: string, author: string, files: Files = {}) => {
		write(files);
		run(["add", "--all"]);
		run(["commit", "--quiet", "--message", "change"], date, author);
	};
	const move = (from: string, to: string) => {
		mkdirSync(dirname(join(root, to)), { recursive: true });
		renameSync(join(root, from), join(root, to));
	};
	/** Commits on a branch that begins here, and returns to the main one. */
	const onBranch = <T>(name: string, use: () => T): T => {
		run(["checkout", "--quiet", "-b", name]);
		const result = use();
		run(["checkout", "--quiet", "main"]);
		return result;
	};
	/** The hash of the last commit. */
	const head = (): string => run(["rev-parse", "HEAD"]).toString().trim();
	run(["init", "--quiet", "--initial-branch", "main"]);
	return { run, write, commit, move, onBranch, head };
}
