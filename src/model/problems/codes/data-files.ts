import type { ProblemSubject } from "./description.ts";

export const DATA_FILE_PROBLEMS: ProblemSubject = {
	name: "data-files",
	title: "Authors, tags and categories",
	problems: [
		{
			code: "bad-author",
			severity: "error",
			summary: "An author in the authors file has no fields, or a field that is not text.",
			cause: "The key of the author has nothing indented below it, or a list.",
			cure: "Write `name: Jane Doe` below the key, indented.",
		},
		{
			code: "bad-authors-file",
			severity: "error",
			summary: "The authors file does not map keys to authors.",
			cause: "`authors.yml` is a list, or a single text.",
			cure: "Start each author with a key at the beginning of a line, such as `jane:`, and write `name: Jane Doe` below it, indented.",
		},
		{
			code: "bad-category",
			severity: "error",
			summary: "A `_category_` file has a value that it cannot have.",
			cause:
				"A key has another type, or `link` has neither the type `doc` with an `id` nor the type `generated-index`.",
			cure: "Correct the value that the message names.",
		},
		{
			code: "bad-tag",
			severity: "error",
			summary: "A tag in the tags file has no fields, a field that is not text, or a bad permalink.",
			cause: "The entry of the tag is not a mapping, or `permalink` is not a path.",
			cure: "Write `label: Releases` below the key, indented, and a permalink such as `/releases`.",
		},
		{
			code: "bad-tags-file",
			severity: "error",
			summary: "The tags file does not map keys to tags.",
			cause: "`tags.yml` is a list, or a single text.",
			cure: "Start each tag with a key at the beginning of a line, such as `release:`, and write `label: Releases` below it, indented.",
		},
		{
			code: "duplicate-tag-permalink",
			severity: "error",
			summary: "Two tags have the same permalink.",
			cause:
				"The lists of both tags would have the same URL. A tag without `permalink` has one that is made from its key.",
			cure: "Change the permalink of one of them.",
		},
		{
			code: "too-many-tags",
			severity: "error",
			summary: "Documents or posts have more than 5,000 different tags.",
			cause:
				"Each tag becomes a page that lists what has the tag. More tags than pages are usually a script's mistake.",
			cure: "Use fewer tags. The position is that of the file with which they become too many.",
		},
		{
			code: "two-authors-files",
			severity: "warning",
			summary: "A folder has two authors files.",
			cause: "It has, for example, `authors.yml` and `authors.json`. One of them is ignored.",
			cure: "Keep one of them.",
		},
		{
			code: "two-category-files",
			severity: "warning",
			summary: "A folder has two category files.",
			cause: "It has, for example, `_category_.yml` and `_category_.json`. One of them is ignored.",
			cure: "Keep one of them.",
		},
		{
			code: "two-search-files",
			severity: "warning",
			summary: "A locale has two search files.",
			cause: "It has, for example, `_search.yml` and `_search.json`. One of them is ignored.",
			cure: "Keep one of them.",
		},
		{
			code: "two-tags-files",
			severity: "warning",
			summary: "A folder has two tags files.",
			cause: "It has, for example, `tags.yml` and `tags.json`. One of them is ignored.",
			cure: "Keep one of them.",
		},
		{
			code: "unknown-author",
			severity: "error",
			summary: "A post names an author who is not in the authors file.",
			cause: "`authors` in the front matter has keys of the authors file. The key is misspelt, or the file is missing.",
			cure: "Correct the key, add the author to `authors.yml` in the folder of posts, or write the author out: `authors: [{ name: Jane Doe }]`.",
		},
		{
			code: "unknown-author-field",
			severity: "warning",
			summary: "An author has a field that does not exist.",
			cause: "The field is misspelt. It is left out.",
			cure: "Use `name`, `title`, `url`, `image_url` or `email`.",
		},
		{
			code: "unknown-category-key",
			severity: "error",
			summary: "A `_category_` file has a key that does not exist.",
			cause: "The key is misspelt, or belongs into `link`.",
			cure: "Correct the key; the message lists those that exist.",
		},
		{
			code: "unknown-tag-field",
			severity: "warning",
			summary: "A tag has a field that does not exist.",
			cause: "The field is misspelt. It is left out.",
			cure: "Use `label`, `permalink` or `description`.",
		},
	],
};
