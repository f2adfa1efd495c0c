/** `ssg` as a process of its own. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const repository = fileURLToPath(new URL("../..", import.meta.url));
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
	/** The bundled engine, where it is up to date: it starts faster. */
	readonly isFast?: boolean;
}

export interface RunningCommand {
	readonly child: ChildProcess;
	readonly said: { readonly stdout: string; readonly stderr: string };
	readonly ended: Promise<CommandResult>;
}

/** Without what would change what is printed. */
const { GITHUB_ACTIONS, CI, DEBUG, FORCE_COLOR, ...environment } = process.env;

export function startCommand(
	args: readonly string[],
	{ cwd, env, under = [], isFast = false }: CommandOptions = {},
): RunningCommand {
	const [file = "", ...rest] = [...under, process.execPath, program, ...args];
	const child = spawn(file, rest, {
		cwd,
		env: {
			...environment,
			...(isFast && isBundled && { SSG_ENGINE: "lib" }),
			...env,
		},
		stdio: ["ignore", "pipe", "pipe"],
	});
	const said = { stdout: "", stderr: "" };
	for (const stream of ["stdout", "stderr"] as const)
		child[stream].setEncoding("utf8").on("data", (text) => {
			said[stream] += text;
		});
	const ended = once(child, "close").then(([code, signal]) => ({
		...{ code, signal },
		...said,
	}));
	return { child, said, ended };
}

export const runCommand = (args: readonly string[], options?: CommandOptions): Promise<CommandResult> =>
	startCommand(args, options).ended;

/** Whether `lib/` is newer than all that it is made of. */
const isBundled = ((): boolean => {
	const made = path.join(repository, "lib/cli.js");
	if (!existsSync(made)) return false;
	const { mtimeMs } = statSync(made);
	return ["src", "templates"].every((folder) =>
		readdirSync(path.join(repository, folder), {
			recursive: true,
			withFileTypes: true,
		})
			.filter((entry) => entry.isFile())
			.every((entry) => statSync(path.join(entry.parentPath, entry.name)).mtimeMs <= mtimeMs),
	);
})();
