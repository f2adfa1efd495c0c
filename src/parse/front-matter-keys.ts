/** The front matter keys, one per line. */

import type { Author, FrontMatter } from "../model/document.ts";
import {
	didYouMean,
	type Problem,
	type SourceLocation,
} from "../model/problem.ts";
import type { SourceFile } from "../model/source.ts";
import {
	authorPart,
	LEGACY_AUTHOR_KEYS,
	readPostAuthors,
} from "./author-readers.ts";
import {
	addressOrNull,
	type FieldReader,
	type FrontMatterField,
	listReader,
	readBoolean,
	readDateTime,
	readHeadingLevel,
	readImageUrl,
	readLastUpdate,
	readNumber,
	readRawString,
	readRecord,
	readString,
	readStringOrNull,
} from "./field-readers.ts";
import {
	checkFrontMatterConflicts,
	frontMatterError,
} from "./front-matter-conflicts.ts";
import { unsafeUrl } from "./links.ts";
import { pathText, sitePath } from "./site-path.ts";
import { tagReference } from "./tag-reference.ts";
import type { YamlEntry } from "./yaml-tree.ts";

type KeyContext = Pick<SourceFile, "name" | "area">;
interface KeyDefinition {
	readonly field: keyof FrontMatter;
	readonly reader: FieldReader<unknown>;
}

const defineKey = <K extends keyof FrontMatter>(
	field: K,
	reader: FieldReader<FrontMatter[K]>,
): KeyDefinition => ({ field, reader });

const FRONT_MATTER_KEYS: Readonly<Record<string, KeyDefinition>> = {
	id: defineKey("id", pathText),
	title: defineKey("title", readString),
	title_meta: defineKey("titleMeta", readString),
	hide_title: defineKey("hideTitle", readBoolean),
	hide_table_of_contents: defineKey("hideTableOfContents", readBoolean),
	toc_min_heading_level: defineKey("tocMinHeadingLevel", readHeadingLevel),
	toc_max_heading_level: defineKey("tocMaxHeadingLevel", readHeadingLevel),
	description: defineKey("description", readString),
	keywords: defineKey("keywords", listReader(readString)),
	image: defineKey("image", readImageUrl),
	slug: defineKey("slug", sitePath),
	sidebar_label: defineKey("sidebarLabel", readString),
	sidebar_position: defineKey("sidebarPosition", readNumber),
	sidebar_class_name: defineKey("sidebarClassName", readString),
	sidebar_custom_props: defineKey("sidebarCustomProps", readRecord),
	displayed_sidebar: defineKey("displayedSidebar", readStringOrNull),
	tags: defineKey("tags", listReader(tagReference)),
	pagination_label: defineKey("paginationLabel", readString),
	pagination_next: defineKey("paginationNext", readStringOrNull),
	pagination_prev: defineKey("paginationPrev", readStringOrNull),
	custom_edit_url: defineKey("customEditUrl", addressOrNull),
	parse_number_prefixes: defineKey("parseNumberPrefixes", readBoolean),
	last_update: defineKey("lastUpdate", readLastUpdate),
	draft: defineKey("draft", readBoolean),
	unlisted: defineKey("unlisted", readBoolean),
	date: defineKey("date", readDateTime),
	authors: defineKey("authors", readPostAuthors),
	wrapperClassName: defineKey("wrapperClassName", readString),
	source: defineKey("source", readRawString),
	search: defineKey("search", readBoolean),
	search_weight: defineKey("searchWeight", readNumber),
};

/** Keys of other generators that have no effect here. */
const IGNORED_KEYS = new Set(["sidebar_key", "mdx"]);

const KNOWN_KEYS = [
	...Object.keys(FRONT_MATTER_KEYS),
	...Object.keys(LEGACY_AUTHOR_KEYS),
];

/** Reads front matter. Reports invalid values and conflicts between keys. */
export function readFrontMatterKeys(
	file: KeyContext,
	entries: readonly YamlEntry[],
): { frontMatter: FrontMatter; problems: readonly Problem[] } {
	const problems: Problem[] = [];
	const read: [string, unknown][] = [];
	const legacyAuthor: [string, unknown][] = [];
	for (const { key, at, value } of entries) {
		const report = (message: string, hint?: string, place = value.at) => {
			problems.push(
				frontMatterError("front-matter-type", message, place, hint),
			);
			return undefined;
		};
		const known = Object.hasOwn(FRONT_MATTER_KEYS, key)
			? FRONT_MATTER_KEYS[key]
			: undefined;
		const refuse = (address: string, place = value.at) => {
			problems.push(unsafeUrl(address, place));
			return undefined;
		};
		const field = { name: key, value, report, refuse };
		if (known) read.push([known.field, known.reader(field)]);
		else if (Object.hasOwn(LEGACY_AUTHOR_KEYS, key))
			legacyAuthor.push(
				singleAuthor(
					LEGACY_AUTHOR_KEYS[key],
					file.area === "news" ? field : { ...field, report: () => undefined }, // only posts show it
				),
			);
		else if (!IGNORED_KEYS.has(key)) problems.push(unknownKeyProblem(key, at));
	}
	const definedValues = (pairs: readonly [string, unknown][]) =>
		Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
	const single: Author = definedValues(legacyAuthor);
	const frontMatter: FrontMatter = {
		...(legacyAuthor.length > 0 && { authors: [single] }),
		...definedValues(read),
	};
	return {
		frontMatter,
		problems: [
			...problems,
			...checkFrontMatterConflicts(file, frontMatter, entries),
		],
	};
}

const singleAuthor = (
	part: keyof Author = "name",
	field: FrontMatterField,
): [string, unknown] => [part, authorPart(part)(field)];

function unknownKeyProblem(key: string, at: SourceLocation): Problem {
	const hint = didYouMean(key, KNOWN_KEYS);
	return {
		severity: "warning",
		code: "unknown-front-matter",
		message: `unknown front matter key "${key}"`,
		at,
		...(hint && { hint }),
	};
}
