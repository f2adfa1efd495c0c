import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { cpuOfEnded, isKnown, usageOf } from "./process-tree.ts";

export interface Command {
	readonly words: readonly string[];
	readonly folder: string;
	readonly environment: Readonly<Record<string, string>>;
	/** What it says goes to this file. */
	readonly log: string;
	/** Seconds after which it is ended. */
	readonly limit: number;
}

export interface Measured {
	/** Seconds by the clock. */
	readonly wall: number;
	/** Seconds of all its processes; where there is `/proc`. */
	readonly cpu?: number;
	/** Bytes of all its processes at the highest; where there is `/proc`. */
	readonly memory?: number;
	/** Why it does not count. */
	readonly failure?: string;
}

const SAMPLE_MS = 50;

/** Runs a command once, and watches it from outside. */
export async function measured(command: Command): Promise<Measured> {
	const { words, folder, environment, log, limit } = command;
	const [program = "", ...given] = words;
	const file = openSync(log, "w");
	const endedBefore = isKnown ? cpuOfEnded() : 0;
	const start = performance.now();
	const child = spawn(program, given, {
		cwd: folder,
		env: { ...process.env, ...environment },
		stdio: ["ignore", file, file],
		detached: true, // so that it can be ended together with its children
	});
	const end = () => child.pid && process.kill(-child.pid, "SIGKILL");
	const timer = setTimeout(end, limit * 1000);
	const stopSampling = isKnown && child.pid ? sampled(child.pid) : undefined;
	try {
		const [code, signal] = await once(child, "exit");
		const wall = (performance.now() - start) / 1000;
		const used = stopSampling?.();
		return {
			wall,
			...(used && {
				memory: used.memory,
				// A child that outlives its parent is missing in what has ended, the last moments are in the samples.
				cpu: Math.max(cpuOfEnded() - endedBefore, used.cpu),
			}),
			...(code !== 0 && { failure: wall >= limit ? `took over ${limit} s` : reasonIn(log, code ?? signal) }),
		};
	} finally {
		clearTimeout(timer);
		stopSampling?.();
		closeSync(file);
	}
}

/** Looks at a process until the returned function is called, which tells what was seen. */
function sampled(root: number): () => { cpu: number; memory: number } {
	const cpu = new Map<number, number>();
	let memory = 0;
	const timer = setInterval(() => {
		const usage = usageOf(root);
		for (const [id, seconds] of usage.cpu) cpu.set(id, seconds);
		memory = Math.max(memory, usage.memory);
	}, SAMPLE_MS);
	return () => {
		clearInterval(timer);
		return { cpu: [...cpu.values()].reduce((sum, seconds) => sum + seconds, 0), memory };
	};
}

/** The first line that speaks of an error, otherwise the last one. */
function reasonIn(log: string, code: number | string): string {
	const lines = stripVTControlCharacters(readFileSync(log, "utf8"))
		.split("\n")
		.map((line) => line.trim())
		.filter(Boolean);
	const line = lines.find((text) => /(^|[^\w-])error\b/i.test(text)) ?? lines.at(-1) ?? "";
	return `ended with ${code}: ${line.slice(0, 120)}`;
}
