/** What a migration makes of a project, and what it leaves to the author. */
import type { Config } from "../../config/define.ts";
import type { NewFiles } from "../init/write-new-files.ts";
import { ADVICE, type Construct } from "./advice.ts";

/** What a project of another generator becomes. */
export interface MigratedSite {
	/** The name of the generator. */
	readonly generator: string;
	readonly config: Config;
	/** Content and public files. */
	readonly files: NewFiles;
	/** The modules of components that run in the browser, by name. */
	readonly islands?: Readonly<Record<string, string>>;
	/** Why components of Markdown are placeholders, by name, where it is known. */
	readonly placeholderReasons?: Readonly<Record<string, string>>;
	/** The source of components of Markdown that became placeholders, by name, where it is known. */
	readonly placeholderFiles?: ReadonlyMap<string, readonly ModuleSource[]>;
}

/** The text of a module of the project. */
export interface ModuleSource {
	/** Relative to the project. */
	readonly file: string;
	readonly text: string;
}

/** Something that occurs in several places and is handled in the same way everywhere. */
export interface MigrationNote {
	/** @example `swizzled components` */
	readonly construct: string;
	/** What the author can do about it. */
	readonly advice: string;
	/** Files of the source, or names in its configuration. */
	readonly places: readonly string[];
}

export class MigrationNotes {
	readonly #notes: (MigrationNote & { readonly places: string[] })[] = [];
	readonly #comments = new Map<keyof Config | "", string[]>();

	/** Adds an occurrence of a construct to the report, with the usual advice unless there is another. */
	add(construct: Construct, place: string, advice?: string | undefined): void;
	add(construct: string, place: string, advice: string): void;
	add(construct: string, place: string, advice: string = ADVICE[construct as Construct]): void {
		const note = this.#notes.find((one) => one.construct === construct && one.advice === advice);
		if (!note) this.#notes.push({ construct, advice, places: [place] });
		else if (!note.places.includes(place)) note.places.push(place);
	}

	/** Adds a line above a key of the new configuration, or at its end. */
	comment(key: keyof Config | "", text: string): void {
		const comments = this.#comments.get(key) ?? [];
		if (!comments.includes(text)) comments.push(text);
		this.#comments.set(key, comments);
	}

	/** The most frequent first. */
	get notes(): readonly MigrationNote[] {
		return this.#notes.toSorted((a, b) => b.places.length - a.places.length);
	}

	get comments(): ReadonlyMap<keyof Config | "", readonly string[]> {
		return this.#comments;
	}
}
