/**
 * The only cache of a build. It is right because of three rules: results are never changed after they are made; they
 * depend on nothing outside their input; everything they depend on is in the key.
 */
export class Memo<Result> {
	/** Of the round before. A key is worked out when the next round asks for it: a build that runs once needs none. */
	#kept: readonly { readonly keyOf: () => string; readonly result: Result }[] =
		[];

	/** Results in the order of `items`. What this round did not ask for is forgotten. */
	async map<Item>(
		items: readonly Item[],
		keyOf: (item: Item) => string,
		make: (missing: readonly Item[]) => Promise<readonly Result[]>,
	): Promise<Result[]> {
		const known = new Map(
			this.#kept.map((kept) => [kept.keyOf(), kept.result]),
		);
		const found = items.map((item) =>
			known.size > 0 ? known.get(keyOf(item)) : undefined,
		);
		const missing = items.filter((_, i) => found[i] === undefined);
		const made = (await make(missing)).values();
		const results = found.map(
			(result) => result ?? (made.next().value as Result),
		);
		this.#kept = results.map((result, i) => ({
			keyOf: () => keyOf(items[i] as Item),
			result,
		}));
		return results;
	}
}
