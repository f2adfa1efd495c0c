/** Runs git. */
import { spawn } from "node:child_process";

/**
 * Overrides user settings that would change the output of `git log`, or run programs of the repository when files are
 * checked out.
 */
const GIT_SETTINGS = [
	"core.quotepath=off",
	"log.showSignature=false",
	"core.hooksPath=/dev/null",
	"filter.lfs.smudge=",
	"filter.lfs.process=",
	"filter.lfs.required=false",
];

export interface GitResult {
	/** Git exited with 0, or was stopped because its output was no longer needed. */
	readonly isOk: boolean;
	readonly stderr: string;
}

export async function runGitForText(root: string, args: readonly string[]): Promise<GitResult & { text: string }> {
	let text = "";
	const result = await runGit(root, args, (piece) => {
		text += piece;
		return true;
	});
	return { ...result, text };
}

/** Runs git in a folder and passes on its output until `onOutput` returns `false`. */
export function runGit(root: string, args: readonly string[], onOutput: (text: string) => boolean): Promise<GitResult> {
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
		git.on("close", (code) => resolve({ isOk: isEnough || code === 0, stderr }));
	});
}

/**
 * Drops the variables that git hooks set, because they would point to another folder than `root`. Makes messages
 * English and disables password prompts.
 */
function gitEnvironment(): NodeJS.ProcessEnv {
	const { GIT_DIR, GIT_WORK_TREE, GIT_INDEX_FILE, GIT_COMMON_DIR, GIT_PREFIX, ...rest } = process.env;
	return { ...rest, LC_ALL: "C", GIT_TERMINAL_PROMPT: "0" };
}
