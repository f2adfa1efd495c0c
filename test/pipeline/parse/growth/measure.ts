/** Measures what it costs to parse a construct many times. */
import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { constructs } from "./constructs.ts";

/** Four times the text may take this many times as long; if the cost grew with its square, that would be 16 times. */
const MAX_RATIO = 9;
/** Shorter times say nothing. */
const MIN_CPU_MS = 300;
/** The parser hangs. */
const MAX_MS = 120_000;
/** In MB: 70 for the process itself, and 300 for the text. */
const MAX_HEAP = 70 + 300;

const worker = fileURLToPath(new URL("./worker.ts", import.meta.url));

export interface Growth {
	/** Constructs that cost too much, with what they cost. */
	readonly faults: readonly string[];
	readonly constructs: number;
	/** The most expensive construct. */
	readonly slowest: { readonly name: string; readonly ms: number };
}

/** Parses each construct `times` times in a process with little memory. */
export async function measureGrowth(times: number): Promise<Growth> {
	const faults: string[] = [];
	let slowest = { name: "", ms: 0 };
	let child = startWorker();
	for (const name of constructs) {
		const quarter = await parse(child, name, times / 4);
		const ms = await parse(child, name, times);
		if (typeof ms === "string") faults.push(`${name} ${ms}`);
		else if (typeof quarter === "number" && ms > MAX_RATIO * Math.max(quarter, MIN_CPU_MS))
			faults.push(`${name} takes ${Math.round(quarter)} ms, and ${Math.round(ms)} ms for four times the text`);
		if (typeof ms === "number" && ms > slowest.ms) slowest = { name, ms };
		if (!child.connected) child = startWorker();
	}
	child.kill();
	return { faults, constructs: constructs.length, slowest };
}

const startWorker = (): ChildProcess =>
	fork(worker, {
		execArgv: ["--import", "tsx", `--max-old-space-size=${MAX_HEAP}`],
		stdio: ["ignore", "ignore", "ignore", "ipc"],
	});

/** Returns the CPU time in ms, or why parsing did not finish. */
function parse(child: ChildProcess, name: string, times: number): Promise<number | string> {
	return new Promise((resolve) => {
		const timeout = setTimeout(() => child.kill("SIGKILL"), MAX_MS);
		const end = (result: number | string) => {
			clearTimeout(timeout);
			child.removeAllListeners();
			resolve(result);
		};
		child.once("message", ({ ms }: { ms: number }) => end(ms));
		child.once("exit", (_code, signal) => end(signal === "SIGKILL" ? "hangs" : "takes too much memory"));
		child.send({ name, times });
	});
}
