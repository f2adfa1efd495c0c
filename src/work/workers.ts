/** Runs tasks, on any thread. */
import type {
	TaskInput,
	TaskName,
	TaskResult,
	TaskSharedInput,
} from "./tasks.ts";

export interface Workers {
	/** Yields results in the order of the inputs. Some may be computed ahead of time. */
	run<Name extends TaskName>(
		name: Name,
		inputs: readonly TaskInput<Name>[],
		shared: TaskSharedInput<Name>,
	): AsyncIterable<TaskResult<Name>>;
}
