/** Runs tasks, on any thread. */
import type { TaskInput, TaskName, TaskResult, TaskSharedInput } from "./tasks.ts";

/** Runs the tasks of a build that do not depend on each other. */
export interface Workers {
	/** Yields results in the order of the inputs. Some may be computed ahead of time. */
	run<Name extends TaskName>(
		name: Name,
		inputs: readonly TaskInput<Name>[],
		shared: TaskSharedInput<Name>,
	): AsyncIterable<TaskResult<Name>>;
}
