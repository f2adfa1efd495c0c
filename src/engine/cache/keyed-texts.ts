/** Texts by key, of which a run reads few: kept on disk, or in memory where there is no disk. */
import type { CacheOptions, StoredEntries } from "./store.ts";

export class KeyedTexts {
	readonly #name: string;
	readonly #disk: CacheOptions["disk"];
	#entries: StoredEntries | undefined;
	#unstored: { readonly kept: ReadonlySet<string>; readonly added: ReadonlyMap<string, string> } | undefined;

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
	replace(kept: ReadonlySet<string>, added: ReadonlyMap<string, string>): void {
		if (this.#disk) {
			this.#unstored = { kept, added };
			return;
		}
		const texts = new Map(added);
		for (const key of kept) {
			const text = this.#entries?.get(key);
			if (text !== undefined) texts.set(key, text);
		}
		this.#entries = texts;
	}

	async save(): Promise<void> {
		if (!this.#disk || !this.#unstored) return;
		const { kept, added } = this.#unstored;
		this.#unstored = undefined;
		this.#entries = await this.#disk.write(this.#name, added, kept);
	}
}
