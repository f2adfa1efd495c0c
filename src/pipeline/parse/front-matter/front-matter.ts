/**
 * Reads the front matter of a file:
 *
 * 1. Find its fences.
 * 2. Parse the YAML with the location of each value.
 * 3. Read each key with its reader.
 * 4. Check for conflicts between keys.
 */

import type { FrontMatterSchemaConfig } from "../../../model/config.ts";
import type { FrontMatter, ParsedDocument } from "../../../model/content/document.ts";
import type { SourceFile } from "../../../model/content/source.ts";
import type { Problem } from "../../../model/problems/problem.ts";
import { plainEntries } from "../text/strip-controls.ts";
import type { YamlEntry } from "../yaml/located-yaml.ts";
import { findFrontMatter } from "./front-matter-fences.ts";
import { readFrontMatterKeys } from "./front-matter-keys.ts";
import { readFrontMatterYaml } from "./front-matter-yaml.ts";

export interface FrontMatterResult extends Pick<ParsedDocument, "frontMatter" | "keys" | "unknownKeys" | "problems"> {
	/** The values by key, as they are written. */
	readonly data: Readonly<Record<string, unknown>>;
	/** What is written below each key, with the places of all values. */
	readonly root: readonly YamlEntry[];
	/** The text after the front matter. */
	readonly body: string;
	/** The number of lines before the body. */
	readonly linesBefore: number;
}

/** Control characters in a slug are an error; in other values they are removed. */
const SLUG = "slug";

/** The fields of a file that front matter depends on. */
type FrontMatterFile = Pick<SourceFile, "path" | "name" | "area">;

/** Reads the front matter of a text whose line breaks are LF. `schema` describes the keys of the site itself. */
export function readFrontMatter(
	file: FrontMatterFile,
	text: string,
	schema: FrontMatterSchemaConfig = {},
): FrontMatterResult {
	const { end, isForeign, problems } = findFrontMatter(file.path, text);
	const none = { frontMatter: {}, data: {}, keys: {}, root: [], unknownKeys: [], body: text, linesBefore: 0 };
	if (end === undefined) return { ...none, problems };
	const after = { body: text.slice(end), linesBefore: text.slice(0, end).split("\n").length - 1 };
	if (isForeign) return { ...none, ...after, problems };
	const written = text.slice(0, end);
	const yaml = readFrontMatterYaml(file.path, written);
	if (yaml.kind === "text") return { ...none, problems: [...problems, ...yaml.problems] };
	const controls: Problem[] = [];
	// Only YAML's escapes can have brought them here.
	const root = written.includes("\\") ? plainEntries(yaml.root, controls, SLUG) : yaml.root;
	const read = readFrontMatterKeys(file, root, schema);
	return {
		...after,
		root,
		frontMatter: withHomeDefaults(read.frontMatter),
		unknownKeys: read.unknownKeys,
		data: Object.fromEntries(root.map(({ key, value }) => [key, value.data])),
		keys: Object.fromEntries(yaml.root.map(({ key, at }) => [key, at])),
		problems: [...problems, ...yaml.problems, ...controls, ...read.problems],
	};
}

/** In a tagline, which may be Markdown. */
const MARKUP = /<[^<>]{0,100}>|[*_`]/g;

/** A home page has no sidebar and no contents, and is named in its hero. */
function withHomeDefaults(matter: FrontMatter): FrontMatter {
	if (matter.layout !== "home") return matter;
	const { name, text, tagline } = matter.hero ?? {};
	const title = name ?? text;
	const description = tagline?.replace(MARKUP, "");
	return {
		...(title !== undefined && { title }),
		...(description && { description }),
		displayedSidebar: null,
		...matter,
		hideTitle: true,
		hideTableOfContents: true,
	};
}
