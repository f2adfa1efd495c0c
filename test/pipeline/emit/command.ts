/** `ssg` as a process of its own. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const repository = fileURLToPath(new URL("../../..", import.meta.url));
const program = path.join(repository, "bin/ssg.mjs");

export interface CommandResult {
	readonly code: number | null;
	readonly signal: NodeJS.Signals | null;
	readonly stdout: string;
	readonly stderr: string;
}

export interface CommandOptions {
	readonly cwd?: string;
	readonly env?: Readonly<Record<string, string>>;
	/** Runs the command line after it: `unshare -m`. */
	readonly under?: readonly string[];
}

export interface RunningCommand {
	readonly child: ChildProcess;
	readonly said: { readonly stdout: string; readonly stderr: string };
	readonly ended: Promise<CommandResult>;
}

/** Without what would change what is printed. */
const { GITHUB_ACTIONS, CI, DEBUG, FORCE_COLOR, ...environment } = process.env;

export function startCommand(args: readonly string[], { cwd, env, under = [] }: CommandOptions = {}): RunningCommand {
	const [file = "", ...rest] = [...under, process.execPath, program, ...args];
	const child = spawn(file, rest, { cwd, env: { ...environment, ...env }, stdio: ["ignore", "pipe", "pipe"] });
	const said = { stdout: "", stderr: "" };
	for (const stream of ["stdout", "stderr"] as const)
		child[stream].setEncoding("utf8").on("data", (text) => {
			said[stream] += text;
		});
	const ended = once(child, "close").then(([code, signal]) => ({ ...{ code, signal }, ...said }));
	return { child, said, ended };
}

export const runCommand = (args: readonly string[], options?: CommandOptions): Promise<CommandResult> =>
	startCommand(args, options).ended;
