/**
 * The results of earlier work: kept nowhere, in memory for the next run of this process, or on disk for other processes.
 * Correct because of two rules: results are never mutated, and they depend on nothing but the inputs declared for them.
 */
import { isDeepEqual } from "../model/deep-equal.ts";
import type { Memoize } from "../model/memoize.ts";
import { Memo, type MemoDefinition } from "./memo.ts";
import type { CacheStore } from "./store.ts";
import {
	readTrace,
	type Trace,
	type TraceDefinition,
	type Traced,
	type TracePlace,
	writeTrace,
} from "./trace.ts";

export interface CacheOptions {
	/** Keep results for the next run of this process. */
	readonly memory?: boolean;
	/** Keep results for other processes. */
	readonly disk?: CacheStore | undefined;
}

export class Cache {
	readonly #results = new Map<string, { inputs: unknown; result: unknown }>();
	readonly #traces = new Map<string, Trace<unknown, unknown>>();
	readonly #memos: { save(): Promise<void> }[] = [];

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
		if (before && isDeepEqual(before.inputs, inputs))
			return before.result as Result;
		const result = compute();
		if (isRepeatable(result)) this.#results.set(name, { inputs, result });
		else this.#results.delete(name);
		return result;
	};

	/** One result per item of a list, in memory and on disk. */
	memo<Item, Result>(definition: MemoDefinition<Item>): Memo<Item, Result> {
		const memo = new Memo<Item, Result>(definition, this.options);
		this.#memos.push(memo);
		return memo;
	}

	/** Writes the results of the last run of all memos to disk, if they are not there yet. */
	async save(): Promise<void> {
		for (const memo of this.#memos) await memo.save();
	}

	/**
	 * One result whose inputs are known only after it was computed, such as the files that a compiler read. In memory, or
	 * on disk for other processes.
	 */
	async trace<Inputs, Result>(
		place: TracePlace,
		definition: TraceDefinition<Inputs>,
		compute: () => Promise<Traced<Inputs, Result>>,
	): Promise<Result> {
		const before = await this.current<Inputs, Result>(place, definition);
		if (before) return before.result;
		const traced = await compute();
		await this.keep(place, definition, traced);
		return traced.result;
	}

	/** The first half of `trace`; `undefined` if there is no current result. */
	async current<Inputs, Result>(
		place: TracePlace,
		{ name, request, isCurrent }: TraceDefinition<Inputs>,
	): Promise<Trace<Inputs, Result> | undefined> {
		const trace = await this.readTrace<Inputs, Result>(place, name);
		return trace?.request === request && (await isCurrent(trace.inputs))
			? trace
			: undefined;
	}

	/** The second half of `trace`. */
	async keep<Inputs, Result>(
		place: TracePlace,
		{ name, request }: Pick<TraceDefinition<Inputs>, "name" | "request">,
		{ inputs, result }: Traced<Inputs, Result>,
	): Promise<void> {
		const trace =
			inputs === undefined ? undefined : { request, inputs, result };
		if (place === "disk") await writeTrace(this.options.disk, name, trace);
		else if (this.options.memory && trace) this.#traces.set(name, trace);
		else this.#traces.delete(name);
	}

	/** Returns a result, current or not; `undefined` if there is none. */
	async readTrace<Inputs, Result>(
		place: TracePlace,
		name: string,
	): Promise<Trace<Inputs, Result> | undefined> {
		return (
			place === "disk"
				? await readTrace(this.options.disk, name)
				: this.#traces.get(name)
		) as Trace<Inputs, Result> | undefined;
	}
}
