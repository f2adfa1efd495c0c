/** What was made in the round before, given again while what it was made of says the same. */
import { isSame } from "../model/same.ts";

/** Nothing that is put in may be changed. Where nothing is repeated, nothing is kept. */
export class LastRound {
	constructor(readonly repeats: boolean) {}

	readonly #made = new Map<
		string,
		{ readonly of: unknown; readonly result: unknown }
	>();

	/** `of`, plain values, is all that `make` depends on; a name is asked for once a round. */
	given<Result>(name: string, of: unknown, make: () => Result): Result {
		if (!this.repeats) return make();
		const before = this.#made.get(name);
		if (before && isSame(before.of, of)) return before.result as Result;
		const result = make();
		this.#made.set(name, { of, result });
		return result;
	}
}
