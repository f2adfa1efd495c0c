/** The front matter keys, one per line. */
import type { FrontMatterKeyConfig, FrontMatterSchemaConfig } from "../../../model/config.ts";
import type { Author, CustomFrontMatter, FrontMatter, TagReference } from "../../../model/content/document.ts";
import {
	FRONT_MATTER_GROUP_NAMES,
	FRONT_MATTER_KEY_NAMES,
	type FrontMatterGroupName,
	type FrontMatterKeyName,
} from "../../../model/content/front-matter-key-names.ts";
import type { SourceFile } from "../../../model/content/source.ts";
import { didYouMean, type Problem, type SourceLocation } from "../../../model/problems/problem.ts";
import { unsafeUrl } from "../rules/tokens/links.ts";
import { isMapping, type YamlEntry } from "../yaml/located-yaml.ts";
import { authorPart, LEGACY_AUTHOR_KEYS, readPostAuthors } from "./author-readers.ts";
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
	readProperty,
	readRawString,
	readRecord,
	readString,
	readStringOrNull,
} from "./field-readers.ts";
import { readFeatures, readHero } from "./home-readers.ts";
import { readSidebarBadge, readSidebarIcon } from "./sidebar-marks.ts";
import { pathText, sitePath } from "./site-path.ts";
import { readHeadElements, readLayout, readOutline, readPagerOverride } from "./vitepress-readers.ts";

type KeyContext = Pick<SourceFile, "name" | "area">;
interface KeyDefinition {
	readonly field: keyof FrontMatter;
	readonly reader: FieldReader<unknown>;
}

const defineKey = <K extends keyof FrontMatter>(field: K, reader: FieldReader<FrontMatter[K]>): KeyDefinition => ({
	field,
	reader,
});

/** A label, or a mapping with label and permalink. Problems are reported under the name of the list. */
const tagReference: FieldReader<TagReference> = (field) => {
	const { name, value, report } = field;
	if (!isMapping(value.data)) {
		const label = readString(field);
		return label === undefined ? undefined : { label };
	}
	const label = readProperty(field, "label", readString);
	const permalink = readProperty(field, "permalink", sitePath);
	if (label === undefined) return report(`${name}: tag without label`, 'write "label:" and "permalink:"');
	return { label, ...(permalink !== undefined && { permalink }) };
};

/** A text, or Starlight's mapping with `content`. */
const readBanner: FieldReader<string> = (field) =>
	isMapping(field.value.data) ? readProperty(field, "content", readString) : readString(field);

const FRONT_MATTER_KEYS: Readonly<Record<FrontMatterKeyName, KeyDefinition>> = {
	id: defineKey("id", pathText),
	title: defineKey("title", readString),
	title_meta: defineKey("titleMeta", readString),
	hide_title: defineKey("hideTitle", readBoolean),
	hide_table_of_contents: defineKey("hideTableOfContents", readBoolean),
	toc_min_heading_level: defineKey("tocMinHeadingLevel", readHeadingLevel),
	toc_max_heading_level: defineKey("tocMaxHeadingLevel", readHeadingLevel),
	banner: defineKey("banner", readBanner),
	description: defineKey("description", readString),
	keywords: defineKey("keywords", listReader(readString)),
	image: defineKey("image", readImageUrl),
	slug: defineKey("slug", sitePath),
	sidebar_label: defineKey("sidebarLabel", readString),
	sidebar_position: defineKey("sidebarPosition", readNumber),
	sidebar_class_name: defineKey("sidebarClassName", readString),
	sidebar_icon: defineKey("sidebarIcon", readSidebarIcon),
	sidebar_badge: defineKey("sidebarBadge", readSidebarBadge),
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
	layout: defineKey("layout", readLayout),
	hero: defineKey("hero", readHero),
	features: defineKey("features", readFeatures),
	prev: defineKey("prev", readPagerOverride),
	next: defineKey("next", readPagerOverride),
	search_weight: defineKey("searchWeight", readNumber),
};

const GROUP_KEYS: Readonly<Record<FrontMatterGroupName, FieldReader<Partial<FrontMatter>>>> = {
	outline: readOutline,
	head: readHeadElements,
};

/** Keys of other generators that have no effect here. */
const IGNORED_KEYS = new Set(["sidebar_key", "mdx"]);

const KNOWN_KEYS = [...FRONT_MATTER_KEY_NAMES, ...Object.keys(LEGACY_AUTHOR_KEYS), ...FRONT_MATTER_GROUP_NAMES];

const isGroupKey = (key: string): key is FrontMatterGroupName => Object.hasOwn(GROUP_KEYS, key);

const isKnownKey = (key: string): key is FrontMatterKeyName => Object.hasOwn(FRONT_MATTER_KEYS, key);

/** Reads front matter. Reports invalid values and conflicts between keys. `schema` describes the site's own keys. */
export function readFrontMatterKeys(file: KeyContext, entries: readonly YamlEntry[], schema: FrontMatterSchemaConfig) {
	const problems: Problem[] = [];
	const unknownKeys: string[] = [];
	const custom: [string, CustomFrontMatter[string] | undefined][] = [];
	const read: [string, unknown][] = [];
	const legacyAuthor: [string, unknown][] = [];
	const groups: Partial<FrontMatter>[] = [];
	for (const { key, at, value } of entries) {
		const add = (problem: Problem): undefined => {
			problems.push(problem);
		};
		const field: FrontMatterField = {
			name: key,
			value,
			report: (message, hint, place = value.at) => add(frontMatterError("front-matter-type", message, place, hint)),
			omit: (message, hint, place = value.at) => add(unsupportedValueProblem(message, hint, place)),
			refuse: (address, place = value.at) => add(unsafeUrl(address, place)),
		};
		const known = isKnownKey(key) ? FRONT_MATTER_KEYS[key] : undefined;
		const own = Object.hasOwn(schema, key) ? schema[key] : undefined;
		const group = isGroupKey(key) && GROUP_KEYS[key];
		if (known) read.push([known.field, known.reader(field)]);
		else if (own) custom.push([key, customValueReader(own)(field)]);
		else if (group) groups.push(group(field) ?? {});
		else if (Object.hasOwn(LEGACY_AUTHOR_KEYS, key)) {
			const part = LEGACY_AUTHOR_KEYS[key] as keyof Author;
			const shown = file.area === "news" ? field : { ...field, report: () => undefined }; // only posts show it
			legacyAuthor.push([part, authorPart(part)(shown)]);
		} else if (!IGNORED_KEYS.has(key)) {
			const hint = didYouMean(key, [...KNOWN_KEYS, ...Object.keys(schema)]);
			if (hint) problems.push(misspeltKeyProblem(key, at, hint));
			else unknownKeys.push(key);
		}
	}
	const definedValues = <Value>(pairs: readonly (readonly [string, Value | undefined])[]) =>
		Object.fromEntries(pairs.flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const])));
	const single: Author = definedValues(legacyAuthor);
	const frontMatter: FrontMatter = {
		...Object.assign({}, ...groups),
		...(legacyAuthor.length > 0 && { authors: [single] }),
		...definedValues(read),
		...(custom.length > 0 && { custom: definedValues(custom) }),
	};
	return {
		frontMatter,
		unknownKeys,
		problems: [...problems, ...checkFrontMatterConflicts(frontMatter, entries)],
	};
}

const misspeltKeyProblem = (key: string, at: SourceLocation, hint: string): Problem => ({
	severity: "warning",
	code: "unknown-front-matter",
	message: `unknown front matter key "${key}"`,
	at,
	hint,
});

const unsupportedValueProblem = (message: string, hint: string, at: SourceLocation): Problem => ({
	severity: "warning",
	code: "unsupported-front-matter",
	message,
	at,
	hint,
});

// Front matter keys that the configuration describes.

/** The reader of a key. */
function customValueReader({ type, values }: FrontMatterKeyConfig): FieldReader<CustomFrontMatter[string]> {
	switch (type) {
		case "string":
			return oneOf(values, readString);
		case "number":
			return oneOf(values, readNumber);
		case "boolean":
			return readBoolean;
		case "string[]":
			return listReader(oneOf(values, readString));
	}
}

/** Reports other values than the given ones, if there are any. */
const oneOf =
	<Value extends string | number>(
		values: readonly (string | number)[] | undefined,
		read: FieldReader<Value>,
	): FieldReader<Value> =>
	(field) => {
		const value = read(field);
		if (value === undefined || !values || values.includes(value)) return value;
		const names = values.map(String);
		return field.report(
			`${field.name} is "${value}"`,
			didYouMean(String(value), names) ?? `write one of: ${names.join(", ")}`,
		);
	};

// Conflicts between front matter keys.

/** A front matter error. */
const frontMatterError = (
	code: "front-matter-authors" | "front-matter-draft" | "front-matter-type",
	message: string,
	at: SourceLocation,
	hint?: string,
): Problem => ({ severity: "error", code, message, at, ...(hint !== undefined && { hint }) });

/** Errors caused by combinations of keys, each located at one of the keys. */
function checkFrontMatterConflicts(matter: FrontMatter, entries: readonly YamlEntry[]): Problem[] {
	const locationOf = (matches: (key: string) => boolean) =>
		entries.findLast(({ key }) => matches(key))?.at as SourceLocation;
	const problems: Problem[] = [];
	const { draft, unlisted } = matter;
	if (draft && unlisted) {
		const message = 'both "draft" and "unlisted" in front matter';
		const at = locationOf((key) => key === "unlisted");
		problems.push(frontMatterError("front-matter-draft", message, at, "keep one of them"));
	}
	const isSingle = (key: string) => Object.hasOwn(LEGACY_AUTHOR_KEYS, key);
	const hasList = entries.some(({ key }) => key === "authors");
	if (hasList && entries.some(({ key }) => isSingle(key))) {
		const message = `both "authors" and "${entries.find(({ key }) => isSingle(key))?.key}" in front matter`;
		problems.push(frontMatterError("front-matter-authors", message, locationOf(isSingle), 'keep "authors"'));
	}
	const { tocMinHeadingLevel: min = 2, tocMaxHeadingLevel: max = 6 } = matter;
	if (min > max) {
		const message = `toc_min_heading_level (${min}) is greater than toc_max_heading_level (${max})`;
		const at = locationOf((key) => key === "toc_min_heading_level");
		problems.push(frontMatterError("front-matter-type", message, at));
	}
	return problems;
}
