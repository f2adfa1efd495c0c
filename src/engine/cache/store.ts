/** Stores results across processes. */
export interface CacheStore {
	/** Returns the entries stored under a name; none if they cannot be trusted. */
	read(name: string): Promise<StoredEntries>;
	/**
	 * Replaces all entries of a name, except those to keep. Keys and values must not contain line breaks or tabs.
	 *
	 * @returns the entries that are stored now
	 */
	write(name: string, added: ReadonlyMap<string, string>, kept?: ReadonlySet<string>): Promise<StoredEntries>;
}

/** The texts of entries. They may be decoded only when they are requested. */
export interface StoredEntries {
	readonly size: number;
	has(key: string): boolean;
	get(key: string): string | undefined;
}

export interface CacheOptions {
	/** Keep results for the next run of this process. */
	readonly memory?: boolean;
	/** Keep results for other processes. */
	readonly disk?: CacheStore | undefined;
}
