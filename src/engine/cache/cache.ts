/**
 * The results of earlier work: kept nowhere, in memory for the next run of this process, or on disk for other processes.
 * Correct because of two rules: results are never mutated, and they depend on nothing but the inputs declared for them.
 */

import { getOrInsert } from "../../model/collections.ts";
import { isDeepEqual } from "../../model/text/deep-equal.ts";
import type { Memoize, MemoizeStep } from "../../model/text/memoize.ts";
import { KeyedTexts } from "./keyed-texts.ts";
import { Memo, type MemoDefinition } from "./memo.ts";
import type { CacheOptions } from "./store.ts";

// Results whose inputs are known only after they were computed.

/** What was computed, and what it depended on. */
interface RecordedResult<Inputs, Result> {
	readonly result: Result;
	/** Plain data; absent if the result must not be kept. */
	readonly inputs?: Inputs | undefined;
}

interface RecordDefinition<Inputs> {
	/** Also the name in the store. */
	readonly name: string;
	/** Everything the result depends on besides the recorded inputs. */
	readonly request: string;
	/** Whether the inputs still are as they were recorded. */
	readonly isCurrent: (inputs: Inputs) => boolean | Promise<boolean>;
}

/** A kept result. */
interface CacheRecord<Inputs, Result> {
	readonly request: string;
	readonly inputs: Inputs;
	readonly result: Result;
}

type RecordPlace = "memory" | "disk";

export class Cache {
	readonly #results = new Map<string, { inputs: unknown; result: unknown }>();
	readonly #records = new Map<string, CacheRecord<unknown, unknown>>();
	readonly #memos = new Map<string, { save(): Promise<void> }>();
	readonly #texts = new Map<string, KeyedTexts>();

	constructor(readonly options: CacheOptions = {}) {}

	/** One result in memory, with inputs that are known before it is computed. */
	readonly memoize: Memoize = <Result>(
		name: string,
		inputs: unknown,
		compute: () => Result,
		isRepeatable: (result: Result) => boolean = () => true,
	): Result => {
		if (!this.options.memory) return compute();
		const before = this.#results.get(name);
		if (before && isDeepEqual(before.inputs, inputs)) return before.result as Result;
		const result = compute();
		if (isRepeatable(result)) this.#results.set(name, { inputs, result });
		else this.#results.delete(name);
		return result;
	};

	/** A step that is called for many keys. What an object is the key of is forgotten with it. */
	readonly memoizeStep: MemoizeStep = <Key extends object | string, Inputs extends readonly unknown[], Result>(
		step: (key: Key, ...inputs: Inputs) => Result,
	) => {
		if (!this.options.memory) return step;
		type Call = { readonly inputs: Inputs; readonly result: Result };
		const byName = new Map<string, Call>();
		const byObject = new WeakMap<object, Call>();
		return (key: Key, ...inputs: Inputs): Result => {
			const before = typeof key === "string" ? byName.get(key) : byObject.get(key);
			if (before && isDeepEqual(before.inputs, inputs)) return before.result;
			const call = { inputs, result: step(key, ...inputs) };
			if (typeof key === "string") byName.set(key, call);
			else byObject.set(key, call);
			return call.result;
		};
	};

	/**
	 * One result per item of a list, in memory and on disk. Another definition of the same name takes over what is in
	 * memory: a builder with another configuration goes on where the one before ended.
	 */
	memo<Item, Result>(definition: MemoDefinition<Item, Result>): Memo<Item, Result> {
		const { name } = definition;
		const before = this.#memos.get(name) as Memo<Item, Result> | undefined;
		const memo = new Memo<Item, Result>(definition, this.options, before);
		this.#memos.set(name, memo);
		return memo;
	}

	/** Texts by key, in memory or on disk. */
	keyedTexts(name: string): KeyedTexts {
		return getOrInsert(this.#texts, name, () => new KeyedTexts(name, this.options));
	}

	/** Writes the results of the last run of all memos to disk, if they are not there yet. */
	async save(): Promise<void> {
		for (const memo of this.#memos.values()) await memo.save();
	}

	/**
	 * One result whose inputs are known only after it was computed, such as the files that a compiler read. In memory, or
	 * on disk for other processes.
	 */
	async record<Inputs, Result>(
		place: RecordPlace,
		definition: RecordDefinition<Inputs>,
		compute: () => Promise<RecordedResult<Inputs, Result>>,
	): Promise<Result> {
		const before = await this.currentRecord<Inputs, Result>(place, definition);
		if (before) return before.result;
		const recorded = await compute();
		await this.writeRecord(place, definition, recorded);
		return recorded.result;
	}

	/** The first half of `record`; `undefined` if there is no current result. */
	async currentRecord<Inputs, Result>(
		place: RecordPlace,
		{ name, request, isCurrent }: RecordDefinition<Inputs>,
	): Promise<CacheRecord<Inputs, Result> | undefined> {
		const kept = await this.readRecord<Inputs, Result>(place, name);
		return kept?.request === request && (await isCurrent(kept.inputs)) ? kept : undefined;
	}

	/** The second half of `record`. */
	async writeRecord<Inputs, Result>(
		place: RecordPlace,
		{ name, request }: Pick<RecordDefinition<Inputs>, "name" | "request">,
		{ inputs, result }: RecordedResult<Inputs, Result>,
	): Promise<void> {
		const record = inputs === undefined ? undefined : { request, inputs, result };
		if (place === "disk") await this.options.disk?.write(name, new Map(record && [["record", JSON.stringify(record)]]));
		else if (this.options.memory && record) this.#records.set(name, record);
		else this.#records.delete(name);
	}

	/** Returns a result, current or not; `undefined` if there is none. */
	async readRecord<Inputs, Result>(place: RecordPlace, name: string): Promise<CacheRecord<Inputs, Result> | undefined> {
		if (place === "memory") return this.#records.get(name) as CacheRecord<Inputs, Result> | undefined;
		const text = (await this.options.disk?.read(name))?.get("record");
		return text === undefined ? undefined : JSON.parse(text);
	}
}
