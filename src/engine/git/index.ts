/** Reads when files changed from the output of one `git log`, parsed as a stream. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { IGNORE_REVS_FILE, type IgnoredCommits, parseIgnoreRevs } from "../../model/ignore-revs-file.ts";
import { type Problem, wholeFile } from "../../model/problems/problem.ts";
import { createHistoryWalker, type FileHistories } from "./history.ts";
import { createLogParser, GIT_LOG_ARGS, LOG_TERMINATOR } from "./log.ts";
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
		const text = readFileSync(path.join(top, IGNORE_REVS_FILE), "utf8");
		return parseIgnoreRevs(text, file);
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
