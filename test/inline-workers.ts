/** Runs tasks on the calling thread, one by one, when their results are requested. */
import { runTask } from "../src/engine/threads/tasks.ts";
import type { Workers } from "../src/engine/threads/workers.ts";

export const inlineWorkers: Workers = {
	async *run(name, inputs, shared) {
		for (const input of inputs) yield await runTask(name, input, shared);
	},
};
