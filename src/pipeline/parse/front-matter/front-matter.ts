/**
 * Reads the front matter of a file:
 *
 * 1. Find its fences.
 * 2. Parse the YAML with the location of each value.
 * 3. Read each key with its reader.
 * 4. Check for conflicts between keys.
 */

import matter from "gray-matter";
import type { FrontMatterSchemaConfig } from "../../../model/config.ts";
import type { FrontMatter, ParsedDocument } from "../../../model/content/document.ts";
import type { SourceFile } from "../../../model/content/source.ts";
import { locationAt, type Problem, type SourceLocation } from "../../../model/problems/problem.ts";
import { CONFLICT_MARKER } from "../rules/unfinished-markup.ts";
import { plainEntries } from "../text/strip-controls.ts";
import {
	isMapping,
	type LocatedYaml,
	MAX_DEPTH,
	NESTING_MESSAGE,
	parseLocatedYaml,
	type YamlEntry,
	type YamlProblem,
	type YamlValue,
} from "../yaml/located-yaml.ts";
import { findFrontMatter, KEY_LINE } from "./front-matter-fences.ts";
import { readFrontMatterKeys } from "./front-matter-keys.ts";

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

// The YAML of front matter. gray-matter reads its values; their places are looked for when a problem needs one.

export type FrontMatterYaml =
	/** Text between two thematic breaks, not front matter. */
	| { readonly kind: "text"; readonly problems: readonly Problem[] }
	| { readonly kind: "data"; readonly root: readonly YamlEntry[]; readonly problems: readonly Problem[] };

/** Parses front matter including its fences. */
function readFrontMatterYaml(path: string, text: string): FrontMatterYaml {
	const asText: FrontMatterYaml = { kind: "text", problems: [notFrontMatterProblem(path)] };
	const broken = (problem: YamlProblem): FrontMatterYaml => ({
		kind: "data",
		root: [],
		problems: [toProblem(problem)],
	});
	const problem = problemBefore(path, text);
	if (problem) return broken(problem);
	const source = text.slice(text.indexOf("\n") + 1).replace(/(?:^|\n)---[ \t]*\n?$/, "\n");
	let parsed: LocatedYaml | undefined;
	const located = () => {
		parsed ??= parseLocatedYaml(path, source, 1);
		return parsed;
	};
	if (source.includes("&") && source.includes("*")) {
		const { alias: at } = located();
		const message = "YAML aliases are not supported in front matter";
		if (at) return broken({ kind: "alias", message, hint: "repeat the value", at });
	}
	try {
		// Without options, gray-matter caches results by content, and reports an error only the first time.
		const { data } = matter(text, { engines: REFUSED_ENGINES });
		if (!isMapping(data)) return asText;
		if (isTooDeep(data)) throw new RangeError(NESTING_MESSAGE);
		return { kind: "data", root: lazyEntries({ path, source, located }, data), problems: [] };
	} catch (error) {
		if (!KEY_LINE.test(source)) return asText;
		const conflict = text.search(/^<{7} /m);
		if (conflict >= 0) return broken({ kind: "conflict", ...CONFLICT_MARKER, at: locationAt(path, text, conflict) });
		return broken(located().problem ?? problemOf(error as YamlException, path));
	}
}

/** gray-matter's parser looks for a comment after each line break in white space, which takes quadratic time. */
const MAX_SPACE = 2000;

/** What gray-matter's parser takes minutes for, or misreads: YAML does not allow tabs as indentation. */
function problemBefore(path: string, text: string): YamlProblem | undefined {
	for (const { 0: space, index } of text.matchAll(/\s{9,}/g))
		if (space.length > MAX_SPACE) {
			const message = `more than ${MAX_SPACE.toLocaleString("en")} consecutive white-space characters`;
			return { kind: "syntax", message, hint: "remove them", at: locationAt(path, text, index) };
		}
	const tab = /^ *\t[ \t]*(?:- |[\w"'-]+[ \t]*:)/m.exec(text);
	if (!tab) return;
	const at = locationAt(path, text, tab.index + tab[0].indexOf("\t"));
	return { kind: "syntax", message: "tab used as indentation", hint: "indent with spaces", at };
}

const isTooDeep = (data: unknown, depth = 0): boolean =>
	depth > MAX_DEPTH ||
	(typeof data === "object" && data !== null && Object.values(data).some((inner) => isTooDeep(inner, depth + 1)));

/** What gray-matter's parser throws, whose lines are those of the file. */
interface YamlException extends Error {
	readonly reason?: string;
	readonly mark?: { readonly line: number; readonly column: number };
}

const problemOf = ({ reason, message, mark }: YamlException, path: string): YamlProblem => ({
	kind: "syntax",
	message: reason ?? message,
	at: { path, line: (mark?.line ?? 0) + 1, column: (mark?.column ?? 0) + 1 },
});

const PROBLEM_CODES = {
	syntax: "front-matter-yaml",
	alias: "front-matter-alias",
	conflict: "conflict-marker",
	nesting: "front-matter-nesting",
} as const;

const toProblem = ({ kind, ...problem }: YamlProblem): Problem => ({
	severity: "error",
	code: PROBLEM_CODES[kind],
	...problem,
});

/** Warns that text between two thematic breaks is not front matter. */
const notFrontMatterProblem = (path: string): Problem => ({
	severity: "warning",
	code: "front-matter-mapping",
	message: 'text between two "---" lines is not front matter and is shown on the page',
	at: { path, line: 1, column: 1 },
	hint: 'write a thematic break as "***", or front matter as lines of "key: value"',
});

const refuseEngine = (): never => {
	throw new Error("front matter is YAML");
};
/** Disables gray-matter's engines for other languages, some of which execute code. */
const REFUSED_ENGINES = Object.fromEntries(
	["js", "javascript", "coffee", "coffeescript", "cson", "json", "toml"].map((name) => [name, refuseEngine]),
);

interface YamlSource {
	readonly path: string;
	/** Without the fences. */
	readonly source: string;
	/** The values with their places, parsed when they are first needed. */
	readonly located: () => LocatedYaml;
}

/** A line with a key of the mapping itself, and what follows. */
const TOP_KEY = /^(["']?)([\w-]+)\1[ \t]*:(?:[ \t](.*))?$/;

/** The entries of the front matter. Most keys and their values are found without a parser. */
function lazyEntries(yaml: YamlSource, data: Readonly<Record<string, unknown>>): YamlEntry[] {
	const lines = new Map<string, { readonly line: number; readonly rest: string } | undefined>();
	for (const [index, text] of yaml.source.split("\n").entries()) {
		const [, , key, rest = ""] = TOP_KEY.exec(text) ?? [];
		// A line of a quoted value may look like a key.
		if (key !== undefined) lines.set(key, lines.has(key) ? undefined : { line: index + 2, rest });
	}
	return Object.entries(data).map(([key, value]) => {
		const known = lines.get(key);
		const find = () => yaml.located().value?.entries.find((entry) => entry.key === key);
		const start = { path: yaml.path, line: known?.line ?? 1, column: 1 };
		return {
			key,
			at: known ? start : (find()?.at ?? start),
			value: lazyValue(value, start, () => find()?.value, known && plainText(value, known.rest)),
		};
	});
}

/** The text of a number, a date or a boolean on the line of its key. */
function plainText(value: unknown, rest: string): string | undefined {
	if (typeof value !== "number" && typeof value !== "boolean" && !(value instanceof Date)) return;
	return /^[\w.+-][^#]*/.exec(rest.trimStart())?.[0].trim();
}

/** @param start the place if the value is not found */
const lazyValue = (data: unknown, start: SourceLocation, find: () => YamlValue | undefined, raw?: string) => ({
	data,
	get raw() {
		return raw ?? find()?.raw ?? "";
	},
	get at() {
		return find()?.at ?? start;
	},
	get items() {
		return Array.isArray(data) ? data.map((item, index) => lazyValue(item, start, () => find()?.items[index])) : [];
	},
	get entries() {
		if (!isMapping(data)) return [];
		return Object.entries(data).map(([key, item]): YamlEntry => {
			const entry = () => find()?.entries.find((one) => one.key === key);
			const value = lazyValue(item, start, () => entry()?.value);
			return {
				key,
				value,
				get at() {
					return entry()?.at ?? start;
				},
			};
		});
	},
});
