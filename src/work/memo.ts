/**
 * The only cache of a build. It is right because of two rules: results are never changed after they are made, and they
 * depend on nothing but their item; what else they depend on is part of it.
 *
 * From round to round an item is compared with the one of its name before. From process to process, where a result may
 * have been made on another machine, its key speaks for the item.
 */
import { isSame } from "../model/same.ts";
import type { Store } from "./store.ts";

export interface Identity<Item> {
	/** What an item is called, changed or not. Of two of a name, one is made anew each time. */
	readonly nameOf: (item: Item) => string;
	/** Equal for equal items, and for no others. Asked for when there is a store only. */
	readonly keyOf: (item: Item) => string;
}

/** How long results last. */
export interface Lifetime {
	/** They are kept in memory for the round after. */
	readonly repeats?: boolean | undefined;
	/** They are kept in a store, under a name. */
	readonly stored?:
		| { readonly store: Store; readonly name: string }
		| undefined;
}

interface Round<Item, Result> {
	readonly items: readonly Item[];
	readonly keys: readonly (string | undefined)[];
	readonly results: readonly Result[];
}

/** What is known of the items of a round, and those that are to be made. */
export interface Found<Item, Result> {
	readonly items: readonly Item[];
	/** Of the items, where they were asked for. */
	readonly keys: readonly (string | undefined)[];
	readonly results: readonly (Result | undefined)[];
	readonly missing: readonly Item[];
}

export class Memo<Item, Result> {
	#before: ReadonlyMap<
		string,
		{ readonly item: Item; readonly result: Result }
	> = new Map();
	/** What lies in the store, as JSON. */
	#stored: ReadonlyMap<string, string> | undefined;
	/** A round whose results are not all in the store. */
	#unstored: Round<Item, Result> | undefined;

	constructor(
		readonly identity: Identity<Item>,
		readonly lifetime: Lifetime,
	) {}

	/**
	 * Results in the order of `items`. What this round did not ask for is forgotten. A stored result counts where
	 * `isUsable` says so, if it is given.
	 */
	async map(
		items: readonly Item[],
		make: (missing: readonly Item[]) => Promise<readonly Result[]>,
		isUsable?: (stored: Result) => boolean,
	): Promise<Result[]> {
		const found = await this.find(items, isUsable);
		return this.complete(found, await make(found.missing));
	}

	/** The first half of `map`, for what is made while something else is done. */
	async find(
		items: readonly Item[],
		isUsable: (stored: Result) => boolean = () => true,
	): Promise<Found<Item, Result>> {
		const { nameOf, keyOf } = this.identity;
		const stored = await this.#inStore();
		const keys: (string | undefined)[] = [];
		const results = items.map((item, i): Result | undefined => {
			const before = this.#before.get(nameOf(item));
			if (before && isSame(before.item, item)) return before.result;
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

	/** The second half, with the results of what was missing, in order. */
	complete(
		{ items, keys, results: found, missing }: Found<Item, Result>,
		made: readonly Result[],
	): Result[] {
		const rest = made.values();
		const results = found.map(
			(result) => result ?? (rest.next().value as Result),
		);
		if (this.lifetime.repeats)
			this.#before = new Map(
				items.map((item, i) => [
					this.identity.nameOf(item),
					{ item, result: results[i] as Result },
				]),
			);
		if (this.lifetime.stored && missing.length > 0)
			this.#unstored = { items, keys, results };
		return results;
	}

	/** Puts the results of the last round into the store, unless they are there. */
	async keep(): Promise<void> {
		const { stored } = this.lifetime;
		if (!stored || !this.#unstored) return;
		const { items, keys, results } = this.#unstored;
		const before = this.#stored;
		this.#stored = new Map(
			items.map((item, i) => {
				const key = keys[i] ?? this.identity.keyOf(item);
				return [key, before?.get(key) ?? JSON.stringify(results[i])];
			}),
		);
		this.#unstored = undefined;
		await stored.store.write(stored.name, this.#stored);
	}

	async #inStore(): Promise<ReadonlyMap<string, string>> {
		const { stored } = this.lifetime;
		if (!stored) return new Map();
		this.#stored ??= await stored.store.read(stored.name);
		return this.#stored;
	}
}
