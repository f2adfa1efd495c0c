/** A worker thread: runs tasks one by one and sends back their results. */
import { parentPort } from "node:worker_threads";
import { runTask, type TaskName } from "./tasks.ts";
import type { ThreadRequest, ThreadResponse } from "./thread-pool.ts";

const port = parentPort;
if (!port) throw new Error("this module must run in a worker thread");

/** The last shared value received, by task. */
const sharedInputs = new Map<TaskName, unknown>();

port.on("message", async ({ id, name, input, shared }: ThreadRequest) => {
	if (shared) sharedInputs.set(name, shared.value);
	try {
		const value = sharedInputs.get(name);
		const result = await runTask(name, input as never, value as never);
		port.postMessage({ id, result } satisfies ThreadResponse);
	} catch (error) {
		port.postMessage({ id, error } satisfies ThreadResponse);
	}
});
