/** Reads the tags files of the documents or the news, which give tags a name, an address and a description. */

import type { TagDefinition, TagsFile } from "../../../model/content/document.ts";
import type { Problem } from "../../../model/problems/problem.ts";
import { kebabCase, tagPathOf } from "./tag-path.ts";

export interface KnownTag {
	readonly label: string;
	readonly permalink: string;
	readonly description?: string;
}

/** By key. */
export type KnownTags = Readonly<Record<string, KnownTag>>;

/** The area, version and locale that tags belong to. */
export interface TagScope {
	readonly area: TagsFile["area"];
	readonly version: string;
	/** The default locale comes first: translated files inherit what they leave out. */
	readonly locales: readonly string[];
}

/**
 * Merges the tags files of a scope. A tag without a label is labelled with its key; one without a permalink gets one
 * from its key. Two tags with the same address are an error.
 */
export function resolveKnownTags(files: readonly TagsFile[], scope: TagScope) {
	const defined = [...mergeTagDefinitions(files, scope)];
	return {
		tags: Object.fromEntries(defined.map(([key, tag]) => [key, toKnownTag(key, tag)])),
		problems: duplicatePermalinkProblems(defined),
	};
}

function mergeTagDefinitions(files: readonly TagsFile[], { area, version, locales }: TagScope) {
	const merged = new Map<string, TagDefinition>();
	for (const locale of locales) {
		const file = files.find((file) => file.locale === locale && file.area === area && file.version === version);
		for (const [key, tag] of Object.entries(file?.tags ?? {})) merged.set(key, { ...merged.get(key), ...tag });
	}
	return merged;
}

const toKnownTag = (key: string, { label, permalink, description }: TagDefinition): KnownTag => ({
	label: label ?? key.charAt(0).toUpperCase() + key.slice(1),
	permalink: permalink ?? kebabCase(key),
	...(description !== undefined && { description }),
});

function duplicatePermalinkProblems(defined: readonly (readonly [string, TagDefinition])[]): Problem[] {
	const keys = new Map<string, string>();
	return defined.flatMap(([key, tag]) => {
		const path = tagPathOf(toKnownTag(key, tag));
		const first = keys.get(path);
		if (first !== undefined) return [duplicatePermalinkProblem(first, key, path, tag)];
		keys.set(path, key);
		return [];
	});
}

const duplicatePermalinkProblem = (first: string, key: string, path: string, { at }: TagDefinition): Problem => ({
	severity: "error",
	code: "duplicate-tag-permalink",
	message: `tags "${first}" and "${key}" have the same permalink "/${path}"`,
	at,
	hint: "change the permalink of one of them",
});
