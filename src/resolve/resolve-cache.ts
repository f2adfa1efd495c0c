/** Caches results of the previous run until their inputs change. */
import { isDeepEqual } from "../model/deep-equal.ts";

/** Results must not be mutated. Keeps nothing unless the build repeats. */
export class ResolveCache {
	constructor(readonly repeats: boolean) {}

	readonly #made = new Map<
		string,
		{ readonly dependencies: unknown; readonly result: unknown }
	>();

	/**
	 * Returns the cached result while `of`, plain values that `compute` depends on, stays the same. Use each name only
	 * once per run.
	 */
	memoize<Result>(name: string, of: unknown, compute: () => Result): Result {
		if (!this.repeats) return compute();
		const before = this.#made.get(name);
		if (before && isDeepEqual(before.dependencies, of))
			return before.result as Result;
		const result = compute();
		this.#made.set(name, { dependencies: of, result });
		return result;
	}
}
