import type { ProblemSubject } from "./description.ts";

export const FRONT_MATTER_PROBLEMS: ProblemSubject = {
	name: "front-matter",
	title: "Front matter",
	problems: [
		{
			code: "bad-doc-id",
			severity: "error",
			summary: "The `id` of a document contains a slash.",
			cause:
				"The id of a document begins with its folder by itself: `id: install` in `guides/setup.md` is `guides/install`.",
			cure: "Remove the folder from the id.",
		},
		{
			code: "bad-slug",
			severity: "error",
			summary: "A `slug` is not a path.",
			cause:
				"It has a question mark, a hash, a backslash, a control character, a percent-encoded dot or slash, or a part that Windows reserves, such as `con`.",
			cure: "Write a path such as `/guides/install`, or a name such as `install`.",
		},
		{
			code: "front-matter-alias",
			severity: "error",
			summary: "The front matter uses an alias of YAML.",
			cause:
				"Anchors (`&name`) and aliases (`*name`) are not supported, because a few lines with them can stand for gigabytes.",
			cure: "Repeat the value. A text that begins with `*` or `&` needs quotes.",
		},
		{
			code: "front-matter-authors",
			severity: "error",
			summary: "A post has both `authors` and older keys for an author.",
			cause:
				"`author`, `author_title`, `author_url` and `author_image_url` describe a single author; it is unclear whether `authors` replaces it.",
			cure: "Keep `authors`.",
		},
		{
			code: "front-matter-draft",
			severity: "error",
			summary: "A page is both `draft` and `unlisted`.",
			cause: "A draft is not built, and an unlisted page is built without links to it. A page cannot be both.",
			cure: "Keep one of the keys.",
		},
		{
			code: "front-matter-fence",
			severity: "error",
			summary: "The lines around the front matter are not three hyphens.",
			cause:
				"The front matter is not closed, begins with more than three hyphens, or has a line of hyphens and other signs inside. A thematic break at the start of a text, which looks like front matter, is a warning.",
			cure: "Begin and end the front matter with a line of exactly `---`. Write a thematic break at the start of a page as `***`.",
		},
		{
			code: "front-matter-language",
			severity: "error",
			summary: "The front matter is not in YAML.",
			cause: "The first line names another language, as in `---toml`. Other generators read JSON or TOML.",
			cure: "Write the front matter in YAML between two lines of `---`.",
		},
		{
			code: "front-matter-mapping",
			severity: "warning",
			summary: "The text between two lines of hyphens is not front matter.",
			cause: "The page begins with `---`, some text, and `---`, but the text has no keys. It is shown on the page.",
			cure: "Write a thematic break as `***`, or front matter as lines of `key: value`.",
		},
		{
			code: "front-matter-nesting",
			severity: "error",
			summary: "Values in the front matter are nested too deeply.",
			cause: "Lists and mappings are inside each other beyond the limit.",
			cure: "Reduce the nesting.",
		},
		{
			code: "front-matter-type",
			severity: "error",
			summary: "A key of the front matter has a value that it cannot have.",
			cause:
				"A number stands where a text is expected, a date does not exist, a level of headings is not from 2 to 6, or YAML reads the value as something else: `yes`, `1.10` and `2024-02-30` are not texts.",
			cure: "Write a value of the type in the reference of front matter. Put a text that looks like a number or a date in quotes.",
		},
		{
			code: "front-matter-yaml",
			severity: "error",
			summary: "The front matter is not valid YAML.",
			cause:
				"Common causes are a colon followed by a space inside a value, a quote that is not closed, a tab as indentation, and a key that is there twice. The same applies to data files in YAML.",
			cure: "Put the value in quotes, and indent with spaces.",
		},
		{
			code: "missing-front-matter",
			severity: "error",
			summary: "A page lacks a key that the configuration requires.",
			cause:
				"`frontMatter` in the configuration describes the key with `required: true`. A translation has the value of its original.",
			cure: "Add the key to the front matter of the page.",
		},
		{
			code: "unknown-front-matter",
			severity: "warning",
			summary: "The front matter has a key that nothing reads.",
			cause: "The key is misspelt, or belongs to another generator, or is your own. It has no effect.",
			cure: "Correct or remove the key, or describe it with `frontMatter` in the configuration, which gives layouts its value.",
		},
		{
			code: "unsupported-front-matter",
			severity: "warning",
			summary: "A value of the front matter is left out.",
			cause:
				"The value is valid in Docusaurus or VitePress, but has no equivalent here, such as a `layout` of a VitePress theme or a script in `head`.",
			cure: "Follow the hint of the message, or remove the value.",
		},
	],
};
