/**
 * The only cache of a build. It is right because of three rules: results are never changed after they are made; they
 * depend on nothing outside their input; everything they depend on is in the key.
 */
import type { Store } from "./store.ts";

interface Kept<Result> {
	/** A key is worked out when the next round, or the store, asks for it: a build that runs once needs none. */
	readonly keyOf: () => string;
	readonly result: () => Result;
}

export class Memo<Result> {
	/** Of the round before. */
	#kept: readonly Kept<Result>[] = [];
	/** What lies in the store, as JSON; not yet read. */
	#stored: ReadonlyMap<string, string> | undefined;
	#isStored = true;

	/** With a store, results outlive the process under a name. */
	constructor(
		readonly store?: Store,
		readonly name = "",
	) {}

	/** Results in the order of `items`. What this round did not ask for is forgotten. */
	async map<Item>(
		items: readonly Item[],
		keyOf: (item: Item) => string,
		make: (missing: readonly Item[]) => Promise<readonly Result[]>,
	): Promise<Result[]> {
		const known = await this.#known();
		const keys = items.map((item) => once(() => keyOf(item)));
		const found = keys.map((key) =>
			known.size > 0 ? known.get(key())?.() : undefined,
		);
		const missing = items.filter((_, i) => found[i] === undefined);
		const made = (await make(missing)).values();
		const results = found.map(
			(result) => result ?? (made.next().value as Result),
		);
		this.#kept = results.map((result, i) => ({
			keyOf: keys[i] as () => string,
			result: () => result,
		}));
		if (missing.length > 0) this.#isStored = false;
		return results;
	}

	/** Puts the results of the last round into the store, unless they are there. */
	async keep(): Promise<void> {
		if (!this.store || this.#isStored) return;
		const before = this.#stored;
		this.#stored = new Map(
			this.#kept.map(({ keyOf, result }) => [
				keyOf(),
				before?.get(keyOf()) ?? JSON.stringify(result()),
			]),
		);
		this.#isStored = true;
		await this.store.write(this.name, this.#stored);
	}

	async #known(): Promise<ReadonlyMap<string, () => Result>> {
		if (this.store && !this.#stored) {
			this.#stored = await this.store.read(this.name);
			this.#kept = [...this.#stored].map(([key, text]) => ({
				keyOf: () => key,
				result: () => JSON.parse(text),
			}));
		}
		return new Map(this.#kept.map(({ keyOf, result }) => [keyOf(), result]));
	}
}

function once<Value>(make: () => Value): () => Value {
	let value: { readonly made: Value } | undefined;
	return () => {
		value ??= { made: make() };
		return value.made;
	};
}
