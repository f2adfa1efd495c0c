/** Reads `_category_`, `authors`, `tags` and `_search` files. */

import type { Author, CategoryMetadata, TagsFile } from "../../../model/content/document.ts";
import type { DataFile, SiteIcons } from "../../../model/content/source.ts";
import { type Problem, wholeFile } from "../../../model/problems/problem.ts";
import type { SearchSettings } from "../../../model/site/search-settings.ts";
import { setSiteIcons } from "../components/icons.ts";
import { unreadableFileProblem } from "../text/unreadable.ts";
import { parseAuthorsFile } from "./authors-file.ts";
import { parseCategoryFile } from "./category-file.ts";
import { parseSearchFile } from "./search-file.ts";
import { parseTagsFile } from "./tags-file.ts";

type DataFileKind = "category" | "authors" | "tags" | "search";

/** The contents of data files by kind. */
export interface ParsedData {
	readonly categories: readonly CategoryMetadata[];
	readonly authors: readonly { readonly locale: string; readonly authors: Readonly<Record<string, Author>> }[];
	readonly tags: readonly TagsFile[];
	readonly searchSettings: Readonly<Record<string, SearchSettings>>;
	readonly problems: readonly Problem[];
}

/** If a folder has several files of a kind, one is read: JSON before `yml` before `yaml`. */
export function parseDataFiles(files: readonly DataFile[], icons?: SiteIcons): ParsedData {
	setSiteIcons(icons);
	const { read, problems } = selectOnePerFolder(files);
	const of = (kind: DataFileKind) => read.filter((file) => dataFileKindOf(file) === kind);
	const categories = of("category").map((file) => readable(file, parseCategoryFile));
	const authors = of("authors").map((file) => ({ locale: file.locale, ...readable(file, parseAuthorsFile) }));
	const tags = of("tags").map((file) => ({ file, ...readable(file, parseTagsFile) }));
	const lists = of("search").map((file) => ({ locale: file.locale, ...readable(file, parseSearchFile) }));
	return {
		categories: categories.flatMap(({ category }) => category ?? []),
		authors: authors.map(({ locale, authors }) => ({ locale, authors })),
		tags: tags.map(({ file: { locale, area, version }, tags }) => ({ locale, area, version, tags })),
		searchSettings: Object.fromEntries(lists.map(({ locale, list }) => [locale, list])),
		problems: [...problems, ...[...categories, ...authors, ...tags, ...lists].flatMap(({ problems }) => problems)],
	};
}

/** Parses a file. If the parser fails, returns the result for an empty file, and a problem. */
function readable<Result extends { readonly problems: readonly Problem[] }>(
	file: DataFile,
	parse: (file: DataFile) => Result,
): Result {
	try {
		return parse(file);
	} catch (error) {
		return { ...parse({ ...file, text: "{}" }), problems: [unreadableFileProblem(file.path, error)] };
	}
}

const stemOf = ({ path }: DataFile): string => path.replace(/\.\w+$/, "");
const baseNameOf = ({ path }: DataFile): string => path.replace(/^.*\//, "");

function dataFileKindOf(file: DataFile): DataFileKind {
	const name = baseNameOf(file);
	if (name.startsWith("_category_.")) return "category";
	if (name.startsWith("_search.")) return "search";
	return name.startsWith("tags.") ? "tags" : "authors";
}

const EXTENSION_ORDER = ["json", "yml", "yaml"];
const extensionRank = ({ path }: DataFile): number => EXTENSION_ORDER.indexOf(path.replace(/^.*\./, ""));

/** One file of each kind per folder, and a warning for each of the others. */
function selectOnePerFolder(files: readonly DataFile[]): { read: DataFile[]; problems: Problem[] } {
	const first = new Map<string, DataFile>();
	for (const file of files.toSorted((a, b) => extensionRank(a) - extensionRank(b)))
		if (!first.has(stemOf(file))) first.set(stemOf(file), file);
	const firstOf = (file: DataFile) => first.get(stemOf(file)) ?? file;
	return {
		read: files.filter((file) => firstOf(file) === file),
		problems: files.filter((file) => firstOf(file) !== file).map((file) => ignoredFileProblem(file, firstOf(file))),
	};
}

const ignoredFileProblem = (file: DataFile, first: DataFile): Problem => ({
	severity: "warning",
	code: `two-${dataFileKindOf(file)}-files`,
	message: `"${baseNameOf(file)}" is ignored because of "${baseNameOf(first)}" in the same folder`,
	at: wholeFile(file.path),
	hint: "keep one of them",
});
