/** How tasks are run: here, when their results are asked for. `threads.ts` is the other way. */
import {
	type Input,
	type Result,
	runTask,
	type Shared,
	type TaskName,
} from "./tasks.ts";

export interface Workers {
	/** Results in the order of the inputs. Some may be there before they are asked for. */
	run<Name extends TaskName>(
		name: Name,
		inputs: readonly Input<Name>[],
		shared: Shared<Name>,
	): AsyncIterable<Result<Name>>;
}

export const inline: Workers = {
	async *run(name, inputs, shared) {
		for (const input of inputs) yield await runTask(name, input, shared);
	},
};
