/** Stores results across processes. */
export interface CacheStore {
	/** Returns the entries stored under a name; an empty map if there are none or they cannot be trusted. */
	read(name: string): Promise<ReadonlyMap<string, string>>;
	/** Replaces all entries of a name. Keys and values must not contain line breaks or tabs. */
	write(name: string, texts: ReadonlyMap<string, string>): Promise<void>;
}
