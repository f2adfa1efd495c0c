/** Results whose inputs are known only after they were computed. */
import type { CacheStore } from "./store.ts";

/** What was computed, and what it depended on. */
export interface RecordedResult<Inputs, Result> {
	readonly result: Result;
	/** Plain data; absent if the result must not be kept. */
	readonly inputs?: Inputs | undefined;
}

export interface RecordDefinition<Inputs> {
	/** Also the name in the store. */
	readonly name: string;
	/** Everything the result depends on besides the recorded inputs. */
	readonly request: string;
	/** Whether the inputs still are as they were recorded. */
	readonly isCurrent: (inputs: Inputs) => boolean | Promise<boolean>;
}

/** A kept result. */
export interface CacheRecord<Inputs, Result> {
	readonly request: string;
	readonly inputs: Inputs;
	readonly result: Result;
}

export type RecordPlace = "memory" | "disk";

export async function readStoredRecord(
	store: CacheStore | undefined,
	name: string,
): Promise<CacheRecord<unknown, unknown> | undefined> {
	const text = (await store?.read(name))?.get("record");
	return text === undefined ? undefined : JSON.parse(text);
}

export async function writeStoredRecord(
	store: CacheStore | undefined,
	name: string,
	record: CacheRecord<unknown, unknown> | undefined,
): Promise<void> {
	await store?.write(name, new Map(record && [["record", JSON.stringify(record)]]));
}
