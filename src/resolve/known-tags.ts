/** The tags that the tags files of the documents, or of the news, give a name, an address and a description. */

import type { DefinedTag, TagsFile } from "../model/document.ts";
import type { Problem } from "../model/problem.ts";
import { kebab, tagPathOf } from "./tag-path.ts";

export interface KnownTag {
	readonly label: string;
	readonly permalink: string;
	readonly description?: string;
}

/** By key. */
export type KnownTags = Readonly<Record<string, KnownTag>>;

/** Whose tags. */
export interface TagShelf {
	readonly area: TagsFile["area"];
	readonly version: string;
	/** The default one first: what a translated file leaves out comes from the file before it. */
	readonly locales: readonly string[];
}

/**
 * The tags of a shelf. One without a label is called as its key, one without a permalink is at its key's words; two at
 * one address are an error.
 */
export function knownTags(
	files: readonly TagsFile[],
	shelf: TagShelf,
): { readonly tags: KnownTags; readonly problems: readonly Problem[] } {
	const defined = [...definedTags(files, shelf)];
	return {
		tags: Object.fromEntries(
			defined.map(([key, tag]) => [key, settled(key, tag)]),
		),
		problems: sharedAddresses(defined),
	};
}

function definedTags(
	files: readonly TagsFile[],
	{ area, version, locales }: TagShelf,
): ReadonlyMap<string, DefinedTag> {
	const merged = new Map<string, DefinedTag>();
	for (const locale of locales) {
		const file = files.find(
			(file) =>
				file.locale === locale &&
				file.area === area &&
				file.version === version,
		);
		for (const [key, tag] of Object.entries(file?.tags ?? {}))
			merged.set(key, { ...merged.get(key), ...tag });
	}
	return merged;
}

const settled = (
	key: string,
	{ label, permalink, description }: DefinedTag,
): KnownTag => ({
	label: label ?? key.charAt(0).toUpperCase() + key.slice(1),
	permalink: permalink ?? kebab(key),
	...(description !== undefined && { description }),
});

function sharedAddresses(
	defined: readonly (readonly [string, DefinedTag])[],
): Problem[] {
	const keys = new Map<string, string>();
	return defined.flatMap(([key, tag]) => {
		const path = tagPathOf(settled(key, tag));
		const first = keys.get(path);
		if (first !== undefined) return [sharedAddress(first, key, path, tag)];
		keys.set(path, key);
		return [];
	});
}

const sharedAddress = (
	first: string,
	key: string,
	path: string,
	{ at }: DefinedTag,
): Problem => ({
	severity: "error",
	code: "duplicate-tag-permalink",
	message: `tags “${first}” and “${key}” are both at “/${path}”`,
	at,
	hint: "Give one of them another permalink.",
});
