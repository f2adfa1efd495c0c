/** Reads when files changed from the output of one `git log`, parsed as a stream. */
import { spawn } from "node:child_process";
import { createHistoryWalker, type FileHistories } from "./git/history.ts";
import { createLogParser, GIT_LOG_ARGS, LOG_TERMINATOR } from "./git/log.ts";
import type { Problem } from "./model/problem.ts";

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

/** Overrides user settings that would change the output of `git log`. */
const GIT_SETTINGS = ["core.quotepath=off", "log.showSignature=false"];

/**
 * Returns who last changed each file below a folder and when, from the history of `HEAD`.
 * Returns nothing if there is no git, repository or commit. In a shallow clone, whose dates would be wrong, returns
 * only a warning.
 */
export async function readLastUpdates(root: string): Promise<LastUpdates> {
	const headState = await runGitForText(root, [
		"rev-parse",
		"--is-shallow-repository",
		"HEAD",
	]);
	if (/dubious ownership/.test(headState.stderr))
		return updatesUnavailable(headState.stderr, {
			hint: `if you trust the repository, run: git config --global --add safe.directory ${root}`,
		});
	if (!headState.isOk) return NO_UPDATES;
	const [isShallow, head = ""] = headState.text.split("\n");
	const tree = ["ls-tree", "-r", "-z", "--name-only", head];
	const paths = (await runGitForText(root, tree)).text
		.split("\0")
		.filter(Boolean);
	if (paths.length === 0) return NO_UPDATES;
	if (isShallow === "true") return { ...NO_UPDATES, problems: [SHALLOW_CLONE] };

	const histories: FileHistories = new Map(paths.map((path) => [path, {}]));
	const parseLog = createLogParser(
		createHistoryWalker(head, new Map(histories)),
	);
	const log = await runGit(root, [...GIT_LOG_ARGS, head, "--", "."], parseLog);
	if (!log.isOk) return updatesUnavailable(log.stderr);
	parseLog(LOG_TERMINATOR);
	return { updates: updatesOfHistories(histories), problems: [] };
}

const SHALLOW_CLONE: Problem = {
	severity: "warning",
	code: "shallow-clone",
	message: "no dates from git: the repository is a shallow clone",
	hint: "fetch the full history with git fetch --unshallow, or set fetch-depth: 0 in the checkout step of GitHub Actions",
};

function updatesUnavailable(
	stderr: string,
	hint: { hint?: string } = {},
): LastUpdates {
	const [firstLine = ""] = stderr.trim().split("\n");
	const message = `no dates from git: ${firstLine || "git failed"}`;
	const problem = {
		severity: "warning",
		code: "no-git-dates",
		message,
	} as const;
	return { ...NO_UPDATES, problems: [{ ...problem, ...hint }] };
}

function updatesOfHistories(
	histories: FileHistories,
): ReadonlyMap<string, FileUpdate> {
	const updates = new Map<string, FileUpdate>();
	for (const [path, { lastChange, mergedIn, oldest }] of histories) {
		const last = lastChange ?? mergedIn?.commit ?? oldest;
		if (!last) continue;
		const { date, author } = last;
		updates.set(path, { date, author });
	}
	return updates;
}

interface GitResult {
	/** Git exited with 0, or was stopped because its output was no longer needed. */
	readonly isOk: boolean;
	readonly stderr: string;
}

async function runGitForText(
	root: string,
	args: readonly string[],
): Promise<GitResult & { text: string }> {
	let text = "";
	const result = await runGit(root, args, (piece) => {
		text += piece;
		return true;
	});
	return { ...result, text };
}

/** Runs git in a folder and passes on its output until `onOutput` returns `false`. */
function runGit(
	root: string,
	args: readonly string[],
	onOutput: (text: string) => boolean,
): Promise<GitResult> {
	const settings = GIT_SETTINGS.flatMap((setting) => ["-c", setting]);
	const git = spawn("git", ["-C", root, ...settings, ...args], {
		env: gitEnvironment(),
		stdio: ["ignore", "pipe", "pipe"],
		windowsHide: true,
	});
	let isEnough = false;
	let stderr = "";
	git.stdout.setEncoding("utf8").on("data", (text: string) => {
		isEnough ||= !onOutput(text);
		if (isEnough) git.kill();
	});
	git.stderr.setEncoding("utf8").on("data", (text: string) => {
		stderr += text;
	});
	return new Promise((resolve) => {
		git.on("error", ({ message }) => resolve({ isOk: false, stderr: message }));
		git.on("close", (code) =>
			resolve({ isOk: isEnough || code === 0, stderr }),
		);
	});
}

/**
 * Drops the variables that git hooks set, because they would point to another folder than `root`. Makes messages
 * English and disables password prompts.
 */
function gitEnvironment(): NodeJS.ProcessEnv {
	const {
		GIT_DIR,
		GIT_WORK_TREE,
		GIT_INDEX_FILE,
		GIT_COMMON_DIR,
		GIT_PREFIX,
		...rest
	} = process.env;
	return { ...rest, LC_ALL: "C", GIT_TERMINAL_PROMPT: "0" };
}
