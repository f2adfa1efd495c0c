/** A thread: runs what it is sent, one task after the other, and sends back what came of it. */
import { parentPort } from "node:worker_threads";
import { runTask } from "./tasks.ts";
import type { Answer, Order } from "./threads.ts";

const port = parentPort;
if (!port) throw new Error("this module is a thread's");

/** By the number it was sent under; of each task the last one. */
const shared = new Map<string, { readonly number: number; value: unknown }>();

port.on("message", async ({ id, name, input, common }: Order) => {
	if ("value" in common)
		shared.set(name, { number: common.number, value: common.value });
	try {
		const value = shared.get(name)?.value;
		const result = await runTask(name, input as never, value as never);
		port.postMessage({ id, result } satisfies Answer);
	} catch (error) {
		port.postMessage({ id, error } satisfies Answer);
	}
});
