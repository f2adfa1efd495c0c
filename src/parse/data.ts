/** `_category_`, `authors`, `tags` and `_search` files. */

import type { Author, Category, TagsFile } from "../model/document.ts";
import type { Problem } from "../model/problem.ts";
import type { SearchList } from "../model/search-list.ts";
import type { DataFile } from "../model/source.ts";
import { parseAuthors } from "./authors.ts";
import { parseCategory } from "./category.ts";
import { parseSearchList } from "./search-list.ts";
import { parseTags } from "./tags-file.ts";

type Kind = "category" | "authors" | "tags" | "search";

/** What the files say, by kind. Of two of a kind in one folder the first is read: JSON, then `yml`, then `yaml`. */
export function parseData(files: readonly DataFile[]): {
	categories: Category[];
	authors: { locale: string; authors: Readonly<Record<string, Author>> }[];
	tags: TagsFile[];
	searchLists: Readonly<Record<string, SearchList>>;
	problems: Problem[];
} {
	const { read, problems } = oneOfEach(files);
	const of = (kind: Kind) => read.filter((file) => kindOf(file) === kind);
	const categories = of("category").map(parseCategory);
	const authors = of("authors").map((file) => ({
		locale: file.locale,
		...parseAuthors(file),
	}));
	const tags = of("tags").map((file) => ({ file, ...parseTags(file) }));
	const lists = of("search").map((file) => ({
		locale: file.locale,
		...parseSearchList(file),
	}));
	return {
		categories: categories.flatMap(({ category }) => category ?? []),
		authors: authors.map(({ locale, authors }) => ({ locale, authors })),
		tags: tags.map(({ file: { locale, area, version }, tags }) => ({
			locale,
			area,
			version,
			tags,
		})),
		searchLists: Object.fromEntries(
			lists.map(({ locale, list }) => [locale, list]),
		),
		problems: [
			...problems,
			...[...categories, ...authors, ...tags, ...lists].flatMap(
				({ problems }) => problems,
			),
		],
	};
}

const stemOf = ({ path }: DataFile): string => path.replace(/\.\w+$/, "");
const nameOf = ({ path }: DataFile): string => path.replace(/^.*\//, "");

function kindOf(file: DataFile): Kind {
	const name = nameOf(file);
	if (name.startsWith("_category_.")) return "category";
	if (name.startsWith("_search.")) return "search";
	return name.startsWith("tags.") ? "tags" : "authors";
}

const ORDER = ["json", "yml", "yaml"];
const rankOf = ({ path }: DataFile): number =>
	ORDER.indexOf(path.replace(/^.*\./, ""));

/** The first file of each kind in each folder, and a warning for each of the others. */
function oneOfEach(files: readonly DataFile[]): {
	read: DataFile[];
	problems: Problem[];
} {
	const first = new Map<string, DataFile>();
	for (const file of files.toSorted((a, b) => rankOf(a) - rankOf(b)))
		if (!first.has(stemOf(file))) first.set(stemOf(file), file);
	const firstOf = (file: DataFile) => first.get(stemOf(file)) ?? file;
	return {
		read: files.filter((file) => firstOf(file) === file),
		problems: files
			.filter((file) => firstOf(file) !== file)
			.map((file) => notRead(file, firstOf(file))),
	};
}

const notRead = (file: DataFile, first: DataFile): Problem => ({
	severity: "warning",
	code: `two-${kindOf(file)}-files`,
	message: `“${nameOf(file)}” is not read, because “${nameOf(first)}” is beside it`,
	at: { path: file.path, line: 1, column: 1 },
	hint: "Keep one of them.",
});
