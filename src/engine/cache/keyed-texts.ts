/** Texts by key, of which a run reads few: kept on disk, or in memory where there is no disk. */
import { type AddedText, type CacheOptions, type StoredEntries, textOfAdded } from "./store.ts";

export class KeyedTexts {
	readonly #name: string;
	readonly #disk: CacheOptions["disk"];
	#entries: StoredEntries | undefined;

	/** @param name the name in the store */
	constructor(name: string, { disk }: CacheOptions) {
		this.#name = name;
		this.#disk = disk;
	}

	/** The texts that the last run left. */
	async read(): Promise<StoredEntries> {
		this.#entries ??= (await this.#disk?.read(this.#name)) ?? new Map();
		return this.#entries;
	}

	/** Some of the texts that the last run left; no others are read. */
	async find(keys: Iterable<string>): Promise<StoredEntries> {
		return this.#entries ?? (await this.#disk?.read(this.#name, new Set(keys))) ?? new Map();
	}

	/** Adds texts to those that the last run left. */
	async append(added: ReadonlyMap<string, string>): Promise<void> {
		await this.#disk?.append(this.#name, added);
	}

	/** Replaces all texts but those to keep. */
	async replace(kept: ReadonlySet<string>, added: ReadonlyMap<string, AddedText>): Promise<void> {
		if (this.#disk) {
			this.#entries = await this.#disk.write(this.#name, added, kept);
			return;
		}
		const texts = new Map([...added].map(([key, text]) => [key, textOfAdded(text)]));
		for (const key of kept) {
			const text = this.#entries?.get(key);
			if (text !== undefined) texts.set(key, text);
		}
		this.#entries = texts;
	}
}
