/** Stores results across processes. */
export interface CacheStore {
	/** Returns the entries stored under a name, or only those with some keys; none if they cannot be trusted. */
	read(name: string, keys?: ReadonlySet<string>): Promise<StoredEntries>;
	/**
	 * Replaces all entries of a name, except those to keep. Keys and values must not contain line breaks or tabs.
	 *
	 * @returns the entries that are stored now
	 */
	write(name: string, added: ReadonlyMap<string, AddedText>, kept?: ReadonlySet<string>): Promise<StoredEntries>;
	/** Adds entries to those of a name. Returns all that are known: those that were read or written before, and these. */
	append(name: string, added: ReadonlyMap<string, string>): Promise<StoredEntries>;
}

/** A function is called when the text is written: together, the texts of some names would take much memory. */
export type AddedText = string | (() => string);

export const textOfAdded = (added: AddedText): string => (typeof added === "string" ? added : added());

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
