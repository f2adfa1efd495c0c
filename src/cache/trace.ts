/** Results whose inputs are known only after they were computed. */
import type { CacheStore } from "./store.ts";

/** What was computed, and what it depended on. */
export interface Traced<Inputs, Result> {
	readonly result: Result;
	/** Plain data; absent if the result must not be kept. */
	readonly inputs?: Inputs | undefined;
}

export interface TraceDefinition<Inputs> {
	/** Also the name in the store. */
	readonly name: string;
	/** Everything the result depends on besides the recorded inputs. */
	readonly request: string;
	/** Whether the inputs still are as they were recorded. */
	readonly isCurrent: (inputs: Inputs) => boolean | Promise<boolean>;
}

/** A kept result. */
export interface Trace<Inputs, Result> {
	readonly request: string;
	readonly inputs: Inputs;
	readonly result: Result;
}

export type TracePlace = "memory" | "disk";

export async function readTrace(
	store: CacheStore | undefined,
	name: string,
): Promise<Trace<unknown, unknown> | undefined> {
	const text = (await store?.read(name))?.get("trace");
	return text === undefined ? undefined : JSON.parse(text);
}

export async function writeTrace(
	store: CacheStore | undefined,
	name: string,
	trace: Trace<unknown, unknown> | undefined,
): Promise<void> {
	await store?.write(
		name,
		new Map(trace && [["trace", JSON.stringify(trace)]]),
	);
}
