/**
 * Returns the result of an earlier run if its inputs were equal, otherwise computes it. `inputs` are plain values that
 * include everything the result depends on. Each name is used once per run. Results must not be mutated.
 */
export type Memoize = <Result>(
	name: string,
	inputs: unknown,
	compute: () => Result,
	/** Whether the inputs really cover the result. */
	isRepeatable?: (result: Result) => boolean,
) => Result;

/**
 * Returns a step that keeps its last result for each key, which is its first argument, and returns it while the other
 * arguments are equal. They are plain values; results must not be mutated.
 */
export type MemoizeStep = <Key extends object | string, Inputs extends readonly unknown[], Result>(
	step: (key: Key, ...inputs: Inputs) => Result,
) => (key: Key, ...inputs: Inputs) => Result;
