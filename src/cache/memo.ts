/** Results for the items of a list. Between runs, items are compared by value; between processes, by key. */
import { isDeepEqual } from "../model/deep-equal.ts";
import type { CacheOptions } from "./cache.ts";

export interface MemoDefinition<Item> {
	/** The name in the store. */
	readonly name: string;
	/** Identifies an item across changes. If two items share a name, one of them is recomputed each time. */
	readonly nameOf: (item: Item) => string;
	/** Equal for equal items, and only for them. Called only if there is a store. */
	readonly keyOf: (item: Item) => string;
	/** Where results stay in memory, they are in the store only if this is set: for a process that starts fast. */
	readonly warmStart?: boolean;
	/** A new result is made from the previous one of the same name, which the store also finds by the name. */
	readonly keepsPrevious?: boolean;
}

export type IsUsable<Item, Result> = (
	result: Result,
	from: "memory" | "disk",
	item: Item,
) => boolean;

/** The known results of a run, and the items that are still missing. */
export interface MemoLookup<Item, Result> {
	readonly items: readonly Item[];
	/** One per item, if the keys were needed. */
	readonly keys: readonly (string | undefined)[];
	readonly results: readonly (Result | undefined)[];
	readonly missing: readonly Item[];
	/** The previous results of the missing ones, if the definition has `keepsPrevious`. */
	readonly previous: readonly (Result | undefined)[];
}

/** No key starts with it. */
const NAME_PREFIX = "name ";

export class Memo<Item, Result> {
	readonly #definition: MemoDefinition<Item>;
	readonly #memory: boolean;
	readonly #disk: CacheOptions["disk"];
	#before: ReadonlyMap<
		string,
		{ readonly item: Item; readonly result: Result }
	> = new Map();
	/** The store's entries, as JSON. */
	#stored: ReadonlyMap<string, string> | undefined;
	/** A run whose results are not all in the store. */
	#unstored:
		| {
				readonly lookup: MemoLookup<Item, Result>;
				readonly results: readonly Result[];
		  }
		| undefined;

	constructor(
		definition: MemoDefinition<Item>,
		{ memory = false, disk }: CacheOptions,
	) {
		this.#definition = definition;
		this.#memory = memory;
		this.#disk = memory && !definition.warmStart ? undefined : disk;
	}

	/**
	 * Returns results in the order of `items`, computing the missing ones. Results this run did not request are dropped.
	 *
	 * @param isUsable whether an earlier result can still be used, depending on where it was kept
	 */
	async map(
		items: readonly Item[],
		compute: (missing: readonly Item[]) => Promise<readonly Result[]>,
		isUsable?: IsUsable<Item, Result>,
	): Promise<Result[]> {
		const lookup = await this.lookUp(items, isUsable);
		return this.complete(lookup, await compute(lookup.missing));
	}

	/** The first half of `map`, so that missing results can be computed while other work is done. */
	async lookUp(
		items: readonly Item[],
		isUsable: IsUsable<Item, Result> = () => true,
	): Promise<MemoLookup<Item, Result>> {
		const stored = await this.#readStore();
		const keys: (string | undefined)[] = [];
		const results = items.map((item, i): Result | undefined => {
			const before = this.#before.get(this.#definition.nameOf(item));
			if (before && isDeepEqual(before.item, item))
				return isUsable(before.result, "memory", item)
					? before.result
					: undefined;
			if (stored.size === 0) return undefined;
			const key = this.#definition.keyOf(item);
			keys[i] = key;
			const text = stored.get(key);
			const result = text === undefined ? undefined : JSON.parse(text);
			return result !== undefined && isUsable(result, "disk", item)
				? result
				: undefined;
		});
		const missing = items.filter((_, i) => results[i] === undefined);
		const previous = this.#definition.keepsPrevious
			? missing.map((item) => this.#previousOf(item, stored))
			: [];
		return { items, keys, results, missing, previous };
	}

	#previousOf(
		item: Item,
		stored: ReadonlyMap<string, string>,
	): Result | undefined {
		const name = this.#definition.nameOf(item);
		const before = this.#before.get(name);
		if (before) return before.result;
		const key = stored.get(`${NAME_PREFIX}${name}`);
		const text = key && stored.get(key);
		return text ? JSON.parse(text) : undefined;
	}

	/** The second half of `map`. `computed` are the results for `missing`, in the same order. */
	complete(
		lookup: MemoLookup<Item, Result>,
		computed: readonly Result[],
	): Result[] {
		const { items, results: found, missing } = lookup;
		const rest = computed.values();
		const results = found.map(
			(result) => result ?? (rest.next().value as Result),
		);
		if (this.#memory)
			this.#before = new Map(
				items.map((item, i) => [
					this.#definition.nameOf(item),
					{ item, result: results[i] as Result },
				]),
			);
		if (this.#disk && missing.length > 0) this.#unstored = { lookup, results };
		return results;
	}

	/** Writes the results of the last run to the store, if they are not there yet. */
	async save(): Promise<void> {
		if (!this.#disk || !this.#unstored) return;
		const { lookup, results } = this.#unstored;
		const { items, keys } = lookup;
		const before = this.#stored;
		const { keyOf, nameOf, keepsPrevious } = this.#definition;
		this.#stored = new Map(
			items.flatMap((item, i): (readonly [string, string])[] => {
				const key = keys[i] ?? keyOf(item);
				// A new result may have the key of one that was not usable.
				const known = lookup.results[i] !== undefined && before?.get(key);
				return [
					[key, known || JSON.stringify(results[i])],
					...(keepsPrevious
						? [[`${NAME_PREFIX}${nameOf(item)}`, key] as const]
						: []),
				];
			}),
		);
		this.#unstored = undefined;
		await this.#disk.write(this.#definition.name, this.#stored);
	}

	async #readStore(): Promise<ReadonlyMap<string, string>> {
		if (!this.#disk) return new Map();
		this.#stored ??= await this.#disk.read(this.#definition.name);
		return this.#stored;
	}
}
