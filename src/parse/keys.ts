/** The keys that front matter may have: one line each. */

import type { Author, FrontMatter } from "../model/document.ts";
import { type Location, nearest, type Problem } from "../model/problem.ts";
import type { SourceFile } from "../model/source.ts";
import { authors, SINGLE_AUTHOR } from "./bylines.ts";
import { together, wrong } from "./conflicts.ts";
import {
	dateTime,
	lastUpdate,
	level,
	list,
	number,
	type Reader,
	record,
	tag,
	text,
	textOrNull,
	truth,
	verbatim,
} from "./fields.ts";
import { slug } from "./slug.ts";
import type { Entry } from "./yaml-tree.ts";

type File = Pick<SourceFile, "name" | "area">;
interface Row {
	readonly field: keyof FrontMatter;
	readonly reader: (file: File) => Reader<unknown>;
}

const row = <K extends keyof FrontMatter>(
	field: K,
	reader: Reader<FrontMatter[K]>,
): Row => ({ field, reader: () => reader });

const KEYS: Readonly<Record<string, Row>> = {
	id: row("id", text),
	title: row("title", text),
	title_meta: row("titleMeta", text),
	hide_title: row("hideTitle", truth),
	hide_table_of_contents: row("hideTableOfContents", truth),
	toc_min_heading_level: row("tocMinHeadingLevel", level),
	toc_max_heading_level: row("tocMaxHeadingLevel", level),
	description: row("description", text),
	keywords: row("keywords", list(text)),
	image: row("image", text),
	slug: {
		field: "slug",
		reader: ({ name }) => slug(name.split("/").length - 1),
	},
	sidebar_label: row("sidebarLabel", text),
	sidebar_position: row("sidebarPosition", number),
	sidebar_class_name: row("sidebarClassName", text),
	sidebar_custom_props: row("sidebarCustomProps", record),
	displayed_sidebar: row("displayedSidebar", textOrNull),
	tags: row("tags", list(tag)),
	pagination_label: row("paginationLabel", text),
	pagination_next: row("paginationNext", textOrNull),
	pagination_prev: row("paginationPrev", textOrNull),
	custom_edit_url: row("customEditUrl", textOrNull),
	parse_number_prefixes: row("parseNumberPrefixes", truth),
	last_update: row("lastUpdate", lastUpdate),
	draft: row("draft", truth),
	unlisted: row("unlisted", truth),
	date: row("date", dateTime),
	authors: row("authors", authors),
	wrapperClassName: row("wrapperClassName", text),
	source: row("source", verbatim),
	search: row("search", truth),
	search_weight: row("searchWeight", number),
};

/** Keys that other generators have, and that mean nothing here. */
const PASSED_OVER = new Set(["sidebar_key", "mdx"]);

const KNOWN = [...Object.keys(KEYS), ...Object.keys(SINGLE_AUTHOR)];

/** The front matter of a file's keys; whatever is wrong with them, each and together, is a problem at its place. */
export function readKeys(
	file: File,
	entries: readonly Entry[],
): { frontMatter: FrontMatter; problems: readonly Problem[] } {
	const problems: Problem[] = [];
	const read: [string, unknown][] = [];
	const author: [string, unknown][] = [];
	for (const { key, at, value } of entries) {
		const report = (message: string, hint?: string, place = value.at) => {
			problems.push(wrong("front-matter-type", message, place, hint));
			return undefined;
		};
		const known = Object.hasOwn(KEYS, key) ? KEYS[key] : undefined;
		const field = { name: key, value, report };
		if (known) read.push([known.field, known.reader(file)(field)]);
		else if (Object.hasOwn(SINGLE_AUTHOR, key))
			author.push([String(SINGLE_AUTHOR[key]), text(field)]);
		else if (!PASSED_OVER.has(key)) problems.push(unknownKey(key, at));
	}
	const given = (pairs: readonly [string, unknown][]) =>
		Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
	const single: Author = given(author);
	const frontMatter: FrontMatter = {
		...(author.length > 0 && { authors: [single] }),
		...given(read),
	};
	return {
		frontMatter,
		problems: [...problems, ...together(file, frontMatter, entries)],
	};
}

function unknownKey(key: string, at: Location): Problem {
	const near = nearest(key, KNOWN);
	return {
		severity: "warning",
		code: "unknown-front-matter",
		message: `“${key}” is no key of front matter`,
		at,
		...(near !== undefined && { hint: `did you mean ${near}?` }),
	};
}
