/** Kills commands at random moments. */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { startCommand } from "./command.ts";

/** The same numbers for the same seed: https://en.wikipedia.org/wiki/Linear_congruential_generator */
export function randomNumbers(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return state / 2 ** 32;
	};
}

/** Looks for a file ten times in a millisecond, and kills a process some time later, to a fraction of a millisecond. */
const KILLER = `
const { existsSync, statSync } = require("node:fs");
const { workerData: { pid, file, inode, afterMs, signal, isOver } } = require("node:worker_threads");
const isReached = () => inode ? statSync(file).ino !== inode : existsSync(file);
while (file && !isReached() && Atomics.wait(isOver, 0, 0, 0.1) === "timed-out");
const begun = performance.now();
const restMs = () => begun + afterMs - performance.now();
if (restMs() > 20) Atomics.wait(isOver, 0, 0, restMs() - 10);
while (restMs() > 0 && Atomics.load(isOver, 0) === 0);
try { process.kill(pid, signal); } catch {}`;

export interface KillMoment {
	readonly afterMs: number;
	readonly signal: NodeJS.Signals;
	/** Absolute. The time counts from when it appears, or where `inode` is given, from when it is replaced. */
	readonly file?: string;
	readonly inode?: number;
}

/** Starts a command and kills it. */
export async function killedCommand(
	cwd: string,
	args: readonly string[],
	{ file, inode, afterMs, signal }: KillMoment,
): Promise<void> {
	const { child, ended } = startCommand(args, { cwd });
	const isOver = new Int32Array(new SharedArrayBuffer(4));
	const killer = new Worker(KILLER, {
		eval: true,
		workerData: { ...{ pid: child.pid, file, inode, afterMs, signal, isOver } },
	});
	const isDone = once(killer, "exit");
	await ended;
	Atomics.store(isOver, 0, 1);
	Atomics.notify(isOver, 0);
	await isDone;
}
