/**
 * The front matter of a file, by a closed list of keys.
 *
 * 1. find its fences
 * 2. read the YAML, with the place of each value
 * 3. read each key by its row in the table
 * 4. check what keys say together
 */

import type { FrontMatter } from "../model/document.ts";
import type { Location, Problem } from "../model/problem.ts";
import type { SourceFile } from "../model/source.ts";
import { fencesOf } from "./fences.ts";
import { readKeys } from "./keys.ts";
import { readYaml } from "./yaml.ts";

export interface FrontMatterResult {
	readonly frontMatter: FrontMatter;
	/** Where each key stands, by the key as written. */
	readonly keys: Readonly<Record<string, Location>>;
	/** The text after the front matter. */
	readonly body: string;
	/** The lines before the body. */
	readonly linesBefore: number;
	readonly problems: readonly Problem[];
}

/** The part of a file that front matter depends on: a slug's meaning depends on the folder. */
type File = Pick<SourceFile, "path" | "name" | "area">;

/** Reads the front matter of a text whose line breaks are LF. */
export function readFrontMatter(file: File, text: string): FrontMatterResult {
	const { end, isForeign, problems } = fencesOf(file.path, text);
	const none = { frontMatter: {}, keys: {}, body: text, linesBefore: 0 };
	if (end === undefined) return { ...none, problems };
	const after = {
		body: text.slice(end),
		linesBefore: text.slice(0, end).split("\n").length - 1,
	};
	if (isForeign) return { ...none, ...after, problems };
	const yaml = readYaml(file.path, text.slice(0, end));
	if (yaml.kind === "text")
		return { ...none, problems: [...problems, ...yaml.problems] };
	const { frontMatter, ...read } = readKeys(file, yaml.root);
	return {
		...after,
		frontMatter,
		keys: Object.fromEntries(yaml.root.map(({ key, at }) => [key, at])),
		problems: [...problems, ...yaml.problems, ...read.problems],
	};
}
