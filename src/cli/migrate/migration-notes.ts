/** What a migration leaves to the author, collected while it runs. */
import type { Config } from "../../config/define.ts";

/** Something that occurs in several places and is handled in the same way everywhere. */
export interface MigrationFinding {
	/** @example `swizzled components` */
	readonly construct: string;
	/** What the author can do about it. */
	readonly advice: string;
	/** Files of the source, or names in its configuration. */
	readonly places: readonly string[];
}

export class MigrationNotes {
	readonly #places = new Map<string, { advice: string; places: string[] }>();
	readonly #comments = new Map<keyof Config | "", string[]>();

	/** Adds an occurrence of a construct to the report. */
	add(construct: string, place: string, advice: string): void {
		const entry = this.#places.get(construct) ?? { advice, places: [] };
		if (!entry.places.includes(place)) entry.places.push(place);
		this.#places.set(construct, entry);
	}

	/** Adds lines above a key of the new configuration, or at its end. */
	comment(key: keyof Config | "", text: string): void {
		const comments = this.#comments.get(key) ?? [];
		if (!comments.includes(text)) comments.push(text);
		this.#comments.set(key, comments);
	}

	/** The most frequent first. */
	get findings(): readonly MigrationFinding[] {
		return [...this.#places]
			.map(([construct, entry]) => ({ construct, ...entry }))
			.sort((a, b) => b.places.length - a.places.length);
	}

	get comments(): ReadonlyMap<keyof Config | "", readonly string[]> {
		return this.#comments;
	}
}
