/** Runs tasks on the calling thread, when their results are requested. For other threads see `thread-pool.ts`. */
import {
	runTask,
	type TaskInput,
	type TaskName,
	type TaskResult,
	type TaskSharedInput,
} from "./tasks.ts";

export interface Workers {
	/** Yields results in the order of the inputs. Some may be computed ahead of time. */
	run<Name extends TaskName>(
		name: Name,
		inputs: readonly TaskInput<Name>[],
		shared: TaskSharedInput<Name>,
	): AsyncIterable<TaskResult<Name>>;
}

export const inlineWorkers: Workers = {
	async *run(name, inputs, shared) {
		for (const input of inputs) yield await runTask(name, input, shared);
	},
};
