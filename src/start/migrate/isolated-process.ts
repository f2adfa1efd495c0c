/**
 * Runs code of others in a process that may read one folder and has nothing else: no environment, no files outside of the
 * folder, no writing, no programs, no threads, no addons. Node's permissions enforce that. Before Node 25 they do not
 * include the network, which `evaluation-prelude.ts` closes as well as a script can.
 */
import { spawn } from "node:child_process";
import type { Readable } from "node:stream";

/** In seconds. */
export const MAX_EVALUATION_TIME = 10;
const MAX_RESULT_BYTES = 5 * 1024 * 1024;
const MAX_ERROR_BYTES = 64 * 1024;
const MAX_HEAP_MEGABYTES = 512;
/** In seconds: if this process is killed, nobody else ends a loop. */
const MAX_CPU_TIME = 3 * MAX_EVALUATION_TIME;

/** A limit that another attempt would exceed, too. */
export class LimitError extends Error {
	override readonly name = "LimitError";
}

const PERMISSION_FLAG = process.allowedNodeEnvironmentFlags.has("--permission")
	? "--permission"
	: "--experimental-permission";

/**
 * Returns what the code writes to the file descriptor 3.
 *
 * @param permissions options of Node
 * @throws Error if the code throws, LimitError if it takes too long or writes too much
 */
export async function runIsolated(code: string, folder: string, permissions: readonly string[]): Promise<string> {
	const [program = "", ...args] = commandFor([
		process.execPath,
		PERMISSION_FLAG,
		...permissions,
		"--no-addons",
		"--no-warnings",
		`--max-old-space-size=${MAX_HEAP_MEGABYTES}`,
		"--input-type=module",
		"-",
	]);
	const child = spawn(program, args, { cwd: folder, env: ENVIRONMENT, stdio: ["pipe", "ignore", "pipe", "pipe"] });
	let limit = "";
	const endBecause = (reason: string) => {
		limit ||= reason;
		child.kill("SIGKILL");
	};
	const timer = setTimeout(() => endBecause(`not ready after ${MAX_EVALUATION_TIME} s`), MAX_EVALUATION_TIME * 1000);
	const ended = new Promise<void>((resolve, reject) => {
		child.on("close", () => resolve()).on("error", reject);
	});
	child.stdin?.on("error", () => {}).end(code); // it may exit before it has read everything
	const output = firstBytesOf(child.stdio[3], MAX_RESULT_BYTES, () =>
		endBecause(`its value is larger than ${MAX_RESULT_BYTES / 1024 / 1024} MB`),
	);
	const errors = firstBytesOf(child.stderr, MAX_ERROR_BYTES, () => {});
	try {
		await ended;
	} finally {
		clearTimeout(timer);
	}
	if (limit) throw new LimitError(limit);
	if (child.exitCode === 0) return output();
	throw new Error(
		/^\w*Error[^\n]*/m.exec(errors())?.[0] ?? `it ended with ${child.signalCode ?? `the exit code ${child.exitCode}`}`,
	);
}

/** Windows starts no program without it. */
const ENVIRONMENT = process.platform === "win32" ? { SystemRoot: process.env.SystemRoot } : {};

const commandFor = (command: readonly string[]): readonly string[] =>
	process.platform === "win32" ? command : ["/bin/sh", "-c", `ulimit -t ${MAX_CPU_TIME}; exec "$0" "$@"`, ...command];

/** Reads a stream to its end, and keeps its first bytes. Returns a function that returns them as text. */
function firstBytesOf(stream: unknown, limit: number, exceeded: () => void): () => string {
	const chunks: Buffer[] = [];
	let bytes = 0;
	(stream as Readable).on("data", (chunk: Buffer) => {
		bytes += chunk.length;
		if (bytes <= limit) chunks.push(chunk);
		else exceeded();
	});
	return () => Buffer.concat(chunks).toString("utf8");
}
