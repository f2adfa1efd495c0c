/** A thread: runs what it is sent, one task after the other, and sends back what came of it. */
import { parentPort } from "node:worker_threads";
import { runTask, type TaskName } from "./tasks.ts";
import type { Answer, Order } from "./threads.ts";

const port = parentPort;
if (!port) throw new Error("this module is a thread's");

/** What was sent last for all inputs of a task. */
const known = new Map<TaskName, unknown>();

port.on("message", async ({ id, name, input, shared }: Order) => {
	if (shared) known.set(name, shared.value);
	try {
		const value = known.get(name);
		const result = await runTask(name, input as never, value as never);
		port.postMessage({ id, result } satisfies Answer);
	} catch (error) {
		port.postMessage({ id, error } satisfies Answer);
	}
});
