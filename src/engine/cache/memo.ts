/** Results for the items of a list. Between runs, items are compared by value; between processes, by key. */
import { isDeepEqual } from "../../model/text/deep-equal.ts";
import { weakly } from "../../model/text/lazily.ts";
import type { AddedText, CacheOptions, StoredEntries } from "./store.ts";

export interface MemoDefinition<Item, Result> {
	/** The name in the store. */
	readonly name: string;
	/** Identifies an item across changes. If two items share a name, one of them is recomputed each time. */
	readonly nameOf: (item: Item) => string;
	/** Equal for equal items, and only for them. Called only if there is a store. */
	readonly keyOf: (item: Item) => string;
	/**
	 * Where results stay in memory, the store is used only if this is set, so that a process starts fast. "read": what
	 * others have stored is used, but nothing is added after each run.
	 */
	readonly warmStart?: true | "read";
	/** A new result is made from the previous one of the same name, which the store also finds by the name. */
	readonly keepsPrevious?: boolean;
	/** How results are stored, if not as JSON: as texts without line breaks. */
	readonly format?: StoredFormat<Result>;
	/** How results are stored; the store has the second parts under another name. Only for `mapBatches`. */
	readonly parts?: DividedResult<Result>;
}

export type IsUsable<Item, Result> = (result: Result, from: "memory" | "disk", item: Item) => boolean;

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

export interface StoredFormat<Result> {
	readonly write: (result: Result) => string;
	readonly read: (text: string) => Result;
}

/**
 * Results in two parts. The second one is a list, whose items are loaded when they are needed, and dropped when nothing
 * uses them.
 */
export interface DividedResult<Result> {
	readonly divide: (result: Result) => { readonly first: unknown; readonly second: readonly object[] };
	readonly join: (first: never, second: (index: number) => never) => Result;
}

interface UnstoredResult<Result> {
	readonly key: string;
	/** If the store also finds it by the name of its item. */
	readonly itemName?: string;
	readonly result: Result;
	/** Whether it is from the run before. */
	readonly isKnown: boolean;
}

/** No key starts with it. */
const NAME_PREFIX = "name ";

export class Memo<Item, Result> {
	readonly #definition: MemoDefinition<Item, Result>;
	readonly #memory: boolean;
	readonly #disk: CacheOptions["disk"];
	/** Whether results are added to the store. */
	readonly #isStored: boolean;
	#before: ReadonlyMap<string, { readonly item: Item; readonly result: Result; readonly key: string | undefined }> =
		new Map();
	/** The store's entries, as JSON. */
	#stored: StoredEntries | undefined;
	/** The second parts, if results are divided. */
	#storedParts: StoredEntries | undefined;
	/** The results of a run, if they are not all in the store. The items are not kept: they may be large. */
	#unstored: readonly UnstoredResult<Result>[] | undefined;
	/** The keys of results that were stored before all were computed. */
	readonly #appended = new Set<string>();
	/** Of the second parts that stay in memory. */
	#keptLength = 0;
	#keys: readonly string[] = [];

	/** @param before has the results of the last run */
	constructor(
		definition: MemoDefinition<Item, Result>,
		{ memory = false, disk }: CacheOptions,
		before?: Memo<Item, Result>,
	) {
		this.#definition = definition;
		if (before) {
			this.#before = before.#before;
			this.#stored = before.#stored;
			this.#storedParts = before.#storedParts;
		}
		this.#memory = memory;
		this.#disk = memory && !definition.warmStart ? undefined : disk;
		this.#isStored = !memory || definition.warmStart !== "read";
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

	/**
	 * The same for results that are computed in batches, in the order of the items. If they are divided, each batch is
	 * stored at once, and its second parts leave the memory if there are many.
	 */
	async mapBatches(
		items: readonly Item[],
		compute: (missing: readonly Item[]) => AsyncIterable<readonly Result[]>,
	): Promise<Result[]> {
		const lookup = await this.lookUp(items);
		const computed: Result[] = [];
		for await (const batch of compute(lookup.missing)) {
			const start = computed.length;
			computed.push(...(await this.#storeBatch(lookup.missing.slice(start, start + batch.length), batch)));
		}
		return this.complete(lookup, computed);
	}

	async #storeBatch(items: readonly Item[], results: readonly Result[]): Promise<readonly Result[]> {
		const { name, keyOf, parts } = this.#definition;
		if (!this.#disk || !this.#isStored || !parts) return results;
		const keys = items.map(keyOf);
		const divided = results.map(parts.divide);
		const byKey = (texts: readonly string[]) => new Map(texts.map((text, i) => [keys[i] as string, text]));
		const written = divided.map(({ second }) => writeItems(second));
		const seconds = await this.#disk.append(partsNameOf(name), byKey(written));
		this.#storedParts = seconds;
		this.#stored = await this.#disk.append(name, byKey(divided.map(({ first }) => JSON.stringify(first))));
		for (const key of keys) this.#appended.add(key);
		return divided.map(({ first, second }, i) => {
			this.#keptLength += written[i]?.length ?? 0;
			const isKept = this.#keptLength <= MAX_KEPT_LENGTH;
			return parts.join(first as never, readItems(seconds, keys[i] as string, second, isKept));
		});
	}

	get #format(): StoredFormat<Result> {
		return this.#definition.format ?? { write: JSON.stringify, read: JSON.parse };
	}

	/** Those of the items of the last run, in their order; none without a store. */
	get keys(): readonly string[] {
		return this.#keys;
	}

	/** What the store has for a key, of divided results the first part; nothing else is read. */
	async find(keys: readonly string[]): Promise<readonly unknown[]> {
		const stored = await this.#disk?.read(this.#definition.name, new Set(keys));
		return keys.map((key) => {
			const text = stored?.get(key);
			return text === undefined ? undefined : this.#format.read(text);
		});
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
			if (before && isDeepEqual(before.item, item)) {
				keys[i] = before.key;
				return isUsable(before.result, "memory", item) ? before.result : undefined;
			}
			if (stored.size === 0) return undefined;
			const key = this.#definition.keyOf(item);
			keys[i] = key;
			const result = this.#storedResult(key, stored);
			return result !== undefined && isUsable(result, "disk", item) ? result : undefined;
		});
		const missing = items.filter((_, i) => results[i] === undefined);
		const previous = this.#definition.keepsPrevious ? missing.map((item) => this.#previousOf(item, stored)) : [];
		return { items, keys, results, missing, previous };
	}

	#previousOf(item: Item, stored: StoredEntries): Result | undefined {
		const name = this.#definition.nameOf(item);
		const before = this.#before.get(name);
		if (before) return before.result;
		const key = stored.get(`${NAME_PREFIX}${name}`);
		return key === undefined ? undefined : this.#storedResult(key, stored);
	}

	#storedResult(key: string, stored: StoredEntries): Result | undefined {
		const text = stored.get(key);
		if (text === undefined) return undefined;
		const { parts } = this.#definition;
		if (!parts) return this.#format.read(text);
		const storedParts = this.#storedParts;
		if (!storedParts?.has(key)) return undefined;
		return parts.join(JSON.parse(text) as never, readItems(storedParts, key));
	}

	/** The second half of `map`. `computed` are the results for `missing`, in the same order. */
	complete(lookup: MemoLookup<Item, Result>, computed: readonly Result[]): Result[] {
		const { items, results: found, missing } = lookup;
		const rest = computed.values();
		const results = found.map((result) => result ?? (rest.next().value as Result));
		this.#keys = this.#disk ? items.map((item, i) => lookup.keys[i] ?? this.#definition.keyOf(item)) : [];
		if (this.#memory)
			this.#before = new Map(
				items.map((item, i) => [
					this.#definition.nameOf(item),
					{ item, result: results[i] as Result, key: this.#keys[i] }, // the next run need not compute it again
				]),
			);
		if (this.#disk && this.#isStored && missing.length > 0) {
			const { nameOf, keepsPrevious } = this.#definition;
			this.#unstored = items.map((item, i) => ({
				key: this.#keys[i] as string,
				...(keepsPrevious && { itemName: nameOf(item) }),
				result: results[i] as Result,
				isKnown: found[i] !== undefined,
			}));
		}
		return results;
	}

	/** Writes the results of the last run to the store, if they are not there yet. */
	async save(): Promise<void> {
		if (!this.#disk || !this.#unstored) return;
		const { name, parts } = this.#definition;
		const kept = new Set<string>();
		const added = new Map<string, AddedText>();
		for (const { key, itemName, result, isKnown } of this.#unstored) {
			if (itemName !== undefined) added.set(`${NAME_PREFIX}${itemName}`, key);
			// A new result may have the key of one that was not usable.
			if ((isKnown || this.#appended.has(key)) && this.#stored?.has(key)) kept.add(key);
			else if (!parts) added.set(key, () => this.#format.write(result));
		}
		this.#unstored = undefined;
		this.#appended.clear();
		if (parts) this.#storedParts = await this.#disk.write(partsNameOf(name), added, kept);
		this.#stored = await this.#disk.write(name, added, kept);
	}

	async #readStore(): Promise<StoredEntries> {
		if (!this.#disk) return new Map();
		const { name, parts } = this.#definition;
		if (parts) this.#storedParts ??= await this.#disk.read(partsNameOf(name));
		this.#stored ??= await this.#disk.read(name);
		return this.#stored;
	}
}

/** No JSON has tabs. */
const ITEM_SEPARATOR = "\t";

const writeItems = (items: readonly object[]): string => items.map((item) => JSON.stringify(item)).join(ITEM_SEPARATOR);

/** In characters; four thousand long documents have as many. Reading texts again takes a twentieth of a build. */
const MAX_KEPT_LENGTH = 1 << 26;

/**
 * Returns a function that reads an item of a second part; the entries may be replaced before. It is not in the loop over
 * a batch, because a closure keeps everything that is captured around it: the whole batch.
 *
 * @param isKept whether known items stay in memory until they are read for the first time, which most are once
 */
function readItems(
	texts: StoredEntries,
	key: string,
	known: readonly object[] = [],
	isKept = false,
): (index: number) => never {
	const read = (index: number) => JSON.parse(texts.get(key)?.split(ITEM_SEPARATOR)[index] as string);
	const items = known.map((item, index) => weakly(() => read(index), item));
	const kept: unknown[] = isKept ? [...known] : [];
	return (index) => {
		items[index] ??= weakly(() => read(index));
		const item = items[index]();
		kept[index] = undefined;
		return item as never;
	};
}

const partsNameOf = (name: string): string => `${name}-texts`;
