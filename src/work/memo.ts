/**
 * Memoizes results between runs and processes. Correct because of two rules: results are never mutated, and they
 * depend on nothing but their item, which includes everything else they depend on.
 *
 * Between runs, an item is compared with the previous one of the same name. Between processes, where the result may
 * come from another machine, items are compared by key.
 */
import { isDeepEqual } from "../model/deep-equal.ts";
import type { CacheStore } from "./cache-store.ts";

export interface MemoKeys<Item> {
	/** Identifies an item across changes. If two items share a name, one of them is recomputed each time. */
	readonly nameOf: (item: Item) => string;
	/** Equal for equal items, and only for them. Called only if there is a store. */
	readonly keyOf: (item: Item) => string;
}

/** Where results are kept. */
export interface MemoOptions {
	/** Keep results in memory for the next run. */
	readonly repeats?: boolean | undefined;
	/** Keep results in a store, under a name. */
	readonly stored?:
		| { readonly store: CacheStore; readonly name: string }
		| undefined;
}

interface MemoRun<Item, Result> {
	readonly items: readonly Item[];
	readonly keys: readonly (string | undefined)[];
	readonly results: readonly Result[];
}

/** The known results of a run, and the items that are still missing. */
export interface MemoLookup<Item, Result> {
	readonly items: readonly Item[];
	/** One per item, if the keys were needed. */
	readonly keys: readonly (string | undefined)[];
	readonly results: readonly (Result | undefined)[];
	readonly missing: readonly Item[];
}

export class Memo<Item, Result> {
	#before: ReadonlyMap<
		string,
		{ readonly item: Item; readonly result: Result }
	> = new Map();
	/** The store's entries, as JSON. */
	#stored: ReadonlyMap<string, string> | undefined;
	/** A run whose results are not all in the store. */
	#unstored: MemoRun<Item, Result> | undefined;

	constructor(
		readonly memoKeys: MemoKeys<Item>,
		readonly options: MemoOptions,
	) {}

	/**
	 * Returns results in the order of `items`, computing the missing ones. Results this run did not request are
	 * dropped. A stored result is used only if `isUsable` accepts it.
	 */
	async map(
		items: readonly Item[],
		compute: (missing: readonly Item[]) => Promise<readonly Result[]>,
		isUsable?: (stored: Result) => boolean,
	): Promise<Result[]> {
		const lookup = await this.lookUp(items, isUsable);
		return this.complete(lookup, await compute(lookup.missing));
	}

	/** The first half of `map`, so that missing results can be computed while other work is done. */
	async lookUp(
		items: readonly Item[],
		isUsable: (stored: Result) => boolean = () => true,
	): Promise<MemoLookup<Item, Result>> {
		const { nameOf, keyOf } = this.memoKeys;
		const stored = await this.#inStore();
		const keys: (string | undefined)[] = [];
		const results = items.map((item, i): Result | undefined => {
			const before = this.#before.get(nameOf(item));
			if (before && isDeepEqual(before.item, item)) return before.result;
			if (stored.size === 0) return undefined;
			const key = keyOf(item);
			keys[i] = key;
			const text = stored.get(key);
			const result = text === undefined ? undefined : JSON.parse(text);
			return result !== undefined && isUsable(result) ? result : undefined;
		});
		const missing = items.filter((_, i) => results[i] === undefined);
		return { items, keys, results, missing };
	}

	/** The second half of `map`. `computed` are the results for `missing`, in the same order. */
	complete(
		{ items, keys, results: found, missing }: MemoLookup<Item, Result>,
		computed: readonly Result[],
	): Result[] {
		const rest = computed.values();
		const results = found.map(
			(result) => result ?? (rest.next().value as Result),
		);
		if (this.options.repeats)
			this.#before = new Map(
				items.map((item, i) => [
					this.memoKeys.nameOf(item),
					{ item, result: results[i] as Result },
				]),
			);
		if (this.options.stored && missing.length > 0)
			this.#unstored = { items, keys, results };
		return results;
	}

	/** Writes the results of the last run to the store, if they are not there yet. */
	async save(): Promise<void> {
		const { stored } = this.options;
		if (!stored || !this.#unstored) return;
		const { items, keys, results } = this.#unstored;
		const before = this.#stored;
		this.#stored = new Map(
			items.map((item, i) => {
				const key = keys[i] ?? this.memoKeys.keyOf(item);
				return [key, before?.get(key) ?? JSON.stringify(results[i])];
			}),
		);
		this.#unstored = undefined;
		await stored.store.write(stored.name, this.#stored);
	}

	async #inStore(): Promise<ReadonlyMap<string, string>> {
		const { stored } = this.options;
		if (!stored) return new Map();
		this.#stored ??= await stored.store.read(stored.name);
		return this.#stored;
	}
}
