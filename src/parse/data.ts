/** `_category_` and `authors` files. */
import type { Problem } from "../model/problem.ts";
import type { Author, Category, DataFile } from "../model/site.ts";
import { parseAuthors } from "./authors.ts";
import { parseCategory } from "./category.ts";

export function parseData(files: readonly DataFile[]): {
	categories: Category[];
	authors: { locale: string; authors: Readonly<Record<string, Author>> }[];
	problems: Problem[];
} {
	const isCategory = ({ area }: DataFile) => area === "docs";
	const categories = files.filter(isCategory).map(parseCategory);
	const authors = files
		.filter((file) => /^authors\./.test(file.name))
		.map((file) => ({ locale: file.locale, ...parseAuthors(file) }));
	return {
		categories: categories.flatMap(({ category }) => category ?? []),
		authors,
		problems: [...categories, ...authors].flatMap(({ problems }) => problems),
	};
}
